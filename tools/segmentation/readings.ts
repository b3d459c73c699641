/** The readings of the headwords, the most frequent first, and their main word class. */

import { isHanzi } from '#app/domain/hanzi.ts'
import { classOfPos } from '#app/domain/pinyin/lexicon.ts'
import type { WordReadings } from '#app/domain/pinyin/pack-readings.ts'
import type { DictionaryEntry } from '#app/seed/dictionary/build.ts'

/** In the order of `headwords`. Words that are not all hanzi, such as T恤, have no readings. */
export function readingsOfHeadwords(
	headwords: readonly string[],
	entries: readonly DictionaryEntry[],
): WordReadings[] {
	const entriesOf = new Map<string, DictionaryEntry[]>()
	for (const entry of entries) {
		const known = entriesOf.get(entry.word)
		if (known) known.push(entry)
		else entriesOf.set(entry.word, [entry])
	}
	return headwords.map((word) => {
		const own = isHanzi(word) ? (entriesOf.get(word) ?? []) : []
		return {
			word,
			readings: own.map(({ pinyin }) => pinyin),
			wordClass: classOfPos(own[0]?.poses[0]),
		}
	})
}
