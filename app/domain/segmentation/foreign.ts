/**
 * What stands between Chinese words: OK, don't, 3.14, 1,000, 5%, a run of spaces, a line end, a mark.
 *
 * Marks are tokens of their own, but …… and —— stay whole.
 */

const hanzi = /^\p{Script=Han}/u
const wordOrNumber =
	/(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:['’._\-,:/@](?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+)*[%％]?/uy
const others = /\r\n|[\r\n]|[^\S\r\n]+|(.)\1*/suy

export function isHanziAt(text: string, at: number): boolean {
	return hanzi.test(String.fromCodePoint(text.codePointAt(at) ?? 0))
}

/** Where the token ends that begins here and is no hanzi. */
export function foreignEnd(text: string, start: number): number {
	for (const pattern of [wordOrNumber, others]) {
		pattern.lastIndex = start
		const [token] = pattern.exec(text) ?? []
		if (token !== undefined) return start + token.length
	}
	return start + 1
}
