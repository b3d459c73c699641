/**
 * Brings two editions of a text together, paragraph by paragraph. Both began from one text, the base:
 *
 *   base     早上好！ | 你去哪儿？   | 再见！
 *   mine     早上好！ | 你要去哪儿？ | 再见！
 *   theirs   早！     | 你去哪儿？   | 再见！ | 谢谢。
 *
 * 早！ and 谢谢。 are their changes, 你要去哪儿？ is mine, and 再见！ is the same in both.
 */
import { alignParagraphs } from '#app/domain/lesson-text/align-paragraphs.ts'
import type { Block, LessonContent } from '#app/domain/lesson-text/content.ts'

export type Side = 'mine' | 'theirs'

export type MergedParagraph = {
	/** Its places in both editions, from 0; undefined where it is missing. */
	mine: number | undefined
	theirs: number | undefined
	isSame: boolean
	/** Who alone has changed it; undefined if both have, or if that is not known. */
	changedBy: Side | undefined
}

type Editions = {
	/** Undefined if it is not known. */
	base: LessonContent | undefined
	mine: LessonContent
	theirs: LessonContent
}

/** Every paragraph of both editions once, in the order of mine. */
export function mergeTexts({ base, mine, theirs }: Editions): MergedParagraph[] {
	const pairs = alignParagraphs(theirs, mine)
	if (!base) {
		return pairs.map(({ from, to }) => ({
			mine: to,
			theirs: from,
			isSame: isSame(mine, to, theirs, from),
			changedBy: undefined,
		}))
	}
	const [inMine, inTheirs] = [placesInBase(base, mine), placesInBase(base, theirs)]

	function judged(own: number | undefined, other: number | undefined): MergedParagraph {
		const place = { mine: own, theirs: other, isSame: isSame(mine, own, theirs, other) }
		const ownBase = own === undefined ? undefined : inMine.get(own)
		const otherBase = other === undefined ? undefined : inTheirs.get(other)
		const at = ownBase ?? otherBase
		const isMineAsBefore = isSame(base ?? [], at, mine, own)
		const isTheirsAsBefore = isSame(base ?? [], at, theirs, other)
		if (isMineAsBefore === isTheirsAsBefore) return { ...place, changedBy: undefined }
		return { ...place, changedBy: isMineAsBefore ? 'theirs' : 'mine' }
	}

	return pairs.flatMap(({ from, to }) => {
		const isOne =
			from === undefined ||
			to === undefined ||
			isSame(mine, to, theirs, from) ||
			(inMine.has(to) && inMine.get(to) === inTheirs.get(from))
		// What stands in one place and comes from two paragraphs is not one in two editions.
		return isOne ? [judged(to, from)] : [judged(undefined, from), judged(to, undefined)]
	})
}

/** The place in the base of each paragraph that comes from there. */
function placesInBase(base: LessonContent, edition: LessonContent): Map<number, number> {
	return new Map(
		alignParagraphs(base, edition).flatMap(({ from, to }) =>
			from === undefined || to === undefined ? [] : [[to, from]],
		),
	)
}

/** Two missing paragraphs are the same, too. */
function isSame(
	one: LessonContent,
	at: number | undefined,
	other: LessonContent,
	otherAt: number | undefined,
): boolean {
	const [block, otherBlock] = [at, otherAt].map((place, side) =>
		place === undefined ? undefined : (side === 0 ? one : other)[place],
	)
	if (!block || !otherBlock) return block === otherBlock
	return authored(block) === authored(otherBlock)
}

/** What an author decides about a paragraph; readings of the dictionary come by themselves. */
function authored({ zh, en, blank }: Block): string {
	const words = zh.map(({ word, pinyin, isCustomPinyin, isHide }) => [
		word,
		isCustomPinyin ? pinyin : '',
		isHide ?? false,
	])
	return JSON.stringify([words, en, blank])
}
