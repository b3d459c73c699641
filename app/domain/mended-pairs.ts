/**
 * Finds the way back into step in GBK and Big5, whose characters are pairs of bytes. One byte too many or
 * too few, and all that follows on the line is paired wrongly: 孩子们在路上 is read as 孩子们诼飞稀.
 *
 * On a line with a broken place, the byte is left out after which most of the rest is common characters.
 */
import { isCommonCharacter } from './text-encoding.ts'

type PairEncoding = 'gb18030' | 'big5'

/** In bytes. A longer line stays as it is. */
const longestLine = 20_000

const lineEnd = 10

export function mendLines(bytes: Uint8Array, encoding: PairEncoding): string {
	const decoder = new TextDecoder(encoding)
	const text = decoder.decode(bytes)
	if (!text.includes('\ufffd')) return text
	const lines: string[] = []
	for (let from = 0; from <= bytes.length; ) {
		const found = bytes.indexOf(lineEnd, from)
		const to = found === -1 ? bytes.length : found
		const line = bytes.subarray(from, to)
		const read = decoder.decode(line)
		lines.push(read.includes('\ufffd') ? mendLine(line, read, encoding) : read)
		from = to + 1
	}
	return lines.join('\n')
}

function mendLine(line: Uint8Array, read: string, encoding: PairEncoding): string {
	if (line.length > longestLine) return read
	const steps = stepsOf(line, encoding)
	const commonFrom = commonAfter(steps)
	let before = 0
	let best = { at: -1, common: commonFrom[0] ?? 0 }
	for (let at = 0; at < line.length; ) {
		const common = before + (commonFrom[at + 1] ?? 0)
		if (common > best.common) best = { at, common }
		const { length, isCommon } = steps[at] ?? { length: 1, isCommon: false }
		before += Number(isCommon)
		at += length
	}
	if (best.at === -1) return read
	const decoder = new TextDecoder(encoding)
	const [start, end] = [line.subarray(0, best.at), line.subarray(best.at + 1)]
	return `${decoder.decode(start)}\ufffd${decoder.decode(end)}`
}

type Step = { length: number; isCommon: boolean }

/** The character that begins at each byte. */
function stepsOf(line: Uint8Array, encoding: PairEncoding): Step[] {
	const decoder = new TextDecoder(encoding)
	return Array.from(line, (byte, at) => {
		if (byte < 0x80) return { length: 1, isCommon: false }
		const pair = decoder.decode(line.subarray(at, at + 2))
		const isPair = [...pair].length === 1 && pair !== '\ufffd'
		return { length: isPair ? 2 : 1, isCommon: isPair && isCommonCharacter(pair) }
	})
}

/** How many common characters there are from each byte to the end. */
function commonAfter(steps: readonly Step[]): number[] {
	const counts = new Array<number>(steps.length + 2).fill(0)
	for (let at = steps.length - 1; at >= 0; at -= 1) {
		const { length, isCommon } = steps[at] ?? { length: 1, isCommon: false }
		counts[at] = (counts[at + length] ?? 0) + Number(isCommon)
	}
	return counts
}
