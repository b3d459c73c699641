/**
 * The order in which a deck teaches its words.
 *
 * Two lists take turns: the words of our courses, in the order of their first use there, and the most
 * frequent words. So 我 and 你 come first, and 茶, rare elsewhere, soon after the lesson in the tea
 * house. Numbers are counted: with the first of them come all up to 十.
 */
export type DeckWord = { readonly word: string }

const countedTogether = [...'零一二三四五六七八九十']

/** `words` begin with the most frequent; `met` are words of the courses, in reading order. */
export function inTeachingOrder<W extends DeckWord>(
	words: readonly W[],
	met: readonly string[],
): W[] {
	const places = new Map([...new Set(met)].map((word, place) => [word, place]))
	const placeOf = ({ word }: W) => places.get(word) ?? Number.POSITIVE_INFINITY
	const inCourses = words
		.filter(({ word }) => places.has(word))
		.sort((a, b) => placeOf(a) - placeOf(b))
	const turns = words.flatMap((word, turn) => [...inCourses.slice(turn, turn + 1), word])
	return withNumbersCounted([...new Set(turns)])
}

function withNumbersCounted<W extends DeckWord>(words: readonly W[]): W[] {
	const start = words.findIndex(isCounted)
	if (start === -1) return [...words]
	const placeOf = ({ word }: W) => countedTogether.indexOf(word)
	const numbers = words.filter(isCounted).sort((a, b) => placeOf(a) - placeOf(b))
	const others = words.filter((word) => !isCounted(word))
	return [...others.slice(0, start), ...numbers, ...others.slice(start)]
}

function isCounted({ word }: DeckWord): boolean {
	return countedTogether.includes(word)
}
