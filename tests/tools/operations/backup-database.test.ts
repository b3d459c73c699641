import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
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
import { makeLesson, rowOfWord } from '#tests/support/content-factories.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { readDatabase, writeDatabase } from '#tools/operations/backup-database.ts'
import { tablesInOrder } from '#tools/operations/tables.ts'

function newFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'hanlu-backup-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	return folder
}

async function platformWithUsers() {
	const db = await memoryDatabase()
	const userId = await makeAccount(db, { displayName: '𠮷田 "O\'Neil"\n‮' })
	// The lesson was created before its course, so its row comes first.
	await makeLesson(db, { id: 'alone' })
	await makeLesson(db, { id: 'course', type: 'course', isFree: false })
	await makeLesson(db, { id: 'child' })
	await db.update(lessons).set({ parentId: 'course' }).where(sql`id in ('child', 'alone')`)
	await db.insert(lessonContents).values({
		lessonId: 'child',
		content: [{ zh: [{ word: '你好', pinyin: 'nǐ hǎo' }], en: 'Hello', blank: 'large' }],
	})
	await db.insert(vocab).values(
		Array.from({ length: 2500 }, (_, index) => {
			const meaning = { noun: { definition: `word; ${index}` } }
			return rowOfWord({ word: `词${index}`, pinyin: 'cí', meaning })
		}),
	)
	await db
		.insert(decks)
		.values({ id: 'deck', slug: 'mine', name: 'Mine', description: '', ownerId: userId })
	await db.insert(cards).values({ id: 'card', deckId: 'deck', vocabId: 7, orderNo: 1 })
	await db.insert(reviews).values({
		userId,
		id: 'first',
		cardId: 'card',
		mode: 'recall' as const,
		grade: 'good' as const,
		at: new Date(1_700_000_000_000),
	})
	return db
}

test('every table is the same after backup and restore', async () => {
	const folder = newFolder()
	const before = await platformWithUsers()
	const written = await writeDatabase(before, folder)
	expect(written).toMatchObject({ vocab: 2500, lessons: 3, reviews: 1, user_profiles: 1 })
	const after = await memoryDatabase()
	expect(await readDatabase(after, folder)).toEqual(written)
	for (const { name } of tablesInOrder()) {
		const rows = sql`select * from ${sql.identifier(name)} order by 1, 2`
		expect(await after.all(rows)).toEqual(await before.all(rows))
	}
})

test('a restore does not overwrite existing rows', async () => {
	const folder = newFolder()
	await writeDatabase(await platformWithUsers(), folder)
	const taken = await memoryDatabase()
	await makeAccount(taken, { email: 'somebody@example.com' })
	await expect(readDatabase(taken, folder)).rejects.toThrow(
		'The table user_profiles is not empty. Nothing was restored.',
	)
	expect(await taken.$count(userProfiles)).toBe(1)
	expect(await taken.$count(vocab)).toBe(0)
})

test('a column newer than the backup gets its default', async () => {
	const folder = newFolder()
	const before = await platformWithUsers()
	await before.run(sql`alter table lessons drop column exercises_version`)
	await writeDatabase(before, folder)
	const after = await memoryDatabase()
	await readDatabase(after, folder)
	const rows = await after.select({ version: lessons.exercisesVersion }).from(lessons)
	expect(rows).toEqual([{ version: 1 }, { version: 1 }, { version: 1 }])
})

test('rows whose parent is not in the backup are left out', async () => {
	const folder = newFolder()
	const before = await platformWithUsers()
	await before.update(cards).set({ lessonId: 'alone' })
	await before.insert(cards).values({ id: 'other', deckId: 'deck', vocabId: 8, orderNo: 2 })
	await before.run(sql`pragma foreign_keys = off`)
	await before.run(sql`delete from vocab where id = 8`)
	await before.run(sql`delete from lessons where id in ('alone', 'course')`)
	await writeDatabase(before, folder)
	const after = await memoryDatabase()
	expect(await readDatabase(after, folder)).toMatchObject({ vocab: 2499, lessons: 0, cards: 1 })
	expect(await after.select().from(cards)).toMatchObject([{ id: 'card', lessonId: null }])
	expect(await after.$count(lessonContents)).toBe(0)
	expect(await after.$count(reviews)).toBe(1)
})
