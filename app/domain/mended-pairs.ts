/**
 * Finds the way back into step in GBK and Big5, whose characters are pairs of bytes. One byte too many or
 * too few, and all that follows on the line is paired wrongly: 孩子们在路上 is read as 孩子们诼飞稀.
 *
 * On a line with a broken place, the byte is left out after which the rest is the likeliest text.
 */
import { isEveryday, type PairEncoding } from './everyday-hanzi.ts'
import { isCommonCharacter } from './text-encoding.ts'

/** In bytes. A longer line stays as it is. */
const longestLine = 20_000

const lineEnd = 10

export function mendLines(bytes: Uint8Array, encoding: PairEncoding): string {
	const decoder = new TextDecoder(encoding)
	const text = decoder.decode(bytes)
	if (!text.includes('\ufffd')) return text
	const lines = splitLines(bytes).map((line) => {
		const read = decoder.decode(line)
		return read.includes('\ufffd') ? mendLine(line, read, encoding) : read
	})
	return lines.join('\n')
}

/** No character of these encodings, nor of UTF-8, has the byte of a line end inside. */
export function splitLines(bytes: Uint8Array): Uint8Array[] {
	const lines: Uint8Array[] = []
	for (let from = 0; from <= bytes.length; ) {
		const found = bytes.indexOf(lineEnd, from)
		const to = found === -1 ? bytes.length : found
		lines.push(bytes.subarray(from, to))
		from = to + 1
	}
	return lines
}

function mendLine(line: Uint8Array, read: string, encoding: PairEncoding): string {
	if (line.length > longestLine) return read
	const steps = stepsOf(line, encoding)
	const scoreFrom = scoresAfter(steps)
	let before = 0
	let best = { at: -1, score: scoreFrom[0] ?? 0 }
	for (let at = 0; at < line.length; ) {
		const whole = before + (scoreFrom[at + 1] ?? 0)
		if (whole > best.score) best = { at, score: whole }
		const { length, score } = steps[at] ?? single
		before += score
		at += length
	}
	if (best.at === -1) return read
	const decoder = new TextDecoder(encoding)
	const [start, end] = [line.subarray(0, best.at), line.subarray(best.at + 1)]
	return `${decoder.decode(start)}\ufffd${decoder.decode(end)}`
}

/** `score` says how likely a character is in running text. */
type Step = { length: number; score: number }

const single: Step = { length: 1, score: 0 }

/** The character that begins at each byte. */
function stepsOf(line: Uint8Array, encoding: PairEncoding): Step[] {
	const decoder = new TextDecoder(encoding)
	return Array.from(line, (byte, at) => {
		if (byte < 0x80) return single
		const pair = decoder.decode(line.subarray(at, at + 2))
		const isPair = [...pair].length === 1 && pair !== '\ufffd'
		if (!isPair) return single
		return { length: 2, score: isCommonCharacter(pair) ? 3 : Number(isEveryday(pair, encoding)) }
	})
}

/** The score from each byte to the end. */
function scoresAfter(steps: readonly Step[]): number[] {
	const scores = new Array<number>(steps.length + 2).fill(0)
	for (let at = steps.length - 1; at >= 0; at -= 1) {
		const { length, score } = steps[at] ?? single
		scores[at] = (scores[at + length] ?? 0) + score
	}
	return scores
}
