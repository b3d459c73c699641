import { expect, test } from 'vitest'
import { attempts, sessions, verifications } from '#app/db/schema/index.ts'
import { forgetExpired } from '#app/http/forget-expired.server.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const now = new Date('2026-01-01T12:00:00Z')
const minutes = (count: number) => new Date(+now + count * 60_000)

test('only expired rows are deleted', async () => {
	const db = await memoryDatabase()
	const userId = await makeAccount(db)
	for (const [id, expiresAt] of [
		['over', minutes(-1)],
		['valid', minutes(1)],
	] as const) {
		await db.insert(sessions).values({ id, userId, token: id, expiresAt })
		await db.insert(verifications).values({ id, identifier: id, value: id, expiresAt })
	}
	await db.insert(attempts).values([
		{ id: 'over', key: 'sign-in', at: minutes(-24 * 60 - 1) },
		{ id: 'valid', key: 'sign-in', at: minutes(-24 * 60 + 1) },
	])
	await forgetExpired(db, now)
	for (const table of [sessions, verifications, attempts]) {
		expect((await db.select({ id: table.id }).from(table)).map(({ id }) => id)).toEqual(['valid'])
	}
})

test('words that were spoken today are counted for a day', async () => {
	const db = await memoryDatabase()
	await db.insert(attempts).values({ key: 'new-word:person:ming', at: minutes(-23 * 60) })
	await forgetExpired(db, now)
	expect(await db.$count(attempts)).toBe(1)
})
