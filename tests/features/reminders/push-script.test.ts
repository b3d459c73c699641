/** public/push.js in a service worker. */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

/** What the script shows, opens and focuses, with so many tabs open. */
function serviceWorker(openTabs: readonly string[] = []) {
	const listeners = new Map<string, (event: object) => void>()
	const done: unknown[] = []
	const self = {
		addEventListener: (kind: string, listener: (event: object) => void) =>
			void listeners.set(kind, listener),
		registration: {
			showNotification: async (title: string, options: object) => done.push({ title, ...options }),
		},
		clients: {
			matchAll: async () =>
				openTabs.map((tab) => ({ focus: async () => done.push(`focus ${tab}`) })),
			openWindow: async (path: string) => done.push(`open ${path}`),
		},
	}
	runInNewContext(readFileSync('public/push.js', 'utf8'), { self })
	return {
		done,
		async send(kind: string, event: object) {
			const waits: Promise<unknown>[] = []
			const waitUntil = (wait: Promise<unknown>) => waits.push(wait)
			listeners.get(kind)?.({ ...event, waitUntil })
			await Promise.all(waits)
		},
	}
}

test('a message is shown as a notification', async () => {
	const { done, send } = serviceWorker()
	const sent = { title: 'Hanlu 汉路', text: '12 cards, about 4 minutes.', path: '/courses' }
	await send('push', { data: { json: () => sent } })
	expect(done).toEqual([
		{
			title: 'Hanlu 汉路',
			body: '12 cards, about 4 minutes.',
			icon: '/icon-192.png',
			tag: 'reminder',
			data: { path: '/courses' },
		},
	])
})

test('a click opens the courses, or goes to the tab that is open and leaves its page', async () => {
	for (const [tabs, expected] of [
		[[], 'open /courses'],
		[['lesson', 'cards'], 'focus lesson'],
	] as const) {
		const { done, send } = serviceWorker(tabs)
		const close = () => void done.push('closed')
		await send('notificationclick', { notification: { close, data: { path: '/courses' } } })
		expect(done).toEqual(['closed', expected])
	}
})
