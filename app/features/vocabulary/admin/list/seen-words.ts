/** How words are named to whoever changes them: 12:1795285269195,13:… are ids, each with its last change. */

/** A page has no more. */
export const mostWords = 100

/** A word as it was when somebody looked; the instant in milliseconds since 1970. */
export type SeenWord = { id: number; updatedAt: number }

export function formatSeen(words: readonly { id: number; updatedAt: Date }[]): string {
	return words.map(({ id, updatedAt }) => `${id}:${+updatedAt}`).join(',')
}

/** Undefined where the text is of another form. */
export function parseSeen(text: string): SeenWord[] | undefined {
	if (!/^\d{1,15}:\d{1,15}(,\d{1,15}:\d{1,15})*$/.test(text)) return undefined
	return text.split(',').map((pair) => {
		const [id = 0, updatedAt = 0] = pair.split(':').map(Number)
		return { id, updatedAt }
	})
}
