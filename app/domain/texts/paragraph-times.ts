/**
 * When the paragraphs of subtitles are said, for whom their text is changed or split.
 *
 *   我们走吧。  [1000, 2500]         我们走吧。  [1000, 2500]
 *   快走！      [3000, 3600]    →    快点走！    null
 *   再见。      [4000, 5000]         再见。      [4000, 5000]
 *
 * A time stays with a paragraph only where it cannot be that of another: of 快走！ twice, of which one was
 * deleted, the one that is left has none.
 */
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { paragraphsOfPart } from './paragraphs-of-part.ts'

/** For each paragraph of a part, in milliseconds; null where they are not known. */
export type ParagraphTimes = ([start: number, end: number] | null)[]

type Timed = { text: string; times?: ParagraphTimes | undefined }

/** Gives parts, which were one text before, its times. */
export function withTimes<Part extends { text: string }>(
	parts: readonly Part[],
	{ text, times }: Timed,
): (Part & Timed)[] {
	if (!times) return [...parts]
	const paragraphs = parts.map((part) => paragraphsIn(part.text))
	const places = placesBefore(paragraphsIn(text), paragraphs.flat())
	let at = 0
	return parts.map((part, index) => {
		const from = at
		at += paragraphs[index]?.length ?? 0
		return { ...part, times: places.slice(from, at).map((place) => times[place] ?? null) }
	})
}

function paragraphsIn(text: string): string[] {
	return paragraphsOfPart(incomingText(text)).map(({ zh }) => zh)
}

/** For each paragraph of `now` its place in `was`, or -1. */
function placesBefore(was: readonly string[], now: readonly string[]): number[] {
	const moved = now.length - was.length
	const changed = was.findIndex((text, at) => text !== now[at])
	const first = changed < 0 ? was.length : changed
	const changedLast = was.findLastIndex((text, at) => text !== now[at + moved])
	const last = changedLast + 1 + moved
	const others = onlyOnes(was.slice(first, last - moved), now.slice(first, last))
	return now.map((text, at) => {
		const isBefore = at < first
		const isBehind = at >= last
		// 快走！ next to 快走！ may be the first or the second of before.
		if (isBefore && isBehind) return moved === 0 ? at : -1
		if (isBefore) return at
		if (isBehind) return at - moved
		const place = others.get(text)
		return place === undefined ? -1 : place + first
	})
}

/** Paragraphs that each text has once, with their places in `was`. */
function onlyOnes(was: readonly string[], now: readonly string[]): ReadonlyMap<string, number> {
	const [before, after] = [was, now].map(countsOf)
	return new Map(
		[...was.entries()].flatMap(([at, text]) =>
			before?.get(text) === 1 && after?.get(text) === 1 ? [[text, at]] : [],
		),
	)
}

function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
	const counts = new Map<string, number>()
	for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
	return counts
}
