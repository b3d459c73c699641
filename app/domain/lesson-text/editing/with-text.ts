/**
 * What a change in the text area means.
 *
 * Of two paragraphs with readings set by their author, words are typed into the first: the second
 * stays the same object, and the first keeps what hangs on the words that are still there. Spacing and
 * the rest stay with a paragraph through everything, a missing tag included: while zh: is z: for a
 * moment, its words are lost, and they are the same again as soon as the tag is.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import { type CarriedWords, carryWords, type PlacedParagraph } from './carried-words.ts'
import type { EditedParagraph, EditedText, EditedWord } from './edited-text.ts'
import { type FoundParagraph, findParagraphs, typedParts } from './found-paragraphs.ts'
import { changeOf, type TextChange } from './text-change.ts'

/** `cursor` is where the caret stands after the change: it tells which of two equal words is new. */
export function withText(edited: EditedText, text: string, cursor?: number): EditedText {
	if (text === edited.text) return edited
	const change = changeOf(edited.text, text, cursor)
	const found = findParagraphs(text)
	const { head, tail } = untouched(edited, found, change)
	const before = edited.paragraphs.slice(head, edited.paragraphs.length - tail).map(
		(paragraph, index): PlacedParagraph => ({
			paragraph,
			start: edited.starts[head + index] ?? 0,
		}),
	)
	const after = found.slice(head, found.length - tail)
	const renewed = renew(edited, { before, after, change })
	return {
		text,
		paragraphs: [
			...edited.paragraphs.slice(0, head),
			...renewed.paragraphs,
			...edited.paragraphs.slice(edited.paragraphs.length - tail),
		],
		starts: found.map(({ from }) => from),
		lost: renewed.lost,
		nextKey: renewed.nextKey,
	}
}

type Touched = {
	before: readonly PlacedParagraph[]
	after: readonly FoundParagraph[]
	change: TextChange
}

/** How many paragraphs before and after the change are as they were. */
function untouched(
	{ paragraphs, starts }: EditedText,
	found: readonly FoundParagraph[],
	{ from, oldTo, newTo }: TextChange,
): { head: number; tail: number } {
	const isAt = (index: number, at: number, shift: number): boolean => {
		const [was, is] = [paragraphs[index], found[at]]
		return (
			was !== undefined &&
			is !== undefined &&
			is.from === (starts[index] ?? 0) + shift &&
			is.to - is.from === was.length &&
			is.zh === was.zh &&
			is.typedEnglish === was.typedEnglish
		)
	}
	const most = Math.min(paragraphs.length, found.length)
	let head = 0
	while (head < most && (found[head]?.to ?? 0) <= from && isAt(head, head, 0)) head += 1
	let tail = 0
	while (tail < most - head) {
		const [index, at] = [paragraphs.length - 1 - tail, found.length - 1 - tail]
		if ((starts[index] ?? 0) < oldTo || !isAt(index, at, newTo - oldTo)) break
		tail += 1
	}
	return { head, tail }
}

function renew(
	edited: EditedText,
	touched: Touched,
): Pick<EditedText, 'paragraphs' | 'lost' | 'nextKey'> {
	const { before, after, change } = touched
	const carried = carryWords(before, after, change)
	const gone = lostAmong(before, carried)
	let lost = [...gone, ...edited.lost]
	const recalled = after.map(({ zh }, index) => {
		if (!zh || (carried[index]?.origins.length ?? 0) > 0) return undefined
		const found = lost.find((paragraph) => paragraph.zh === zh)
		lost = lost.filter((paragraph) => paragraph !== found)
		return found
	})
	const isAllNew = before.length === edited.paragraphs.length
	const origins = originsOf(touched, { carried, recalled, isAllNew })
	let { nextKey } = edited
	const paragraphs = after.map((found, index) => {
		const origin = origins[index]
		const words = recalled[index]?.words ?? carried[index]?.words ?? []
		const known = recalled[index] ?? origin
		const isSame = known !== undefined && isSameWords(words, known.words)
		nextKey += origin ? 0 : 1
		return {
			key: origin?.key ?? nextKey - 1,
			...typedParts(found),
			words: isSame ? known.words : words,
			isRead: isSame ? known.isRead : !words.some(({ token }) => hasHanzi(token.word)),
			en: origin && origin.typedEnglish === found.typedEnglish ? origin.en : english(found),
			spacing: origin?.spacing ?? 'normal',
			rest: origin?.rest ?? {},
		}
	})
	return { paragraphs, lost: lost.slice(0, mostLost), nextKey }
}

function english({ typedEnglish = '' }: FoundParagraph): string {
	return typedEnglish.normalize('NFC')
}

function isSameWords(one: readonly EditedWord[], other: readonly EditedWord[]): boolean {
	return (
		one.length === other.length &&
		one.every(({ token, from, to }, index) => {
			const word = other[index]
			return token === word?.token && from === word.from && to === word.to
		})
	)
}

/** More paragraphs than anybody cuts out and puts in elsewhere. */
const mostLost = 2000

/** Those that had words and have none of them any more. */
function lostAmong(
	before: readonly PlacedParagraph[],
	carried: readonly CarriedWords[],
): EditedParagraph[] {
	const kept = new Set(carried.flatMap(({ origins }) => origins))
	return before.flatMap(({ paragraph }, index) =>
		paragraph.words.length > 0 && !kept.has(index) ? [paragraph] : [],
	)
}

/** Which paragraph each of the new ones was, if it was one; none was two. */
function originsOf(
	{ before, after, change }: Touched,
	{
		carried,
		recalled,
		isAllNew,
	}: { carried: readonly CarriedWords[]; recalled: Origins; isAllNew: boolean },
): Origins {
	const taken = new Set<number>()
	const take: Take = (candidates) => {
		const found = candidates.find((paragraph) => paragraph && !taken.has(paragraph.key))
		if (found) taken.add(found.key)
		return found
	}
	const byWords = after.map((_, index) =>
		take([
			...(carried[index]?.origins.map((origin) => before[origin]?.paragraph) ?? []),
			recalled[index],
		]),
	)
	const byPlace = byWords.map((origin, index) => {
		const found = after[index]
		if (origin || !found) return origin
		return take(
			before.filter((old) => overlaps(old, found, change)).map(({ paragraph }) => paragraph),
		)
	})
	// Where nothing stayed, another text was put in this one's place.
	return isAllNew && !byPlace.some(Boolean) ? byPlace : byOrder(before, byPlace, take)
}

/** The first of the paragraphs that no other has taken. */
type Take = (candidates: Origins) => EditedParagraph | undefined

type Origins = readonly (EditedParagraph | undefined)[]

/** Whether something of the old paragraph that was not changed stands in the new one. */
function overlaps(
	{ paragraph, start }: PlacedParagraph,
	found: FoundParagraph,
	{ from, oldTo, newTo }: TextChange,
): boolean {
	const end = start + paragraph.length
	const shift = newTo - oldTo
	const atHead = Math.min(end, found.to, from) - Math.max(start, found.from)
	const atTail = Math.min(end + shift, found.to) - Math.max(start + shift, found.from, newTo)
	return atHead > tagLength || atTail > tagLength
}

/** All paragraphs begin alike. */
const tagLength = 'zh: '.length

/** Between two paragraphs that stayed, as many as there were are each what it was. */
function byOrder(before: readonly PlacedParagraph[], known: Origins, take: Take): Origins {
	const all = [...known]
	const keys = before.map(({ paragraph }) => paragraph.key)
	for (let begin = 0; begin < all.length; begin += 1) {
		let end = begin
		while (end < all.length && !all[end]) end += 1
		const first = begin === 0 ? 0 : keys.indexOf(all[begin - 1]?.key ?? -1) + 1
		const last = end === all.length ? keys.length : keys.indexOf(all[end]?.key ?? -1)
		if (end - begin !== last - first) {
			begin = end
			continue
		}
		for (let step = 0; begin + step < end; step += 1) {
			all[begin + step] = take([before[first + step]?.paragraph])
		}
		begin = end
	}
	return all
}
