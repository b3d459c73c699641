/**
 * Where people stopped in a text: nine readers of 慢火车 got no further than paragraph 12 of 30.
 *
 * Neighboring paragraphs of a long text are one group, as a chart has room for a dozen columns: 1–3, 4–6, …
 */
export type Stop = { paragraph: number; people: number }

export type StopGroup = { first: number; last: number; people: number }

const mostGroups = 12

/** Groups of equal length that cover all paragraphs, the last perhaps shorter. Stops beyond are left out. */
export function stopGroups(stops: readonly Stop[], paragraphs: number): StopGroup[] {
	const size = Math.max(1, Math.ceil(paragraphs / mostGroups))
	const groups = Array.from({ length: Math.ceil(paragraphs / size) }, (_, index) => ({
		first: index * size + 1,
		last: Math.min((index + 1) * size, paragraphs),
		people: 0,
	}))
	for (const { paragraph, people } of stops) {
		const group = groups[Math.floor((paragraph - 1) / size)]
		if (group && paragraph <= paragraphs) group.people += people
	}
	return groups
}

/** "12", or "10–12". */
export function groupName({ first, last }: Pick<StopGroup, 'first' | 'last'>): string {
	return first === last ? String(first) : `${first}–${last}`
}
