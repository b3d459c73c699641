/** Sizes of files as people read them: 20,971,520 bytes are 20 MB, one byte more is 20.1 MB. */

const megabyte = 1024 * 1024

/** Rounded up, so that what is too large never looks as if it were not. */
export function megabytes(bytes: number): string {
	return String(Math.ceil((bytes / megabyte) * 10) / 10)
}

/** The numbers of a sentence about a file that is too large; who sends it may not say how large. */
export function tooLarge(bytes: number | undefined, most: number): { size: string; most: string } {
	const size = bytes === undefined ? `over ${megabytes(most)}` : megabytes(bytes)
	return { size, most: megabytes(most) }
}
