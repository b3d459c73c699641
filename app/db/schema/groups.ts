import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, id, instant, timestamps } from '#app/db/columns.ts'
import { userProfiles } from './accounts.ts'
import { lessons } from './lessons.ts'

/** Named sets of people, such as a class. What is shared with a group is open to its members. */
export const groups = sqliteTable(
	'groups',
	{
		id: id(),
		name: text().notNull(),
		/** The editor or administrator whose group it is; null once their account is gone. */
		ownerId: text().references(() => userProfiles.id, { onDelete: 'set null' }),
		version: integer().notNull().default(1),
		isDeleted: flag().notNull().default(false),
		deletedAt: instant(),
		...timestamps(),
	},
	(table) => [index('groups_by_name').on(table.isDeleted, table.name)],
)

export const groupMembers = sqliteTable(
	'group_members',
	{
		groupId: text()
			.notNull()
			.references(() => groups.id, { onDelete: 'cascade' }),
		userId: text('uid')
			.notNull()
			.references(() => userProfiles.id, { onDelete: 'cascade' }),
		createdAt: timestamps().createdAt,
	},
	(table) => [
		primaryKey({ columns: [table.groupId, table.userId] }),
		index('group_members_by_person').on(table.userId),
	],
)

/** Addresses that become members once there is an account with them that may sign in. */
export const groupInvitees = sqliteTable(
	'group_invitees',
	{
		groupId: text()
			.notNull()
			.references(() => groups.id, { onDelete: 'cascade' }),
		/** In lower case. */
		email: text().notNull(),
		createdAt: timestamps().createdAt,
	},
	(table) => [
		primaryKey({ columns: [table.groupId, table.email] }),
		index('group_invitees_by_email').on(table.email),
	],
)

/** Private courses and lessons that are shared with a group. */
export const groupShares = sqliteTable(
	'group_shares',
	{
		groupId: text()
			.notNull()
			.references(() => groups.id, { onDelete: 'cascade' }),
		lessonId: text()
			.notNull()
			.references(() => lessons.id, { onDelete: 'cascade' }),
		createdAt: timestamps().createdAt,
	},
	(table) => [
		primaryKey({ columns: [table.groupId, table.lessonId] }),
		index('group_shares_by_lesson').on(table.lessonId),
	],
)

/**
 * Links by which the owners of addresses without an account apply. Each mail has its own; the first that is
 * used ends all of its address.
 */
export const invitations = sqliteTable(
	'invitations',
	{
		/** SHA-256 of the token in the link. */
		tokenHash: text().primaryKey(),
		/** The only address that can apply with it, in lower case. */
		email: text().notNull(),
		/** An administrator chose that the account may sign in at once, without an approval. */
		skipsWaitlist: flag().notNull().default(false),
		expiresAt: instant().notNull(),
		createdAt: timestamps().createdAt,
	},
	(table) => [index('invitations_by_email').on(table.email)],
)
