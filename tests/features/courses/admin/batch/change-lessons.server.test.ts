import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, lessonContents, lessons } from '#app/db/schema/index.ts'
import {
	changeLessons,
	moveLessons,
} from '#app/features/courses/admin/batch/change-lessons.server.ts'
import { reorderLessons } from '#app/features/courses/admin/batch/reorder-lessons.server.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { makeAdmin } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const now = new Date('2026-11-23T08:00:00Z')
const actor = { id: 'shen-lan', email: 'shen@example.com' }
const by = { actor, now }

/** The course tea has the lessons cup, pot and leaf; ink has brush. */
async function courses() {
	const db = await memoryDatabase()
	await makeAdmin(db, actor)
	const title = (id: string) => ({ zh: '课', en: id })
	for (const id of ['tea', 'ink'])
		await makeLesson(db, { id, type: 'course', title: title(id), status: 0 })
	const places = [
		['cup', 'tea', 1],
		['pot', 'tea', 2],
		['leaf', 'tea', 3],
		['brush', 'ink', 7],
	] as const
	for (const [id, parentId, orderNo] of places)
		await makeLesson(db, { id, parentId, orderNo, title: title(id), status: 0 })
	const write = (lessonId: string, ...lines: string[]) =>
		db.insert(lessonContents).values({ lessonId, content: contentFrom(...lines) })
	const stored = async () => {
		const rows = await db
			.select()
			.from(lessons)
			.where(eq(lessons.type, 'lesson'))
			.orderBy(asc(lessons.parentId), asc(lessons.orderNo))
		return rows.map((row) => `${row.parentId}/${row.orderNo} ${row.id} ${row.level} ${row.status}`)
	}
	const log = () => db.select().from(auditLog).orderBy(asc(auditLog.objectId))
	return { db, write, stored, log }
}

const seen = (...ids: string[]) => ids.map((id) => ({ id, version: 1 }))
const first = [
	'ink/7 brush beginner 0',
	'tea/1 cup beginner 0',
	'tea/2 pot beginner 0',
	'tea/3 leaf beginner 0',
]

test('several lessons get a level, each with an entry in the log and its former value', async () => {
	const { db, stored, log } = await courses()
	await db.update(lessons).set({ level: 'expert' }).where(eq(lessons.id, 'leaf'))
	const changes = seen('pot', 'cup', 'leaf').map((lesson) => ({
		...lesson,
		set: { level: 'expert' as const },
	}))
	const changed = await changeLessons(db, { changes, ...by })
	expect(changed).toMatchObject({
		value: {
			count: 3,
			former: [
				{ id: 'cup', version: 2, level: 'beginner' },
				{ id: 'pot', version: 2, level: 'beginner' },
			],
		},
	})
	expect((await stored()).slice(1)).toEqual([
		'tea/1 cup expert 0',
		'tea/2 pot expert 0',
		'tea/3 leaf expert 0',
	])
	expect(await log()).toMatchObject([
		{ action: 'lesson.edit', objectId: 'cup', before: { level: 'beginner' } },
		{ action: 'lesson.edit', objectId: 'pot', after: { level: 'expert' } },
	])
	expect(await changeLessons(db, { changes, ...by })).toMatchObject({ value: { former: [] } })
})

test('lessons without a text are enabled only on purpose, and none is before', async () => {
	const { db, write, stored } = await courses()
	await write('cup', '茶 / Tea')
	const changes = seen('cup', 'pot', 'leaf').map((lesson) => ({ ...lesson, set: { status: 1 } }))
	expect(await changeLessons(db, { changes, ...by })).toEqual({
		ok: false,
		error: {
			code: 'lessons.no-text',
			field: 'mayBeEmpty',
			values: { titles: '“pot”, “leaf”' },
		},
	})
	expect(await stored()).toEqual(first)
	await changeLessons(db, { changes, mayBeEmpty: true, ...by })
	expect((await stored()).map((row) => row.at(-1)).join('')).toBe('0111')
})

test('a text without its English cannot be enabled with others', async () => {
	const { db, write, stored } = await courses()
	await write('cup', '茶 / Tea')
	await write('pot', '壶 / ')
	const changes = seen('cup', 'pot').map((lesson) => ({ ...lesson, set: { status: 1 } }))
	expect(await changeLessons(db, { changes, ...by })).toMatchObject({
		error: { code: 'lessons.not-ready', values: { title: 'pot' } },
	})
	expect(await stored()).toEqual(first)
})

test('a lesson that somebody else has changed or deleted stops all of them', async () => {
	const { db, stored } = await courses()
	const changes = seen('cup', 'pot').map((lesson) => ({
		...lesson,
		set: { level: 'expert' as const },
	}))
	await db.update(lessons).set({ version: 2 }).where(eq(lessons.id, 'pot'))
	expect(await changeLessons(db, { changes, ...by })).toMatchObject({
		error: { code: 'lessons.changed', values: { title: 'pot' } },
	})
	await db.update(lessons).set({ isDeleted: true }).where(eq(lessons.id, 'pot'))
	const gone = { ok: false, error: { code: 'lessons.gone' } }
	expect(await changeLessons(db, { changes, ...by })).toEqual(gone)
	expect(await moveLessons(db, { course: 'ink', moves: seen('pot'), ...by })).toEqual(gone)
	expect(await changeLessons(db, { changes: [{ id: 'tea', version: 1, set: {} }], ...by })).toEqual(
		gone,
	)
	expect(await stored()).toEqual(first)
})

test('lessons move behind those of another course, and back to their places', async () => {
	const { db, stored, log } = await courses()
	const moved = await moveLessons(db, { course: 'ink', moves: seen('leaf', 'cup'), ...by })
	expect(await stored()).toEqual([
		'ink/7 brush beginner 0',
		'ink/8 cup beginner 0',
		'ink/9 leaf beginner 0',
		'tea/2 pot beginner 0',
	])
	expect(await log()).toMatchObject([
		{
			action: 'lesson.move',
			objectId: 'cup',
			before: { course: 'tea', orderNo: 1 },
			after: { course: 'ink', orderNo: 8 },
		},
		{ action: 'lesson.move', objectId: 'leaf' },
	])
	const moves = moved.ok ? moved.value.former : []
	await moveLessons(db, { course: 'tea', moves, ...by })
	expect(await stored()).toEqual(first)
	for (const course of ['cup', 'nothing']) {
		expect(
			await moveLessons(db, { course, moves: [{ id: 'pot', version: 1 }], ...by }),
		).toMatchObject({ error: { code: 'lessons.course-gone' } })
	}
})

test('a new order numbers the lessons; an order that was not seen is left as it is', async () => {
	const { db, stored, log } = await courses()
	const before = ['cup', 'pot', 'leaf']
	const after = ['leaf', 'cup', 'pot']
	const sent = { courseId: 'tea', order: after, seen: before, ...by }
	expect(await reorderLessons(db, sent)).toEqual({ ok: true, value: undefined })
	const ordered = [
		'ink/7 brush beginner 0',
		'tea/1 leaf beginner 0',
		'tea/2 cup beginner 0',
		'tea/3 pot beginner 0',
	]
	expect(await stored()).toEqual(ordered)
	expect(await log()).toMatchObject([
		{
			action: 'course.reorder',
			objectId: 'tea',
			before: { lessons: 'cup, pot, leaf' },
			after: { lessons: 'leaf, cup, pot' },
		},
	])
	expect(await reorderLessons(db, sent)).toMatchObject({ ok: true })
	const refusal = { ok: false, error: { code: 'lessons.order-changed' } }
	const others = [
		{ order: ['pot', 'cup', 'leaf'], seen: before },
		{ order: ['leaf', 'cup'], seen: after },
		{ order: ['brush', 'cup', 'pot'], seen: after },
		{ order: ['cup', 'cup', 'pot'], seen: after },
	]
	for (const other of others) {
		expect(await reorderLessons(db, { ...sent, ...other })).toEqual(refusal)
	}
	expect(await stored()).toEqual(ordered)
	await reorderLessons(db, { ...sent, order: before, seen: after })
	expect(await stored()).toEqual(first)
})
