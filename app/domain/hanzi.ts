/** Hanzi are characters of Unicode's script Han: 汉, 〇 and 𠮷 are; ，, A and 3 aren't. */

/** Whether a text is hanzi only; false if empty. */
export function isHanzi(text: string): boolean {
	return /^\p{Script=Han}+$/u.test(text)
}

export function hasHanzi(text: string): boolean {
	return /\p{Script=Han}/u.test(text)
}

/** Everywhere the length of a Chinese text is shown, it is this number. */
export function countHanzi(text: string): number {
	return text.match(/\p{Script=Han}/gu)?.length ?? 0
}

/** The language that a name or typed text is marked with: 三班 is Chinese, "Class 3b" is in the page's own. */
export function langOf(text: string): 'zh-CN' | undefined {
	return hasHanzi(text) ? 'zh-CN' : undefined
}
