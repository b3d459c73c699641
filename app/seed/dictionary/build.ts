/**
 * Builds the dictionary: one entry for each word and reading, from the open data in `sources.ts`.
 *
 * CC-CEDICT entries that sound and look the same to a learner are merged: several traditional forms
 * (面: 面 face, 麵 noodles → miàn), or a name and a common word (王 wáng king, Wáng surname). The
 * name's capitalized reading is dropped and its sense comes last, but for 马克 Mǎ kè, Mark
 * (`readings.ts`). Frequent words come first.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { Meaning } from '#app/domain/vocabulary/meaning.ts'
import type { PartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'
import { posesOf } from '#app/domain/vocabulary/part-of-speech.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
import { parseCedict } from './cedict.ts'
import { type EverydayWord, readEverydayWords } from './everyday-words.ts'
import { divideAmongReadings, readFrequencies } from './frequency.ts'
import { listHskWords } from './hsk-level.ts'
import { readTags } from './jieba.ts'
import { mainReading } from './main-reading.ts'
import { explainReadings } from './meanings.ts'
import { withOneNeutralTone } from './neutral-tones.ts'
import { type Reading, readingsOfWords } from './readings.ts'
import { type DictionarySources, readSources } from './sources.ts'
import { supplement } from './supplement.ts'

export type DictionaryEntry = {
	readonly word: string
	readonly traditional: string
	readonly pinyin: string
	readonly meaning: Meaning
	/** Senses for whoever asks for them. */
	readonly coarse?: Meaning | null
	readonly poses: readonly PartOfSpeech[]
	readonly levels: readonly WordLevel[]
	readonly measureWords?: readonly string[]
	/** Occurrences per billion words. */
	readonly frequency: number
}

export function buildDictionary(sources: DictionarySources = readSources()): DictionaryEntry[] {
	const frequencies = readFrequencies(sources.filmWords, sources.bookWords)
	const frequencyOf = (word: string) => frequencies.get(word) ?? 0
	const entries = parseCedict(sources.cedict + supplement)
		.filter(({ word }) => hasHanzi(word))
		.map(withOneNeutralTone)
		.filter(({ senses }) => senses.length > 0)
	const words = readingsOfWords(entries, frequencyOf)
	const meaningOf = explainReadings(
		words,
		readTags(sources.jieba, (word) => words.has(word)),
	)

	const mains = new Map<string, string | undefined>()
	for (const [word, readings] of words) {
		mains.set(word, mainReading(word, readingsWithMeaning(readings), countsOf(word)))
	}
	const listings = listHskWords(
		sources.hskWords,
		(word) => words.get(word)?.map(({ pinyin }) => pinyin) ?? [],
		(word) => mains.get(word),
	)

	function countsOf(word: string): (reading: string) => number {
		return (reading) => sources.readingCounts.get(word + reading.toLowerCase()) ?? 0
	}

	function entriesOf(word: string, readings: readonly Reading[]): DictionaryEntry[] {
		const pinyins = readings.map(({ pinyin }) => pinyin)
		const main = mains.get(word) ?? ''
		const shares = divideAmongReadings(frequencyOf(word), pinyins, main, countsOf(word))
		return readings.map((reading, at) => {
			const { meaning, coarse } = meaningOf(reading)
			const listed = listings.get(word)?.filter((listing) => listing.reading === reading.pinyin)
			return {
				word,
				traditional: reading.traditional,
				pinyin: reading.pinyin,
				meaning,
				coarse,
				poses: posesOf(meaning),
				levels: (listed ?? []).map(({ level }) => ({ type: 'HSK', level, edition: '2.0' })),
				frequency: shares[at] ?? 0,
			}
		})
	}

	function entryOf({
		word,
		traditional,
		pinyin,
		gloss,
		measureWords,
	}: EverydayWord): DictionaryEntry {
		return {
			word,
			traditional,
			pinyin,
			meaning: gloss,
			poses: posesOf(gloss),
			levels: [],
			measureWords,
			frequency: Math.round(frequencyOf(word)),
		}
	}

	const known = [...words].flatMap(([word, readings]) => entriesOf(word, readings))
	return [...known, ...readEverydayWords().map(entryOf)].sort(byFrequency)
}

/**
 * Readings that have a meaning of their own. A word list does not mean one that is only a variant.
 */
function readingsWithMeaning(readings: readonly Reading[]): string[] {
	const meant = readings.filter(({ senses }) => senses.some((sense) => sense.kind === 'gloss'))
	return (meant.length > 0 ? meant : readings).map(({ pinyin }) => pinyin)
}

/** Ties are broken by code unit, so that every machine builds the same dictionary. */
function byFrequency(a: DictionaryEntry, b: DictionaryEntry): number {
	return b.frequency - a.frequency || compare(a.word, b.word) || compare(a.pinyin, b.pinyin)
}

function compare(a: string, b: string): number {
	if (a === b) return 0
	return a < b ? -1 : 1
}
