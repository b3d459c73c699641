/** Whose a text is that another app shares: public/share-target.js. */
import { expect, test } from 'vitest'
import { serviceWorker } from '#tests/support/service-worker.ts'

const page = { url: 'https://hanlu.example/courses', method: 'GET', mode: 'navigate' }

function withPerson() {
	const state = { person: 'xiaomei', isOnline: true }
	const worker = serviceWorker(() => {
		if (!state.isOnline) throw new TypeError('Failed to fetch')
		return new Response('', { headers: { 'x-hanlu-person': state.person } })
	})
	return { ...worker, state }
}

test('a text that is shared moments after the first page belongs to its reader', async () => {
	const { answerTo, share, state } = withPerson()
	await answerTo(page)[0]
	// Their session ends.
	state.person = 'nobody'
	expect(await share('今天下雨。')).toBe('xiaomei')
})

test('before any page has come, the server says whose it is', async () => {
	const { share } = withPerson()
	expect(await share('今天下雨。')).toBe('xiaomei')
})

test('without a network it is kept as nobody’s, for the one who signs in next', async () => {
	const { share, state } = withPerson()
	state.isOnline = false
	expect(await share('今天下雨。')).toBeUndefined()
})
