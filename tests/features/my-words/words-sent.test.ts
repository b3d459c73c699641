import { beforeEach, expect, test, vi } from 'vitest'

const items = new Map<string, string>()

beforeEach(() => {
	items.clear()
	vi.resetModules()
	vi.stubGlobal('window', new EventTarget())
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => items.get(name) ?? null,
		removeItem: (name: string) => items.delete(name),
		setItem: (name: string, value: string) => items.set(name, value),
	})
})

const word = {
	word: '银行',
	pinyin: 'yín háng',
	sentence: null,
	lessonId: null,
	articleId: null,
}
const bank = { ...word, isSaved: true, at: 1 }

test('a list is shown again when the words that waited have been sent, once', async () => {
	const { savedWordQueue } = await import('#app/features/flashcards/saved-word-queue.ts')
	const { markQueue } = await import('#app/features/known-words/mark-queue.ts')
	const { onWordsSent } = await import('#app/features/my-words/words-sent.ts')
	const mark = { ...word, said: 'known' as const, at: 1, sentenceAt: 1 }
	savedWordQueue.add('marta', [bank])
	markQueue.add('marta', [mark])
	const onSent = vi.fn()
	onWordsSent('marta', onSent)
	savedWordQueue.remove('marta', [bank])
	expect(onSent).not.toHaveBeenCalled()
	markQueue.remove('marta', [mark])
	expect(onSent).toHaveBeenCalledOnce()
	savedWordQueue.add('marta', [bank])
	savedWordQueue.remove('marta', [bank])
	expect(onSent).toHaveBeenCalledOnce()
})

test('a list that nothing waited for is not shown again', async () => {
	const { savedWordQueue } = await import('#app/features/flashcards/saved-word-queue.ts')
	const { onWordsSent } = await import('#app/features/my-words/words-sent.ts')
	const onSent = vi.fn()
	onWordsSent('marta', onSent)
	savedWordQueue.add('marta', [bank])
	savedWordQueue.remove('marta', [bank])
	expect(onSent).not.toHaveBeenCalled()
})
