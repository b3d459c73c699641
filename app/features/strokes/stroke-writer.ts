import HanziWriter from 'hanzi-writer'
import type { Strokes } from '#app/domain/strokes/stroke-file.ts'
import { gridPadding, gridSide } from './stroke-grid.tsx'

type Options = {
	character: string
	strokes: Strokes
	/** Whether the character stands there at first, as its strokes are shown; or is to be written. */
	isShown: boolean
}

/** Draws a character into an element. Nothing moves for those who want no motion. */
export function createWriter(host: HTMLElement, { character, strokes, isShown }: Options) {
	const isStill = prefersNoMotion()
	const writer = HanziWriter.create(host, character, {
		width: gridSide,
		height: gridSide,
		padding: gridPadding,
		charDataLoader: () => strokes,
		showCharacter: isShown,
		showOutline: isShown,
		strokeAnimationSpeed: isStill ? Number.POSITIVE_INFINITY : 1.2,
		delayBetweenStrokes: 200,
		strokeFadeDuration: isStill ? 0 : 200,
		drawingFadeDuration: isStill ? 0 : 300,
		drawingWidth: 40,
		highlightOnComplete: !isStill,
		showHintAfterMisses: false,
	})
	// It counts in the units of the grid, whatever size that has on the screen.
	host.firstElementChild?.setAttribute('viewBox', `0 0 ${gridSide} ${gridSide}`)
	return writer
}

export type Writer = ReturnType<typeof createWriter>

export function prefersNoMotion(): boolean {
	return matchMedia('(prefers-reduced-motion: reduce)').matches
}
