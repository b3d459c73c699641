/**
 * Parses Range headers, which players send to seek: in a file of 1,000 bytes, `bytes=0-99` are the
 * first hundred, `bytes=900-` and `bytes=-100` the last hundred.
 */
export type ByteRange = { offset: number; length: number }

const singleRange = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i

/**
 * Parses a Range header by RFC 9110, section 14.1.2. Undefined, so that the whole file is sent, for an
 * invalid header or several ranges, as the RFC allows; 'none' for a range outside the file.
 */
export function readRange(header: string | null, size: number): ByteRange | 'none' | undefined {
	const [, first, last] = header?.match(singleRange) ?? []
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
