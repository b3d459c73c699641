import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant, json, timestamps } from '#app/db/columns.ts'
import { exerciseAnswersSchema, lessonRecordSchema } from '#app/domain/progress/record-schema.ts'
import { userProfiles } from './accounts.ts'
import { lessons } from './lessons.ts'

/** A person's progress in a lesson, as reported by their browsers. */
export const lessonProgress = sqliteTable(
	'lesson_progress',
	{
		userId: text('uid')
			.notNull()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		lessonId: text()
			.notNull()
			.references(() => lessons.id, { onDelete: 'cascade' }),
		learnedAt: instant(),
		record: json(lessonRecordSchema).notNull(),
		/** The answers of the first run of the exercises; null until another begins. */
		firstAnswers: json(exerciseAnswersSchema),
		/** How often the exercises were begun anew. */
		restarts: integer().notNull().default(0),
		...timestamps(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.lessonId] }),
		index('lesson_progress_by_date').on(table.userId, table.updatedAt),
		index('lesson_progress_by_lesson').on(table.lessonId),
	],
)
