/** What a browser shows after its reader has left: tests/fixtures/cases/32-offline-after-signout. */
import { expect, test } from 'vitest'
import { serviceWorker } from '#tests/support/service-worker.ts'

const pages = ['/texts/rain/1', '/flashcards']

/** 小美 has opened her text and her cards. */
async function withOpenedPages() {
	const state = { isOnline: true, person: 'xiaomei' }
	const worker = serviceWorker((request) => {
		if (!state.isOnline) throw new TypeError('Failed to fetch')
		const { pathname } = new URL(request.url)
		if (pathname === '/sign-out') state.person = 'nobody'
		const page = state.person === 'nobody' ? 'Sign in' : `小美: ${pathname}`
		return new Response(page, { headers: { 'x-hanlu-person': state.person } })
	})
	const shell = await worker.caches.open('hanlu-static-2')
	await shell.put('/offline.html', new Response('No connection'))
	for (const page of pages) await worker.open(page)
	return { ...worker, state }
}

test('offline, a page that was opened is shown, and any other says that there is no connection', async () => {
	const { open, state } = await withOpenedPages()
	state.isOnline = false
	for (const page of pages) expect(await open(page)).toBe(`小美: ${page}`)
	expect(await open('/texts/snow/1')).toBe('No connection')
})

test('signed out and offline, nothing of the person is shown', async () => {
	const { open, state } = await withOpenedPages()
	await open('/sign-out', 'POST')
	state.isOnline = false
	for (const page of pages) expect(await open(page)).toBe('No connection')
})

test('a session that ended on the server leads to the sign-in page, and takes the kept pages with it', async () => {
	const { open, state } = await withOpenedPages()
	state.person = 'nobody'
	expect(await open('/texts/rain/1')).toBe('Sign in')
	state.isOnline = false
	expect(await open('/flashcards')).toBe('No connection')
})

test('another person on this device finds nothing of the one before', async () => {
	const { open, state } = await withOpenedPages()
	state.person = 'david'
	await open('/courses')
	state.isOnline = false
	for (const page of pages) expect(await open(page)).toBe('No connection')
})
