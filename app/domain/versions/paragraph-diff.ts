/**
 * Says in a teacher’s words how a paragraph changed:
 *
 *   before  头发 | 很 | 长[cháng] | 不大     / Her hair is long.
 *   after   头发 | 真 | 长[zhǎng] | 不 | 大   / Her hair grows.
 *
 *   头发 [gone 很] [added 真] 长不大
 *   “长 is read zhǎng instead of cháng.” “不大 was cut: 不 | 大.”
 */
import type { Block, Spacing, Token } from '#app/domain/lesson-text/content.ts'
import { textOf } from '#app/domain/lesson-text/content.ts'
import { sameInOrder } from '#app/domain/lesson-text/same-in-order.ts'
import { diffSentences, joined, type Piece } from './pieces.ts'

export type ParagraphDiff = {
	zh: Piece[]
	en: Piece[]
	/** Cuts, readings, blanks and spacing that changed, a sentence each. */
	remarks: string[]
}

const none: Block = { zh: [], en: '', blank: 'normal' }

/** Without one side the paragraph is new, or gone. */
export function diffParagraphs(before: Block | undefined, after: Block | undefined): ParagraphDiff {
	const [was, is] = [before ?? none, after ?? none]
	const stretches = stretchesOf(was.zh, is.zh)
	return {
		zh: joined(stretches.flatMap(piecesOf)),
		en: diffSentences(was.en, is.en),
		remarks:
			before && after
				? [...new Set([...stretches.flatMap(remarksOn), ...remarkOnSpacing(was.blank, is.blank)])]
				: [],
	}
}

/** Everything of a paragraph that a person can see. */
export function visibleOf({ zh, en, blank }: Block): string {
	return JSON.stringify([zh.map((token) => [token.word, ...visibleMarks(token)]), en, blank])
}

function visibleMarks({ pinyin, isCustomPinyin, isHide }: Token) {
	return [readingOf(pinyin), isCustomPinyin ?? false, isHide ?? false]
}

/** Spaces between syllables show nowhere. */
function readingOf(pinyin: string | undefined): string {
	return (pinyin ?? '').replace(/\s+/g, '')
}

/** Words of both sides that belong together: the same text, or one in place of the other. */
type Stretch = { was: Token[]; is: Token[] }

function stretchesOf(was: readonly Token[], is: readonly Token[]): Stretch[] {
	const stretches: Stretch[] = []
	let [from, to] = [0, 0]
	const same = sameInOrder(
		was.map(({ word }) => word),
		is.map(({ word }) => word),
	)
	for (const [fromAt, toAt] of [...same, [was.length, is.length] as const]) {
		stretches.push(...splitStretch({ was: was.slice(from, fromAt), is: is.slice(to, toAt) }))
		const [one, other] = [was[fromAt], is[toAt]]
		if (one && other) stretches.push({ was: [one], is: [other] })
		from = fromAt + 1
		to = toAt + 1
	}
	return stretches
}

/** Takes words off both ends that have the same text, however it is cut. */
function splitStretch(whole: Stretch): Stretch[] {
	const { taken: first, left } = takeSame(whole, textOf)
	const { taken: last, left: middle } = takeSame(backwards(left), (tokens) =>
		textOf(tokens.toReversed()),
	)
	return [...first, backwards(middle), ...last.toReversed().map(backwards)]
}

function backwards({ was, is }: Stretch): Stretch {
	return { was: was.toReversed(), is: is.toReversed() }
}

/** Takes what is the same off the start of both sides. */
function takeSame({ was, is }: Stretch, read: (tokens: readonly Token[]) => string) {
	const taken: Stretch[] = []
	let [from, to] = [0, 0]
	let [fromEnd, toEnd] = [0, 0]
	let [fromLength, toLength] = [0, 0]
	while (fromEnd < was.length && toEnd < is.length) {
		if (fromLength <= toLength) fromLength += was[fromEnd++]?.word.length ?? 0
		while (toLength < fromLength && toEnd < is.length) toLength += is[toEnd++]?.word.length ?? 0
		if (fromLength !== toLength) continue
		const stretch = { was: was.slice(from, fromEnd), is: is.slice(to, toEnd) }
		if (read(stretch.was) !== read(stretch.is)) break
		taken.push(stretch)
		from = fromEnd
		to = toEnd
	}
	return { taken, left: { was: was.slice(from), is: is.slice(to) } }
}

function hasSameText({ was, is }: Stretch): boolean {
	return textOf(was) === textOf(is)
}

function piecesOf(stretch: Stretch): Piece[] {
	if (hasSameText(stretch)) return [{ kind: 'same', text: textOf(stretch.is) }]
	return [
		{ kind: 'gone', text: textOf(stretch.was) },
		{ kind: 'added', text: textOf(stretch.is) },
	]
}

function remarksOn(stretch: Stretch): string[] {
	if (!hasSameText(stretch) || stretch.is.length === 0) return []
	return [...remarkOnCut(stretch), ...remarkOnReading(stretch), ...remarksOnBlanks(stretch)]
}

function remarkOnCut({ was, is }: Stretch): string[] {
	if (was.length === is.length && was.every(({ word }, at) => word === is[at]?.word)) return []
	if (is.length === 1) return [`${cutOf(was)} was joined: ${cutOf(is)}.`]
	if (was.length === 1) return [`${cutOf(was)} was cut: ${cutOf(is)}.`]
	return [`${cutOf(was)} was cut in another way: ${cutOf(is)}.`]
}

function cutOf(tokens: readonly Token[]): string {
	return tokens.map(({ word }) => word).join(' | ')
}

function remarkOnReading({ was, is }: Stretch): string[] {
	const text = textOf(is)
	const [before, after] = [was, is].map((tokens) =>
		tokens
			.map(({ pinyin }) => pinyin ?? '')
			.join(' ')
			.replace(/\s+/g, ' ')
			.trim(),
	)
	if (readingOf(before) !== readingOf(after)) {
		if (!after) return [`${text} has no reading any more; it was read ${before}.`]
		return [`${text} is read ${after}${before ? ` instead of ${before}` : ''}.`]
	}
	const isSet = (tokens: readonly Token[]) => tokens.some((token) => token.isCustomPinyin)
	if (isSet(was) === isSet(is)) return []
	return isSet(is)
		? [`The reading ${after} of ${text} is now set by hand.`]
		: [`The reading ${after} of ${text} is no longer set by hand.`]
}

function remarksOnBlanks({ was, is }: Stretch): string[] {
	const hidden = (tokens: readonly Token[]) =>
		tokens.filter(({ isHide }) => isHide).map(({ word }) => word)
	const [before, after] = [hidden(was), hidden(is)]
	return [
		...after.filter((word) => !before.includes(word)).map((word) => `${word} is now a blank.`),
		...before
			.filter((word) => !after.includes(word))
			.map((word) => `${word} is no longer a blank.`),
	]
}

/** As the editor's buttons name them. */
const spacingNames: Record<Spacing, string> = { normal: 'S', large: 'M', xlarge: 'L' }

function remarkOnSpacing(was: Spacing, is: Spacing): string[] {
	if (was === is) return []
	return [`The space after it is ${spacingNames[is]} instead of ${spacingNames[was]}.`]
}
