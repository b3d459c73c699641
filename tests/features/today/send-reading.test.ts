import { beforeEach, expect, test, vi } from 'vitest'

const items = new Map<string, string>()
let requests = 0
let reply = () => {}

beforeEach(() => {
	items.clear()
	requests = 0
	vi.resetModules()
	vi.stubGlobal('window', new EventTarget())
	vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
	vi.stubGlobal('navigator', { onLine: true })
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => items.get(name) ?? null,
		removeItem: (name: string) => items.delete(name),
		setItem: (name: string, value: string) => items.set(name, value),
	})
	vi.stubGlobal('fetch', async () => {
		requests += 1
		await new Promise<void>((resolve) => {
			reply = resolve
		})
		return Response.json({ userId: 'marta', isTaken: true })
	})
})

/** The page of Marta's courses; before it she has stopped in a text, or not. */
async function openCourses({ hasRead = true } = {}) {
	const store = await import('#app/features/progress/reading/reading-store.ts')
	const { sendReading } = await import('#app/features/today/send-reading.ts')
	if (hasRead) {
		const place = { kind: 'lesson' as const, id: 'train', paragraph: 4, paragraphs: 9 }
		store.keepPlace('marta', { ...place, at: Date.now() })
		store.addTime('marta', { readMs: 5000, listenedMs: 0 }, new Date())
	}
	const onSent = vi.fn()
	return { onSent, leave: sendReading('marta', onSent) }
}

test('what reading left behind is sent at once, and the page hears of it once', async () => {
	const { onSent } = await openCourses()
	await vi.waitFor(() => expect(requests).toBe(1))
	expect(onSent).not.toHaveBeenCalled()
	reply()
	await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce())
	expect(requests).toBe(1)
})

test('without anything to send nothing is asked', async () => {
	const { onSent } = await openCourses({ hasRead: false })
	await new Promise((resolve) => setTimeout(resolve, 20))
	expect([requests, onSent.mock.calls.length]).toEqual([0, 0])
})

test('a page that was left meanwhile is not shown anew', async () => {
	const { onSent, leave } = await openCourses()
	await vi.waitFor(() => expect(requests).toBe(1))
	leave()
	reply()
	await new Promise((resolve) => setTimeout(resolve, 20))
	expect(onSent).not.toHaveBeenCalled()
})

test('a page that was on its way when the server took it is shown anew', async () => {
	const first = await openCourses()
	await vi.waitFor(() => expect(requests).toBe(1))
	reply()
	await vi.waitFor(() => expect(first.onSent).toHaveBeenCalledOnce())
	const { onSent } = await openCourses({ hasRead: false })
	expect([requests, onSent.mock.calls.length]).toEqual([1, 1])
})
