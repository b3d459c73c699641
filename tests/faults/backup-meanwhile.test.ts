/**
 * A backup is written while users register, learn, save words and are deleted. It can always be
 * restored: no row refers to a missing one.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { expect, onTestFinished, test } from 'vitest'
import {
	cards,
	decks,
	lessonContents,
	lessons,
	reviews,
	userProfiles,
	vocab,
} from '#app/db/schema/index.ts'
import type { SeedDb } from '#app/seed/seed.ts'
import { rowOfLesson, rowOfWord } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { mortalDatabase } from '#tests/support/mortal-database.ts'
import { readDatabase, writeDatabase } from '#tools/operations/backup-database.ts'

/** A user registers, writes a lesson in a course and learns a word of their own. */
async function arrive(db: SeedDb, n: number): Promise<void> {
	const id = `person-${n}`
	const [course, lesson] = [`course-${n}`, `lesson-${n}`]
	await db.batch([
		db.insert(userProfiles).values({ id, displayName: '小美', email: `${id}@example.com` }),
		db.insert(vocab).values(rowOfWord({ id: n, word: `词${n}`, pinyin: 'cí' })),
		db.insert(lessons).values(rowOfLesson({ id: course, type: 'course' })),
		db.insert(lessons).values(rowOfLesson({ id: lesson, parentId: course })),
		db.insert(lessonContents).values({ lessonId: lesson, content: [] }),
		db
			.insert(decks)
			.values({ id: `deck-${n}`, slug: 'my-words', name: '', description: '', ownerId: id }),
		db.insert(cards).values({
			id: `card-${n}`,
			deckId: `deck-${n}`,
			vocabId: n,
			orderNo: 1,
			lessonId: lesson,
		}),
		db.insert(reviews).values({
			userId: id,
			id: 'first',
			cardId: `card-${n}`,
			mode: 'recall',
			grade: 'good',
			at: new Date(n),
		}),
	])
}

/** Deletes the account, the word or the course, with everything that belongs to it. */
async function leave(db: SeedDb, n: number): Promise<void> {
	if (n % 3 === 0) await db.delete(userProfiles).where(eq(userProfiles.id, `person-${n}`))
	else if (n % 3 === 1) await db.delete(vocab).where(eq(vocab.id, n))
	else await db.delete(lessons).where(eq(lessons.id, `course-${n}`))
}

const first = 100
const rounds = 2

async function runningPlatform() {
	const database = await mortalDatabase()
	onTestFinished(() => database.end())
	const db = database.openForSeeding()
	await migrate(db, { migrationsFolder: 'migrations' })
	for (let n = 1; n <= first; n += 1) await arrive(db, n)
	return { db, other: database.openForSeeding() }
}

function newFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'hanlu-backup-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	return folder
}

test.each([
	['arrive', false, async (db: SeedDb, step: number) => arrive(db, first + step)],
	['leave', true, async (db: SeedDb, step: number) => leave(db, step)],
])('a backup written while people %s is restored whole', async (_, isLeaving, happen) => {
	const { db, other } = await runningPlatform()
	for (let round = 0; round < rounds; round += 1) {
		const folder = newFolder()
		let isWriting = true
		let steps = 0
		const meanwhile = (async () => {
			for (let step = round * 50 + 1; isWriting && step <= (round + 1) * 50; step += 1) {
				await happen(other, step)
				steps += 1
			}
		})()
		const written = await writeDatabase(db, folder)
		isWriting = false
		await meanwhile
		expect(steps).toBeGreaterThan(0)
		const restored = await memoryDatabase()
		const read = await readDatabase(restored, folder)
		expect(await restored.all(sql`pragma foreign_key_check`)).toEqual([])
		// Missing rows belong only to users who left meanwhile.
		expect(read.user_profiles).toBe(written.user_profiles)
		for (const [table, count] of Object.entries(read)) {
			const lost = (written[table] ?? 0) - count
			expect(lost, table).toBeGreaterThanOrEqual(0)
			expect(lost, table).toBeLessThanOrEqual(isLeaving ? steps : 0)
		}
	}
})
