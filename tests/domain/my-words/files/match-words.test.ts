import { expect, test } from 'vitest'
import type { Standing } from '#app/domain/known-words/standing.ts'
import type { Entry } from '#app/domain/my-words/files/find-entry.ts'
import type { ImportWay } from '#app/domain/my-words/files/import-choices.ts'
import { planImport } from '#app/domain/my-words/files/match-words.ts'
import { readWords } from '#app/domain/my-words/files/read-words.ts'

const entries: Entry[] = [
	{ id: 1, word: '银行', traditional: '銀行', pinyin: 'yín háng', frequency: 50 },
	{ id: 2, word: '行', traditional: null, pinyin: 'xíng', frequency: 90 },
	{ id: 3, word: '行', traditional: null, pinyin: 'háng', frequency: 20 },
	{ id: 4, word: '后', traditional: '後', pinyin: 'hòu', frequency: 80 },
	{ id: 5, word: '后', traditional: null, pinyin: 'hòu', frequency: 10 },
	{ id: 6, word: '学生', traditional: '學生', pinyin: 'xué sheng', frequency: 70 },
	{ id: 7, word: '发', traditional: '發', pinyin: 'fā', frequency: 60 },
	{ id: 8, word: '发', traditional: '髮', pinyin: 'fà', frequency: 5 },
]

type Person = {
	said?: [number, Standing][]
	saved?: number[]
	way?: ImportWay
	chosen?: [number, number][]
}

function plan(text: string, { said = [], saved = [], way = 'file', chosen = [] }: Person = {}) {
	const read = readWords(text, { format: 'csv' })
	if (!read.ok) throw new Error('nothing was read')
	return planImport({
		words: read.value.words,
		entries,
		own: { said: new Map(said), saved: new Set(saved) },
		way,
		chosen: new Map(chosen),
	})
}

/** The ids of the entries of each kind. */
function ids(text: string, person?: Person) {
	const { matched, ambiguous, unknown, already } = plan(text, person)
	const idsOf = (matches: readonly { entry: Entry }[]) => matches.map(({ entry }) => entry.id)
	return {
		matched: idsOf(matched),
		ambiguous: idsOf(ambiguous),
		unknown: unknown.map(({ word }) => word),
		already: idsOf(already),
	}
}

const none = { matched: [], ambiguous: [], unknown: [], already: [] }

test.each([
	['银行', { matched: [1] }],
	['銀行', { matched: [1] }],
	['银行,yin2hang2', { matched: [1] }],
	['行,xíng', { matched: [2] }],
	['行,hang2', { matched: [3] }],
	['word,pinyin\n行,hang', { matched: [3] }],
	['word,pinyin\n行,xing', { matched: [2] }],
	['行', { ambiguous: [2] }],
	['行,hàng', { ambiguous: [2] }],
	['学生,xuéshēng', { matched: [6] }],
	['學生,xue2sheng0', { matched: [6] }],
	['后,hòu', { ambiguous: [4] }],
	['后[後],hòu', { matched: [4] }],
	['髮', { matched: [8] }],
	['发[髮],fà', { matched: [8] }],
	['发（行）', { ambiguous: [7] }],
	['银（银行）', { unknown: ['银'] }],
	['学（一）生', { matched: [6] }],
	['后｜行', { ambiguous: [4] }],
	['小美', { unknown: ['小美'] }],
	['银行\n银行', { matched: [1], already: [1] }],
	['银行\n銀行,yín háng', { matched: [1], already: [1] }],
])('%s', (text, expected) => {
	expect(ids(text)).toEqual({ ...none, ...expected })
})

test('a reading that is not the word’s is doubtful even if the word has one entry', () => {
	const { ambiguous } = plan('银行,yin2xing2')
	expect(ambiguous).toMatchObject([{ isReadOtherwise: true, entry: { id: 1 } }])
})

test('a person chooses among the entries of a word, and no other', () => {
	expect(ids('行', { chosen: [[1, 3]] })).toEqual({ ...none, ambiguous: [3] })
	expect(ids('行', { chosen: [[1, 7]] })).toEqual({ ...none, ambiguous: [2] })
})

const known = 'word,standing\n银行,known'

test('what a person has stays as it is', () => {
	expect(ids('银行', { saved: [1] })).toEqual({ ...none, already: [1] })
	expect(ids(known, { said: [[1, 'learning']] })).toEqual({ ...none, already: [1] })
	// A mark is added to a saved word, and a card to a marked one.
	expect(plan(known, { saved: [1] }).matched).toMatchObject([{ isSaved: false, said: 'known' }])
	expect(plan('银行', { said: [[1, 'known']] }).matched).toMatchObject([
		{ isSaved: true, said: null },
	])
})

test('all words become cards, or known, if the person wants that', () => {
	expect(plan(known, { way: 'save' }).matched).toMatchObject([{ isSaved: true, said: null }])
	expect(plan('银行', { way: 'known' }).matched).toMatchObject([{ isSaved: false, said: 'known' }])
})

test('of a word that comes twice, all that the list says counts', () => {
	const text = 'word,standing,sentence\n银行,,\n银行,known,我去银行。'
	expect(plan(text).matched).toMatchObject([
		{ isSaved: true, said: 'known', read: { row: 2, sentence: '我去银行。' } },
	])
})
