import { useEffect, useRef, useState } from 'react'
import type { EditedText, WordPlace } from '#app/domain/lesson-text/editing/edited-text.ts'
import { longWords } from '#app/domain/lesson-text/editing/typed-words.ts'
import type { Requests } from './requests.ts'

/** How long after the last edit new long words are looked up. */
const pauseMs = 600

type UnknownWord = { word: string; place: WordPlace }

/**
 * The text's words of more than four characters that no dictionary holds: the engine cuts them even
 * where nothing stands beside them.
 */
export function useUnknownWords(edited: EditedText, cut: Requests['cut']): UnknownWord[] {
	const [unknown, setUnknown] = useState<ReadonlyMap<string, boolean>>(new Map())
	const latest = useRef(cut)
	latest.current = cut
	const found = longWords(edited)
	const missing = found.map(({ word }) => word).filter((word) => !unknown.has(word))
	const asked = missing.join('\n')

	useEffect(() => {
		if (asked === '') return
		let isCurrent = true
		const timer = setTimeout(async () => {
			const words = asked.split('\n')
			const answer = await latest.current({ paragraphs: words, known: [] })
			// A warning is optional; the next edit asks again.
			if (!answer.ok || !isCurrent) return
			setUnknown((known) => {
				const answered = words.map((word, index) => {
					return [word, (answer.value[index]?.length ?? 0) > 1] as const
				})
				return new Map([...known, ...answered])
			})
		}, pauseMs)
		return () => {
			isCurrent = false
			clearTimeout(timer)
		}
	}, [asked])

	return found.filter(({ word }) => unknown.get(word))
}
