import { useEffect, useRef } from 'react'
import type { EditedText } from '#app/domain/lesson-text/editing/edited-text.ts'
import {
	type ParagraphReadings,
	type ParagraphWords,
	readingsWanted,
} from '#app/domain/lesson-text/editing/readings.ts'
import { wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'
import type { Requests } from './requests.ts'

/** How long the text rests before it is asked how its new words are read. */
const pauseMs = 600

type Options = {
	edited: EditedText
	ask: Requests['readings']
	onReadings: (read: readonly ParagraphReadings[]) => void
}

/**
 * Asks for the readings of paragraphs whose words have changed, after a pause, and never twice for
 * the same words: what was known before an undo is known after it.
 */
export function useReadings({ edited, ask, onReadings }: Options): void {
	const known = useRef(new Map<string, readonly (string | null)[]>())
	const latest = useRef({ edited, ask, onReadings })
	latest.current = { edited, ask, onReadings }
	const { paragraphs } = edited

	// biome-ignore lint/correctness/useExhaustiveDependencies: a text whose paragraphs are the same is read already
	useEffect(() => {
		const wanted = readingsWanted(latest.current.edited)
		const missing = wanted.filter((one) => !known.current.has(nameOf(one)))
		const tell = () => {
			const read = wanted.flatMap((one) => {
				const readings = known.current.get(nameOf(one))
				return readings ? [{ ...one, readings }] : []
			})
			if (read.length > 0) latest.current.onReadings(read)
		}
		if (missing.length < wanted.length) tell()
		if (missing.length === 0) return
		let isHere = true
		const timer = setTimeout(async () => {
			const answer = await latest.current.ask(missing.map(({ words }) => words))
			// Without readings the text is as good as before: saving asks for them once more.
			if (!answer.ok) return
			for (const [index, one] of missing.entries()) {
				const readings = answer.value[index]
				if (readings) known.current.set(nameOf(one), readings)
			}
			if (isHere) tell()
		}, pauseMs)
		return () => {
			isHere = false
			clearTimeout(timer)
		}
	}, [paragraphs])
}

function nameOf({ words }: ParagraphWords): string {
	return words.join(wordSeparator)
}
