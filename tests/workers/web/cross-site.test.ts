import { expect, test } from 'vitest'
import { isCrossSite } from '#workers/web/cross-site.ts'

function post(headers: Record<string, string>): Request {
	return new Request('https://hanlu.example/login', { method: 'POST', headers })
}

test('a form of our own pages passes', () => {
	expect(
		isCrossSite(post({ origin: 'https://hanlu.example', 'sec-fetch-site': 'same-origin' })),
	).toBe(false)
})

test("another site's form is refused by either header", () => {
	expect(isCrossSite(post({ origin: 'https://evil.example' }))).toBe(true)
	expect(isCrossSite(post({ 'sec-fetch-site': 'cross-site' }))).toBe(true)
	expect(isCrossSite(post({ 'sec-fetch-site': 'same-site' }))).toBe(true)
})

test('another port is another site', () => {
	expect(isCrossSite(post({ origin: 'https://hanlu.example:8443' }))).toBe(true)
})

test('the same page over http is another site, for anybody may have changed it on its way', () => {
	expect(isCrossSite(post({ origin: 'http://hanlu.example' }))).toBe(true)
	expect(isCrossSite(post({ origin: 'ftp://hanlu.example' }))).toBe(true)
})

test('a proxy may have taken off the https', () => {
	const headers = { origin: 'https://hanlu.example' }
	const passedOn = new Request('http://hanlu.example/login', { method: 'POST', headers })
	expect(isCrossSite(passedOn)).toBe(false)
})

test('an origin that is none is refused', () => {
	expect(isCrossSite(post({ origin: 'null' }))).toBe(true)
	expect(isCrossSite(post({ origin: 'hanlu.example' }))).toBe(true)
})

test('reading is never refused, and a caller without browser headers passes', () => {
	const headers = { origin: 'https://evil.example' }
	expect(isCrossSite(new Request('https://hanlu.example/', { headers }))).toBe(false)
	expect(isCrossSite(post({}))).toBe(false)
})
