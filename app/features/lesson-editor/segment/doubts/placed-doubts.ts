/**
 * The doubts of a text one by one, in its order, each where it stands:
 *
 *   这本书我看完了，[还]给你。   还 hái, or huán
 *   请等[十|分钟]。             or 十分 | 钟
 */
import type { Doubt } from '#app/domain/lesson-text/editing/doubts.ts'
import type {
	EditedText,
	EditedWord,
	WordPlace,
} from '#app/domain/lesson-text/editing/edited-text.ts'
import { stretchOfWord } from '#app/domain/lesson-text/editing/places.ts'
import { type DoubtsOfWords, isMarked, type Marking } from './doubt-marks.ts'
import { cutKey } from './right-cuts.ts'

export type PlacedDoubt = {
	/** The same as long as the words before it in its paragraph are as many. */
	id: string
	/** Of its first word. */
	place: WordPlace
	/** One word, or the two whose cut is in doubt. */
	words: readonly string[]
	/** A few characters on both sides. */
	before: string
	after: string
} & (
	| { kind: 'reading'; pinyin: string; others: readonly string[] }
	| {
			kind: 'cut'
			instead: readonly [string, string]
			/** The sentence with this cut, and with the other one. */
			key: string
			otherKey: string
	  }
)

const shownAround = 8

export function placedDoubts(
	{ paragraphs }: EditedText,
	doubtsOf: DoubtsOfWords,
	marking: Marking,
): PlacedDoubt[] {
	return paragraphs.flatMap(({ key, words }, paragraph) => {
		const doubts = doubtsOf(words)
		return doubts.flatMap((doubt, word) => {
			if (!isMarked(doubt, marking) || isSecondOfCut(doubts, word)) return []
			return placed(words, doubt, { key, paragraph, word }) ?? []
		})
	})
}

/** Two words whose cut is in doubt are one doubt, which stands at the first. */
function isSecondOfCut(doubts: readonly (Doubt | undefined)[], at: number): boolean {
	const doubt = doubts[at]
	return doubt?.kind === 'cut' && doubts[at - 1] === doubt
}

function placed(
	words: readonly EditedWord[],
	doubt: Doubt,
	{ key, paragraph, word }: WordPlace & { key: number },
): PlacedDoubt | undefined {
	const count = doubt.kind === 'cut' ? 2 : 1
	const own = words.slice(word, word + count).map(({ token }) => token.word)
	const where = {
		id: idOf(key, word),
		place: { paragraph, word },
		words: own,
		before: textOf(words.slice(Math.max(0, word - shownAround), word)).slice(-shownAround),
		after: textOf(words.slice(word + count, word + count + shownAround)).slice(0, shownAround),
	}
	if (doubt.kind === 'cut') {
		const { instead } = doubt
		const otherKey = cutKey(words, word, instead[0].length)
		return { ...where, kind: 'cut', instead, key: cutKey(words, word), otherKey }
	}
	const pinyin = words[word]?.generated
	return pinyin === undefined
		? undefined
		: { ...where, kind: 'reading', pinyin, others: doubt.others }
}

function idOf(key: number | undefined, word: number): string {
	return `${key} ${word}`
}

function textOf(words: readonly EditedWord[]): string {
	return words.map(({ token }) => token.word).join('')
}

/** Where its words stand in the text, in UTF-16 units. */
export function stretchOfDoubt(edited: EditedText, { place, words }: PlacedDoubt) {
	const last = { ...place, word: place.word + words.length - 1 }
	const from = stretchOfWord(edited, place)?.from
	const to = stretchOfWord(edited, last)?.to
	return from === undefined || to === undefined ? undefined : { from, to }
}

/**
 * A step that settles a doubt. It changes nothing if other words stand at the place by now: the list follows
 * the text a moment later.
 */
export function settling(
	{ id, place: { paragraph, word }, words }: PlacedDoubt,
	step: (edited: EditedText) => EditedText,
): (edited: EditedText) => EditedText {
	return (now) => {
		const { key, words: present = [] } = now.paragraphs[paragraph] ?? {}
		const isThere = words.every((text, offset) => present[word + offset]?.token.word === text)
		return isThere && id === idOf(key, word) ? step(now) : now
	}
}
