/**
 * The word that one is made of which is said twice or asked about: 高高兴兴 is 高兴, 条条 is 条,
 * 商量商量 is 商量, 慢慢儿 is 慢慢 and 喜不喜欢 is 喜欢.
 */

/** Undefined where a word is made of no other in these ways; whether there is such a word is not asked. */
export function baseWord(word: string): string | undefined {
	const [a = '', b = '', c, d, ...others] = [...word]
	if (others.length > 0 || b === '') return undefined
	if (c === undefined) return a === b ? a : undefined
	if (d === undefined) return a === b && c === '儿' ? a + b : undefined
	if (a === b && c === d) return a + c
	if (a !== c) return undefined
	if (b === d) return a + b
	return b === '不' || b === '没' ? c + d : undefined
}
