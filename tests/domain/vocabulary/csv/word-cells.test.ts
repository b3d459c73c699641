import { expect, test } from 'vitest'
import {
	formatCells,
	readGloss,
	readLevels,
	readMeaning,
	readMeasureWords,
	readPinyin,
	readStatus,
	readTraditional,
	readWord,
} from '#app/domain/vocabulary/csv/word-cells.ts'

test('a word is formatted into its columns', () => {
	const cells = formatCells({
		word: '东西',
		pinyin: 'dōng xi',
		traditional: null,
		levels: [
			{ type: 'HSK', level: 'HSK1', edition: '2.0' },
			{ type: 'HSK', level: 'HSK1', edition: '3.0' },
			{ type: 'HSK', level: 'HSK7+' },
		],
		status: 0,
		meaning: { noun: { definition: 'thing; stuff' }, phrase: { definition: 'east and west' } },
		gloss: { noun: { definition: 'thing' } },
		measureWords: ['个', '件'],
	})
	expect(cells).toEqual({
		word: '东西',
		pinyin: 'dōng xi',
		traditional: '',
		levels: 'HSK1;HSK7+',
		status: '0',
		meaning: 'noun=thing; stuff; phrase=east and west',
		gloss: 'noun=thing',
		measure_words: '个;件',
	})
})

test('words must be all hanzi, rare ones included', () => {
	expect(readWord('𠮷野家')).toEqual({ ok: true, value: '𠮷野家' })
	const code = 'vocabulary-csv.not-chinese'
	for (const word of ['T恤', '学 习', '学习。', 'xuexi', '<b>', '=1+1']) {
		expect(readWord(word)).toEqual({ ok: false, error: [{ code, values: { column: 'word' } }] })
	}
})

test('a dash means no traditional form or no levels', () => {
	expect(readTraditional('-')).toEqual({ ok: true, value: null })
	expect(readLevels('-')).toEqual({ ok: true, value: [] })
	expect(readWord('-').ok).toBe(false)
})

test('short meanings are written like whole ones, but short', () => {
	const gloss = { verb: { definition: 'to wear' }, noun: { definition: 'wear' } }
	expect(readGloss('verb=to wear; noun=wear')).toEqual({ ok: true, value: gloss })
	expect(readGloss('-')).toEqual({ ok: true, value: null })
	const values = { column: 'gloss', most: 80 }
	expect(readGloss(`noun=${'x'.repeat(81)}`)).toEqual({
		ok: false,
		error: [{ code: 'vocabulary-csv.too-long', values }],
	})
})

test('measure words are hanzi, separated by semicolons or commas', () => {
	expect(readMeasureWords('本; 册；本')).toEqual({ ok: true, value: ['本', '册'] })
	expect(readMeasureWords('-')).toEqual({ ok: true, value: [] })
	const values = { column: 'measure_words' }
	expect(readMeasureWords('ben')).toEqual({
		ok: false,
		error: [{ code: 'vocabulary-csv.not-chinese', values }],
	})
})

test('levels are separated by semicolons', () => {
	expect(readLevels('HSK1; hsk 7+;')).toEqual({ ok: true, value: ['HSK1', 'HSK7+'] })
	for (const levels of ['HSK8', 'HSK1,HSK2', 'HSK7', '1', 'HSK1;x']) {
		const problem = { code: 'vocabulary-csv.invalid-levels', values: { value: levels } }
		expect(readLevels(levels)).toEqual({ ok: false, error: [problem] })
	}
})

test('a status is 1 or 0', () => {
	expect(readStatus('0')).toEqual({ ok: true, value: 0 })
	for (const status of ['2', 'enabled', '1.0']) expect(readStatus(status).ok).toBe(false)
})

test('pinyin gets tone marks', () => {
	expect(readPinyin('lu:4 se4')).toEqual({ ok: true, value: 'lǜ sè' })
})

test('values that are too long are refused', () => {
	const tooLong = { error: [{ code: 'vocabulary-csv.too-long' }] }
	expect(readWord('学'.repeat(51))).toMatchObject(tooLong)
	expect(readPinyin('a'.repeat(301))).toMatchObject(tooLong)
	expect(readMeaning(`noun=${'a'.repeat(1001)}`)).toMatchObject(tooLong)
})

test('a long invalid part is cut in its problem', () => {
	const read = readMeaning('x'.repeat(1000))
	expect(!read.ok && String(read.error[0]?.values?.part)).toBe(`${'x'.repeat(40)}…`)
})
