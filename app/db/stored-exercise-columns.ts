import { sql } from 'drizzle-orm'
import { exercises } from './schema/index.ts'

/** An exercise as stored, unvalidated: a damaged one must not hide the others. */
export const storedExerciseColumns = {
	id: exercises.id,
	type: sql<string>`${exercises.type}`,
	question: sql<string>`${exercises.question}`,
	options: sql<string | null>`${exercises.options}`,
	answer: exercises.answer,
	explanation: sql<string>`${exercises.explanation}`,
	words: sql<string | null>`${exercises.words}`,
}
