/**
 * Answers as stored and shown: letters. AC means the first and the third option. Where the order counts,
 * BA means the second word in the first place: 是 before 我.
 */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export const mostOptions = letters.length

export function formatAnswer(indices: readonly number[]): string {
	return formatSequence([...new Set(indices)].sort((a, b) => a - b))
}

/** Zero-based indices of the options; other characters are ignored. */
export function parseAnswer(answer: string): number[] {
	const indices = [...answer].map((letter) => letters.indexOf(letter))
	return [...new Set(indices)].filter((index) => index >= 0).sort((a, b) => a - b)
}

/** Keeps the order. */
export function formatSequence(indices: readonly number[]): string {
	return indices.map(letterOf).join('')
}

/** The indices in their order; undefined if a character is no letter or stands twice. */
export function parseSequence(answer: string): number[] | undefined {
	const indices = [...answer].map((letter) => letters.indexOf(letter))
	const isSequence = !indices.includes(-1) && new Set(indices).size === indices.length
	return isSequence ? indices : undefined
}

export function letterOf(index: number): string {
	return letters.charAt(index)
}
