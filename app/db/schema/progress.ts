import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant, json, timestamps } from '#app/db/columns.ts'
import { lessonRecordSchema } from '#app/domain/progress/record-schema.ts'
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
		...timestamps(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.lessonId] }),
		index('lesson_progress_by_date').on(table.userId, table.updatedAt),
	],
)
