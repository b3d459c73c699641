/**
 * Applies a change in the text area to the edited text.
 *
 * If words are typed into the first of two paragraphs, the second stays the same object, and the first
 * keeps the readings and blanks of its remaining words. Spacing and other stored keys stay with their
 * paragraph even while a tag is broken: zh: retyped as z: loses the words for a moment, and zh: brings
 * them back.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import { wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'
import {
	type CarriedWords,
	carryWords,
	type PlacedParagraph,
	type Typing,
} from './carried-words.ts'
import type { EditedParagraph, EditedText, EditedWord } from './edited-text.ts'
import { type FoundParagraph, findParagraphs, typedParts } from './found-paragraphs.ts'
import { type TextChange, textChangeOf } from './text-change.ts'

/** `cursor` is the caret's offset after the change; it tells which of two equal words is new. */
export function withText(edited: EditedText, text: string, cursor?: number): EditedText {
	if (text === edited.text) return edited
	const change = textChangeOf(edited.text, text, cursor)
	const found = findParagraphs(text)
	const { head, tail } = untouched(edited, found, change)
	const before = edited.paragraphs.slice(head, edited.paragraphs.length - tail).map(
		(paragraph, index): PlacedParagraph => ({
			paragraph,
			start: edited.starts[head + index] ?? 0,
		}),
	)
	const after = found.slice(head, found.length - tail)
	const typing = typingOf(edited.text, text, change)
	const renewed = renew(edited, { before, after, change, typing })
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

/** The paragraphs around a change, before and after it. */
type TouchedParagraphs = {
	before: readonly PlacedParagraph[]
	after: readonly FoundParagraph[]
	change: TextChange
	typing: Typing
}

function typingOf(before: string, after: string, { from, oldTo, newTo }: TextChange): Typing {
	const [gone, come] = [before.slice(from, oldTo), after.slice(from, newTo)]
	const isTyped = (at: number) => at >= from && at < newTo && after[at] === wordSeparator
	return {
		isCutOnly: gone.replaceAll(wordSeparator, '') === come.replaceAll(wordSeparator, ''),
		hasCutAt: (begin, end) => isTyped(begin - 1) || isTyped(end),
	}
}

/** How many paragraphs before and after the change are unchanged. */
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

/** Builds the touched paragraphs from their old words and those that were lost earlier. */
function renew(
	edited: EditedText,
	touched: TouchedParagraphs,
): Pick<EditedText, 'paragraphs' | 'lost' | 'nextKey'> {
	const { before, after, change, typing } = touched
	const carried = carryWords(before, after, change, typing)
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

/** More than anybody cuts and pastes at once. */
const mostLost = 2000

/** Restores lost paragraphs with the same Chinese, the most recently lost first. */
function recall(
	lost: readonly EditedParagraph[],
	after: readonly FoundParagraph[],
	carried: readonly CarriedWords[],
): Origins {
	const isNew = after.map(({ zh }, index) => Boolean(zh) && carried[index]?.origins.length === 0)
	if (!isNew.includes(true)) return after.map(() => undefined)
	const byChinese = new Map<string, EditedParagraph[]>()
	for (const paragraph of lost.toReversed()) {
		const same = byChinese.get(paragraph.zh ?? '')
		if (same) same.push(paragraph)
		else byChinese.set(paragraph.zh ?? '', [paragraph])
	}
	return after.map(({ zh }, index) => (isNew[index] ? byChinese.get(zh ?? '')?.pop() : undefined))
}

/** Paragraphs of which no word is left. */
function lostAmong(
	before: readonly PlacedParagraph[],
	carried: readonly CarriedWords[],
): EditedParagraph[] {
	const kept = new Set(carried.flatMap(({ origins }) => origins))
	return before.flatMap(({ paragraph }, index) =>
		paragraph.words.length > 0 && !kept.has(index) ? [paragraph] : [],
	)
}

/** The old paragraph of each new one, if any; no old paragraph is used twice. */
function originsOf(
	{ before, after, change }: TouchedParagraphs,
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
		return take(unchangedIn(before, found, change))
	})
	// Nothing is left of the old text: it was replaced by another.
	return isAllNew && !byPlace.some(Boolean) ? byPlace : byOrder(before, byPlace, take)
}

/** Picks the first candidate that isn't taken yet. */
type Take = (candidates: Origins) => EditedParagraph | undefined

type Origins = readonly (EditedParagraph | undefined)[]

/** The old paragraphs that share unchanged text with the new one. */
function unchangedIn(
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

/** The paragraphs with more than a tag inside a range of the old text. */
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

/** Every paragraph begins with a tag, so that much in common proves nothing. */
const tagLength = 'zh: '.length

/** Between two known paragraphs, matches the rest one by one if there are equally many. */
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
