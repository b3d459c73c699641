import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vocabularyErrors } from '#app/domain/errors/vocabulary.ts'
import { addErrors } from '#app/domain/errors.ts'
import { problemText } from '#app/domain/problem.ts'
import { parseNewWords } from '#app/domain/vocabulary/csv/new-words.ts'

addErrors(vocabularyErrors)

const head = ['word', 'pinyin', 'traditional', 'levels', 'status', 'meaning']
const csv = (...rows: string[][]) => ({ rows: [head, ...rows], unreadable: [] })

function problemsOf(...rows: string[][]) {
	const read = parseNewWords(csv(...rows))
	return read.ok ? [] : read.error.map(problemText)
}

test('a row becomes the values of a word', () => {
	expect(
		parseNewWords(csv(['加班', 'jia1 ban1', '', 'HSK4;HSK7+', '', 'verb=to work overtime'])),
	).toEqual({
		ok: true,
		value: [
			{
				row: 2,
				values: {
					word: '加班',
					pinyin: 'jiā bān',
					traditional: null,
					status: 1,
					levels: [
						{ type: 'HSK', level: 'HSK4' },
						{ type: 'HSK', level: 'HSK7+' },
					],
					meaning: { verb: { definition: 'to work overtime' } },
					gloss: null,
					measureWords: [],
				},
			},
		],
	})
})

test('the three required columns are enough', () => {
	const rows = [
		['meaning', 'word', 'pinyin'],
		['verb=to learn', '学习', 'xué xí'],
	]
	expect(parseNewWords({ rows, unreadable: [] })).toMatchObject({ ok: true })
})

test('short meanings and measure words are optional columns', () => {
	const rows = [
		['word', 'pinyin', 'meaning', 'gloss', 'measure_words'],
		['网红', 'wǎng hóng', 'noun=online celebrity', 'noun=influencer', '个;位'],
	]
	const read = parseNewWords({ rows, unreadable: [] })
	expect(read.ok && read.value[0]?.values).toMatchObject({
		gloss: { noun: { definition: 'influencer' } },
		measureWords: ['个', '位'],
	})
})

test('two readings are two words, the same reading is a duplicate', () => {
	const long = ['长', 'cháng', '', '', '', 'adjective=long']
	expect(problemsOf(long, ['长', 'zhǎng', '', '', '', 'verb=to grow'])).toEqual([])
	expect(problemsOf(long, ['长', 'chang2', '', '', '', 'noun=length'])).toEqual([
		'Row 3: duplicate word "长 (cháng)"',
	])
})

test('pinyin must be pinyin, with a syllable for each character', () => {
	expect(
		problemsOf(
			['外卖', 'zzz9', '', '', '', 'noun=takeaway'],
			['冰粉', 'bing1', '', '', '', 'noun=ice jelly'],
			['哪儿', 'na3r5', '', '', '', 'pronoun=where'],
			['市场', 'shichang', '', '', '', 'noun=market'],
			['吗', 'ma', '', '', '', 'particle=question'],
		),
	).toEqual([
		'Row 2: "zzz9" is not pinyin',
		'Row 3: pinyin needs one syllable for each character (syllables: 1, characters: 2)',
		'Row 5: "shi chang" has no tones',
	])
})

test('joined and spaced pinyin are one word', () => {
	const joined = ['市场', 'shi4chang3', '', '', '', 'noun=market']
	expect(problemsOf(['市场', 'shì chǎng', '', '', '', 'noun=market'], joined)).toEqual([
		'Row 3: duplicate word "市场 (shì chǎng)"',
	])
})

test('all problems are reported at once, by row', () => {
	expect(
		problemsOf(
			['OK', '', 'x', 'HSK9', '2', 'classifier=book'],
			['学习', 'xué xí', '', '', '', 'verb=to learn'],
			['', 'gōng zuò', '', '', '', ''],
			['工作', 'gōng zuò', '', '', '', 'to work'],
			['工人', 'gōng rén', '', '', '', 'noun='],
			['工厂', 'gōng chǎng', '', '', '', ';'],
		),
	).toEqual([
		'Row 2: word must be Chinese characters only',
		'Row 2: pinyin is required',
		'Row 2: traditional must be Chinese characters only',
		'Row 2: invalid levels "HSK9"',
		'Row 2: status must be 1 or 0',
		'Row 2: unsupported POS "classifier" (not a part of speech)',
		'Row 4: word is required',
		'Row 4: meaning is required',
		'Row 5: dangling definition "to work" (without a part of speech)',
		'Row 6: bad meaning "noun="',
		'Row 7: meaning required',
	])
})

test('an empty text reports missing columns', () => {
	const read = parseNewWords({ rows: [['']], unreadable: [] })
	expect(!read.ok && read.error.map(problemText)).toEqual([
		'Missing required column: word',
		'Missing required column: pinyin',
		'Missing required column: meaning',
	])
})

test('no table throws', () => {
	const cell = fc.oneof(
		fc.constantFrom(...head, '学习', 'xué xí', 'noun=a', 'HSK1', '1', '-', "'=", '\u0000'),
		fc.string({ unit: 'binary' }),
	)
	const rows = fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 5 })
	fc.assert(
		fc.property(rows, (cells) => {
			expect(parseNewWords(csv(...cells))).toHaveProperty('ok')
			expect(parseNewWords({ rows: cells, unreadable: [] })).toHaveProperty('ok')
		}),
	)
})
