/** Answers as stored and shown: letters. AC means the first and the third option. */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export const mostOptions = letters.length

export function formatAnswer(indices: readonly number[]): string {
	return [...new Set(indices)]
		.sort((a, b) => a - b)
		.map((index) => letters.charAt(index))
		.join('')
}

/** Zero-based indices of the options; other characters are ignored. */
export function parseAnswer(answer: string): number[] {
	const indices = [...answer].map((letter) => letters.indexOf(letter))
	return [...new Set(indices)].filter((index) => index >= 0).sort((a, b) => a - b)
}

export function letterOf(index: number): string {
	return letters.charAt(index)
}
