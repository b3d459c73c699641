/** A person's own words in the text on the screen, with what they said since it was served. */
import { useMemo } from 'react'
import { type HskRank, levelOfRank, rankOf } from '#app/domain/hsk/level.ts'
import { withMarks } from '#app/domain/known-words/own-words-in-text.ts'
import { countedAs, type OwnWord, type Standing } from '#app/domain/known-words/standing.ts'
import type { OwnWordInText } from '#app/domain/known-words/word-sheet.ts'
import { keyOfReading } from '#app/domain/vocabulary/reading-key.ts'
import { isUnlistedName } from '#app/domain/vocabulary/rows-by-word.ts'
import { classOfPlace } from '#app/domain/vocabulary/word-places.ts'
import { type LoadedOnce, useLoadedOnce } from '#app/ui/loaded-once.ts'
import { useLaterMarks } from './use-later-marks.ts'

type Reading = { word: string; pinyin: string }

type Ranks = { rank: HskRank | undefined; user: HskRank }

/** Everything a page knows of its reader's words. */
export type TextOfReader = {
	userId: string
	own: readonly OwnWordInText[]
	/** The style sheet that the server painted them with. */
	sheet: string
	/** The reader's level. */
	rank: HskRank
	/** The vocabulary of the text. It comes after the page. */
	listed: LoadedOnce<readonly Reading[]>
	/** When the server made the page, by its clock. */
	asOf: number
}

/**
 * The words of the text by place. Only what was said since the page was made needs its vocabulary; until
 * that has come, the text stays as the server painted it.
 */
export function useOwnWords({ userId, own, rank: user, listed: coming, asOf }: TextOfReader) {
	const marks = useLaterMarks(userId, asOf)
	const loaded = useLoadedOnce(coming, marks.size > 0)
	const listed = loaded.status === 'ready' ? loaded.data : none

	return useMemo(() => {
		const words = withMarks(own, { listed, rankAt: rankInText, marks })
		const places = new Map(listed.map((entry, place) => [keyOfReading(entry), place]))
		return {
			words,
			/** The mark of a word; null if there is none. */
			saidOf(entry: Reading): Standing | null {
				const said = marks.get(keyOfReading(entry))
				if (said !== undefined) return said
				const place = places.get(keyOfReading(entry))
				return words.find((word) => word.place === place)?.said ?? null
			},
			/** All that counts for a word of the text; undefined if the text lacks it. */
			standingOf(entry: Reading): { own: OwnWord | undefined; ranks: Ranks } | undefined {
				const place = places.get(keyOfReading(entry)) ?? -1
				const found = rankInText(place)
				return (
					found && { own: words.find((word) => word.place === place), ranks: { ...found, user } }
				)
			},
			/** Whether the page would know an earlier mark: it does of the readings that stand in the text. */
			isInText(entry: Reading): boolean {
				return rankInText(places.get(keyOfReading(entry)) ?? -1) !== undefined
			},
			/** The words of the vocabulary in the text that are new to the reader, in their order there. */
			newWords<Listed extends Reading>(entries: readonly Listed[]): Listed[] {
				return entries.filter((entry, place) => {
					const found = rankInText(place, '.text')
					const word = words.find((own) => own.place === place)
					return (
						found &&
						!isUnlistedName(entry.pinyin, found.rank) &&
						countedAs(word, { ...found, user }) === 'new'
					)
				})
			},
		}
	}, [own, user, listed, marks])
}

/** The words on the screen have their rank as a class: l3. */
function rankInText(place: number, within = ':is(.text, .words)') {
	const word = document.querySelector(`${within} .${classOfPlace(place)}`)
	if (!word) return undefined
	const level = levelOfRank(Number(/\bl(\d)\b/.exec(word.className)?.[1]))
	return { rank: level && rankOf(level) }
}

const none: readonly Reading[] = []
