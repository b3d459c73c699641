/** Words in a form field: 12:3,13:1 are word 12 in version 3 and word 13 in version 1. */

/** The largest page size. */
export const mostWords = 100

export type WordVersion = { id: number; version: number }

export function formatVersions(words: readonly WordVersion[]): string {
	return words.map(({ id, version }) => `${id}:${version}`).join(',')
}

/** Undefined if the text has another format. */
export function parseVersions(text: string): WordVersion[] | undefined {
	if (!/^\d{1,15}:\d{1,9}(,\d{1,15}:\d{1,9})*$/.test(text)) return undefined
	return text.split(',').map((pair) => {
		const [id = 0, version = 0] = pair.split(':').map(Number)
		return { id, version }
	})
}
