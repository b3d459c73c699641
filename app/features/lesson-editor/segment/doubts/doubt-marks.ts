/** The marks of words in doubt, for the preview. */
import { hasHanzi } from '#app/domain/hanzi.ts'
import type { CloseCalls, Doubt } from '#app/domain/lesson-text/editing/doubts.ts'
import { doubtsOf } from '#app/domain/lesson-text/editing/doubts.ts'
import type { EditedWord } from '#app/domain/lesson-text/editing/edited-text.ts'
import type { WordFacts } from '#app/features/lesson-editor/segment/profile/word-facts.ts'

/** `text` says what is in doubt. */
export type DoubtMark = { kind: 'reading' | 'several' | 'cut'; text: string }

/** One entry for each word of a paragraph; undefined if none is in doubt. */
export type MarksOfWords = (
	words: readonly EditedWord[],
) => readonly (DoubtMark | undefined)[] | undefined

export const markings = ['close', 'all', 'none'] as const

/** Which words are marked: those the engine is not sure of, all with several readings, or none. */
export type Marking = (typeof markings)[number]

export type DoubtsOfWords = (words: readonly EditedWord[]) => readonly (Doubt | undefined)[]

const noDoubts: readonly undefined[] = []

/** Complete answers never change, so that a paragraph is drawn anew only if its words are others. */
const completeDoubts = new WeakMap<readonly EditedWord[], readonly (Doubt | undefined)[]>()

/** The doubts of a paragraph's words; none while something about them is not known yet. */
export function doubtsWith(facts: WordFacts): DoubtsOfWords {
	const isLookedUp = ({ token: { word } }: EditedWord) => !hasHanzi(word) || facts.isLookedUp(word)
	return (words) => {
		const known = completeDoubts.get(words)
		if (known) return known
		const close: CloseCalls | undefined = facts.closeCalls(words.map(({ token }) => token.word))
		if (!close || !words.every(isLookedUp)) return noDoubts
		const doubts = doubtsOf(words, { readingsOf: facts.readingsOf, close })
		completeDoubts.set(words, doubts)
		return doubts
	}
}

type Marks = readonly (DoubtMark | undefined)[] | undefined

const marksByMarking = {
	close: new WeakMap<object, { marks: Marks }>(),
	all: new WeakMap<object, { marks: Marks }>(),
}

export function marksWith(
	doubtsOfWords: DoubtsOfWords,
	marking: Marking,
): MarksOfWords | undefined {
	if (marking === 'none') return undefined
	return (words) => {
		const doubts = doubtsOfWords(words)
		const known = marksByMarking[marking].get(doubts)
		if (known) return known.marks
		const all = doubts.map((doubt) => (isMarked(doubt, marking) ? markOf(doubt) : undefined))
		const marks = all.some(Boolean) ? all : undefined
		marksByMarking[marking].set(doubts, { marks })
		return marks
	}
}

export function isMarked(doubt: Doubt | undefined, marking: Marking): doubt is Doubt {
	if (!doubt || marking === 'none') return false
	return marking === 'all' || doubt.kind === 'cut' || doubt.isClose
}

function markOf(doubt: Doubt): DoubtMark {
	if (doubt.kind === 'cut') {
		return { kind: 'cut', text: `Cut in doubt: or ${doubt.instead.join(' | ')}` }
	}
	const others = doubt.others.join(', ')
	return doubt.isClose
		? { kind: 'reading', text: `Reading in doubt: or ${others}` }
		: { kind: 'several', text: `Other readings: ${others}` }
}
