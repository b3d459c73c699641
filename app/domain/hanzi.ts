/** What counts as written Chinese: 汉 does, and so do 〇 and 𠮷; ，, A and 3 do not. */

const hanziRun = /^\p{Script=Han}+$/u

/** Whether a text is hanzi throughout, those beyond the first plane included. */
export function isHanzi(text: string): boolean {
	return hanziRun.test(text)
}

export function hasHanzi(text: string): boolean {
	return /\p{Script=Han}/u.test(text)
}
