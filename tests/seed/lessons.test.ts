import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { exercises, lessons } from '#app/db/schema/index.ts'
import { seedLessons } from '#app/seed/lessons.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'

let db: Awaited<ReturnType<typeof memoryDatabase>>

beforeAll(async () => {
	db = await memoryDatabase()
	await seedLessons(db, realLexicon)
})

/** The lessons of From Zero in their order. */
function ofZero() {
	return db
		.select({ id: lessons.id, orderNo: lessons.orderNo, config: lessons.config })
		.from(lessons)
		.where(eq(lessons.parentId, 'demo-zero'))
		.orderBy(asc(lessons.orderNo))
}

test('a database from before gets the texts to read again between its lessons', async () => {
	const whole = await ofZero()
	const former = whole.filter(({ config }) => config.kind === 'lesson')
	for (const { id } of whole.filter(({ config }) => config.kind === 'again')) {
		await db.delete(lessons).where(eq(lessons.id, id))
	}
	for (const [index, { id }] of former.entries()) {
		await db
			.update(lessons)
			.set({ orderNo: index + 1 })
			.where(eq(lessons.id, id))
	}
	await seedLessons(db, realLexicon)
	expect(await ofZero()).toEqual(whole)
	await seedLessons(db, realLexicon)
	expect(await ofZero()).toEqual(whole)
})

test('an exercise that an author deleted stays deleted', async () => {
	const [first] = await db.select({ id: exercises.id }).from(exercises).limit(1)
	await db.delete(exercises).where(eq(exercises.id, first?.id ?? ''))
	const left = await db.$count(exercises)
	await seedLessons(db, realLexicon)
	expect(await db.$count(exercises)).toBe(left)
})
