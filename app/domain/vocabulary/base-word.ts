/**
 * The word that one is made of which is said twice, asked about or of several: 高高兴兴 is 高兴,
 * 条条 is 条, 商量商量 is 商量, 慢慢儿 is 慢慢, 喜不喜欢 is 喜欢 and 朋友们 is 朋友.
 */

/** Undefined where a word is made of no other in these ways; whether there is such a word is not asked. */
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
