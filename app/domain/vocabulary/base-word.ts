/**
 * Finds the base of a reduplicated, A-not-A or plural word: 高高兴兴 → 高兴, 条条 → 条,
 * 商量商量 → 商量, 慢慢儿 → 慢慢, 喜不喜欢 → 喜欢, 朋友们 → 朋友.
 */

/** Undefined if the word has none of these forms. The base may not be a real word. */
export function baseWord(word: string): string | undefined {
	if (word.length > 1 && word.endsWith('们')) return word.slice(0, -1)
	const [a = '', b = '', c, d, ...others] = [...word]
	if (others.length > 0 || b === '') return undefined
	if (c === undefined) return a === b ? a : undefined
	if (d === undefined) return a === b && c === '儿' ? a + b : undefined
	if (a === b && c === d) return a + c
	if (a !== c) return undefined
	if (b === d) return a + b
	return b === '不' || b === '没' ? c + d : undefined
}
