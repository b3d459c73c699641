import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, json, timestamps } from '#app/db/columns.ts'
import { exerciseOptionsSchema, localizedTextSchema } from '#app/domain/exercises/exercise.ts'
import { exerciseTypes } from '#app/domain/exercises/exercise-kinds.ts'
import { exerciseWordsSchema } from '#app/domain/exercises/exercise-words.ts'
import { lessons } from './lessons.ts'

export const exercises = sqliteTable(
	'exercises',
	{
		id: id(),
		lessonId: text()
			.notNull()
			.references(() => lessons.id, { onDelete: 'cascade' }),
		/** Position in the lesson, from 1. */
		orderNo: integer().notNull(),
		type: text({ enum: exerciseTypes }).notNull(),
		question: json(localizedTextSchema).notNull(),
		options: json(exerciseOptionsSchema),
		answer: text().notNull(),
		explanation: json(localizedTextSchema).notNull(),
		/** Its Chinese, cut and read; null if that has not been done. */
		words: json(exerciseWordsSchema),
		status: integer().notNull().default(1),
		...timestamps(),
	},
	(table) => [index('exercises_by_lesson').on(table.lessonId, table.status, table.orderNo)],
)
