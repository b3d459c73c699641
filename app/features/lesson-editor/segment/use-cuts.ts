import { type RefObject, useEffect, useRef, useState } from 'react'
import type { EditedText } from '#app/domain/lesson-text/editing/edited-text.ts'
import { cutsWanted, type ParagraphToCut } from '#app/domain/lesson-text/editing/typed-words.ts'

/** How long after leaving a paragraph its typed words are cut. */
const pauseMs = 150

type Options = {
	edited: EditedText
	area: RefObject<HTMLTextAreaElement>
	/** The paragraph with the cursor. */
	currentKey: number | undefined
	/** Nothing is cut while a word's dialog is open: its place would change. */
	isPaused: boolean
	cut: (edited: EditedText, wanted: readonly ParagraphToCut[]) => Promise<unknown>
}

/** Cuts what was typed once the cursor has left its paragraph, or the text area. */
export function useCuts({ edited, area, currentKey, isPaused, cut }: Options): void {
	const isFocused = useFocused(area)
	/** While one request is under way, another waits. */
	const asking = useRef({ isBusy: false, isMissed: false })
	const [missed, setMissed] = useState(0)
	const latest = useRef({ edited, cut })
	latest.current = { edited, cut }
	const { paragraphs } = edited

	// biome-ignore lint/correctness/useExhaustiveDependencies: only changed paragraphs have typed words
	useEffect(() => {
		const isLeft = ({ key }: ParagraphToCut) => !isFocused || key !== currentKey
		if (isPaused || !cutsWanted(latest.current.edited).some(isLeft)) return
		const timer = setTimeout(async () => {
			asking.current.isMissed = asking.current.isBusy
			if (asking.current.isBusy) return
			asking.current.isBusy = true
			const { edited, cut } = latest.current
			// Cutting is optional here: saving asks again.
			await cut(edited, cutsWanted(edited).filter(isLeft))
			asking.current.isBusy = false
			if (asking.current.isMissed) setMissed((count) => count + 1)
		}, pauseMs)
		return () => clearTimeout(timer)
	}, [paragraphs, currentKey, isFocused, isPaused, missed])
}

function useFocused(area: RefObject<HTMLElement>): boolean {
	const [isFocused, setFocused] = useState(false)
	useEffect(() => {
		const ended = new AbortController()
		const { signal } = ended
		area.current?.addEventListener('focus', () => setFocused(true), { signal })
		area.current?.addEventListener('blur', () => setFocused(false), { signal })
		return () => ended.abort()
	}, [area])
	return isFocused
}
