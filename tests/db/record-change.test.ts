import { expect, test } from 'vitest'
import { recordChange } from '#app/db/record-change.ts'
import { auditLog } from '#app/db/schema/index.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

test('a change is logged with its values and its maker', async () => {
	const db = await memoryDatabase()
	const at = new Date('2026-11-21T12:00:00Z')
	await recordChange(db, {
		actor: { id: 'shen-lan', email: 'shen@example.com' },
		action: 'word.delete',
		objectType: 'word',
		objectId: '7',
		before: { word: '旧词' },
		at,
	})
	expect(await db.select().from(auditLog)).toEqual([
		{
			id: expect.any(String),
			actorId: 'shen-lan',
			actorEmail: 'shen@example.com',
			action: 'word.delete',
			objectType: 'word',
			objectId: '7',
			at,
			before: { word: '旧词' },
			after: null,
		},
	])
})
