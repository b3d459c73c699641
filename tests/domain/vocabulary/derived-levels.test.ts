import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import { type HskLevel, hskLevels, rankOf } from '#app/domain/hsk/level.ts'
import { deriveLevels, withDerivedLevels } from '#app/domain/vocabulary/derived-levels.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'

const listed = (level: HskLevel, edition: HskEdition = '2.0') => ({
	type: 'HSK' as const,
	level,
	edition,
})

type Options = { level?: HskLevel; edition?: HskEdition; perMillion?: number }

function entry(word: string, pinyin: string, { level, edition, perMillion = 100 }: Options = {}) {
	const levels = level ? [listed(level, edition)] : []
	return { word, pinyin, frequency: perMillion * 1000, levels }
}

const list = [
	entry('出租车', 'chū zū chē', { level: 'HSK1' }),
	entry('火车站', 'huǒ chē zhàn', { level: 'HSK2' }),
	entry('回', 'huí', { level: 'HSK1' }),
	entry('家', 'jiā', { level: 'HSK1' }),
	entry('看', 'kàn', { level: 'HSK1' }),
	entry('看见', 'kàn jiàn', { level: 'HSK2' }),
	entry('公园', 'gōng yuán', { level: 'HSK3' }),
	entry('爱好', 'ài hào', { level: 'HSK3' }),
	entry('女儿', 'nǚ ér', { level: 'HSK1' }),
	entry('大家', 'dà jiā', { level: 'HSK2' }),
	entry('已经', 'yǐ jīng', { level: 'HSK2' }),
]

function levelOf(word: ReturnType<typeof entry>, edition: HskEdition = '2.0') {
	return deriveLevels([...list, word], edition).get(word)?.level
}

test.each([
	['a piece of a listed word has its level', entry('火车', 'huǒ chē'), 'HSK2'],
	['a hanzi has the lowest level of its words', entry('车', 'chē'), 'HSK1'],
	['put together from listed words', entry('回家', 'huí jiā'), 'HSK1'],
	['made by grammar', entry('看看', 'kàn kan'), 'HSK1'],
	['made by grammar, and rare', entry('看看', 'kàn kan', { perMillion: 0 }), 'HSK1'],
	['of hanzi of listed words', entry('公家', 'gōng jiā'), 'HSK3'],
	['the same, but less frequent', entry('公车', 'gōng chē', { perMillion: 10 }), 'HSK6'],
	['everyday, however rare', entry('天黑', 'tiān hēi', { perMillion: 1 }), undefined],
	['rare', entry('园家', 'yuán jiā', { perMillion: 1 }), undefined],
	['read in another way', entry('车', 'jū'), undefined],
	['read as in a listed word', entry('好', 'hào'), 'HSK3'],
	['a name', entry('车', 'Chē'), undefined],
	['not told by its parts', entry('经', 'jīng'), undefined],
	['with a hanzi that no list has', entry('车厢', 'chē xiāng'), undefined],
])('%s', (_, word, level) => {
	expect(levelOf(word)).toBe(level)
})

test('everyday words count at the level of their parts', () => {
	const parts = [
		entry('天', 'tiān', { level: 'HSK1' }),
		entry('黑', 'hēi', { level: 'HSK2' }),
		entry('天黑', 'tiān hēi', { perMillion: 0 }),
	]
	expect(deriveLevels(parts, '2.0').get(parts[2] ?? expect.fail())?.level).toBe('HSK2')
})

test('a word of listed words says which, where they give its level', () => {
	const home = entry('回家', 'huí jiā')
	const rarer = entry('回家', 'huí jiā', { perMillion: 10 })
	const from = (word: typeof home) => deriveLevels([...list, word], '2.0').get(word)?.from
	expect([from(home), from(rarer)]).toEqual([['回', '家'], undefined])
	expect(from(entry('看看', 'kàn kan'))).toEqual(['看'])
})

test('frequent words of written language count as less frequent', () => {
	const words = [
		entry('外', 'wài', { level: 'HSK2' }),
		entry('出', 'chū', { level: 'HSK2' }),
		entry('外出', 'wài chū'),
	]
	expect(deriveLevels(words, '2.0').get(words[2] ?? expect.fail())?.level).toBe('HSK6')
})

test('less frequent words are HSK 7+ in an edition that has it', () => {
	const words = [
		entry('公园', 'gōng yuán', { level: 'HSK2', edition: '3.0' }),
		entry('车', 'chē', { level: 'HSK1', edition: '3.0' }),
		entry('公车', 'gōng chē', { perMillion: 10 }),
	]
	expect(deriveLevels(words, '3.0').get(words[2] ?? expect.fail())?.level).toBe('HSK7+')
	expect(deriveLevels(words, '2.0').size).toBe(0)
})

test('a derived level stands beside the listed ones and is marked', () => {
	const taxi = entry('车', 'chē', { level: 'HSK4', edition: '3.0' })
	expect(withDerivedLevels([...list, taxi], '2.0').at(-1)?.levels).toEqual([
		listed('HSK4', '3.0'),
		{ ...listed('HSK1'), isDerived: true },
	])
	expect(withDerivedLevels(list, '2.0')).toEqual(list)
})

const syllable = fc.constantFrom('yī', 'èr', 'sān')
const word = fc
	.array(fc.tuple(fc.constantFrom('林', '木', '森', '家', '车'), syllable), {
		minLength: 1,
		maxLength: 4,
	})
	.chain((parts) =>
		fc.record({
			word: fc.constant(parts.map(([hanzi]) => hanzi).join('')),
			pinyin: fc.constant(parts.map(([, reading]) => reading).join(' ')),
			frequency: fc.integer({ min: 0, max: 100_000 }),
			levels: fc.oneof(
				fc.constant<WordLevel[]>([]),
				fc.constantFrom(...hskLevels).map((level): WordLevel[] => [listed(level)]),
			),
		}),
	)

test('no listed word gets a level, and no level is below the lowest of the list', () => {
	fc.assert(
		fc.property(fc.array(word, { maxLength: 30 }), (words) => {
			const ranks = words.flatMap(({ levels }) => levels.map(({ level }) => rankOf(level)))
			for (const [{ levels }, derived] of deriveLevels(words, '2.0')) {
				expect(levels).toEqual([])
				expect(derived.isDerived).toBe(true)
				expect(rankOf(derived.level)).toBeGreaterThanOrEqual(Math.min(...ranks))
			}
		}),
	)
})

test('the order of the vocabulary makes no difference', () => {
	fc.assert(
		fc.property(
			fc.uniqueArray(word, { selector: (one) => `${one.word} ${one.pinyin}` }),
			(words) => {
				const forwards = deriveLevels(words, '2.0')
				const backwards = deriveLevels(words.toReversed(), '2.0')
				for (const one of words) expect(backwards.get(one)).toEqual(forwards.get(one))
			},
		),
	)
})
