import type { RefObject } from 'react'
import type { Session } from '#app/domain/exercises/session.ts'
import type { WordsOfExercises } from '#app/features/exercises/player/practised-exercises.tsx'

/** A test while it is taken, and afterwards. */
export type TakenTest = {
	/** Its questions in the order of the paper, and what was answered. */
	session: Session
	words: WordsOfExercises
	/** Where the reader is led when the test begins or ends. */
	heading: RefObject<HTMLHeadingElement>
}
