import { verifyPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, credentials, userProfiles } from '#app/db/schema/index.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { createAdmin, promote } from '#tools/operations/create-admin.ts'

const email = 'first@example.com'

test('the first administrator can sign in with the typed password', async () => {
	const db = await memoryDatabase()
	expect(await promote(db, { email, now: new Date() })).toBe(false)
	await createAdmin(db, { email, displayName: '沈兰', password: 'twelve-letters' })
	const [made] = await db
		.select()
		.from(userProfiles)
		.innerJoin(credentials, eq(credentials.userId, userProfiles.id))
	expect(made?.user_profiles).toMatchObject({
		email,
		displayName: '沈兰',
		level: 99,
		status: 1,
		hasLongPassword: true,
	})
	const hash = made?.credentials.password ?? ''
	expect(await verifyPassword({ hash, password: 'twelve-letters' })).toBe(true)
})

test('an existing account is promoted, and the audit log says so', async () => {
	const db = await memoryDatabase()
	const id = await makeAccount(db, { email, status: 0 })
	expect(await promote(db, { email, now: new Date() })).toBe(true)
	expect(await db.select().from(userProfiles)).toMatchObject([{ id, level: 99, status: 1 }])
	expect(await db.select().from(auditLog)).toMatchObject([
		{ objectId: id, before: { level: 1, status: 0 }, after: { level: 99, status: 1 } },
	])
})

test('a common password, the own address and the own name are refused', async () => {
	const db = await memoryDatabase()
	for (const [password, why] of [
		['123456789012', 'among the first that are guessed'],
		['first@example.com', 'Your email address is easy to guess.'],
		['Shen Lan 2026', 'Your own name is easy to guess.'],
	] as const) {
		const weak = { email, displayName: 'Shen Lan', password }
		await expect(createAdmin(db, weak)).rejects.toThrow(why)
	}
	expect(await db.$count(userProfiles)).toBe(0)
})

test('an administrator’s password needs twelve characters', async () => {
	const db = await memoryDatabase()
	const short = { email, displayName: '沈兰', password: 'eleven-char' }
	await expect(createAdmin(db, short)).rejects.toThrow(
		'Password must be at least 12 characters long',
	)
	expect(await db.$count(userProfiles)).toBe(0)
})
