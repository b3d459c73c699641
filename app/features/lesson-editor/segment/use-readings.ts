import { useEffect, useRef } from 'react'
import type { EditedText } from '#app/domain/lesson-text/editing/edited-text.ts'
import {
	type ParagraphReadings,
	type ParagraphWords,
	readingsWanted,
} from '#app/domain/lesson-text/editing/readings.ts'
import { wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'
import type { Requests } from './requests.ts'

/** How long after the last edit new words are looked up. */
const pauseMs = 600

type Options = {
	edited: EditedText
	ask: Requests['readings']
	onReadings: (read: readonly ParagraphReadings[]) => void
}

/**
 * Fetches the readings of changed paragraphs after a pause. Readings are cached by words, so an undo
 * doesn't fetch them again.
 */
export function useReadings({ edited, ask, onReadings }: Options): void {
	const known = useRef(new Map<string, readonly (string | null)[]>())
	const latest = useRef({ edited, ask, onReadings })
	latest.current = { edited, ask, onReadings }
	const { paragraphs } = edited

	// biome-ignore lint/correctness/useExhaustiveDependencies: only changed paragraphs need readings
	useEffect(() => {
		const wanted = readingsWanted(latest.current.edited)
		const missing = wanted.filter((one) => !known.current.has(keyOf(one)))
		const apply = () => {
			const read = wanted.flatMap((one) => {
				const readings = known.current.get(keyOf(one))
				return readings ? [{ ...one, readings }] : []
			})
			if (read.length > 0) latest.current.onReadings(read)
		}
		if (missing.length < wanted.length) apply()
		if (missing.length === 0) return
		let isCurrent = true
		const timer = setTimeout(async () => {
			const answer = await latest.current.ask(missing.map(({ words }) => words))
			// Readings are optional here: saving looks them up again.
			if (!answer.ok) return
			for (const [index, one] of missing.entries()) {
				const readings = answer.value[index]
				if (readings) known.current.set(keyOf(one), readings)
			}
			if (isCurrent) apply()
		}, pauseMs)
		return () => {
			isCurrent = false
			clearTimeout(timer)
		}
	}, [paragraphs])
}

function keyOf({ words }: ParagraphWords): string {
	return words.join(wordSeparator)
}
