import type { ReactNode } from 'react'
import type { StudyMode } from '#app/domain/flashcards/review.ts'
import type { StudyCard, StudySession } from '#app/features/flashcards/study-contract.ts'
import type { Study } from './use-study.ts'

/** The play button of a card: `isHidden` does not show the word, `isSaidAtOnce` plays it at once. */
export type Pronunciation = (
	card: Pick<StudyCard, 'word' | 'pinyin'>,
	options: { isHidden: boolean; isSaidAtOnce: boolean },
) => ReactNode

/** The play button of a card's sentence, `zh`. */
export type SentenceSound = (card: Pick<StudyCard, 'id'>, zh: string) => ReactNode

/** Every mode's card gets these. */
export type CardProps = {
	card: StudyCard
	/** The mode in which this card is asked. */
	mode: StudyMode
	study: Study
	/** The address of the forms before JavaScript has loaded. */
	path: string
	session: StudySession
	pronunciation: Pronunciation
	sentenceSound: SentenceSound
}
