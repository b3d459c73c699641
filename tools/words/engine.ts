/**
 * The language engine as readers meet it: how a text is cut and read, and which senses a popup lists.
 *
 *   他长高了  →  他 tā · 长 zhǎng · 高 gāo · 了 le
 *   长 zhǎng  →  verb: to grow; noun: chief
 */
import { readFileSync } from 'node:fs'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { readWords } from '#app/domain/pinyin/reading.ts'
import { openReadings } from '#app/domain/pinyin/readings-table.ts'
import { openDictionary } from '#app/domain/segmentation/dictionary.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { rowsByWord } from '#app/domain/vocabulary/rows-by-word.ts'
import type { Meanings } from '#app/domain/vocabulary/word-entry.ts'
import { buildDictionary } from '#app/seed/dictionary/build.ts'
import { readLearnerGlosses } from '#app/seed/dictionary/learner-glosses.ts'

export type ReadWord = { word: string; pinyin: string | undefined }

export type WordEngine = ReturnType<typeof openEngine>

/** Reads what `buildSegmentation` wrote. */
export function openEngine() {
	const dictionary = openDictionary(readBytes('build/segmentation/words.bin'))
	const lexicon = openReadings(readBytes('build/segmentation/readings.bin'), dictionary)
	const glosses = new Map(
		readLearnerGlosses().map(({ word, pinyin, gloss }) => [`${word} ${pinyin}`, gloss]),
	)
	const entries = buildDictionary()
	const known = new Set(entries.map(({ word }) => word))
	const rowsOf = rowsByWord(
		entries.map(({ word, pinyin, meaning }) => {
			const gloss = glosses.get(`${word} ${pinyin}`) ?? meaning
			const meanings: Meanings = Object.entries(gloss).map(([part, one]) => [
				part,
				one?.definition ?? null,
			])
			return { word, pinyin, meanings }
		}),
	)
	const readingOf = (words: readonly string[]): ReadWord[] => {
		const readings = readWords(words, lexicon)
		return words.map((word, at) => ({ word, pinyin: readings[at] }))
	}
	return {
		dictionary,
		lexicon,
		/** Reads words that somebody has cut. */
		readingOf,
		isWord: (word: string) => known.has(word),
		read: (text: string) => readingOf(segment(dictionary, text)),
		/** The meanings that the word's popup begins with; none for a word without an entry. */
		meaningsOf({ word, pinyin }: ReadWord): Meanings {
			if (!hasHanzi(word)) return []
			const { own, all } = rowsOf(word, pinyin)
			return (own ?? all[0])?.meanings ?? []
		},
	}
}

function readBytes(file: string): ArrayBuffer {
	return Uint8Array.from(readFileSync(file)).buffer
}
