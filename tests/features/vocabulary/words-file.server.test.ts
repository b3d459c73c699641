import { expect, test } from 'vitest'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { answerWords, wordsAddress } from '#app/features/vocabulary/words-file.server.ts'

const long: WordEntry = {
	word: '长',
	pinyin: 'cháng',
	meanings: [['adjective', 'long']],
	levels: ['HSK 2'],
}

const path = '/courses/lessons/ni-hao'

const readerId = 'xiaomei'

function ask(address: string, entries: readonly WordEntry[] = [long]) {
	return answerWords(entries, { url: `http://localhost${address}`, readerId })
}

test('a browser may keep the words of a text for good, and nobody else may', async () => {
	const answer = await ask(await wordsAddress(path, [long], { readerId }))
	expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
	expect(await answer.json()).toEqual([long])
})

test('a word with another meaning is at another address', async () => {
	const longer: WordEntry = { ...long, meanings: [['adjective', 'long; tall']] }
	const before = await wordsAddress(path, [long], { readerId })
	expect(await wordsAddress(path, [{ ...long }], { readerId })).toBe(before)
	expect(await wordsAddress(path, [longer], { readerId })).not.toBe(before)
	const answer = await ask(before, [longer])
	expect(answer.status).toBe(409)
	expect(answer.headers.get('cache-control')).toBeNull()
})

test('another reader of the browser is given another address', async () => {
	const ofOther = await wordsAddress(path, [long], { readerId: 'tom' })
	expect(ofOther).not.toBe(await wordsAddress(path, [long], { readerId }))
	expect((await ask(ofOther)).status).toBe(409)
})

test('without a name the words are those of now, and asked for again', async () => {
	const answer = await ask(`${path}/words`)
	expect(answer.headers.get('cache-control')).toBe('private, no-cache')
	expect(await answer.json()).toEqual([long])
})
