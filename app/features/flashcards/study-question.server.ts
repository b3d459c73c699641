/** A mode’s question, besides the card itself: choices, a sentence with a gap, accepted answers. */
import { acceptedReadings, acceptedWords } from '#app/domain/flashcards/accepted-answers.ts'
import { gappedSentence } from '#app/domain/flashcards/gap.ts'
import { choicesFor, type Heard, withoutSound } from '#app/domain/flashcards/listening.ts'
import type { StudyMode } from '#app/domain/flashcards/review.ts'
import { wordsBySense } from '#app/domain/flashcards/senses.ts'
import type { Example } from '#app/domain/vocabulary/example.ts'
import type { Choice, StudyCard } from './study-contract.ts'

type Question = Pick<StudyCard, 'clues' | 'accepted' | 'alike' | 'gap' | 'choices'>

/** As many meanings as tell a word from others. */
const mostClues = 3

const nothing: Question = { clues: [], accepted: [], alike: [], gap: null, choices: [] }

export type WordOfDeck = Heard & { traditional: string | null }

type Asked = WordOfDeck & {
	sentence: string | null
	/** Of the sentence itself. */
	english: string | undefined
	example: Example | null
	/** 行 is xíng and háng. */
	hasOtherReadings: boolean
	/** The same choices come in the same order as long as it is the same. */
	seed: string
}

/** Whether a mode needs other words of the deck. */
export function needsDeck(mode: StudyMode): boolean {
	return !['recall', 'reverse', 'type-reading', 'write'].includes(mode)
}

/** Makes the questions of a mode; `deck` may be empty where it isn't needed. */
export function questionsOf(mode: StudyMode, deck: readonly WordOfDeck[]) {
	const alikeIn = wordsBySense(deck.flatMap(inBothScripts))
	return (card: Asked): Question => {
		const clues = card.senses.map(withoutSound).filter(Boolean).slice(0, mostClues)
		const own = [card.word, card.traditional]
		const alike = () => alikeIn(card.senses).filter((word) => !own.includes(word))
		const gap = () => gappedSentence(card) ?? null
		switch (mode) {
			case 'recall':
				return nothing
			case 'reverse':
			case 'write':
				return { ...nothing, clues }
			case 'listening':
				return { ...nothing, choices: choicesOf(card, deck) }
			case 'type-reading':
				return {
					...nothing,
					accepted: acceptedReadings(card),
					clues: card.hasOtherReadings ? clues : [],
				}
			case 'type-word':
				return { ...nothing, clues, accepted: acceptedWords(card), alike: alike() }
			case 'cloze':
				return { ...nothing, clues, accepted: acceptedWords(card), alike: alike(), gap: gap() }
			case 'cloze-choice':
				return { ...nothing, clues, gap: gap(), choices: choicesOf(card, deck) }
		}
	}
}

function inBothScripts({ word, traditional, senses }: WordOfDeck) {
	return [...new Set([word, traditional ?? word])].map((form) => ({ word: form, senses }))
}

function choicesOf({ seed, ...right }: Asked, deck: readonly WordOfDeck[]): Choice[] {
	const choices = choicesFor<WordOfDeck>(right, deck, seed)
	return choices.map(({ id, word, pinyin, traditional, senses }) => ({
		cardId: id,
		word,
		pinyin,
		traditional,
		meaning: senses.map(withoutSound).filter(Boolean).slice(0, 2).join('; '),
	}))
}
