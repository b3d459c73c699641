import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, instant, timestamps } from '#app/db/columns.ts'
import { reportKinds, reportParts, reportStatuses } from '#app/domain/reports/report.ts'
import { userProfiles } from './accounts.ts'
import { articles } from './articles.ts'
import { lessons } from './lessons.ts'

/** Mistakes that readers report. A report goes with its lesson or article, and stays without its reader. */
export const reports = sqliteTable(
	'reports',
	{
		/** Made by the reader's browser. */
		id: id(),
		userId: text('uid').references(() => userProfiles.id, { onDelete: 'set null' }),
		kind: text({ enum: reportKinds }).notNull(),
		part: text({ enum: reportParts }).notNull(),
		lessonId: text().references(() => lessons.id, { onDelete: 'cascade' }),
		articleId: text().references(() => articles.id, { onDelete: 'cascade' }),
		/** No foreign key: an exercise that is rewritten leaves its reports. */
		exerciseId: text(),
		/** From 1, as the text was then. */
		paragraph: integer(),
		word: text(),
		pinyin: text(),
		/** As the reader saw it. */
		sentence: text(),
		english: text(),
		/** `placeKey`: reports of one place are answered together. */
		place: text().notNull(),
		note: text().notNull().default(''),
		status: text({ enum: reportStatuses }).notNull().default('open'),
		/** The editor's words to the reader. */
		reply: text(),
		/** When it was resolved or rejected; the same for all that were answered at once. */
		decidedAt: instant(),
		/** When its reader has seen the answer. */
		seenAt: instant(),
		/** When the reader sent it, which may be before it arrived. */
		...timestamps(),
	},
	(table) => [
		index('reports_by_status').on(table.status, table.createdAt),
		index('reports_by_place').on(table.place, table.status),
		index('reports_of_person').on(table.userId, table.createdAt),
		index('reports_of_lesson').on(table.lessonId),
		index('reports_of_article').on(table.articleId),
	],
)
