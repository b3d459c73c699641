import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rankOf } from '#app/domain/hsk/level.ts'
import { formatMeaning, parseMeaning } from '#app/domain/vocabulary/csv/meaning-text.ts'
import { meaningSchema } from '#app/domain/vocabulary/meaning.ts'
import { posesOf } from '#app/domain/vocabulary/part-of-speech.ts'
import type { DictionaryEntry } from '#app/seed/dictionary/build.ts'
import { wholeDictionary as dictionary, wholeSources } from '#tests/support/whole-dictionary.ts'

const byReading = new Map(dictionary.map((entry) => [`${entry.word} ${entry.pinyin}`, entry]))

function entry(word: string, pinyin: string): DictionaryEntry | undefined {
	return byReading.get(`${word} ${pinyin}`)
}

const fixture = new URL('../../fixtures/dictionary/checked-words.txt', import.meta.url)
const checked = readFileSync(fixture, 'utf8')
	.split('\n')
	.filter((line) => line !== '' && !line.startsWith('#'))
	.map((line) => line.split(' | '))

test.each(checked)(
	'%s %s is as it was checked by hand',
	(word, pinyin, level, poses, beginning) => {
		const found = entry(word ?? '', pinyin ?? '')
		const [main] = found?.poses ?? []
		expect({
			level: found?.levels.map((row) => row.level).join() || '-',
			poses: found?.poses.join(', '),
			definition: main && found?.meaning[main]?.definition.slice(0, beginning?.length),
		}).toEqual({ level, poses, definition: beginning })
	},
)

test('there is one entry for each word and reading', () => {
	const keys = new Set(dictionary.map(({ word, pinyin }) => `${word} ${pinyin.toLowerCase()}`))
	expect(keys.size).toBe(dictionary.length)
	expect(dictionary.length).toBeGreaterThan(120_000)
})

test('every entry has a word in hanzi, a reading and a meaning that forms accept', () => {
	const bad = dictionary.filter(
		({ word, pinyin, meaning, coarse, poses }) =>
			!/\p{Script=Han}/u.test(word) ||
			pinyin === '' ||
			/[A-Za-z][1-5]/.test(pinyin) ||
			!(poses.length === 0 ? coarse : meaningSchema.safeParse(meaning).success) ||
			poses.join() !== posesOf(meaning).join(),
	)
	expect(bad).toEqual([])
})

test('no definition contains CC-CEDICT markup or the equals sign', () => {
	const bad = dictionary.filter(({ meaning }) =>
		Object.values(meaning).some(({ definition }) =>
			/=|\bCL:|\||\[[a-z:]+[1-5]|\bsb\b|\bsth\b/.test(definition),
		),
	)
	expect(bad.map(({ word }) => word)).toEqual([])
})

test('the most frequent words come first, in a fixed order', () => {
	expect(dictionary.slice(0, 4).map(({ word }) => word)).toEqual(['的', '我', '你', '了'])
	const misplaced = dictionary.filter((next, at) => {
		const before = dictionary[at - 1]
		if (!before || before.frequency > next.frequency) return false
		if (before.frequency < next.frequency) return true
		return before.word > next.word || (before.word === next.word && before.pinyin >= next.pinyin)
	})
	expect(misplaced).toEqual([])
})

test('every word of HSK 2.0 has its level; a word listed twice, its lowest', () => {
	const levelled = new Map<string, number>()
	for (const { word, levels } of dictionary) {
		for (const { level } of levels) {
			levelled.set(word, Math.min(levelled.get(word) ?? 9, rankOf(level)))
		}
	}
	for (const [at, words] of wholeSources.hskWords.entries()) {
		const without = words.filter((word) => (levelled.get(word) ?? 9) > at + 1)
		expect(without).toEqual([])
	}
})

test('all levels name their edition, and each level is as large as its list', () => {
	const rows = dictionary.flatMap(({ levels }) => levels)
	expect(rows.every(({ type, edition }) => type === 'HSK' && edition === '2.0')).toBe(true)
	const counts = ['HSK1', 'HSK2', 'HSK3', 'HSK4', 'HSK5', 'HSK6'].map(
		(level) => rows.filter((row) => row.level === level).length,
	)
	// 等 is listed in HSK2 and HSK4 and has one reading.
	expect(counts).toEqual([150, 151, 300, 599, 1300, 2500])
})

test.each([
	['了', 'le', 'liǎo'],
	['好', 'hǎo', 'hào'],
	['便宜', 'pián yi', 'biàn yí'],
	['大夫', 'dài fu', 'dà fū'],
	['结果', 'jié guǒ', 'jiē guǒ'],
])('the level of %s belongs to %s, not to %s', (word, meant, other) => {
	expect(entry(word, meant)?.levels).toHaveLength(1)
	expect(entry(word, other)?.levels).toEqual([])
})

test('a surname is the last sense of the word that sounds the same, not an entry of its own', () => {
	expect(entry('王', 'Wáng')).toBeUndefined()
	expect(entry('王', 'wáng')?.meaning.noun?.definition).toMatch(/^king or monarch.*; surname Wang$/)
	expect(entry('北京', 'Běi jīng')?.poses).toEqual(['noun'])
})

test.each([
	['后', 'hòu', '後'],
	['里', 'lǐ', '裡'],
	['面', 'miàn', '面'],
	['干', 'gān', '乾'],
	['头发', 'tóu fa', '頭髮'],
	['只', 'zhī', '隻'],
])('%s %s is mostly written %s', (word, pinyin, traditional) => {
	expect(entry(word, pinyin)?.traditional).toBe(traditional)
})

test('a word that only points to another takes its meaning', () => {
	expect(entry('一点儿', 'yī diǎnr')?.meaning.adverb?.definition).toMatch(
		/^a bit; a little bit(?!.*erhua)/,
	)
})

test('every meaning survives formatting and parsing as CSV', () => {
	const meant = dictionary.filter(({ poses }) => poses.length > 0)
	const changed = meant.filter(({ meaning }) => {
		const read = parseMeaning(formatMeaning(meaning))
		return !read.ok || JSON.stringify(read.value) !== JSON.stringify(meaning)
	})
	expect(changed).toEqual([])
})
