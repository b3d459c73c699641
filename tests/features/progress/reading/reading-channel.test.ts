import { beforeEach, expect, test, vi } from 'vitest'
import type { ReadingLog } from '#app/features/progress/reading/reading-contract.ts'

const items = new Map<string, string>()
const sent: ReadingLog[] = []
const noon = new Date(2026, 10, 22, 12)

beforeEach(() => {
	items.clear()
	sent.length = 0
	vi.resetModules()
	vi.useFakeTimers({ toFake: ['Date'], now: noon })
	vi.stubGlobal('window', new EventTarget())
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => items.get(name) ?? null,
		removeItem: (name: string) => items.delete(name),
		setItem: (name: string, value: string) => items.set(name, value),
	})
})

/** A browser of Marta's, whose server takes everything while `isOnline`. */
async function openBrowser(server = { isOnline: true, meanwhile: () => {} }) {
	vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
		if (!server.isOnline) throw new TypeError('Failed to fetch')
		sent.push(JSON.parse(String(init.body)))
		server.meanwhile()
		return Response.json({ userId: 'marta', isTaken: true })
	})
	const store = await import('#app/features/progress/reading/reading-store.ts')
	const { noteTap } = await import('#app/features/progress/reading/tapped-words.ts')
	const { readingChannel } = await import('#app/features/progress/reading/reading-channel.ts')
	const { sendBatch } = await import('#app/features/progress/outbox/send-batch.ts')
	const channel = readingChannel('marta')
	return {
		...store,
		channel,
		server,
		stopAt: (paragraph: number, id = 'train') =>
			store.keepPlace('marta', {
				kind: 'lesson',
				id,
				paragraph,
				paragraphs: 30,
				at: Date.now(),
			}),
		tap: (word: string) => noteTap('marta', { lessonId: 'train', word }),
		read: (readMs: number) => store.addTime('marta', { readMs, listenedMs: 0 }, new Date()),
		async send() {
			const batch = channel.nextBatch({ isAsking: false, isOneByOne: false })
			if (!batch) return 'nothing'
			const { outcome, settle } = await sendBatch('marta', batch)
			if (outcome.kind === 'taken') settle?.()
			return outcome.kind
		},
	}
}

test('a place is sent once, with how long ago it was', async () => {
	const browser = await openBrowser()
	browser.stopAt(12)
	vi.setSystemTime(+noon + 4000)
	expect(await browser.send()).toBe('taken')
	expect(sent[0]?.places).toEqual([
		{ kind: 'lesson', id: 'train', paragraph: 12, paragraphs: 30, ageMs: 4000 },
	])
	expect(await browser.send()).toBe('nothing')
})

test('a place of a train without a network arrives later', async () => {
	const browser = await openBrowser({ isOnline: false, meanwhile: () => {} })
	browser.stopAt(12)
	expect(await browser.send()).toBe('failed')
	browser.server.isOnline = true
	vi.setSystemTime(+noon + 3_600_000)
	expect(await browser.send()).toBe('taken')
	expect(sent[0]?.places).toMatchObject([{ paragraph: 12, ageMs: 3_600_000 }])
})

test('only the last place of a text waits, and one that changes on its way is sent again', async () => {
	const browser = await openBrowser()
	browser.stopAt(3)
	vi.setSystemTime(+noon + 1)
	browser.stopAt(5)
	browser.server.meanwhile = () => {
		vi.setSystemTime(+noon + 2)
		browser.stopAt(6)
	}
	await browser.send()
	browser.server.meanwhile = () => {}
	await browser.send()
	expect(sent.map(({ places }) => places.map(({ paragraph }) => paragraph))).toEqual([[5], [6]])
})

test('a day’s total grows from request to request, also after a reload', async () => {
	const browser = await openBrowser()
	browser.read(5000)
	await browser.send()
	expect(await browser.send()).toBe('nothing')
	vi.resetModules()
	const reopened = await openBrowser()
	reopened.read(2000)
	await reopened.send()
	const day = '2026-11-22'
	expect(sent.map(({ days }) => days)).toEqual([
		[{ day, readMs: 5000, listenedMs: 0 }],
		[{ day, readMs: 7000, listenedMs: 0 }],
	])
	expect(new Set(sent.map(({ device }) => device)).size).toBe(1)
})

test('a request waits until the last one is a minute old', async () => {
	const browser = await openBrowser()
	expect(browser.channel.delayMs).toBe(0)
	browser.read(5000)
	await browser.send()
	expect(browser.channel.delayMs).toBe(60_000)
	vi.setSystemTime(+noon + 45_000)
	expect(browser.channel.delayMs).toBe(15_000)
	vi.setSystemTime(+noon + 300_000)
	expect(browser.channel.delayMs).toBe(0)
})

test('days that the server has are forgotten in the end, unsent ones never', async () => {
	const browser = await openBrowser()
	browser.read(5000)
	await browser.send()
	vi.setSystemTime(+noon + 86_400_000)
	browser.read(1000)
	vi.setSystemTime(+noon + 30 * 86_400_000)
	browser.tidyReading('marta')
	expect(Object.keys(JSON.parse(items.get('hanlu.study-time.marta') ?? ''))).toEqual(['2026-11-23'])
})

test.each(['', '[', '{"lesson/train":{"kind":"lesson"}}', '{"x":1}', 'null'])(
	'a damaged storage %j stops nothing',
	async (stored) => {
		items.set('hanlu.reading-places.marta', stored)
		items.set('hanlu.study-time.marta', stored)
		items.set('hanlu.tapped-words.marta', stored)
		items.set('hanlu.device', 'x')
		const browser = await openBrowser()
		browser.tidyReading('marta')
		browser.stopAt(4)
		browser.read(1000)
		expect(await browser.send()).toBe('taken')
		expect(sent[0]?.places).toHaveLength(1)
		expect(sent[0]?.days).toHaveLength(1)
	},
)

test('another person in this browser sends nothing of Marta’s', async () => {
	const browser = await openBrowser()
	browser.stopAt(12)
	browser.read(1000)
	expect(browser.unsentPlaces('tom')).toEqual([])
	expect(browser.unsentDays('tom')).toEqual([])
})

const wordsOf = (log: ReadingLog | undefined) => log?.tapped?.words.map(({ word }) => word)

test('a tapped word is sent once, also after a reload', async () => {
	const browser = await openBrowser()
	browser.tap('火车')
	browser.tap('来')
	browser.tap('火车')
	expect(await browser.send()).toBe('taken')
	expect(wordsOf(sent[0])).toEqual(['火车', '来'])
	vi.resetModules()
	const reopened = await openBrowser()
	reopened.tap('火车')
	expect(await reopened.send()).toBe('nothing')
})

test('a batch without a reply is sent again under the same name, and later words after it', async () => {
	const browser = await openBrowser({ isOnline: false, meanwhile: () => {} })
	browser.tap('火车')
	const [first, again] = [1, 2].map(() =>
		browser.channel.nextBatch({ isAsking: false, isOneByOne: false }),
	)
	expect(JSON.parse(again?.body ?? '').tapped).toEqual(JSON.parse(first?.body ?? '').tapped)
	browser.tap('来')
	browser.server.isOnline = true
	await browser.send()
	await browser.send()
	expect(sent.map(wordsOf)).toEqual([['火车'], ['来']])
	expect(sent[0]?.tapped?.id).not.toBe(sent[1]?.tapped?.id)
})

test('a thousand words are remembered, the oldest are forgotten', async () => {
	const taps = Array.from({ length: 1000 }, (_, no) => [`train 词${no}`, ''])
	items.set('hanlu.tapped-words.marta', JSON.stringify(Object.fromEntries(taps)))
	const browser = await openBrowser()
	browser.tap('火车')
	expect(Object.keys(JSON.parse(items.get('hanlu.tapped-words.marta') ?? ''))).toHaveLength(1000)
	await browser.send()
	expect(wordsOf(sent[0])).toHaveLength(100)
	expect(wordsOf(sent[0])?.[0]).toBe('词1')
})
