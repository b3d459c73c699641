/** Addresses of the search in all texts: /admin/search?q=市场&as=word lists where a word is used. */

export const searchPath = '/admin/search'
export const replacePath = '/admin/replace'

/** The list of texts that have a word. */
export function wordUsesPath(word: string): string {
	return `${searchPath}?${new URLSearchParams({ q: word, as: 'word' })}`
}
