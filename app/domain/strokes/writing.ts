/**
 * A character that is written by heart, stroke after stroke, and how well a word was written as a grade of
 * its card: 你好 with a slip of the hand is Good, with more misses or a hint Hard, and Forgot if much of
 * it had to be shown.
 */
import type { Grade } from '#app/domain/flashcards/review.ts'

/** How a character was written. */
export type Written = {
	/** All strokes of the character. */
	strokes: number
	/** Strokes that were drawn and did not fit. */
	misses: number
	/** Strokes that were shown before they were drawn. */
	hints: number
	/** Whether the outline was on at any time: that is tracing. */
	isTraced: boolean
}

export type Writing = Written & {
	/** The strokes that stand already. */
	done: number
	/** Misses of the stroke that comes now. */
	missesHere: number
	isHinted: boolean
}

type WritingEvent = 'stroke' | 'miss' | 'hint' | 'outline'

/** A stroke is shown after so many misses. */
const missesBeforeHint = 3

export function beginWriting(strokes: number): Writing {
	const nothing = { misses: 0, hints: 0, isTraced: false }
	return { strokes, ...nothing, done: 0, missesHere: 0, isHinted: false }
}

export function write(writing: Writing, event: WritingEvent): Writing {
	if (isWritten(writing)) return writing
	switch (event) {
		case 'stroke':
			return { ...writing, done: writing.done + 1, missesHere: 0, isHinted: false }
		case 'miss': {
			const missesHere = writing.missesHere + 1
			const missed = { ...writing, misses: writing.misses + 1, missesHere }
			return missesHere >= missesBeforeHint ? hinted(missed) : missed
		}
		case 'hint':
			return hinted(writing)
		case 'outline':
			return { ...writing, isTraced: true }
	}
}

function hinted(writing: Writing): Writing {
	return writing.isHinted ? writing : { ...writing, isHinted: true, hints: writing.hints + 1 }
}

export function isWritten({ done, strokes }: Writing): boolean {
	return done >= strokes
}

/** A slip is no gap in what one knows: one in a character, and one for every six strokes of it. */
const strokesASlip = 6

/** The grade that the writing of a word suggests; its writer has the last word. */
export function gradeOfWriting(characters: readonly Written[]): Grade {
	const strokes = sum(characters.map((one) => one.strokes))
	const hints = sum(characters.map((one) => one.hints))
	const misses = sum(characters.map(missesBeyondSlips))
	const traced = sum(characters.filter(({ isTraced }) => isTraced).map((one) => one.strokes))
	if (hints * 3 > strokes || misses > strokes || traced * 2 > strokes) return 'forgot'
	return hints + misses + traced > 0 ? 'hard' : 'good'
}

function missesBeyondSlips({ strokes, misses }: Written): number {
	return Math.max(0, misses - Math.max(1, Math.floor(strokes / strokesASlip)))
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((all, one) => all + one, 0)
}
