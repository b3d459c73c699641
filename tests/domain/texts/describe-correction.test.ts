import { expect, test } from 'vitest'
import type { StoredCorrection } from '#app/domain/texts/corrections.ts'
import { changesOfWord } from '#app/domain/texts/describe-correction.ts'

const all: StoredCorrection[] = [
	{ change: 'a', rule: { kind: 'cut', words: [{ text: '从' }, { text: '小学' }] } },
	{ change: 'a', rule: { kind: 'reading', word: '小学', was: 'x', pinyin: 'xiǎo xué' } },
	{
		change: 'b',
		part: 'one',
		place: { paragraph: 2, at: 5 },
		rule: { kind: 'cut', words: [{ text: '王小明' }] },
	},
	{ change: 'c', rule: { kind: 'note', word: '小学', note: 'Mine' } },
]

test('a word lists what was corrected of it everywhere, the newest first', () => {
	const asked = { part: 'two', place: { paragraph: 0, at: 0 }, word: '小学' }
	expect(changesOfWord(all, asked)).toEqual([
		{ change: 'c', text: 'A note on 小学, everywhere' },
		{ change: 'a', text: '从 | 小学 are words, everywhere; 小学 is read xiǎoxué, everywhere' },
	])
})

test('and what was corrected at its place, in its part', () => {
	const asked = { part: 'one', place: { paragraph: 2, at: 7 }, word: '明天' }
	expect(changesOfWord(all, asked)).toEqual([{ change: 'b', text: '王小明 is one word, here' }])
	expect(changesOfWord(all, { ...asked, part: 'two' })).toEqual([])
	expect(changesOfWord(all, { ...asked, place: { paragraph: 2, at: 8 } })).toEqual([])
})
