/** Cuts and reads texts as the tokenize worker does, in this process: 我今天去银行 is 我 | 今天 | 去 | 银行. */
import { readFileSync } from 'node:fs'
import type { Readings } from '#app/contracts/readings.ts'
import type { Tokenize } from '#app/contracts/tokenize.ts'
import { readWords } from '#app/domain/pinyin/reading.ts'
import { openReadings } from '#app/domain/pinyin/readings-table.ts'
import { ok } from '#app/domain/result.ts'
import { openDictionary } from '#app/domain/segmentation/dictionary.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { buildSegmentation } from '#tools/segmentation/build-segmentation.ts'

export function localTokenizer(): { tokenize: Tokenize; readings: Readings } {
	buildSegmentation()
	const dictionary = openDictionary(builtFile('words.bin'))
	const lexicon = openReadings(builtFile('readings.bin'), dictionary)
	return {
		tokenize: async ({ paragraphs, words = [] }) =>
			ok(paragraphs.map(({ zh }) => segment(dictionary, zh, words).map((text) => ({ text })))),
		readings: async (paragraphs) => ok(paragraphs.map((words) => readWords(words, lexicon))),
	}
}

function builtFile(name: string): ArrayBuffer {
	return Uint8Array.from(readFileSync(`build/segmentation/${name}`)).buffer
}
