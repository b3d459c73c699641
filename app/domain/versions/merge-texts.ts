/**
 * Brings two editions of a text together, paragraph by paragraph. Both began from one text, the base:
 *
 *   base     早上好！ | 你去哪儿？   | 再见！
 *   mine     早上好！ | 你要去哪儿？ | 再见！
 *   theirs   早！     | 你去哪儿？   | 再见！ | 谢谢。
 *
 * 早！ and 谢谢。 are their changes, 你要去哪儿？ is mine, and 再见！ is the same in both.
 *
 * Each edition is compared with the base alone: what the two have become may be unlike each other.
 */
import { alignParagraphs } from '#app/domain/lesson-text/align-paragraphs.ts'
import type { Block, LessonContent } from '#app/domain/lesson-text/content.ts'
import type { Picked } from '#app/domain/lesson-text/editing/merged-text.ts'
import { sameInOrder } from '#app/domain/lesson-text/same-in-order.ts'
import { authoredOf } from './authored.ts'

export type Side = 'mine' | 'theirs'

/** A paragraph of the base, or one that somebody has added. Places are counted from 0. */
export type MergedParagraph = {
	/** Undefined if it was added, or without a base. */
	base: number | undefined
	/** Undefined where it is missing. */
	mine: number | undefined
	theirs: number | undefined
	isSame: boolean
	/** Who alone has changed, added or deleted it; undefined if both have, or if that is not known. */
	changedBy: Side | undefined
}

type Editions = {
	/** Undefined if it is not known: then each difference is anybody's. */
	base: LessonContent | undefined
	mine: LessonContent
	theirs: LessonContent
}

/** Every paragraph of both editions once, each edition in its own order. */
export function mergeTexts({ base, mine, theirs }: Editions): MergedParagraph[] {
	const own = editionOf(mine, base)
	const other = editionOf(theirs, base)
	if (!base) {
		return alignParagraphs(theirs, mine).map(({ from, to }) => ({
			base: undefined,
			mine: to,
			theirs: from,
			isSame: own.textAt(to) === other.textAt(from),
			changedBy: undefined,
		}))
	}
	const rows = base.map((block, at) => {
		const place = { base: at, mine: own.kept.get(at), theirs: other.kept.get(at) }
		const [is, theirIs] = [own.textAt(place.mine), other.textAt(place.theirs)]
		const was = authoredOf(block)
		if (is === theirIs) return { ...place, isSame: true, changedBy: undefined }
		return { ...place, isSame: false, changedBy: whoChanged(was === is, was === theirIs) }
	})
	return [
		...rows.flatMap((row, at) => [...addedBefore(at, own, other), row]),
		...addedBefore(base.length, own, other),
	]
}

/** The paragraphs of the text that is made of both, in order; one's own where nobody has decided. */
export function pickedParagraphs(
	merged: readonly MergedParagraph[],
	theirs: LessonContent,
	sideOf: (paragraph: MergedParagraph) => Side | undefined,
): Picked[] {
	return merged.flatMap((paragraph): Picked | [] => {
		const isTheirs = !paragraph.isSame && sideOf(paragraph) === 'theirs'
		if (!isTheirs) return paragraph.mine ?? []
		return paragraph.theirs === undefined ? [] : (theirs[paragraph.theirs] ?? [])
	})
}

type Edition = {
	/** What an author has decided about the paragraph in a place; undefined if there is none. */
	textAt: (at: number | undefined) => string | undefined
	/** The place of each paragraph of the base that is still there. */
	kept: Map<number, number>
	/** The places of the added paragraphs, by the paragraph of the base before which they stand. */
	added: Map<number, number[]>
}

function editionOf(content: LessonContent, base: readonly Block[] = []): Edition {
	const texts = content.map(authoredOf)
	const kept = new Map<number, number>()
	const added = new Map<number, number[]>()
	let next = 0
	for (const { from, to } of alignParagraphs(base, content)) {
		if (from !== undefined) next = from + 1
		if (to === undefined) continue
		const there = added.get(next)
		if (from !== undefined) kept.set(from, to)
		else if (there) there.push(to)
		else added.set(next, [to])
	}
	return { textAt: (at) => (at === undefined ? undefined : texts[at]), kept, added }
}

function whoChanged(isMineAsBefore: boolean, isTheirsAsBefore: boolean): Side | undefined {
	if (isMineAsBefore) return 'theirs'
	return isTheirsAsBefore ? 'mine' : undefined
}

/** What both have added alike is one paragraph. */
function addedBefore(at: number, own: Edition, other: Edition): MergedParagraph[] {
	const [mine, theirs] = [own.added.get(at) ?? [], other.added.get(at) ?? []]
	const alike = sameInOrder(
		mine.map((place) => own.textAt(place) ?? ''),
		theirs.map((place) => other.textAt(place) ?? ''),
	)
	const added = { base: undefined, mine: undefined, theirs: undefined, isSame: false }
	const rows: MergedParagraph[] = []
	let [from, theirFrom] = [0, 0]
	for (const [to, theirTo] of [...alike, [mine.length, theirs.length] as const]) {
		for (const place of mine.slice(from, to)) {
			rows.push({ ...added, mine: place, changedBy: 'mine' })
		}
		for (const place of theirs.slice(theirFrom, theirTo)) {
			rows.push({ ...added, theirs: place, changedBy: 'theirs' })
		}
		if (to < mine.length) {
			const both = { mine: mine[to], theirs: theirs[theirTo] }
			rows.push({ ...added, ...both, isSame: true, changedBy: undefined })
		}
		from = to + 1
		theirFrom = theirTo + 1
	}
	return rows
}
