/** Words that readers reported as misleading, in sentences: where they end, how they are read, what comes first. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readWords } from '#app/domain/pinyin/reading.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { readingsInContext } from '#app/domain/vocabulary/senses/readings-in-context.ts'
import type { WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { readLearnerGlosses } from '#app/seed/dictionary/learner-glosses.ts'
import { senseWeights } from '#tests/support/learners-words.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'

const rows = readFileSync('tests/fixtures/reported-words.tsv', 'utf8')
	.split('\n')
	.filter((line) => line !== '' && !line.startsWith('#'))
	.map((line): [string, string, string, string] => {
		const [kind = '', sentence = '', word = '', expected = ''] = line.split('\t')
		return [kind, sentence, word, expected]
	})

const entries = new Map<string, WordEntry[]>()
for (const { word, pinyin, gloss } of readLearnerGlosses()) {
	const meanings = Object.entries(gloss).map(([part, meaning]): [string, string | null] => [
		part,
		meaning?.definition ?? null,
	])
	entries.set(word, [...(entries.get(word) ?? []), { word, pinyin, meanings, levels: [] }])
}

function rowsOf(kind: string) {
	return rows.flatMap(([own, ...row]) => (own === kind ? [row] : []))
}

function read(sentence: string) {
	const words = segment(realDictionary, sentence)
	const readings = readWords(words, realLexicon)
	return words.map((word, at) => ({ word, pinyin: readings[at] }))
}

test.each(rowsOf('gloss'))('in %s, %s begins with "%s"', (sentence, word, expected) => {
	const words = read(sentence)
	const known = words.flatMap((one) => entries.get(one.word) ?? [])
	const at = words.findIndex((one) => one.word === word)
	const [first] = readingsInContext(known, { words, at }, senseWeights)
	expect(first?.meanings[0]?.[1]?.slice(0, expected.length)).toBe(expected)
})

test.each(rowsOf('reading'))('in %s, %s is read %s', (sentence, word, expected) => {
	expect(read(sentence).find((one) => one.word === word)?.pinyin).toBe(expected)
})

test.each(rowsOf('cut'))('%s is cut at %s: %s', (sentence, _, expected) => {
	expect(segment(realDictionary, sentence).join(' ')).toBe(expected)
})

test('each kind of row is tested', () => {
	const tested = ['gloss', 'reading', 'cut'].flatMap(rowsOf)
	expect(tested).toHaveLength(rows.length)
	expect(rows.length).toBeGreaterThan(300)
})
