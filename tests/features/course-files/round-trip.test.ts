/** Courses leave one platform as files, come to another one, and leave that as the same files. */
import { isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#app/db/client.server.ts'
import { lessons, userProfiles } from '#app/db/schema/index.ts'
import { demoAccountId } from '#app/seed/accounts.ts'
import { seedCovers } from '#app/seed/covers.ts'
import { seedLessons } from '#app/seed/lessons.ts'
import { exported, imported } from '#tests/support/course-zips.ts'
import { isLong } from '#tests/support/length.ts'
import { mediaStoreOfFile } from '#tests/support/media-store.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'

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

/** All in the long run; a course, and a lesson by itself. */
function isTried({ slug }: { slug: string }): boolean {
	return isLong || ['old-tales', 'first-coffee'].includes(slug)
}

test('the first courses come back byte by byte, and a second export has the same bytes', async () => {
	const media = await openMedia()
	const [here, there] = [
		{ db: await seededOffice(), media },
		{ db: await office(), media },
	]
	await seedCovers(async (key, bytes) => void (await media.put(key, bytes)))
	const items = (await topLevel(here.db)).filter(isTried)
	expect(items.length).toBeGreaterThan(1)
	for (const { id, slug } of items) {
		const zip = await exported(here, { id })
		expect(Buffer.compare(await exported(here, { id }), zip), slug).toBe(0)
		await imported(there, zip, { by })
		const copy = (await topLevel(there.db)).find((item) => item.slug === slug)
		const again = await exported(there, { id: copy?.id ?? '' })
		expect(Buffer.compare(again, zip), slug).toBe(0)
	}
	const statuses = await there.db.selectDistinct({ status: lessons.status }).from(lessons)
	expect(statuses).toEqual([{ status: 0 }])
})
