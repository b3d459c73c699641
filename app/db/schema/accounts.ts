import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, id, instant, timestamps } from '#app/db/columns.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import { hskEditions } from '#app/domain/hsk/edition.ts'
import { hskLevels } from '#app/domain/hsk/level.ts'

/** One row per person: better-auth's `user` and the product's profile in one. */
export const userProfiles = sqliteTable(
	'user_profiles',
	{
		id: text('uid').primaryKey(),
		displayName: text().notNull(),
		email: text().notNull().unique(),
		/** True once somebody has opened a link that was mailed to the address. */
		emailVerified: flag().notNull().default(false),
		/** The password is as long as levels 98 and 99 require. Its length itself is not kept. */
		hasLongPassword: flag().notNull().default(false),
		image: text(),
		phone: text(),
		country: text(),
		langLevel: text({ enum: hskLevels }).notNull().default('HSK1'),
		/** The word list that colours texts; null means the newest one. */
		hskEdition: text({ enum: hskEditions }),
		/** When the person took or skipped the level check. */
		levelCheckedAt: instant(),
		level: integer().notNull().default(1),
		status: integer().notNull().default(accountStatuses.pending),
		/** Counts the changes of level and status, and not what people change of themselves. */
		version: integer().notNull().default(1),
		...timestamps(),
	},
	(table) => [
		index('user_profiles_by_date').on(table.createdAt),
		index('user_profiles_by_status').on(table.status, table.createdAt),
	],
)

export const sessions = sqliteTable(
	'sessions',
	{
		id: id(),
		userId: text()
			.notNull()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		token: text().notNull().unique(),
		expiresAt: instant().notNull(),
		ipAddress: text(),
		userAgent: text(),
		...timestamps(),
	},
	(table) => [index('sessions_by_user').on(table.userId)],
)

/** Sign-in credentials; passwords only, today. */
export const credentials = sqliteTable(
	'credentials',
	{
		id: id(),
		userId: text()
			.notNull()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		accountId: text().notNull(),
		providerId: text().notNull(),
		password: text(),
		accessToken: text(),
		refreshToken: text(),
		idToken: text(),
		accessTokenExpiresAt: instant(),
		refreshTokenExpiresAt: instant(),
		scope: text(),
		...timestamps(),
	},
	(table) => [index('credentials_by_user').on(table.userId)],
)

/** Links sent by mail: to choose a new password, to confirm an address. */
export const verifications = sqliteTable(
	'verifications',
	{
		id: id(),
		identifier: text().notNull(),
		value: text().notNull(),
		expiresAt: instant().notNull(),
		...timestamps(),
	},
	(table) => [index('verifications_by_identifier').on(table.identifier)],
)

/** Counted by the rate limits: sign-ins, registrations, mails, opened links, pronunciation. */
export const attempts = sqliteTable(
	'attempts',
	{ id: id(), key: text().notNull(), at: instant().notNull() },
	(table) => [index('attempts_by_key').on(table.key, table.at)],
)
