/** Decks, cards, and the words a learner saves. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const flashcardErrors = {
	'deck.not-found': 'Deck not found.',
	'my-words.empty': 'Save a word from any text, and it appears here with its sentence.',
	'card.not-found': 'There is no such card.',
	'training.too-few-answers': 'Training begins at {least} answers.',
	'notes.too-long': 'Notes may have at most {most} characters.',
	'study-limit.not-a-number': 'Please enter a whole number.',
	'study-limit.too-high': 'Please enter {most} at most.',
} as const satisfies ErrorTable
