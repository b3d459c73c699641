/**
 * Where a person stopped in a text: in 慢火车 at paragraph 12 of 30, the first one on their screen.
 *
 * The newest place wins, whichever device sent it and whenever it arrives. A text is finished once its
 * last paragraph was on the screen.
 */
export type ReadingPlace = {
	/** From 1. */
	paragraph: number
	/** Paragraphs of the text at that time. */
	paragraphs: number
	/** In ms since 1970. */
	at: number
}

/** The kinds of texts with places: lessons, articles, and parts of own texts. */
export const placedKinds = ['lesson', 'article', 'text'] as const

/** Whose place it is in. */
export type PlacedText = { kind: (typeof placedKinds)[number]; id: string }

/** No text has more paragraphs than this. */
export const mostParagraphs = 100_000

/** The order of the arguments and the number of merges make no difference. */
export function newerPlace<Place extends ReadingPlace>(a: Place, b: Place): Place {
	const difference = a.at - b.at || a.paragraph - b.paragraph || a.paragraphs - b.paragraphs
	return difference < 0 ? b : a
}

export function isFinished({ paragraph, paragraphs }: Omit<ReadingPlace, 'at'>): boolean {
	return paragraph >= paragraphs
}

/** The first two paragraphs are found without help. */
const firstOffered = 3

/** The paragraph to which a page offers to go on, in a text of now so many paragraphs. */
export function offeredParagraph(
	place: Omit<ReadingPlace, 'at'> | null | undefined,
	paragraphs: number,
): number | undefined {
	if (!place || isFinished(place)) return undefined
	const { paragraph } = place
	return paragraph >= firstOffered && paragraph < paragraphs ? paragraph : undefined
}
