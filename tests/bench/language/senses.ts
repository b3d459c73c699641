/**
 * How often a popup begins with the sense that stands in the text, on labelled words, and how many words
 * of our texts have a popup that says nothing.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { ContextWeights } from '#app/domain/pinyin/context-weights.ts'
import { madeOf, plainlyMade } from '#app/domain/vocabulary/made-word.ts'
import { loadSenseWeights } from '#app/domain/vocabulary/senses/sense-weights.ts'
import { sensesInContext } from '#app/domain/vocabulary/senses/senses-in-context.ts'
import type { Meanings } from '#app/domain/vocabulary/word-entry.ts'
import { openEngine, type ReadWord } from '#tools/words/engine.ts'
import { parseLabelledText } from '#tools/words/labelled-text.ts'
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
	const unread = ['first', 'second'].flatMap((name) =>
		parseLabelledText(readFileSync(join(secret, `${name}.txt`), 'utf8')).map(({ words }) => words),
	)
	const rates = measureSenses(unread, engine, weights)
	const { words, right, rightPart, rightFirst, two, rightOfTwo } = rates
	return {
		unread: `Text that nobody has read, ${words} words: the gloss begins with a right sense in ${share(rightFirst, words)} %, the scorer's is right in ${share(right, words)} %, its part of speech in ${share(rightPart, words)} %. ${share(two, words)} % show two senses; the first or the second is right in ${share(rightOfTwo, words)} %.`,
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
