/** File sizes in MB (1024 × 1024 bytes): 20,971,520 bytes are 20 MB, one byte more is 20.1 MB. */

const megabyte = 1024 * 1024

/** Rounded up to a tenth, so that a file over a limit never seems to be within it. */
export function megabytes(bytes: number): string {
	return String(Math.ceil((bytes / megabyte) * 10) / 10)
}

/** Values for a "too large" message; `bytes` is undefined if the size is unknown. */
export function tooLarge(bytes: number | undefined, most: number): { size: string; most: string } {
	const size = bytes === undefined ? `over ${megabytes(most)}` : megabytes(bytes)
	return { size, most: megabytes(most) }
}
