import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, instant, timestamps } from '#app/db/columns.ts'
import { sessions, userProfiles } from './accounts.ts'

/** When a person is reminded to study. No row, or neither way: never. Days are those of the person's own clock. */
export const reminders = sqliteTable(
	'reminders',
	{
		userId: text('uid')
			.primaryKey()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		/** From 0 to 23, in the time zone of the study settings. */
		hour: integer().notNull(),
		byMail: flag().notNull(),
		/** The last day for which it was decided whether to remind, 2026-11-22. Set before anything is sent. */
		decidedOn: text(),
		/** The day and the moment of the last reminder. */
		sentOn: text(),
		sentAt: instant(),
		/** Reminders since the person last studied. */
		unanswered: integer().notNull().default(0),
		/** Tries in a row that failed. */
		failures: integer().notNull().default(0),
		...timestamps(),
	},
	(table) => [index('reminders_by_hour').on(table.hour)],
)

/**
 * Browsers that show a person's reminders as notifications. Each belongs to a session, and goes with it: who
 * signs out is not notified there. Who signs in anew where they are signed in still is.
 */
export const pushSubscriptions = sqliteTable(
	'push_subscriptions',
	{
		sessionId: text()
			.primaryKey()
			.references(() => sessions.id, { onDelete: 'cascade' }),
		userId: text('uid')
			.notNull()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		/** The address at the browser's push service; whoever has it and the keys can notify there. */
		endpoint: text().notNull().unique(),
		/** The browser's public key and its secret, as base64url: RFC 8291. */
		p256dh: text().notNull(),
		auth: text().notNull(),
		/** The site's public key that the browser was given, as base64url; null where it was not kept yet. */
		siteKey: text(),
		createdAt: timestamps().createdAt,
	},
	(table) => [index('push_subscriptions_by_user').on(table.userId)],
)
