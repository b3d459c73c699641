/**
 * Deletes 小美's account from a database in which every table of the schema has a row of hers and one of 大卫's.
 * A new table fails here until `app/db/person-data.ts` says what becomes of it.
 */
import { getTableName, is, like, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { deleteAccount, deleteAccountLater, deleteDueAccounts } from '#app/db/delete-account.ts'
import { personData } from '#app/db/person-data.ts'
import * as schema from '#app/db/schema/index.ts'
import { auditLog, sessions, userProfiles, versions } from '#app/db/schema/index.ts'
import { makeAccount, makeAdmin } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { sessionOf } from '#tests/support/session.ts'

const tables = Object.values(schema).filter((one) => is(one, SQLiteTable))

const nameOf = ({ name, keyAsName }: SQLiteColumn) => (keyAsName ? toSnakeCase(name) : name)

/** The person whose row it is. */
type Owner = { id: string; email: string; number: number }

const xiaomei: Owner = { id: 'uid-of-xiaomei', email: 'xiaomei@example.com', number: 1001 }
const david: Owner = { id: 'uid-of-david', email: 'david@example.com', number: 2002 }

/** The table that a column refers to, and what happens when the row there is deleted. */
function referencesOf(table: SQLiteTable) {
	return new Map(
		getTableConfig(table).foreignKeys.map(({ reference, onDelete }) => {
			const { columns, foreignColumns, foreignTable } = reference()
			const [own, theirs] = [columns[0], foreignColumns[0]]
			if (!own || !theirs || columns.length > 1) throw new Error('one column refers to one')
			return [nameOf(own), { table: foreignTable, column: theirs, onDelete }]
		}),
	)
}

/** The value of a column in the owner's row. Columns that refer to the owner's rows agree with those. */
function cellOf(table: SQLiteTable, column: SQLiteColumn, { id, email, number }: Owner): unknown {
	const own = getTableName(table)
	const name = nameOf(column)
	const reference = referencesOf(table).get(name)
	if (own === 'user_profiles' && name === 'uid') return id
	if (own === 'user_profiles' && name === 'level') return 1
	// The row would be its own parent.
	if (reference?.table === table) return null
	if (reference) {
		const owner = { id, email, number }
		return cellOf(reference.table, reference.column, owner)
	}
	const isText = column.getSQLType() === 'text'
	if (!isText) return number
	if (own === 'verifications' && name === 'value') return id
	if (own === 'attempts' && name === 'key') return `reset-mail:account:${email}`
	if (own === 'audit_log' && name === 'object_type') return 'person'
	if (own === 'deleted_word_rows' && name === 'content') return JSON.stringify({ uid: id })
	if (name === 'before' || name === 'after') return JSON.stringify({ email, level: number })
	if (name.includes('email')) return email
	const holding = personData[own]
	if (holding !== 'nobody' && holding?.columns[name]) return id
	if (column.columnType === 'SQLiteCustomColumn') return JSON.stringify({ number })
	return `${own}-${name}-${number}`
}

type Row = Record<string, unknown>

/** A row of the owner in every table, as plain SQL: what it holds has no meaning. */
async function filled() {
	const db = await memoryDatabase()
	await makeAdmin(db, { id: 'shen-lan', email: 'shen@example.com' })
	await db.run(sql`pragma foreign_keys = off`)
	await db.run(sql`pragma ignore_check_constraints = on`)
	const made = new Map<string, number>()
	for (const owner of [xiaomei, david]) {
		for (const table of tables) {
			const { columns } = getTableConfig(table)
			const names = columns.map((column) => sql.identifier(nameOf(column)))
			const values = columns.map((column) => sql`${cellOf(table, column, owner)}`)
			const { lastInsertRowid } = await db.run(sql`
				insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})
			`)
			made.set(`${owner.id} ${getTableName(table)}`, Number(lastInsertRowid))
		}
	}
	await db.run(sql`pragma foreign_keys = on`)

	/** The owner's row, whatever has changed in it since then. */
	async function rowOf({ id }: Owner, table: SQLiteTable): Promise<Row | undefined> {
		const rowid = made.get(`${id} ${getTableName(table)}`)
		const [row] = await db.all<Row>(sql`select * from ${table} where rowid = ${rowid}`)
		return row
	}
	return { db, rowOf }
}

const named = tables.map((table) => ({ name: getTableName(table), table }))

test('every table says whether it has something of a person', () => {
	expect(Object.keys(personData).sort()).toEqual(named.map(({ name }) => name).sort())
})

test.each(named)(
	'$name: all that names a person, or something of theirs, is decided on',
	({ name, table }) => {
		const holding = personData[name]
		const decided = holding === 'nobody' || !holding ? {} : holding.columns
		const { columns } = getTableConfig(table)
		const goes = (one: (typeof personData)[string] | undefined) =>
			one !== undefined && one !== 'nobody' && Object.values(one.columns).includes('goes')
		for (const [column, to] of referencesOf(table)) {
			const isPerson = to.table === schema.userProfiles
			const isOwn = to.onDelete === 'cascade' && goes(personData[getTableName(to.table)])
			if (!isPerson && (!isOwn || goes(holding))) continue
			const decision = to.onDelete === 'cascade' ? 'goes' : 'emptied'
			expect.soft([column, decided[column]]).toEqual([column, decision])
		}
		for (const column of columns.map(nameOf)) {
			const looksPersonal = /(^|_)(uid|user_id|person|actor|owner_uid|email)($|_)|_by$/.test(column)
			if (looksPersonal && name !== 'user_profiles') {
				expect.soft([column, decided[column]]).toEqual([column, expect.any(String)])
			}
		}
		// Objects in storage do not go with a row: whoever adds such a column discards them in `erase`.
		if (goes(holding)) {
			const files = columns
				.map(nameOf)
				.filter((column) => /path|audio|cover|(?<!public|site)_key$/.test(column))
			expect.soft(files).toEqual([])
		}
	},
)

test('nothing of a person is left, and nothing of others is touched', async () => {
	const { db, rowOf } = await filled()
	const rowsOf = (owner: Owner) => Promise.all(tables.map((table) => rowOf(owner, table)))
	const before = await rowsOf(david)
	expect(await deleteAccount(db, { userId: xiaomei.id })).toBe('done')
	for (const { name, table } of named) {
		const all = JSON.stringify(await db.all(sql`select * from ${table}`))
		expect.soft([name, all]).not.toEqual([name, expect.stringContaining('xiaomei')])
		const holding = personData[name]
		const goes = holding !== 'nobody' && Object.values(holding?.columns ?? {}).includes('goes')
		expect
			.soft([name, await rowOf(xiaomei, table)])
			.toEqual([name, goes ? undefined : expect.anything()])
	}
	expect(await rowsOf(david)).toEqual(before)
})

test('what an administrator changed stays in the log, under one other name', async () => {
	const { db } = await filled()
	await deleteAccount(db, { userId: xiaomei.id })
	const entries = await db.select().from(auditLog)
	const entry = entries.find(({ id }) => id.endsWith(String(xiaomei.number)))
	expect(entry).toMatchObject({
		actorId: expect.stringMatching(/^former-/),
		actorEmail: 'A former administrator',
		before: { level: xiaomei.number },
		after: { level: xiaomei.number },
	})
	expect(entry?.objectId).toBe(entry?.actorId)
	const [saved] = await db
		.select({ savedBy: versions.savedBy, savedByEmail: versions.savedByEmail })
		.from(versions)
		.where(like(versions.id, `%${xiaomei.number}`))
	expect(saved).toMatchObject({ savedBy: entry?.actorId, savedByEmail: 'A former administrator' })
})

test('an address that contains another one keeps its counted attempts', async () => {
	const db = await memoryDatabase()
	await makeAccount(db, { id: 'mei', email: 'mei@example.com' })
	const keys = [
		'sign-in:account:mei@example.com',
		'sign-in:account-and-network:mei@example.com:203.0.113.7',
		'password-change:person:mei',
		'sign-in:account:xiaomei@example.com',
		'sign-in:account:mei@example.com.au',
	]
	await db.insert(schema.attempts).values(keys.map((key) => ({ key, at: new Date() })))
	await deleteAccount(db, { userId: 'mei' })
	const left = await db.select().from(schema.attempts)
	expect(left.map(({ key }) => key)).toEqual(keys.slice(3))
})

test('the last administrator stays, and of two who leave at once one does', async () => {
	const db = await memoryDatabase()
	await makeAdmin(db, { id: 'shen-lan', email: 'shen@example.com' })
	await makeAccount(db, { id: 'xiaomei' })
	expect(await deleteAccount(db, { userId: 'shen-lan' })).toBe('last-admin')
	const now = new Date('2026-11-23T12:00:00Z')
	expect(await deleteAccountLater(db, { userId: 'shen-lan', now })).toBe('last-admin')
	expect(await db.$count(userProfiles)).toBe(2)
	await makeAdmin(db, { id: 'lin-yue', email: 'lin@example.com' })
	const answers = await Promise.all(
		['shen-lan', 'lin-yue'].map((userId) => deleteAccount(db, { userId })),
	)
	expect(answers.sort()).toEqual(['done', 'last-admin'])
})

test('a disabled administrator, and one who leaves, do not count as the other one', async () => {
	const db = await memoryDatabase()
	const now = new Date('2026-11-23T12:00:00Z')
	await makeAdmin(db, { id: 'shen-lan', email: 'shen@example.com' })
	await makeAdmin(db, { id: 'disabled', email: 'disabled@example.com', status: 3 })
	expect(await deleteAccount(db, { userId: 'shen-lan' })).toBe('last-admin')
	await makeAdmin(db, { id: 'leaving', email: 'leaving@example.com', leavesAt: now })
	expect(await deleteAccount(db, { userId: 'shen-lan' })).toBe('last-admin')
})

test('deleting twice is the same as once', async () => {
	const db = await memoryDatabase()
	await makeAccount(db, { id: 'xiaomei' })
	const both = await Promise.all([1, 2].map(() => deleteAccount(db, { userId: 'xiaomei' })))
	expect(both.sort()).toEqual(['done', 'gone'])
	expect(await db.$count(userProfiles)).toBe(0)
})

test('in thirty days: signed out everywhere now, deleted then and not a moment earlier', async () => {
	const db = await memoryDatabase()
	const now = new Date('2026-11-23T12:00:00Z')
	await makeAccount(db, { id: 'xiaomei' })
	await makeAccount(db, { id: 'david', email: 'david@example.com' })
	await sessionOf(db, 'xiaomei')
	await sessionOf(db, 'david')
	expect(await deleteAccountLater(db, { userId: 'xiaomei', now })).toBe('done')
	expect((await db.select().from(sessions)).map(({ userId }) => userId)).toEqual(['david'])
	const people = async () => (await db.select().from(userProfiles)).map(({ id }) => id).sort()
	await deleteDueAccounts(db, { now: new Date('2026-12-23T11:59:59Z'), most: 10 })
	expect(await people()).toEqual(['david', 'xiaomei'])
	await deleteDueAccounts(db, { now: new Date('2026-12-23T12:00:00Z'), most: 10 })
	expect(await people()).toEqual(['david'])
})

test('an administrator who has become the last one meanwhile stays until there is another', async () => {
	const db = await memoryDatabase()
	const now = new Date('2026-11-23T12:00:00Z')
	await makeAdmin(db, { id: 'shen-lan', email: 'shen@example.com', leavesAt: now })
	await deleteDueAccounts(db, { now, most: 10 })
	expect(await db.$count(userProfiles)).toBe(1)
	await makeAdmin(db, { id: 'lin-yue', email: 'lin@example.com' })
	await deleteDueAccounts(db, { now, most: 10 })
	expect((await db.select().from(userProfiles)).map(({ id }) => id)).toEqual(['lin-yue'])
})

test('a session that begins takes the deletion back, however it began', async () => {
	const db = await memoryDatabase()
	const now = new Date('2026-11-23T12:00:00Z')
	await makeAccount(db, { id: 'xiaomei' })
	await makeAccount(db, { id: 'david', email: 'david@example.com' })
	for (const userId of ['xiaomei', 'david']) await deleteAccountLater(db, { userId, now })
	await sessionOf(db, 'xiaomei')
	await deleteDueAccounts(db, { now: new Date('2027-01-01T00:00:00Z'), most: 10 })
	expect((await db.select().from(userProfiles)).map(({ id }) => id)).toEqual(['xiaomei'])
})
