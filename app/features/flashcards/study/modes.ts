/**
 * The modes of study: what a person does with a card, and the component that shows it. A new mode stands
 * in `studyModes`, here and in mode-menu.tsx.
 */
import type { ComponentType } from 'react'
import type { StudyMode } from '#app/domain/flashcards/review.ts'
import type { StudyCard } from '#app/features/flashcards/study-contract.ts'
import type { CardProps } from './card-props.ts'
import { ChoiceCard } from './choice-card.tsx'
import { RecallCard } from './recall-card.tsx'
import { TypedCard } from './typed-card.tsx'
import { WriteCard } from './write-card.tsx'

/** A card is turned and graded, one word of several is chosen, or what was typed is judged. */
export type Way = 'turn' | 'choose' | 'judge'

type Mode = {
	name: string
	way: Way
	Card: ComponentType<CardProps>
	/** False for cards that this mode cannot ask; Recall asks them. */
	suits?: (card: StudyCard) => boolean
}

export const modes: Record<StudyMode, Mode> = {
	recall: { name: 'Recall', way: 'turn', Card: RecallCard },
	reverse: { name: 'Reverse', way: 'turn', Card: RecallCard, suits: hasClue },
	listening: { name: 'Listening', way: 'choose', Card: ChoiceCard },
	'type-reading': {
		name: 'Type the reading',
		way: 'judge',
		Card: TypedCard,
		suits: ({ accepted }) => accepted.length > 0,
	},
	'type-word': { name: 'Type the word', way: 'judge', Card: TypedCard, suits: hasClue },
	cloze: { name: 'Cloze', way: 'judge', Card: TypedCard, suits: hasClue },
	'cloze-choice': { name: 'Cloze, choosing', way: 'choose', Card: ChoiceCard, suits: hasClue },
	write: { name: 'Write', way: 'judge', Card: WriteCard, suits: hasClue },
}

/** A meaning without hanzi and pinyin, which does not give the word away. */
function hasClue({ clues }: StudyCard): boolean {
	return clues.length > 0
}

/** The mode in which a card is asked. */
export function modeFor(chosen: StudyMode, card: StudyCard): StudyMode {
	return modes[chosen].suits?.(card) === false ? 'recall' : chosen
}
