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

test('an entry is never deleted, and what it says was done is never changed', async () => {
	const db = await memoryDatabase()
	const actor = { id: 'shen-lan', email: 'shen@example.com' }
	const change = { action: 'word.edit', objectType: 'word', objectId: '7' }
	await recordChange(db, { actor, ...change, at: new Date(0) })
	const kept = { cause: { message: expect.stringContaining('An entry of the audit log is never') } }
	await expect(db.delete(auditLog)).rejects.toMatchObject(kept)
	const changes = [
		{ action: 'word.create' },
		{ at: new Date(1) },
		{ objectType: 'lesson' },
		{ objectId: '8' },
		{ actorId: 'kofi' },
		{ actorEmail: 'kofi@example.com' },
		{ before: { word: '旧' } },
		{ after: { word: '新' } },
	]
	for (const later of changes) {
		await expect(db.update(auditLog).set(later)).rejects.toMatchObject(kept)
	}
	await db.update(auditLog).set({ actorId: 'former-1', actorEmail: 'a former account' })
	expect(await db.select().from(auditLog)).toMatchObject([{ ...change, at: new Date(0) }])
})
