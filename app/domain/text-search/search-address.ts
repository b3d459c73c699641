/** Addresses of the search in all texts: /admin/search?q=市场&as=word lists where a word is used. */

export const searchPath = '/admin/search'
export const replacePath = '/admin/replace'

/** Find and replace, filled in. Without a `replacement` it is still to be typed. */
export function replacementPath({
	pattern,
	replacement,
	course,
}: {
	pattern: string
	replacement?: string
	/** The id of a course; empty or left out: all texts. */
	course?: string
}): string {
	const query = new URLSearchParams({
		q: pattern,
		...(replacement !== undefined && { with: replacement }),
		...(course && { course }),
	})
	return `${replacePath}?${query}`
}

/** The list of texts that have a word. */
export function wordUsesPath(word: string): string {
	return `${searchPath}?${new URLSearchParams({ q: word, as: 'word' })}`
}
