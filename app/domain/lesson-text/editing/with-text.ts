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
	const known = [...lostAmong(before, carried), ...edited.lost]
	const recalled = recall(known, after, carried)
	const found = new Set(recalled)
	const lost = known.filter((paragraph) => !found.has(paragraph))
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

/** A paragraph that is all new may be one that was lost, the last such first. */
function recall(
	lost: readonly EditedParagraph[],
	after: readonly FoundParagraph[],
	carried: readonly CarriedWords[],
): Origins {
	const isNew = after.map(({ zh }, index) => Boolean(zh) && carried[index]?.origins.length === 0)
	if (!isNew.includes(true)) return after.map(() => undefined)
	const ofText = new Map<string, EditedParagraph[]>()
	for (const paragraph of lost.toReversed()) {
		const same = ofText.get(paragraph.zh ?? '')
		if (same) same.push(paragraph)
		else ofText.set(paragraph.zh ?? '', [paragraph])
	}
	return after.map(({ zh }, index) => (isNew[index] ? ofText.get(zh ?? '')?.pop() : undefined))
}

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
		return take(whatStayed(before, found, change))
	})
	// Where nothing stayed, another text was put in this one's place.
	return isAllNew && !byPlace.some(Boolean) ? byPlace : byOrder(before, byPlace, take)
}

/** The first of the paragraphs that no other has taken. */
type Take = (candidates: Origins) => EditedParagraph | undefined

type Origins = readonly (EditedParagraph | undefined)[]

/** The old paragraphs of which something that was not changed stands in the new one. */
function whatStayed(
	before: readonly PlacedParagraph[],
	found: FoundParagraph,
	{ from, oldTo, newTo }: TextChange,
): EditedParagraph[] {
	const shift = oldTo - newTo
	return [
		...within(before, found.from, Math.min(found.to, from)),
		...within(before, Math.max(found.from, newTo) + shift, found.to + shift),
	]
}

/** Those that have more than a tag in a stretch of the old text. */
function within(before: readonly PlacedParagraph[], from: number, to: number): EditedParagraph[] {
	let [low, high] = [0, before.length]
	while (low < high) {
		const middle = (low + high) >> 1
		const { start = 0, paragraph } = before[middle] ?? {}
		if (start + (paragraph?.length ?? 0) <= from) low = middle + 1
		else high = middle
	}
	const inside: EditedParagraph[] = []
	for (let index = low; index < before.length; index += 1) {
		const { start = to, paragraph } = before[index] ?? {}
		if (start >= to || !paragraph) break
		const share = Math.min(start + paragraph.length, to) - Math.max(start, from)
		if (share > tagLength) inside.push(paragraph)
	}
	return inside
}

/** All paragraphs begin alike. */
const tagLength = 'zh: '.length

/** Between two paragraphs that stayed, as many as there were are each what it was. */
function byOrder(before: readonly PlacedParagraph[], known: Origins, take: Take): Origins {
	const all = [...known]
	const places = new Map(before.map(({ paragraph }, index) => [paragraph.key, index]))
	for (let begin = 0; begin < all.length; begin += 1) {
		let end = begin
		while (end < all.length && !all[end]) end += 1
		const first = begin === 0 ? 0 : (places.get(all[begin - 1]?.key ?? -1) ?? -1) + 1
		const last = end === all.length ? before.length : (places.get(all[end]?.key ?? -1) ?? -1)
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
