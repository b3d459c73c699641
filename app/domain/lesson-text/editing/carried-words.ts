/**
 * Finds the old words in a changed text, so that they keep their readings and blanks.
 *
 *   头发␟很␟长[cháng]。  →  她的␟头发␟很␟长[cháng]，
 *
 * A word is kept if its characters and borders are unchanged: 长 that becomes 长城 is lost, and 长
 * somewhere else is another word. Inside a replaced stretch (all commas replaced, say), words common
 * to both sides are kept in order, if they are a good share of it.
 */
import { isHanzi } from '#app/domain/hanzi.ts'
import { isLong, type Token } from '#app/domain/lesson-text/content.ts'
import { sameInOrder } from '#app/domain/lesson-text/same-in-order.ts'
import { findPieces, type Piece, wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'
import type { EditedParagraph, EditedWord, LinePlace } from './edited-text.ts'
import { type FoundParagraph, stretchInParagraph } from './found-paragraphs.ts'
import type { TextChange } from './text-change.ts'
import { groupWords, type WordGroup } from './word-groups.ts'

export type PlacedParagraph = { readonly paragraph: EditedParagraph; readonly start: number }

export type CarriedWords = {
	words: EditedWord[]
	/** Indices of the old paragraphs the words come from, in order of first use. */
	origins: number[]
}

/** An author's part in a change of the text. */
export type Typing = {
	/** Only separators came or went: the author split or joined words. */
	readonly isCutOnly: boolean
	/** Whether a separator was typed or pasted at either end of a stretch of the new text. */
	readonly hasCutAt: (begin: number, end: number) => boolean
}

const allTyped: Typing = { isCutOnly: false, hasCutAt: () => false }

/** One result for each of `after`; `change` is the stretch in which the texts differ. */
export function carryWords(
	before: readonly PlacedParagraph[],
	after: readonly FoundParagraph[],
	change: TextChange,
	typing: Typing = allTyped,
): CarriedWords[] {
	const old = before.flatMap(piecesBefore)
	const now = after.flatMap(piecesAfter)
	const origins = originsByPlace(old, now, change)
	addOriginsByOrder(old, now, origins)
	const carried = after.map((): CarriedWords => ({ words: [], origins: [] }))
	for (let at = 0; at < now.length; ) {
		const is = now[at]
		const into = carried[is?.paragraph ?? 0]
		if (!is || !into) break
		const from = origins[at]
		const was = from === undefined ? undefined : old[from]
		if (was?.nth === 0 && from !== undefined && cameWhole(was.group, at, from)) {
			const shift = is.piece.from - was.placed.piece.from
			for (const word of was.group.words) into.words.push(movedWord(word, shift))
			const { paragraph } = was.placed
			if (!into.origins.includes(paragraph)) into.origins.push(paragraph)
			at += was.group.pieces.length
		} else {
			into.words.push(freshWord(is.piece, uncutAt(is)))
			at += 1
		}
	}
	return carried

	/** The words that stood where a piece was typed; undefined if it is the author's word. */
	function uncutAt(is: PlacedPiece): Token[] | undefined {
		const { word } = is.piece
		if (!isHanzi(word) || [...word].length < 2) return undefined
		const stood = wordsStandingAt(is)
		if (typing.isCutOnly && !stood.some(({ uncut }) => uncut)) return undefined
		if ((typing.isCutOnly || typing.hasCutAt(is.begin, is.end)) && !isLong(word)) return undefined
		return stood.flatMap((was) => was.uncut ?? [was.token])
	}

	/** The old words, not found again, of the stretch that a piece of the new text replaces. */
	function wordsStandingAt({ begin, end }: PlacedPiece): EditedWord[] {
		const { from, oldTo, newTo } = change
		const first = begin <= from ? begin : begin < newTo ? from : begin - newTo + oldTo
		const last = end <= from ? end : end < newTo ? oldTo : end - newTo + oldTo
		const used = new Set(origins)
		const stood = old.flatMap(({ placed, group }, index) =>
			placed.begin < last && placed.end > first && !used.has(index) ? group.words : [],
		)
		return [...new Set(stood)]
	}

	/** Whether all pieces of a group, and everything between them, are still there. */
	function cameWhole({ pieces }: WordGroup, at: number, from: number): boolean {
		const first = now[at]
		const last = now[at + pieces.length - 1]
		if (!first || first.paragraph !== last?.paragraph) return false
		for (let next = 1; next < pieces.length; next += 1) {
			if (origins[at + next] !== from + next) return false
		}
		const zh = before[old[from]?.placed.paragraph ?? 0]?.paragraph.zh ?? ''
		const was = zh.slice(pieces[0]?.from, pieces.at(-1)?.to)
		return was === after[first.paragraph]?.zh?.slice(first.piece.from, last.piece.to)
	}
}

/** A piece of a paragraph's Chinese with its offsets in the whole text. */
type PlacedPiece = { piece: Piece; paragraph: number; begin: number; end: number }

/** `nth` is its index in the pieces of its group. */
type OldPiece = { placed: PlacedPiece; group: WordGroup; nth: number }

type ParagraphPlace = { paragraph: number; start: number; lines: readonly LinePlace[] }

function piecesBefore({ paragraph, start }: PlacedParagraph, index: number): OldPiece[] {
	const home = { paragraph: index, start, lines: paragraph.lines }
	return groupWords(paragraph.zh ?? '', paragraph.words).flatMap((group) =>
		group.pieces.map((piece, nth) => ({ placed: placedIn(home, piece), group, nth })),
	)
}

function piecesAfter({ zh, from, lines }: FoundParagraph, index: number): PlacedPiece[] {
	const home = { paragraph: index, start: from, lines }
	return findPieces(zh ?? '').map((piece) => placedIn(home, piece))
}

function placedIn({ paragraph, start, lines }: ParagraphPlace, piece: Piece): PlacedPiece {
	const { from, to } = stretchInParagraph(lines, piece)
	return { piece, paragraph, begin: start + from, end: start + to }
}

/** For each new piece outside the change, the index of the old piece at the same place. */
function originsByPlace(
	old: readonly OldPiece[],
	now: readonly PlacedPiece[],
	{ from, oldTo, newTo }: TextChange,
): (number | undefined)[] {
	const beginnings = new Map(old.map(({ placed }, index) => [placed.begin, index]))
	return now.map(({ begin, end, piece }) => {
		if (end > from && begin < newTo) return undefined
		const shift = end <= from ? 0 : oldTo - newTo
		const index = beginnings.get(begin + shift)
		const was = index === undefined ? undefined : old[index]?.placed
		return was?.end === end + shift && was.piece.word === piece.word ? index : undefined
	})
}

/**
 * Matches the remaining pieces by order. Paragraphs with equal remainders are matched first; between
 * two of those, equally many paragraphs are matched one by one.
 */
function addOriginsByOrder(
	old: readonly OldPiece[],
	now: readonly PlacedPiece[],
	origins: (number | undefined)[],
): void {
	const used = new Set(origins)
	const was = old.map(({ placed }) => placed)
	const oldRest = restByParagraph(was, (index) => !used.has(index))
	const newRest = restByParagraph(now, (index) => origins[index] === undefined)
	if (oldRest.length === 0 || newRest.length === 0) return
	const textOf = (pieces: readonly PlacedPiece[]) => (rest: readonly number[]) =>
		rest.map((index) => pieces[index]?.piece.word).join(wordSeparator)
	const same = sameInOrder(oldRest.map(textOf(was)), newRest.map(textOf(now)))
	let [a, b] = [0, 0]
	for (const [nextA, nextB] of [...same, [oldRest.length, newRest.length] as const]) {
		between(oldRest.slice(a, nextA), newRest.slice(b, nextB))
		between(oldRest.slice(nextA, nextA + 1), newRest.slice(nextB, nextB + 1))
		a = nextA + 1
		b = nextB + 1
	}

	function between(ours: readonly number[][], theirs: readonly number[][]): void {
		if (ours.length !== theirs.length) align(ours.flat(), theirs.flat())
		else for (const [index, stretch] of ours.entries()) align(stretch, theirs[index] ?? [])
	}

	function align(ours: readonly number[], theirs: readonly number[]): void {
		const pairs = sameInOrder(
			ours.map((index) => was[index]?.piece.word ?? ''),
			theirs.map((index) => now[index]?.piece.word ?? ''),
		)
		if (pairs.length < leastShare * Math.max(ours.length, theirs.length)) return
		for (const [one, other] of pairs) {
			const place = theirs[other]
			if (place !== undefined) origins[place] = ours[one]
		}
	}
}

/** Less in common than this is chance: most sentences have 了 and 。 */
const leastShare = 1 / 3

function restByParagraph(
	pieces: readonly PlacedPiece[],
	isLeft: (index: number) => boolean,
): number[][] {
	const rests: number[][] = []
	let paragraph: number | undefined
	for (const [index, piece] of pieces.entries()) {
		if (!isLeft(index)) continue
		if (piece.paragraph === paragraph) rests.at(-1)?.push(index)
		else rests.push([index])
		paragraph = piece.paragraph
	}
	return rests
}

function movedWord(word: EditedWord, shift: number): EditedWord {
	return shift === 0 ? word : { ...word, from: word.from + shift, to: word.to + shift }
}

function freshWord({ word, from, to }: Piece, uncut: Token[] | undefined): EditedWord {
	const fresh = { token: { word: word.normalize('NFC') }, from, to, generated: undefined }
	return uncut ? { ...fresh, uncut } : fresh
}
