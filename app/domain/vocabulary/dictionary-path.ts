/** The page of a word in the dictionary: 学习 is at /dictionary/%E5%AD%A6%E4%B9%A0. */
export function dictionaryPath(word: string): string {
	return `/dictionary/${encodeURIComponent(word)}`
}
