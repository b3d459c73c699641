/**
 * How far a text has been read, and where it goes on. Of two parts of 6,000 and 4,000 characters, the
 * first finished and the second read to paragraph 5 of 10: 80%, and it goes on in the second.
 */
import { isFinished, offeredParagraph } from '#app/domain/progress/reading-place.ts'

export type PartOfText = {
	/** From 1. */
	number: number
	title: string
	characters: number
	/** The place in it; null if it was never opened. */
	paragraph: number | null
	paragraphs: number | null
	/** When that place was kept, in ms since 1970. */
	readAt: number | null
}

/** Percent of all characters, rounded down, so that only a finished text has 100. */
export function percentRead(parts: readonly PartOfText[]): number {
	let read = 0
	let all = 0
	for (const part of parts) {
		all += part.characters
		read += part.characters * shareRead(part)
	}
	return all === 0 ? 0 : Math.floor((100 * read) / all)
}

/** From 0 to 1. */
export function shareRead(part: PartOfText): number {
	const place = placeIn(part)
	if (!place) return 0
	return isFinished(place) ? 1 : (place.paragraph - 1) / place.paragraphs
}

/** When the text was last read; undefined if never. */
export function lastRead(parts: readonly PartOfText[]): number | undefined {
	const times = parts.flatMap(({ readAt }) => readAt ?? [])
	return times.length > 0 ? Math.max(...times) : undefined
}

/** The part read last, or the one after it once that is finished. */
export function goOnAt(parts: readonly PartOfText[]): {
	number: number
	paragraph: number | undefined
} {
	const at = lastRead(parts)
	const index = Math.max(
		0,
		parts.findIndex(({ readAt }) => at !== undefined && readAt === at),
	)
	const part = parts[index]
	const next = parts[index + 1]
	if (part && next && shareRead(part) === 1) return goOnIn(next)
	return part ? goOnIn(part) : { number: 1, paragraph: undefined }
}

function goOnIn(part: PartOfText) {
	const paragraph = offeredParagraph(placeIn(part), part.paragraphs ?? 0)
	return { number: part.number, paragraph }
}

export function placeIn({ paragraph, paragraphs }: Pick<PartOfText, 'paragraph' | 'paragraphs'>) {
	return paragraph === null || paragraphs === null ? undefined : { paragraph, paragraphs }
}

/** The name of a part: its title, else its number. */
export function nameOfPart({ title, number }: Pick<PartOfText, 'title' | 'number'>): string {
	return title === '' ? `Part ${number}` : title
}

/** The number of a part in an address; 0, which no part has, for anything else. */
export function partNumber(text: string): number {
	return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0
}

/** The address of a text, of one of its parts, or of a paragraph in it. */
export function textPath(
	id: string,
	at?: { number: number; paragraph?: number | undefined },
): string {
	const text = `/texts/${encodeURIComponent(id)}`
	if (!at) return text
	return `${text}/${at.number}${at.paragraph === undefined ? '' : `#p${at.paragraph}`}`
}
