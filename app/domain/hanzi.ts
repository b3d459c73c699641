/** Hanzi are characters of Unicode's script Han: 汉, 〇 and 𠮷 are; ，, A and 3 aren't. */

const hanziRun = /^\p{Script=Han}+$/u

/** Whether a text is hanzi only; false if empty. */
export function isHanzi(text: string): boolean {
	return hanziRun.test(text)
}

export function hasHanzi(text: string): boolean {
	return /\p{Script=Han}/u.test(text)
}

/** Everywhere the length of a Chinese text is shown, it is this number. */
export function countHanzi(text: string): number {
	return text.match(/\p{Script=Han}/gu)?.length ?? 0
}
