import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openWeights } from '#app/domain/pinyin/context-weights.ts'
import { classOfPos, type Lexicon } from '#app/domain/pinyin/lexicon.ts'
import type { DictionaryEntry } from './dictionary/build.ts'

/** Context weights of readings, trained by `npm run train -- readings`. */
export const readingWeightsFile = fileURLToPath(
	new URL('./dictionary/reading-weights.bin', import.meta.url),
)

/** The readings of every word, most frequent first: 长 cháng, zhǎng. */
export function lexiconIn(dictionary: readonly DictionaryEntry[]): Lexicon {
	const readings = new Map<string, string[]>()
	const classes = new Map<string, number>()
	for (const { word, pinyin, poses } of dictionary) {
		const known = readings.get(word)
		if (known) {
			known.push(pinyin)
			continue
		}
		readings.set(word, [pinyin])
		classes.set(word, classOfPos(poses[0]))
	}
	return {
		weights: openWeights(readFileSync(readingWeightsFile)),
		readingsOf: (word) => readings.get(word) ?? [],
		classOf: (word) => classes.get(word) ?? 0,
	}
}
