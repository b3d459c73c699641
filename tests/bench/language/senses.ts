/**
 * How often a popup begins with the sense that stands in the text, on labelled words, and how many words
 * of our texts have a popup that says nothing.
 */
import { readFileSync } from 'node:fs'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { openReadings } from '#app/domain/pinyin/readings-table.ts'
import { openDictionary } from '#app/domain/segmentation/dictionary.ts'
import { madeOf, plainlyMade } from '#app/domain/vocabulary/made-word.ts'
import { rowsByWord } from '#app/domain/vocabulary/rows-by-word.ts'
import { sensesInContext } from '#app/domain/vocabulary/senses/senses-in-context.ts'
import { buildDictionary } from '#app/seed/dictionary/build.ts'
import { readLearnerGlosses } from '#app/seed/dictionary/learner-glosses.ts'
import { gsdSentences, type LabelledWord, labelledWords, ourParagraphs } from './labelled-senses.ts'
import type { Table } from './language.bench.ts'

type PartsOf = (word: string, pinyin: string | undefined) => readonly string[]

export function benchSenses(folders: readonly string[]): { table: Table; missing: string[] } {
	const dictionary = openDictionary(readBytes('build/segmentation/words.bin'))
	const lexicon = openReadings(readBytes('build/segmentation/readings.bin'), dictionary)
	const entries = learnersEntries()
	const rowsOf = rowsByWord(entries)
	const partsOf: PartsOf = (word, pinyin) => {
		const { own, all } = rowsOf(word, pinyin)
		return (own ?? all[0])?.parts ?? []
	}
	const ours = ourParagraphs({ dictionary, lexicon })
	const gsd = gsdSentences(folders, { dictionary, lexicon })
	const sets = [
		{ name: 'our lessons', words: labelledWords('our-texts', ours) },
		{ name: 'gsdsimp-dev', words: labelledWords('gsdsimp-dev', gsd) },
	].filter(({ words }) => words.length > 0)
	const everything = { name: 'both', words: sets.flatMap(({ words }) => words) }
	const rows = [...sets, everything].map(({ name, words }) => {
		const [dev, heldOut] = [false, true].map((is) => words.filter((one) => one.isHeldOut === is))
		return [
			name,
			...[dev, heldOut].flatMap((some = []) => [
				percent(some, ({ labels, tokens, at }) => {
					return labels.includes(partsOf(tokens[at]?.word ?? '', tokens[at]?.pinyin)[0] ?? '')
				}),
				percent(some, (one) => one.labels.includes(chosenPart(one, partsOf) ?? '')),
			]),
		]
	})
	const known = new Set(entries.map(({ word }) => word))
	const empty = ours
		.flatMap(({ tokens }) => tokens)
		.filter(({ word, pinyin }) => isEmpty(word, pinyin, (one) => known.has(one)))
	return {
		table: {
			head: [
				'first sense right',
				'dev, main part of speech',
				'dev, chosen',
				'held-out, main part of speech',
				'held-out, chosen',
			],
			rows: [...rows, ['empty popups of our lessons', String(empty.length), '', '', '']],
		},
		missing: gsd.length === 0 ? ['gsdsimp-dev'] : [],
	}
}

/** The part of speech that the word's popup begins with. */
export function chosenPart({ tokens, at }: LabelledWord, partsOf: PartsOf): string | undefined {
	const words = tokens.map(({ word, pinyin }) => ({ word, pinyin, parts: partsOf(word, pinyin) }))
	return sensesInContext(words)[at]?.part
}

/** Whether the popup of a word says nothing: no entry, no number, no name, no parts. */
export function isEmpty(
	word: string,
	pinyin: string | undefined,
	isWord: (word: string) => boolean,
): boolean {
	if (!hasHanzi(word) || isWord(word) || plainlyMade(word, pinyin)) return false
	const made = madeOf(word, isWord)
	return made.kind === 'compound' && made.parts.length === 0
}

/** All entries of the dictionary, with the parts of speech that learners see. */
function learnersEntries() {
	const glosses = new Map(
		readLearnerGlosses().map(({ word, pinyin, gloss }) => [`${word} ${pinyin}`, gloss]),
	)
	return buildDictionary().map(({ word, pinyin, meaning }) => ({
		word,
		pinyin,
		parts: Object.keys(glosses.get(`${word} ${pinyin}`) ?? meaning),
	}))
}

function percent(words: readonly LabelledWord[], isRight: (word: LabelledWord) => boolean): string {
	const right = words.filter(isRight).length
	return `${((100 * right) / words.length).toFixed(1)} (${right} of ${words.length})`
}

function readBytes(file: string): ArrayBuffer {
	return Uint8Array.from(readFileSync(file)).buffer
}
