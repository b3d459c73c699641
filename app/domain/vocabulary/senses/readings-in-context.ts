/**
 * The entries of a word in a text, beginning with what it means there: 长 in 长大 begins with zhǎng, 花 in
 * 花钱 with the verb.
 */

import type { ContextWeights } from '#app/domain/pinyin/context-weights.ts'
import { isTitleReading } from '#app/domain/pinyin/name-reading.ts'
import { isNameBeside, rowsByWord } from '#app/domain/vocabulary/rows-by-word.ts'
import { readingsOf, type WordEntry } from '#app/domain/vocabulary/word-entry.ts'
import { closeSense, type Sense } from './close-sense.ts'
import { withSenseFirst } from './hints.ts'
import { type InTranslation, sensesInContext } from './senses-in-context.ts'

/** A word of a text, among the words around it. */
export type WordAmongWords = {
	words: readonly { word: string; pinyin: string | undefined }[]
	at: number
	/** Their translation, if there is one. */
	english?: InTranslation | undefined
}

/** An entry whose first meaning begins with the sense that stands in the text. */
export type EntryInContext = WordEntry & {
	/** A sense that may stand there as well; left out where the first one is clear. */
	second?: Sense
}

/** All readings of the word; `entries` should have those of the words around it as well. */
export function readingsInContext(
	entries: readonly WordEntry[],
	{ words, at, english }: WordAmongWords,
	weights: ContextWeights,
): EntryInContext[] {
	const asked = words[at]
	if (!asked) return []
	const [own, ...others] = readingsOf(entries, asked)
	if (!own) return []
	if (isNameBeside(own.pinyin, asked.pinyin)) {
		const named = isTitleReading(asked.word, asked.pinyin ?? '') ? asName(own) : undefined
		return named ? [named, ...others] : []
	}
	const rowsOf = rowsByWord(entries)
	const senses = sensesInContext(
		words.map(({ word, pinyin }, index) => {
			const rows = rowsOf(word, pinyin)
			const row = index === at ? own : (rows.own ?? rows.all[0])
			return { word, pinyin, meanings: row?.meanings ?? [] }
		}),
		weights,
		english,
	)
	const here = senses[at]
	const entry = withPartFirst(own, here?.part)
	const [main, ...further] = entry.meanings
	if (!main?.[1]) return [entry, ...others]
	const meaning: typeof main = [main[0], withSenseFirst(main[1], here?.sense)]
	const second = here && closeSense(here)
	return [{ ...entry, meanings: [meaning, ...further], ...(second && { second }) }, ...others]
}

/**
 * The entry of what is known by this name, that sense first: 鼓楼 Gǔ lóu is "the Drum Tower", not "drum
 * tower". 王 Wáng of 王奶奶 is no king, and 白雪 Bái Xuě no snow: these are names of people.
 */
function asName(entry: WordEntry): WordEntry | undefined {
	for (const [part, definition] of entry.meanings) {
		const sense = definition?.split('; ').find((one) => isNamed.test(one))
		if (definition === null || sense === undefined) continue
		if (isMonth.test(sense)) return { ...entry, meanings: [[part, `${sense} (here a name)`]] }
		const { meanings } = withPartFirst(entry, part)
		return { ...entry, meanings: [[part, withSenseFirst(definition, sense)], ...meanings.slice(1)] }
	}
	return undefined
}

const isNamed = /^(?:the )?\p{Lu}/u

/** English writes months with a capital, whether or not somebody is called by one. */
const isMonth =
	/^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/

/** The entry with its meanings as this part of speech before the others. */
export function withPartFirst(entry: WordEntry, part: string | undefined): WordEntry {
	const first = entry.meanings.filter(([own]) => own === part)
	const others = entry.meanings.filter(([own]) => own !== part)
	return { ...entry, meanings: [...first, ...others] }
}
