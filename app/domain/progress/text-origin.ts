/** Where a person came from, for a link back to it: …&from=/courses/lessons/first-coffee */

/** The pages with a text, perhaps at a paragraph (#p12), and how a link back to them is named. */
const texts = [
	{
		kind: 'lesson',
		path: /^\/courses\/lessons\/([\w-]+)(?:#p\d+)?$/,
		back: 'Back to the lesson',
	},
	{ kind: 'article', path: /^\/articles\/([\w-]+)(?:#p\d+)?$/, back: 'Back to the article' },
	{ kind: 'text', path: /^\/texts\/([\w-]+)\/(\d+)(?:#p\d+)?$/, back: 'Back to your text' },
] as const

/** The text that a person came from; null for every other address. */
export function originIn(search: URLSearchParams): string | null {
	const from = search.get('from')
	return from !== null && texts.some(({ path }) => path.test(from)) ? from : null
}

export function sayBackTo(from: string): string | undefined {
	return texts.find(({ path }) => path.test(from))?.back
}

/** A lesson by its slug, others by their ids. `part` is that of an own text, from 1. */
export type OriginText = { kind: (typeof texts)[number]['kind']; id: string; part: number }

/** The text of such an address: /texts/rain/2#p7 is part 2 of the own text rain. */
export function textOfOrigin(from: string): OriginText | undefined {
	for (const { kind, path } of texts) {
		const [, id, part = '1'] = path.exec(from) ?? []
		if (id) return { kind, id, part: Number(part) }
	}
	return undefined
}
