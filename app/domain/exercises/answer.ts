/** Answers as letters: AC is the first option and the third, as they are stored and shown. */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export const mostOptions = letters.length

export function formatAnswer(indices: readonly number[]): string {
	return [...new Set(indices)]
		.sort((a, b) => a - b)
		.map((index) => letters.charAt(index))
		.join('')
}

/** Zero-based positions; what is no letter is left out. */
export function parseAnswer(answer: string): number[] {
	const indices = [...answer].map((letter) => letters.indexOf(letter))
	return [...new Set(indices)].filter((index) => index >= 0).sort((a, b) => a - b)
}

export function letterOf(index: number): string {
	return letters.charAt(index)
}
