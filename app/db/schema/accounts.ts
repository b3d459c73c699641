import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, id, instant, timestamps } from '#app/db/columns.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import {
	notations,
	scripts,
	spokenTones,
	textDisplayAtFirst,
	toneSchemes,
} from '#app/domain/display/text-display.ts'
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
		/** The account has an app or a passkey, and is asked for it after its password. */
		twoFactorEnabled: flag().notNull().default(false),
		image: text(),
		phone: text(),
		country: text(),
		langLevel: text({ enum: hskLevels }).notNull().default('HSK1'),
		/** The word list that colours texts; null means the default. */
		hskEdition: text({ enum: hskEditions }),
		/** Whether the person asked for vulgar words: see docs/decisions/0065. */
		showsCoarse: flag().notNull().default(false),
		/** How Chinese is shown: see app/domain/display/text-display.ts. */
		script: text({ enum: scripts }).notNull().default(textDisplayAtFirst.script),
		notation: text({ enum: notations }).notNull().default(textDisplayAtFirst.notation),
		toneScheme: text({ enum: toneSchemes }).notNull().default(textDisplayAtFirst.toneScheme),
		spokenTones: text({ enum: spokenTones }).notNull().default(textDisplayAtFirst.spokenTones),
		/** When the person took or skipped the level check. */
		levelCheckedAt: instant(),
		level: integer().notNull().default(1),
		status: integer().notNull().default(accountStatuses.pending),
		/** Counts the changes of level and status, and not what people change of themselves. */
		version: integer().notNull().default(1),
		/**
		 * When the account is deleted, as its person asked; null for all who stay. A trigger takes it back when a
		 * session begins: see migrations/0034.
		 */
		leavesAt: instant(),
		...timestamps(),
	},
	(table) => [
		index('user_profiles_leaving').on(table.leavesAt).where(sql`leaves_at is not null`),
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
		/** The browser, by its cookie for known devices: its next sign-in ends this session. */
		deviceId: text(),
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

/** Links sent by mail, and sign-ins that wait for their second step. */
export const verifications = sqliteTable(
	'verifications',
	{
		id: id(),
		identifier: text().notNull(),
		/** The account. */
		value: text().notNull(),
		/** The address that the link gives to the account, or gives back. */
		address: text(),
		expiresAt: instant().notNull(),
		...timestamps(),
	},
	(table) => [index('verifications_by_identifier').on(table.identifier)],
)

/** An authenticator app and recovery codes, as better-auth's plugin for the second factor keeps them. */
export const twoFactors = sqliteTable('two_factors', {
	id: id(),
	userId: text()
		.notNull()
		.unique()
		.references(() => userProfiles.id, { onDelete: 'cascade' }),
	/** Of the app, encrypted with the site's own secret; empty without an app. */
	secret: text().notNull(),
	/** A JSON list of SHA-256 hashes; a used one is gone. */
	backupCodes: text().notNull(),
	/** A first code of the app was right. */
	verified: flag().notNull().default(false),
	failedVerificationCount: integer().notNull().default(0),
	lockedUntil: instant(),
	/** When the app began to be set up, or was confirmed; null where recovery codes stand for passkeys alone. */
	appSince: instant(),
	...timestamps(),
})

/** Passkeys, as better-auth's plugin keeps them. */
export const passkeys = sqliteTable(
	'passkey_credentials',
	{
		id: id(),
		userId: text()
			.notNull()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		credentialID: text('credential_id').notNull().unique(),
		/** COSE, as base64. */
		publicKey: text().notNull(),
		/** Counts the uses of a key that cannot be copied; 0 for others. */
		counter: integer().notNull(),
		deviceType: text().notNull(),
		backedUp: flag().notNull(),
		transports: text(),
		aaguid: text(),
		lastUsedAt: instant(),
		createdAt: timestamps().createdAt,
	},
	(table) => [index('passkey_credentials_by_user').on(table.userId)],
)

/** Counted by the rate limits: sign-ins, registrations, mails, opened links, pronunciation. */
export const attempts = sqliteTable(
	'attempts',
	{ id: id(), key: text().notNull(), at: instant().notNull() },
	(table) => [index('attempts_by_key').on(table.key, table.at)],
)

// The tables below are read by the release before this one alone; the next one drops them.

export const formerAuthenticatorApps = sqliteTable('authenticator_apps', {
	userId: text()
		.primaryKey()
		.references(() => userProfiles.id, { onDelete: 'cascade' }),
	sealedSecret: text().notNull(),
	confirmedAt: instant(),
	/** The time step of the last code: no code works twice. */
	lastStep: integer().notNull().default(0),
	...timestamps(),
})

export const formerRecoveryCodes = sqliteTable(
	'recovery_codes',
	{
		/** SHA-256 of the code and its owner. */
		hash: text().primaryKey(),
		userId: text()
			.notNull()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		createdAt: timestamps().createdAt,
	},
	(table) => [index('recovery_codes_by_user').on(table.userId)],
)

export const formerPasskeys = sqliteTable(
	'passkeys',
	{
		/** The credential's own id, as base64url. */
		id: text().primaryKey(),
		userId: text()
			.notNull()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		/** SubjectPublicKeyInfo as base64url, and its COSE algorithm: -7 is ES256. */
		publicKey: text().notNull(),
		algorithm: integer().notNull(),
		/** Counts the uses of a key that cannot be copied; 0 for others. */
		signCount: integer().notNull(),
		lastUsedAt: instant(),
		createdAt: timestamps().createdAt,
	},
	(table) => [index('passkeys_by_user').on(table.userId)],
)
