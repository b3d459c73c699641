/**
 * Captions that roll up show the lines of before once more, below which a new one appears.
 *
 *   今天我们来说一说  |  今天我们来说一说 怎么学中文  |  怎么学中文 第一个办法
 *     →   今天我们来说一说  |  怎么学中文  |  第一个办法
 *
 * What is really said twice stays: it is one cue behind another, without a new line below.
 */
import type { Cue } from './subtitle-cues.ts'

/** In seconds: how long a screen may be empty while captions roll. */
const longestGap = 0.6
/** Captions of the web are shown once more for a hundredth of a second. */
const blink = 0.1
/** Screens have a few lines. */
const mostLines = 10

/** A film in which somebody says something twice has such cues too, but not every fifth. */
const leastShare = 0.2

export function withoutRepeats(cues: readonly Cue[]): { cues: Cue[]; left: number } {
	const repeats = cues.map((cue, at) => repeatedLines(cues[at - 1], cue))
	const rolling = cues.filter(({ lines }, at) => {
		const repeated = repeats[at] ?? 0
		return repeated > 0 && repeated < lines.length
	}).length
	const isRolling = rolling >= cues.length * leastShare
	let left = 0
	const kept = cues.map((cue, at) => {
		const repeated = repeats[at] ?? 0
		const isOver =
			repeated < cue.lines.length ? isRolling : isShownAgain(cues[at - 1], cue, isRolling)
		if (!isOver) return cue
		left += repeated
		return { ...cue, lines: cue.lines.slice(repeated) }
	})
	return { cues: kept.filter(({ lines }) => lines.length > 0), left }
}

/** The longest tail of the cue before with which this one begins. */
function repeatedLines(before: Cue | undefined, { from, lines }: Cue): number {
	if (!before || from - before.to > longestGap) return 0
	for (let count = Math.min(before.lines.length, lines.length, mostLines); count > 0; count -= 1) {
		const tail = before.lines.slice(-count)
		if (tail.every((line, at) => line === lines[at])) return count
	}
	return 0
}

/** A cue that says nothing new: the screen has rolled and waits, or it is said twice. */
function isShownAgain(before: Cue | undefined, cue: Cue, isRolling: boolean): boolean {
	if (!before) return false
	if (cue.to - cue.from < blink && cue.from - before.to < blink) return true
	return isRolling && (cue.lines.length < before.lines.length || cue.from - before.to < blink)
}
