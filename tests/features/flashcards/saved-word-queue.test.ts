import { beforeEach, expect, test, vi } from 'vitest'
import type { QueuedWord } from '#app/features/flashcards/saved-word-queue.ts'

const storage = new Map<string, string>()

beforeEach(() => {
	storage.clear()
	vi.stubGlobal('window', new EventTarget())
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => storage.get(name) ?? null,
		removeItem: (name: string) => storage.delete(name),
		setItem: (name: string, value: string) => storage.set(name, value),
	})
})

/** Another page on the same storage, with a memory of its own. */
async function openTab() {
	vi.resetModules()
	const queue = await import('#app/features/flashcards/saved-word-queue.ts')
	const { savedWordChannel } = await import('#app/features/flashcards/saved-word-channel.ts')
	const words = () => Object.values(queue.queuedWords('ming')).map(({ word }) => word)
	const channel = savedWordChannel('ming')
	const next = () => channel.nextBatch({ isAsking: false, isOneByOne: false })
	return { ...queue, words, next }
}

const bank: QueuedWord = {
	word: '银行',
	pinyin: 'yín háng',
	sentence: '我去银行。',
	lessonId: 'ni-hao',
	isSaved: true,
	at: 1000,
}
const thanks: QueuedWord = { ...bank, word: '谢谢', pinyin: 'xiè xie' }
const answer = { saved: [], unknown: [] }

test('a word saved offline waits in the browser, for its own person', async () => {
	const first = await openTab()
	first.enqueueWords('ming', [bank])
	const next = await openTab()
	expect(next.words()).toEqual(['银行'])
	expect(next.queuedWords('an')).toEqual({})
})

test('only the last change of a word is sent, with its age', async () => {
	const tab = await openTab()
	tab.enqueueWords('ming', [bank, thanks])
	tab.enqueueWords('ming', [{ ...bank, isSaved: false, at: 2000 }])
	vi.spyOn(Date, 'now').mockReturnValue(5000)
	const { at: _, ...sent } = bank
	expect(JSON.parse(tab.next()?.body ?? '')).toEqual({
		changes: [
			{ ...sent, isSaved: false, ageMs: 3000 },
			{ ...sent, word: '谢谢', pinyin: 'xiè xie', ageMs: 4000 },
		],
	})
})

test('what the server took leaves the queue, unless it was changed again meanwhile', async () => {
	const tab = await openTab()
	tab.enqueueWords('ming', [bank, thanks])
	const batch = tab.next()
	tab.enqueueWords('ming', [{ ...bank, isSaved: false, at: 2000 }])
	expect(batch?.read({ welcome: 'to our café’s network' })).toBeUndefined()
	batch?.read(answer)?.take()
	expect(tab.words()).toEqual(['银行'])
	tab.next()?.read(answer)?.take()
	expect(tab.next()).toBeUndefined()
})

test('what the server does not understand is put aside', async () => {
	const tab = await openTab()
	tab.enqueueWords('ming', [bank])
	tab.next()?.setAside()
	expect(tab.words()).toEqual([])
	expect([...storage.keys()]).toEqual([expect.stringMatching(/^hanlu\.saved-words\.ming\.damaged/)])
})

test.each([
	['{', []],
	['7', []],
	[JSON.stringify({ a: { word: '银行' }, b: thanks }), ['谢谢']],
	[JSON.stringify({ a: { ...bank, at: null } }), []],
])('a damaged queue keeps what can be read: %s', async (stored, words) => {
	storage.set('hanlu.saved-words.ming', stored)
	expect((await openTab()).words()).toEqual(words)
})
