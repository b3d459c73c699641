import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { exercises, lessonNotes, lessons } from '#app/db/schema/index.ts'
import { seedLessons } from '#app/seed/lessons.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
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

test('a database from before gets what is new behind what stands before it, wherever an author moved that', async () => {
	const whole = await ofZero()
	const former = whole.filter(({ config }) => config.kind === 'lesson')
	const [first, ...others] = former.map(({ id }) => id)
	const moved = [...others, first]
	for (const { id } of whole.filter(({ config }) => config.kind !== 'lesson')) {
		await db.delete(lessons).where(eq(lessons.id, id))
	}
	for (const [orderNo, id = ''] of moved.entries()) {
		await db.update(lessons).set({ orderNo }).where(eq(lessons.id, id))
	}
	const behind = (id: string) => {
		const later = whole.slice(whole.findIndex((one) => one.id === id) + 1)
		const next = later.findIndex(({ config }) => config.kind === 'lesson')
		return later.slice(0, next < 0 ? undefined : next).map((one) => one.id)
	}
	const behindTheirs = moved.flatMap((id = '') => [id, ...behind(id)])
	for (let times = 0; times < 2; times += 1) {
		await seedLessons(db, realLexicon)
		expect((await ofZero()).map(({ id }) => id)).toEqual(behindTheirs)
	}
})

test('what is new leaves alone what an author added to a course, or moved to another', async () => {
	const whole = await ofZero()
	const [first, again, second, ...others] = whole.map(({ id }) => id)
	if (!first || !again || !second) throw new Error('The course has lessons')
	await db.delete(lessons).where(eq(lessons.id, again))
	await makeLesson(db, { id: 'own-course', type: 'course' })
	await makeLesson(db, { id: 'own-lesson', parentId: 'demo-zero' })
	await db.update(lessons).set({ parentId: 'own-course', orderNo: 2 }).where(eq(lessons.id, second))
	await db.update(lessons).set({ orderNo: 1 }).where(eq(lessons.id, 'own-lesson'))
	await db.update(lessons).set({ orderNo: 0 }).where(eq(lessons.id, first))
	await seedLessons(db, realLexicon)
	expect((await ofZero()).map(({ id }) => id)).toEqual([first, again, 'own-lesson', ...others])
	const [moved] = await db.select().from(lessons).where(eq(lessons.id, second))
	expect(moved).toMatchObject({ parentId: 'own-course', orderNo: 2 })
})

test('an exercise that an author deleted stays deleted', async () => {
	const [first] = await db.select({ id: exercises.id }).from(exercises).limit(1)
	await db.delete(exercises).where(eq(exercises.id, first?.id ?? ''))
	const left = await db.$count(exercises)
	await seedLessons(db, realLexicon)
	expect(await db.$count(exercises)).toBe(left)
})

test('notes that no author has saved become those of the files', async () => {
	const sourceOf = async (lessonId: string) => {
		const [notes] = await db.select().from(lessonNotes).where(eq(lessonNotes.lessonId, lessonId))
		return notes?.source
	}
	const [first, second] = ['demo-the-phone-rings', 'demo-teacher-qian']
	const was = await sourceOf(first)
	for (const [lessonId, version] of [
		[first, 1],
		[second, 2],
	] as const) {
		await db
			.update(lessonNotes)
			.set({ source: '## Mine', version })
			.where(eq(lessonNotes.lessonId, lessonId))
	}
	await seedLessons(db, realLexicon)
	expect(await sourceOf(first)).toBe(was)
	expect(await sourceOf(second)).toBe('## Mine')
})
