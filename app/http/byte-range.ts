/**
 * The part of a file that is asked for, as players do when somebody jumps: of 1,000 bytes,
 * `bytes=0-99` are the first hundred, `bytes=900-` and `bytes=-100` the last.
 */
export type ByteRange = { offset: number; length: number }

const one = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i

/**
 * Reads a Range header by RFC 9110, section 14.1.2. What is no range, or several, is left out of
 * account as the RFC allows: undefined, and the whole file is the answer.
 */
export function readRange(header: string | null, size: number): ByteRange | 'none' | undefined {
	const [, first, last] = header?.match(one) ?? []
	if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
	if (first === '') return lastBytes(Math.min(Number(last), size), size)
	const offset = Number(first)
	const end = last === '' ? size : Math.min(Number(last) + 1, size)
	if (last !== '' && Number(last) < offset) return undefined
	return offset < size ? { offset, length: end - offset } : 'none'
}

function lastBytes(length: number, size: number): ByteRange | 'none' {
	return length > 0 ? { offset: size - length, length } : 'none'
}
