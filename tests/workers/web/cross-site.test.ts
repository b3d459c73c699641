import { expect, test } from 'vitest'
import { isCrossSite } from '#workers/web/cross-site.ts'

function post(headers: Record<string, string>): Request {
	return new Request('https://hanlu.example/login', { method: 'POST', headers })
}

test('a form on our own page passes', () => {
	expect(
		isCrossSite(post({ origin: 'https://hanlu.example', 'sec-fetch-site': 'same-origin' })),
	).toBe(false)
})

test('a form on another site is refused by either header', () => {
	expect(isCrossSite(post({ origin: 'https://evil.example' }))).toBe(true)
	expect(isCrossSite(post({ 'sec-fetch-site': 'cross-site' }))).toBe(true)
	expect(isCrossSite(post({ 'sec-fetch-site': 'same-site' }))).toBe(true)
})

test('another port counts as another site', () => {
	expect(isCrossSite(post({ origin: 'https://hanlu.example:8443' }))).toBe(true)
})

test('an http page counts as another site for https', () => {
	expect(isCrossSite(post({ origin: 'http://hanlu.example' }))).toBe(true)
	expect(isCrossSite(post({ origin: 'ftp://hanlu.example' }))).toBe(true)
})

test('an https page may send to http behind a proxy', () => {
	const headers = { origin: 'https://hanlu.example' }
	const passedOn = new Request('http://hanlu.example/login', { method: 'POST', headers })
	expect(isCrossSite(passedOn)).toBe(false)
})

test('an invalid origin is refused', () => {
	expect(isCrossSite(post({ origin: 'null' }))).toBe(true)
	expect(isCrossSite(post({ origin: 'hanlu.example' }))).toBe(true)
})

test('reads and callers without browser headers pass', () => {
	const headers = { origin: 'https://evil.example' }
	expect(isCrossSite(new Request('https://hanlu.example/', { headers }))).toBe(false)
	expect(isCrossSite(post({}))).toBe(false)
})
