import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openEditors, userProfiles } from '#app/db/schema/index.ts'
import { articleOwner, lessonOwner } from '#app/db/working-parts.ts'
import { findPublishing } from '#app/features/publishing/find-publishing.server.ts'
import { openByText } from '#app/features/publishing/open-by.ts'
import { keepEditorOpen } from '#app/features/publishing/open-editors.server.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { makeAdmin } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const start = new Date('2026-11-28T15:00:00Z')
const after = (seconds: number) => new Date(+start + seconds * 1000)

async function office() {
	const db = await memoryDatabase()
	const kofi = await makeAdmin(db, {
		id: 'kofi',
		email: 'kofi@example.com',
		displayName: 'Kofi Mensah',
	})
	const lin = await makeAdmin(db, { id: 'lin', email: 'lin@example.com', displayName: '林月' })
	const owner = lessonOwner(await makeLesson(db, { id: 'tea' }))
	const open = (userId: string, seconds: number, of = owner) =>
		keepEditorOpen(db, { owner: of, userId, now: after(seconds) })
	return { db, kofi, lin, owner, open }
}

test('an open editor learns who else has the lesson open, until 90 seconds after they have gone', async () => {
	const { kofi, lin, open } = await office()
	expect(await open(kofi, 0)).toEqual([])
	expect(await open(lin, 10)).toEqual([{ userId: 'kofi', name: 'Kofi Mensah', secondsLeft: 80 }])
	expect(await open(kofi, 40)).toMatchObject([{ name: '林月', secondsLeft: 60 }])
	expect(await open(kofi, 99)).toMatchObject([{ name: '林月', secondsLeft: 1 }])
	expect(await open(kofi, 100)).toEqual([])
})

test('what has ended is deleted when the next editor opens, and what somebody had open with their account', async () => {
	const { db, kofi, lin, owner, open } = await office()
	await open(kofi, 0, lessonOwner(await makeLesson(db, { id: 'market' })))
	await open(lin, 89)
	expect(await db.select().from(openEditors)).toHaveLength(2)
	await open(lin, 90)
	expect(await db.select().from(openEditors)).toMatchObject([{ ownerId: owner.id, userId: lin }])
	await db.delete(userProfiles).where(eq(userProfiles.id, lin))
	expect(await db.select().from(openEditors)).toEqual([])
})

test('nobody can have open what does not exist', async () => {
	const { db, kofi, open } = await office()
	expect(await open(kofi, 0, lessonOwner('nothing'))).toBeUndefined()
	expect(await open(kofi, 0, articleOwner('tea'))).toBeUndefined()
	expect(await db.select().from(openEditors)).toEqual([])
})

test('the page of a lesson comes with those who have it open', async () => {
	const { db, kofi, owner } = await office()
	expect(await findPublishing(db, owner)).toMatchObject({ openBy: [] })
	await keepEditorOpen(db, { owner, userId: kofi, now: new Date() })
	expect(await findPublishing(db, owner)).toMatchObject({ openBy: [{ name: 'Kofi Mensah' }] })
})

test.each([
	[[], ''],
	[['Kofi Mensah'], 'Kofi Mensah has this open'],
	[['Kofi Mensah', '林月'], 'Kofi Mensah and 林月 have this open'],
	[['Kofi Mensah', '林月', 'Ana', 'Ben'], 'Kofi Mensah, 林月 and 2 more have this open'],
])('%j are named', (names, text) => {
	expect(openByText(names)).toBe(text)
})
