/** Where a person came from, for a link back to it: …&from=/courses/lessons/first-coffee */

/** The pages with a text, perhaps at a paragraph (#p12), and how a link back to them is named. */
const texts = [
	{ path: /^\/courses\/lessons\/[\w-]+(?:#p\d+)?$/, back: 'Back to the lesson' },
	{ path: /^\/articles\/[\w-]+(?:#p\d+)?$/, back: 'Back to the article' },
	{ path: /^\/texts\/[\w-]+\/\d+(?:#p\d+)?$/, back: 'Back to your text' },
]

/** The text that a person came from; null for every other address. */
export function originIn(search: URLSearchParams): string | null {
	const from = search.get('from')
	return from !== null && texts.some(({ path }) => path.test(from)) ? from : null
}

export function sayBackTo(from: string): string | undefined {
	return texts.find(({ path }) => path.test(from))?.back
}
