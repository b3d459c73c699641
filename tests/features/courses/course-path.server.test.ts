import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lessonProgress, lessons } from '#app/db/schema/index.ts'
import {
	firstAfterCourse,
	lessonsAheadOnPath,
	titlesOnPath,
	toPath,
} from '#app/features/courses/course-path.server.ts'
import { findCourse } from '#app/features/courses/find-course.server.ts'
import { coursesAtFirst } from '#app/features/courses/list-courses.server.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addUsers, recordOf } from '#tests/support/progress-records.ts'

const marta = { id: 'marta', level: 1 }
const admin = { id: 'sun', level: 99 }

type Values = Partial<typeof lessons.$inferInsert>

/** Three courses on the path, each with two lessons, and one off it. */
async function withPath(changes: Record<string, Values> = {}) {
	const db = await memoryDatabase()
	await addUsers(db, ['marta'])
	const add = (id: string, values: Values) =>
		makeLesson(db, { id, slug: id, ...values, ...changes[id] })
	await add('hsk-3', { type: 'course', pathNo: 3 })
	await add('zero', { type: 'course', pathNo: 1 })
	await add('two', { type: 'course', pathNo: 2 })
	await add('first-steps', { type: 'course' })
	for (const parentId of ['zero', 'two', 'hsk-3', 'first-steps']) {
		await add(`${parentId}-b`, { parentId, orderNo: 2 })
		await add(`${parentId}-a`, { parentId, orderNo: 1 })
	}
	return {
		db,
		async path(reader = marta) {
			const [courses, ahead] = await db.batch([
				coursesAtFirst(db, reader),
				lessonsAheadOnPath(db, reader),
			])
			return toPath(courses, ahead).map(({ slug, ahead }) => [
				slug,
				...ahead.map((lesson) => lesson.slug),
			])
		},
		async learn(lessonId: string) {
			const learnedAt = '2026-11-24T10:00:00.000Z'
			await db.insert(lessonProgress).values({
				userId: 'marta',
				lessonId,
				learnedAt: new Date(learnedAt),
				record: recordOf('marta', [[learnedAt, { learned: true, learnedAt }]]),
			})
		},
		async after(slug: string, reader = marta) {
			const [next] = await firstAfterCourse(db, { slug, reader })
			return next?.slug
		},
	}
}

test('courses on the path come in its order, each with the lessons ahead', async () => {
	const { path, learn } = await withPath()
	await learn('zero-a')
	expect(await path()).toEqual([
		['zero', 'zero-b'],
		['two', 'two-a', 'two-b'],
		['hsk-3', 'hsk-3-a', 'hsk-3-b'],
	])
})

test('a course that a person may not see is not on their path', async () => {
	const { db, path } = await withPath({
		zero: { status: 0 },
		two: { isPrivate: true },
		'hsk-3': { isDeleted: true },
	})
	expect(await path()).toEqual([])
	expect(await titlesOnPath(db, marta)).toEqual([])
	expect(await path(admin)).toEqual([['two', 'two-a', 'two-b']])
})

test('a course that is coming soon keeps its place, but has nothing to read yet', async () => {
	const { path } = await withPath({ two: { status: 2 } })
	expect((await path())[1]).toEqual(['two'])
})

test('lessons that a person has to pay for are not ahead of them', async () => {
	const { path } = await withPath({ 'two-a': { isFree: false } })
	expect((await path())[1]).toEqual(['two', 'two-b'])
	expect((await path({ id: 'marta', level: 2 }))[1]).toEqual(['two', 'two-a', 'two-b'])
})

test('three lessons ahead are enough', async () => {
	const { db, path } = await withPath()
	for (const no of [3, 4, 5])
		await makeLesson(db, { slug: `zero-${no}`, parentId: 'zero', orderNo: no })
	expect((await path())[0]).toEqual(['zero', 'zero-a', 'zero-b', 'zero-3'])
})

test('after a course comes the first open lesson of the next one', async () => {
	const { after } = await withPath()
	expect(await after('zero-b')).toBe('two-a')
	expect(await after('hsk-3-b')).toBeUndefined()
	expect(await after('first-steps-b')).toBeUndefined()
})

test('a course with nothing open is passed over', async () => {
	const { db, after } = await withPath({
		two: { status: 2 },
		'hsk-3-a': { isFree: false },
	})
	expect(await after('zero-b')).toBe('hsk-3-b')
	expect(await after('zero-b', { id: 'marta', level: 2 })).toBe('hsk-3-a')
	await db.update(lessons).set({ isPrivate: true }).where(eq(lessons.id, 'hsk-3'))
	expect(await after('zero-b')).toBeUndefined()
})

test('courses with one number follow each other in the order of the list', async () => {
	const { path, after } = await withPath({ zero: { orderNo: 2 }, two: { pathNo: 1 } })
	expect((await path()).map(([slug]) => slug)).toEqual(['zero', 'two', 'hsk-3'])
	expect([await after('zero-b'), await after('two-b')]).toEqual(['two-a', 'hsk-3-a'])
})

test('a course knows its place on the path of this person', async () => {
	const { db } = await withPath({ two: { isPrivate: true } })
	const placeOf = async (slug: string, reader: typeof marta) => {
		const { no, of, before, after } = (await findCourse(db, { slug, reader }))?.path ?? {}
		return [no, of, before?.slug, after?.slug]
	}
	expect(await placeOf('hsk-3', marta)).toEqual([2, 2, 'zero', undefined])
	expect(await placeOf('hsk-3', admin)).toEqual([3, 3, 'two', undefined])
	expect(await placeOf('first-steps', marta)).toEqual([undefined, undefined, undefined, undefined])
})
