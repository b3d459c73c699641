/**
 * How often a popup begins with the sense that stands in the text, on labelled words, and how many words
 * of our texts have a popup that says nothing.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { isSameReading } from '#app/domain/pinyin/compare.ts'
import type { ContextWeights } from '#app/domain/pinyin/context-weights.ts'
import { madeOf, plainlyMade } from '#app/domain/vocabulary/made-word.ts'
import { loadSenseWeights } from '#app/domain/vocabulary/senses/sense-weights.ts'
import { sensesInContext } from '#app/domain/vocabulary/senses/senses-in-context.ts'
import type { Meanings } from '#app/domain/vocabulary/word-entry.ts'
import { openEngine, type ReadWord, type WordEngine } from '#tools/words/engine.ts'
import { type LabelledWord as LabelledText, parseLabelledText } from '#tools/words/labelled-text.ts'
import { measureSenses } from '#tools/words/measure-senses.ts'
import { gsdSentences, type LabelledWord, labelledWords, ourParagraphs } from './labelled-senses.ts'
import type { Table } from './language.bench.ts'

/** Labelled by a reader of their own, and opened by this bench alone, which prints rates and never words. */
const secret = join('tests', 'fixtures', 'secret')

type MeaningsOf = (word: ReadWord) => Meanings

export async function benchSenses(
	folders: readonly string[],
): Promise<{ table: Table; unread: string; missing: string[] }> {
	const engine = openEngine()
	const { meaningsOf } = engine
	const weights = await loadSenseWeights()
	const ours = ourParagraphs(engine)
	const gsd = gsdSentences(folders, engine)
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
					const { word = '', pinyin } = tokens[at] ?? {}
					return labels.includes(meaningsOf({ word, pinyin })[0]?.[0] ?? '')
				}),
				percent(some, (one) => one.labels.includes(chosenPart(one, meaningsOf, weights) ?? '')),
			]),
		]
	})
	const empty = ours
		.flatMap(({ tokens }) => tokens)
		.filter(({ word, pinyin }) => isEmpty(word, pinyin, engine.isWord))
	const unread = readdirSync(secret)
		.sort()
		.map((file) => unreadText(file, { engine, weights }))
		.join('\n')
	return {
		unread,
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

type Sources = { engine: WordEngine; weights: ContextWeights }

/** What is right in one of the secret files, as a sentence. */
function unreadText(file: string, { engine, weights }: Sources): string {
	const text = readFileSync(join(secret, file), 'utf8')
	const sentences = parseLabelledText(text).map(({ words }) => words)
	const { words, right, rightPart, rightFirst, two, rightOfTwo } = measureSenses(
		sentences,
		engine,
		weights,
	)
	const all = sentences.flat().filter(({ word }) => hasHanzi(word)).length
	const otherCuts = sentences.reduce((sum, one) => sum + countOtherCuts(one, engine), 0)
	const { read, rightlyRead } = measureReadings(sentences, engine)
	return [
		`Text that nobody has read (${file}), ${words} words: the gloss begins with a right sense in ${share(rightFirst, words)} %, the scorer's is right in ${share(right, words)} %, its part of speech in ${share(rightPart, words)} %.`,
		`${share(two, words)} % show two senses; the first or the second is right in ${share(rightOfTwo, words)} %.`,
		`Of ${all} words ${otherCuts} are cut otherwise than the reader says, and ${share(rightlyRead, read)} % of those with several readings are read rightly.`,
	].join(' ')
}

/** How many words of a reader the engine has not cut so. */
function countOtherCuts(sentence: readonly LabelledText[], engine: WordEngine): number {
	const own = placesOf(engine.read(sentence.map(({ word }) => word).join('')))
	return [...placesOf(sentence)].filter((place) => !own.has(place)).length
}

/** Where each word begins and ends: "2–4". */
function placesOf(words: readonly { word: string }[]): Set<string> {
	let end = 0
	return new Set(
		words.map(({ word }) => {
			const start = end
			end += word.length
			return `${start}–${end}`
		}),
	)
}

/** Of words that a reader cut and read, which the engine reads so. */
function measureReadings(sentences: readonly (readonly LabelledText[])[], engine: WordEngine) {
	let [read, rightlyRead] = [0, 0]
	for (const sentence of sentences) {
		const readings = engine.readingOf(sentence.map(({ word }) => word))
		for (const [at, { pinyin }] of sentence.entries()) {
			if (pinyin === undefined) continue
			read += 1
			if (isSameReading(readings[at]?.pinyin ?? '', pinyin)) rightlyRead += 1
		}
	}
	return { read, rightlyRead }
}

/** The part of speech that the word's popup begins with. */
export function chosenPart(
	{ tokens, at }: LabelledWord,
	meaningsOf: MeaningsOf,
	weights: ContextWeights,
): string | undefined {
	const words = tokens.map(({ word, pinyin }) => {
		return { word, pinyin, meanings: meaningsOf({ word, pinyin }) }
	})
	return sensesInContext(words, weights)[at]?.part
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

function percent(words: readonly LabelledWord[], isRight: (word: LabelledWord) => boolean): string {
	const right = words.filter(isRight).length
	return `${share(right, words.length)} (${right} of ${words.length})`
}

function share(some: number, all: number): string {
	return ((100 * some) / all).toFixed(1)
}
