import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WordToMark } from '#app/features/known-words/mark-queue.ts'

const storage = new Map<string, string>()

beforeEach(() => {
	storage.clear()
	vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
	vi.stubGlobal('window', new EventTarget())
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => storage.get(name) ?? null,
		removeItem: (name: string) => storage.delete(name),
		setItem: (name: string, value: string) => storage.set(name, value),
	})
})

afterEach(() => {
	vi.useRealTimers()
})

/** Another page on the same storage, with a memory of its own. */
async function openTab(userId = 'ming') {
	vi.resetModules()
	const { markQueue, sentMarks, markWords } = await import(
		'#app/features/known-words/mark-queue.ts'
	)
	const { markChannel } = await import('#app/features/known-words/mark-channel.ts')
	const channel = markChannel(userId)
	const saidIn = (marks: ReturnType<typeof markQueue.read>) =>
		Object.values(marks).map(({ word, said }) => `${word} ${said}`)
	return {
		mark: (...words: WordToMark[]) => markWords(userId, words),
		waiting: () => saidIn(markQueue.read(userId)),
		sent: () => saidIn(sentMarks.read(userId)),
		sentAt: () => Object.values(sentMarks.read(userId)).map(({ at }) => at),
		next: () => channel.nextBatch({ isAsking: false, isOneByOne: false }),
	}
}

const bank = { word: '银行', pinyin: 'yín háng', said: 'known' } as const
const inSentence = { sentence: '我去银行。', lessonId: 'city' }

test('a mark made offline waits in the browser, for its own person', async () => {
	const tab = await openTab()
	tab.mark(bank)
	expect((await openTab()).waiting()).toEqual(['银行 known'])
	expect((await openTab('an')).waiting()).toEqual([])
})

test('the last mark of a word is sent, with its age and the sentence of an earlier one', async () => {
	const tab = await openTab()
	tab.mark({ ...bank, ...inSentence })
	vi.setSystemTime(2000)
	tab.mark({ ...bank, said: null })
	vi.setSystemTime(5000)
	expect(tab.next()?.path).toBe('/word-marks')
	expect(JSON.parse(tab.next()?.body ?? '')).toEqual({
		marks: [{ ...bank, ...inSentence, said: null, articleId: null, partId: null, ageMs: 3000 }],
	})
})

test('a mark after the clock was set back still counts', async () => {
	const tab = await openTab()
	tab.mark(bank)
	vi.setSystemTime(500)
	tab.mark({ ...bank, said: 'ignored' })
	expect(tab.waiting()).toEqual(['银行 ignored'])
})

test('marks that the server has taken are remembered with its time', async () => {
	const tab = await openTab()
	tab.mark(bank)
	const batch = tab.next()
	expect(batch?.read({ welcome: 'to our café’s network' })).toBeUndefined()
	batch?.read({ userId: 'ming', now: 7777, kept: [bank] })?.take()
	expect(tab.waiting()).toEqual([])
	expect(tab.next()).toBeUndefined()
	expect((await openTab()).sent()).toEqual(['银行 known'])
	expect(tab.sentAt()).toEqual([7777])
})

test('a mark that came too late is remembered as the server has it', async () => {
	const tab = await openTab()
	tab.mark(bank)
	const kept = [{ ...bank, said: 'ignored' }]
	tab.next()?.read({ userId: 'ming', now: 7777, kept })?.take()
	expect(tab.sent()).toEqual(['银行 ignored'])
})

test('a word that was marked again meanwhile is sent again', async () => {
	const tab = await openTab()
	tab.mark(bank)
	const batch = tab.next()
	vi.setSystemTime(2000)
	tab.mark({ ...bank, said: 'learning' })
	vi.setSystemTime(9000)
	batch?.read({ userId: 'ming', now: 7777, kept: [] })?.take()
	expect(tab.waiting()).toEqual(['银行 learning'])
	// However slow the first request was, this mark is newer than it.
	expect(JSON.parse(tab.next()?.body ?? '').marks).toMatchObject([{ said: 'learning', ageMs: 0 }])
})

test('two tabs keep the marks of both', async () => {
	const [one, other] = [await openTab(), await openTab()]
	one.mark(bank)
	other.mark({ ...bank, word: '谢谢', pinyin: 'xiè xie' })
	expect(one.waiting()).toEqual(['银行 known', '谢谢 known'])
})

test('the newest five hundred sent marks are remembered', async () => {
	const tab = await openTab()
	for (const now of [1, 2, 3]) {
		const words = Array.from({ length: 200 }, (_, index) => `字${now}${index}`)
		tab.mark(...words.map((word) => ({ ...bank, word })))
		tab.next()?.read({ userId: 'ming', now, kept: [] })?.take()
	}
	expect(tab.sent()).toHaveLength(500)
	expect(tab.sentAt().filter((at) => at === 1)).toHaveLength(100)
})

test.each([
	['{', []],
	['7', []],
	[JSON.stringify({ a: { word: '银行' } }), []],
	[JSON.stringify({ a: { ...bank, said: 'mastered' } }), []],
])('a damaged store keeps what can be read: %s', async (stored, words) => {
	storage.set('hanlu.word-marks.ming', stored)
	storage.set('hanlu.sent-word-marks.ming', stored)
	const tab = await openTab()
	expect(tab.waiting()).toEqual(words)
	expect(tab.sent()).toEqual(words)
	tab.mark(bank)
	expect(tab.waiting()).toEqual(['银行 known'])
})
