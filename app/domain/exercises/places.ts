/**
 * The places of a question while it is being answered: 我 ＿ 安娜，＿ 法国人. Letters are those of the bank's
 * words; undefined is a place still empty.
 */
export type Places = readonly (string | undefined)[]

export function emptyPlaces(count: number): Places {
	return Array.from({ length: count }, () => undefined)
}

/**
 * The place that a word of the bank would go to: the chosen one if it is empty, else the first empty
 * one. Undefined if all are filled.
 */
export function placeToFill(places: Places, chosen: number | undefined): number | undefined {
	if (chosen !== undefined && chosen < places.length && places[chosen] === undefined) return chosen
	const first = places.indexOf(undefined)
	return first < 0 ? undefined : first
}

export function withPlace(places: Places, at: number, letter: string | undefined): Places {
	return places.map((one, index) => (index === at ? letter : one))
}

/** The letters in the order of the places; undefined while one is empty. */
export function givenPlaces(places: Places): string | undefined {
	return places.includes(undefined) ? undefined : places.join('')
}
