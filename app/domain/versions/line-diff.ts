/**
 * Compares texts of lines, such as notes or an exercise:
 *
 *   before  ## 是 joins nouns      after  ## 是 joins two nouns
 *           zh: 我是老师。                 zh: 我是老师。
 *
 * The first line has changed (“two ” was added), the second is the same.
 */
import { sameInOrder } from '#app/domain/lesson-text/same-in-order.ts'
import { diffSentences, type Piece } from './pieces.ts'

export type Line = { kind: 'same' | 'gone' | 'added' | 'changed'; pieces: Piece[] }

export function diffLines(before: string, after: string): Line[] {
	const [was, is] = [linesOf(before), linesOf(after)]
	const lines: Line[] = []
	let [from, to] = [0, 0]
	for (const [fromAt, toAt] of [...sameInOrder(was, is), [was.length, is.length] as const]) {
		lines.push(...replaced(was.slice(from, fromAt), is.slice(to, toAt)))
		const same = was[fromAt]
		if (same !== undefined) lines.push({ kind: 'same', pieces: [{ kind: 'same', text: same }] })
		from = fromAt + 1
		to = toAt + 1
	}
	return lines
}

function linesOf(text: string): string[] {
	return text === '' ? [] : text.split('\n')
}

/** Lines in place of equally many others are compared one by one. */
function replaced(gone: readonly string[], added: readonly string[]): Line[] {
	if (gone.length === added.length) {
		return gone.map((line, at) => ({
			kind: 'changed',
			pieces: diffSentences(line, added[at] ?? ''),
		}))
	}
	return [
		...gone.map((text): Line => ({ kind: 'gone', pieces: [{ kind: 'gone', text }] })),
		...added.map((text): Line => ({ kind: 'added', pieces: [{ kind: 'added', text }] })),
	]
}

/** Lines to show, and how many equal ones are left out between them. */
export type Shown = { lines: Line[]; leftOut: number }

/** Keeps two equal lines on each side of a change. */
const context = 2

/** Leaves out runs of equal lines; each group says how many lines before it are not shown. */
export function shortened(lines: readonly Line[]): Shown[] {
	const groups: Shown[] = []
	let leftOut = 0
	let open: Line[] = []
	for (const [at, line] of lines.entries()) {
		const nearby = lines.slice(Math.max(0, at - context), at + context + 1)
		if (nearby.some(({ kind }) => kind !== 'same')) open.push(line)
		else {
			if (open.length > 0) groups.push({ lines: open, leftOut })
			if (open.length > 0) leftOut = 0
			open = []
			leftOut += 1
		}
	}
	if (open.length > 0 || leftOut > 0) groups.push({ lines: open, leftOut })
	return groups
}
