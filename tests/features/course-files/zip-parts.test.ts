/** A course with more sound than a form may have leaves, is sent in parts, and comes in. */
import { eq, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#app/db/client.server.ts'
import { discardedMedia, lessonContents, lessons, userProfiles } from '#app/db/schema/index.ts'
import { largestForm, partSize } from '#app/domain/course-files/limits.ts'
import type { ByteSource } from '#app/domain/course-files/zip-entries.ts'
import { sha256 } from '#app/domain/sha256.ts'
import {
	findMissingParts,
	PartIsGone,
	storePart,
	zipOfParts,
} from '#app/features/course-files/zip-parts.server.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { exported, importedFrom } from '#tests/support/course-zips.ts'
import { isLong } from '#tests/support/length.ts'
import { longSound } from '#tests/support/long-sound.ts'
import { mediaStoreOfFile } from '#tests/support/media-store.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const openMedia = mediaStoreOfFile()

const now = new Date('2026-11-28T12:00:00Z')
const by = { actor: { id: 'shen', email: 'shen@example.com' }, now }

async function office() {
	const db = await memoryDatabase()
	await db.insert(userProfiles).values({ ...by.actor, displayName: '沈岚', status: 1, level: 99 })
	return { db, media: await openMedia() }
}

type Stores = Awaited<ReturnType<typeof office>>

/** A course of lessons with a sound of 5 MB each, 7 where more than a form may have is needed. */
async function makeSpokenCourse({ db, media }: Stores, lessonCount: number) {
	const id = await makeLesson(db, { type: 'course' })
	for (let orderNo = 1; orderNo <= lessonCount; orderNo += 1) {
		const lesson = await makeLesson(db, { parentId: id, orderNo, status: 0 })
		const audioPath = `/media/audio/lessons/${lesson}/sound.mp3`
		const content = contentFrom('我 | 喝 | 茶 | 。 / I drink tea.')
		await db.insert(lessonContents).values({ lessonId: lesson, content, audioPath })
		await media.put(audioPath.slice('/media/'.length), longSound((isLong ? 7 : 5) * 1024 * 1024))
	}
	return id
}

async function partsOf(zip: Uint8Array<ArrayBuffer>) {
	const starts = Array.from({ length: Math.ceil(zip.length / partSize) }, (_, at) => at * partSize)
	const parts = starts.map((start) => zip.slice(start, start + partSize))
	return { parts, hashes: await Promise.all(parts.map(sha256)) }
}

async function sent(stores: Stores, zip: Uint8Array<ArrayBuffer>): Promise<ByteSource> {
	const { parts, hashes } = await partsOf(zip)
	for (const [index, bytes] of parts.entries()) {
		expect(await storePart(stores, { hash: hashes[index] ?? '', bytes, now })).toBe('stored')
	}
	return zipOfParts(stores.media, { hashes, size: zip.length })
}

async function onlyCourse(db: Db) {
	const [course] = await db.select().from(lessons).where(isNull(lessons.parentId))
	return course?.id ?? ''
}

/** More than a form may have is slow here, as bytes go through Node twice. */
const lessonCount = isLong ? 4 : 2

test('a course with many sounds comes back byte by byte', { timeout: 240_000 }, async () => {
	const [here, there] = [await office(), await office()]
	const zip = await exported(here, { id: await makeSpokenCourse(here, lessonCount) })
	expect(zip.length).toBeGreaterThan(isLong ? largestForm : partSize)
	await importedFrom(there, await sent(there, zip), { by })
	const again = await exported(there, { id: await onlyCourse(there.db) })
	expect(Buffer.compare(again, zip)).toBe(0)
})

test('only what has not arrived is sent again', async () => {
	const stores = await office()
	const { parts, hashes } = await partsOf(longSound(2 * partSize + 1))
	const [first = '', second = '', third = ''] = hashes
	expect(await findMissingParts(stores, { hashes, now })).toEqual(hashes)
	await storePart(stores, { hash: second, bytes: parts[1] ?? new Uint8Array(), now })
	expect(await findMissingParts(stores, { hashes, now })).toEqual([first, third])
})

test('a part that was damaged on its way is refused', async () => {
	const stores = await office()
	const hash = await sha256('天')
	expect(await storePart(stores, { hash, bytes: new Uint8Array(3), now })).toBe('damaged')
	expect(await findMissingParts(stores, { hashes: [hash], now })).toEqual([hash])
})

test('parts wait for a day, from when they were last asked for', async () => {
	const stores = await office()
	const hash = await sha256('')
	await storePart(stores, { hash, bytes: new Uint8Array(), now })
	const later = new Date(+now + 60_000)
	await findMissingParts(stores, { hashes: [hash], now: later })
	const rows = await stores.db
		.select()
		.from(discardedMedia)
		.where(eq(discardedMedia.key, `imports/${hash}`))
	expect(rows.map(({ discardedAt }) => +discardedAt - +later)).toEqual([24 * 60 * 60_000])
})

test('a course that is here with the same sounds is left as it is', async () => {
	const stores = await office()
	const zip = await exported(stores, { id: await makeSpokenCourse(stores, 2) })
	const source = await sent(stores, zip)
	await expect(importedFrom(stores, source, { by })).rejects.toThrow('course-file.nothing-new')
})

test('nothing is imported where a part is gone', async () => {
	const stores = await office()
	const zip = await exported(stores, { id: await makeSpokenCourse(stores, 2) })
	const source = await sent(stores, zip)
	const { hashes } = await partsOf(zip)
	await stores.media.delete(`imports/${hashes[1]}`)
	const before = await stores.db.$count(lessons)
	const chosen = { [await onlyCourse(stores.db)]: 'new-slug' as const }
	await expect(importedFrom(stores, source, { by, chosen })).rejects.toThrow(PartIsGone)
	expect(await stores.db.$count(lessons)).toBe(before)
})
