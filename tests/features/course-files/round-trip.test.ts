/** Courses leave one platform as files, come to another one, and leave that as the same files. */
import { isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#app/db/client.server.ts'
import { lessonContents, lessons, userProfiles } from '#app/db/schema/index.ts'
import { demoAccountId } from '#app/seed/accounts.ts'
import { seedCovers } from '#app/seed/covers.ts'
import { seedLessons } from '#app/seed/lessons.ts'
import { exported, imported } from '#tests/support/course-zips.ts'
import { mediaStoreOfFile } from '#tests/support/media-store.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'
import { silentMp3 } from '#tests/support/silent-mp3.ts'

const openMedia = mediaStoreOfFile()

const by = {
	actor: { id: 'shen', email: 'shen@example.com' },
	now: new Date('2026-11-23T12:00:00Z'),
}

async function office(): Promise<Db> {
	const db = await memoryDatabase()
	await db.insert(userProfiles).values({ ...by.actor, displayName: '沈岚', status: 1, level: 99 })
	return db
}

/** The first content, without the accounts' passwords. */
async function seededOffice(): Promise<Db> {
	const db = await office()
	const emails = ['admin@example.com', 'invited@example.com']
	await db
		.insert(userProfiles)
		.values(emails.map((email) => ({ id: demoAccountId(email), email, displayName: email })))
	await seedLessons(db, realLexicon)
	return db
}

function topLevel(db: Db) {
	return db.select().from(lessons).where(isNull(lessons.parentId)).orderBy(lessons.slug)
}

test('every first course comes back byte by byte, and a second export has the same bytes', async () => {
	const media = await openMedia()
	const [here, there] = [
		{ db: await seededOffice(), media },
		{ db: await office(), media },
	]
	await seedCovers(async (key, bytes) => void (await media.put(key, bytes)))
	const items = await topLevel(here.db)
	expect(items.length).toBeGreaterThan(10)
	for (const { id, slug } of items) {
		const zip = await exported(here, { id })
		expect(Buffer.compare(await exported(here, { id }), zip), slug).toBe(0)
		await imported(there, zip, { by })
		const copy = (await topLevel(there.db)).find((item) => item.slug === slug)
		const again = await exported(there, { id: copy?.id ?? '' })
		expect(Buffer.compare(again, zip), slug).toBe(0)
	}
	const texts = await here.db.select().from(lessonContents)
	const copies = await there.db.select().from(lessonContents)
	expect(copies.length).toBe(texts.length)
	const statuses = await there.db.selectDistinct({ status: lessons.status }).from(lessons)
	expect(statuses).toEqual([{ status: 0 }])
})
