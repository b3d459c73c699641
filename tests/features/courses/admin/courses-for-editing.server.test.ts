import { expect, test } from 'vitest'
import { exercises, lessonContents, lessons } from '#app/db/schema/index.ts'
import { readCourseSearch } from '#app/features/courses/admin/course-search.ts'
import {
	findCourseToEdit,
	findItem,
	listCourses,
} from '#app/features/courses/admin/courses-for-editing.server.ts'
import { rowOfLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

type Row = Partial<typeof lessons.$inferInsert> & { slug: string }

/** Adds courses that were created one after another. Their ids are their slugs. */
async function catalogue(...rows: Row[]) {
	const db = await memoryDatabase()
	await db.insert(lessons).values(
		rows.map((row, index) => {
			const title = { zh: '课', en: 'Course' }
			const created = { orderNo: 1, createdAt: new Date(index * 60_000) }
			return rowOfLesson({
				id: row.slug,
				type: 'course',
				title,
				category: 'misc',
				...created,
				...row,
			})
		}),
	)
	const found = async (search: string) => {
		const list = await listCourses(db, readCourseSearch(new URLSearchParams(search)))
		return [list.courses.map(({ slug }) => slug).join(' '), list.total] as const
	}
	return { db, found }
}

const lesson = (slug: string, more: Partial<Row> = {}): Row => ({
	slug,
	type: 'lesson',
	title: { zh: '课文', en: slug },
	...more,
})

test('courses are listed by order, then newest first, without deleted ones', async () => {
	const { found } = await catalogue(
		{ slug: 'old' },
		{ slug: 'new' },
		{ slug: 'first', orderNo: 7 },
		{ slug: 'last', orderNo: 0 },
		{ slug: 'gone', isDeleted: true },
		lesson('single'),
	)
	expect(await found('')).toEqual(['first single new old last', 5])
})

test('lessons of a course are counted, but not listed', async () => {
	const { db, found } = await catalogue(
		{ slug: 'tea' },
		lesson('cup', { parentId: 'tea' }),
		lesson('pot', { parentId: 'tea' }),
		lesson('gone', { parentId: 'tea', isDeleted: true }),
		lesson('single'),
	)
	expect(await found('')).toEqual(['single tea', 2])
	expect(await found('keyword=cup')).toEqual(['', 0])
	const { courses } = await listCourses(db, readCourseSearch(new URLSearchParams()))
	expect(courses.map(({ lessonCount }) => lessonCount)).toEqual([0, 2])
})

test('all lessons can be listed, also those of courses, but not of deleted ones', async () => {
	const { found } = await catalogue(
		{ slug: 'tea' },
		lesson('cup', { parentId: 'tea', orderNo: 3 }),
		lesson('single'),
		{ slug: 'gone', isDeleted: true },
		lesson('lost', { parentId: 'gone' }),
	)
	expect(await found('type=every-lesson')).toEqual(['cup single', 2])
})

test('a lesson without a text is known as such, and a course without a written lesson', async () => {
	const { db } = await catalogue(
		{ slug: 'tea' },
		lesson('cup', { parentId: 'tea' }),
		lesson('pot', { parentId: 'tea' }),
		{ slug: 'empty' },
	)
	await db.insert(lessonContents).values({ lessonId: 'cup', content: contentFrom('茶') })
	const { courses } = await listCourses(db, readCourseSearch(new URLSearchParams()))
	expect(courses.map(({ slug, hasText }) => [slug, hasText])).toEqual([
		['empty', false],
		['tea', true],
	])
	const course = await findCourseToEdit(db, { id: 'tea' })
	expect(course?.lessons.map(({ slug, hasText }) => [slug, hasText])).toEqual([
		['cup', true],
		['pot', false],
	])
})

test('a keyword matches both titles and the slug, in any case', async () => {
	const { found } = await catalogue(
		{ slug: 'a', title: { zh: '茶馆', en: 'Tea House' } },
		{ slug: 'cha-dao', title: { zh: '道', en: 'The way' } },
		{ slug: 'c', title: { zh: '一百％', en: '100%_*[sure]' } },
	)
	expect(await found('keyword=茶')).toEqual(['a', 1])
	expect(await found('keyword=TEA ho')).toEqual(['a', 1])
	expect(await found('keyword=Cha-')).toEqual(['cha-dao', 1])
	for (const sign of ['%25', '_', '*', '['])
		expect(await found(`keyword=${sign}`)).toEqual(['c', 1])
	// The keys of the stored JSON must not match.
	expect(await found('keyword=zh')).toEqual(['', 0])
})

test('filters work alone and together', async () => {
	const { found } = await catalogue(
		{ slug: 'a', category: 'story', level: 'expert', isFree: false },
		{ slug: 'b', category: 'story', isPrivate: true, status: 2 },
		lesson('c', { category: 'song', status: 0 }),
	)
	expect(await found('type=course')).toEqual(['b a', 2])
	expect(await found('type=lesson')).toEqual(['c', 1])
	expect(await found('category=story')).toEqual(['b a', 2])
	expect(await found('level=expert')).toEqual(['a', 1])
	expect(await found('price=paid')).toEqual(['a', 1])
	expect(await found('price=free')).toEqual(['c b', 2])
	expect(await found('scope=private')).toEqual(['b', 1])
	expect(await found('scope=public')).toEqual(['c a', 2])
	expect(await found('status=enabled')).toEqual(['a', 1])
	expect(await found('status=coming-soon')).toEqual(['b', 1])
	expect(await found('status=disabled')).toEqual(['c', 1])
	expect(await found('category=story&price=free&scope=private')).toEqual(['b', 1])
	expect(await found('category=story&level=advanced')).toEqual(['', 0])
})

test('courses are found and sorted by what their lessons lack', async () => {
	const { db, found } = await catalogue(
		{ slug: 'tea' },
		lesson('cup', { parentId: 'tea' }),
		lesson('pot', { parentId: 'tea' }),
		lesson('gone', { parentId: 'tea', isDeleted: true }),
		lesson('single'),
		{ slug: 'empty' },
	)
	const content = contentFrom('茶 / Tea')
	await db.insert(lessonContents).values([
		{ lessonId: 'cup', content, audioPath: '/media/1.mp3' },
		{ lessonId: 'single', content },
	])
	const { courses } = await listCourses(db, readCourseSearch(new URLSearchParams('sort=title')))
	const counts = courses.map((one) => [
		one.slug,
		one.withoutText,
		one.withoutExercises,
		one.withoutAudio,
	])
	expect(counts.sort()).toEqual([
		['empty', 0, 0, 0],
		['single', 0, 1, 1],
		['tea', 1, 2, 1],
	])
	expect(await found('with=no-text')).toEqual(['tea', 1])
	expect(await found('with=no-audio&sort=-missing')).toEqual(['tea single', 2])
	expect(await found('sort=missing')).toEqual(['empty single tea', 3])
	expect(await found('type=every-lesson&with=no-text')).toEqual(['pot', 1])
})

test('courses are sorted by any column, equal ones in their order', async () => {
	const { found } = await catalogue(
		{ slug: 'a', level: 'expert', title: { zh: '一', en: 'zoo' }, status: 2 },
		{ slug: 'b', level: 'elementary', title: { zh: '二', en: 'Apple' } },
		{ slug: 'c', isFree: false, isPrivate: true, title: { zh: '三', en: 'milk' } },
	)
	expect(await found('sort=title')).toEqual(['b c a', 3])
	expect(await found('sort=-level')).toEqual(['a b c', 3])
	expect(await found('sort=created')).toEqual(['a b c', 3])
	expect(await found('sort=-free')).toEqual(['c b a', 3])
	expect(await found('sort=-scope')).toEqual(['c b a', 3])
	expect(await found('sort=-status')).toEqual(['a c b', 3])
	expect(await found('sort=banana')).toEqual(['c b a', 3])
})

test('courses come in pages, with the total', async () => {
	const { found } = await catalogue(
		...Array.from({ length: 12 }, (_, index) => ({ slug: `c${index}` })),
	)
	expect(await found('size=10&page=2')).toEqual(['c1 c0', 12])
	expect((await found(''))[0].split(' ')).toHaveLength(12)
})

test('a course has all its lessons in the learners’ order', async () => {
	const { db } = await catalogue(
		{ slug: 'tea' },
		lesson('third', { parentId: 'tea', orderNo: 2, status: 0 }),
		lesson('second', { parentId: 'tea', status: 2 }),
		lesson('second-too', { parentId: 'tea' }),
		lesson('first', { parentId: 'tea', orderNo: 0 }),
		lesson('gone', { parentId: 'tea', isDeleted: true }),
		{ slug: 'deleted', isDeleted: true },
		lesson('single'),
	)
	const found = await findCourseToEdit(db, { id: 'tea' })
	expect(found?.lessons.map(({ slug }) => slug).join(' ')).toBe('first second second-too third')
	for (const id of ['deleted', 'single', 'first', 'nothing']) {
		expect(await findCourseToEdit(db, { id })).toBeUndefined()
	}
})

test('a row is found with its course, even if it is deleted', async () => {
	const { db } = await catalogue(
		{ slug: 'tea', title: { zh: '茶', en: 'Tea' } },
		lesson('gone', { parentId: 'tea', isDeleted: true }),
	)
	expect(await findItem(db, { id: 'gone' })).toMatchObject({
		isDeleted: true,
		parentTitle: { zh: '茶', en: 'Tea' },
	})
	expect(await findItem(db, { id: 'tea' })).toMatchObject({ parentTitle: null, lessonCount: 0 })
	expect(await findItem(db, { id: 'nothing' })).toBeUndefined()
})

test('a lesson is as new as the last save of its form, its text or its exercises', async () => {
	const parentId = 'tea'
	const updatedAt = new Date(5000)
	const { db } = await catalogue(
		{ slug: 'tea', updatedAt },
		lesson('form', { parentId, updatedAt }),
		lesson('text', { parentId, updatedAt }),
		lesson('exercises', { parentId, updatedAt }),
	)
	const content = contentFrom('茶 / Tea')
	await db.insert(lessonContents).values([
		{ lessonId: 'form', content, updatedAt: new Date(4000) },
		{ lessonId: 'text', content, updatedAt: new Date(6000) },
	])
	const question = { zh: '茶好喝吗？', en: 'Is tea good?' }
	const exercise = {
		type: 'true_false' as const,
		question,
		answer: 'true',
		explanation: { zh: '', en: '' },
	}
	await db.insert(exercises).values([
		{ ...exercise, lessonId: 'text', orderNo: 1, updatedAt: new Date(2000) },
		{ ...exercise, lessonId: 'exercises', orderNo: 1, updatedAt: new Date(1000) },
		{ ...exercise, lessonId: 'exercises', orderNo: 2, updatedAt: new Date(7000) },
	])
	const found = await findCourseToEdit(db, { id: 'tea' })
	const shown = found?.lessons.map(({ slug, updatedAt }) => [slug, updatedAt])
	expect(shown).toEqual([
		['form', new Date(5000)],
		['text', new Date(6000)],
		['exercises', new Date(7000)],
	])
})
