import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recordChange } from '#app/db/record-change.ts'
import { auditLog } from '#app/db/schema/index.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const change = {
	actor: { id: 'shen-lan', email: 'shen@example.com' },
	action: 'word.delete',
	objectType: 'word',
	objectId: '7',
	before: { word: '旧词' },
	at: new Date('2026-11-21T12:00:00Z'),
}

test('a change is written down as it was made', async () => {
	const db = await memoryDatabase()
	await db.run(recordChange(change))
	expect(await db.select().from(auditLog)).toEqual([
		{
			...{ id: expect.any(String), actorId: 'shen-lan', actorEmail: 'shen@example.com' },
			...{ action: 'word.delete', objectType: 'word', objectId: '7', at: change.at },
			...{ before: { word: '旧词' }, after: null },
		},
	])
})

test('a change that does not happen is not written down', async () => {
	const db = await memoryDatabase()
	await db.run(recordChange(change, sql`exists (select 1 from user_profiles)`))
	expect(await db.select().from(auditLog)).toEqual([])
})
