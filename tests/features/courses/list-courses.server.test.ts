import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lessonProgress, lessonShares, lessons } from '#app/db/schema/index.ts'
import { findCourse } from '#app/features/courses/find-course.server.ts'
import {
	coursesAtFirst,
	listCategory,
	toSections,
} from '#app/features/courses/list-courses.server.ts'
import { rowOfLesson } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addUsers, recordOf } from '#tests/support/progress-records.ts'

const course = { type: 'course' as const, category: 'daily_life' as const }
const lesson = { ...course, type: 'lesson' as const }
const marta = { id: 'marta', level: 1 }
const tom = { id: 'tom', level: 1 }
const admin = { id: 'sun', level: 99 }

async function withCourses(rows: Parameters<typeof rowOfLesson>[0][]) {
	const db = await memoryDatabase()
	await addUsers(db, ['marta', 'tom'])
	await db.insert(lessons).values(rows.map(rowOfLesson))
	return db
}

async function withPrivateCourse() {
	const db = await withCourses([
		{ ...course, id: 'family', slug: 'family-stories', category: 'story', isPrivate: true },
		{ ...lesson, id: 'kitchen', slug: 'kitchen', parentId: 'family' },
		{ ...lesson, id: 'letter', slug: 'letter', parentId: 'family', isPrivate: true },
	])
	await db.insert(lessonShares).values([
		{ lessonId: 'family', userId: 'marta' },
		{ lessonId: 'letter', userId: 'tom' },
	])
	return db
}

test('invitations to a course and to its lessons are told apart', async () => {
	const db = await withPrivateCourse()
	const sharesOf = async (reader: typeof marta) => {
		const found = await findCourse(db, { slug: 'family-stories', reader })
		return [found?.isShared, ...(found?.lessons.map(({ isShared }) => isShared) ?? [])]
	}
	expect(await sharesOf(marta)).toEqual([true, false, false])
	expect(await sharesOf(tom)).toEqual([false, false, true])
})

test('a private course is listed under private, for those invited and for administrators', async () => {
	const db = await withPrivateCourse()
	const slugsIn = async (reader: typeof marta, section: 'private' | 'story') =>
		(await listCategory(db, reader, { section, levels: [] })).courses.map(({ slug }) => slug)
	expect(await slugsIn(marta, 'private')).toEqual(['family-stories'])
	expect(await slugsIn(admin, 'private')).toEqual(['family-stories'])
	expect(await slugsIn(marta, 'story')).toEqual([])
})

test('a person invited to one lesson of a private course finds that lesson under private', async () => {
	const db = await withPrivateCourse()
	const listed = (reader: typeof marta) =>
		listCategory(db, reader, { section: 'private', levels: [] })
	expect(await listed(tom)).toMatchObject({
		courses: [{ slug: 'letter', type: 'lesson', isPrivate: true, marks: [{ lessonId: 'letter' }] }],
		total: 1,
	})
	await db.insert(lessonShares).values({ lessonId: 'kitchen', userId: 'tom' })
	const slugs = (await listed(tom)).courses.map(({ slug }) => slug)
	expect(slugs.toSorted()).toEqual(['kitchen', 'letter'])
	const [section] = toSections(await coursesAtFirst(db, tom)).filter(
		({ section }) => section === 'private',
	)
	expect(section?.courses).toHaveLength(2)
	const story = await listCategory(db, tom, { section: 'story', levels: [] })
	expect(story.courses).toEqual([])
})

test('a lesson one is invited to is listed only while it can be read, and not beside its course', async () => {
	const db = await withPrivateCourse()
	const slugs = async () => {
		const { courses } = await listCategory(db, tom, { section: 'private', levels: [] })
		return courses.map(({ slug }) => slug)
	}
	await db.insert(lessonShares).values({ lessonId: 'family', userId: 'tom' })
	expect(await slugs()).toEqual(['family-stories'])
	await db.delete(lessonShares).where(eq(lessonShares.lessonId, 'family'))
	await db.update(lessons).set({ isDeleted: true }).where(eq(lessons.id, 'family'))
	expect(await slugs()).toEqual([])
	await db.update(lessons).set({ isDeleted: false, status: 0 }).where(eq(lessons.id, 'family'))
	expect(await slugs()).toEqual([])
	await db.update(lessons).set({ isPrivate: false, status: 1 }).where(eq(lessons.id, 'family'))
	expect(await slugs()).toEqual([])
})

test('a course without a lesson to open is listed to administrators alone', async () => {
	const db = await withCourses([
		{ ...course, id: 'empty', slug: 'empty' },
		{ ...course, id: 'waiting', slug: 'waiting' },
		{ ...lesson, id: 'later', slug: 'later', parentId: 'waiting', status: 2 },
		{ ...course, id: 'closed', slug: 'closed' },
		{ ...lesson, id: 'off', slug: 'off', parentId: 'closed', status: 0 },
		{ ...lesson, id: 'gone', slug: 'gone', parentId: 'closed', isDeleted: true },
		{ ...course, id: 'paid', slug: 'paid' },
		{ ...lesson, id: 'night', slug: 'night', parentId: 'paid', isFree: false },
		{ ...course, id: 'announced', slug: 'announced', status: 2 },
		{ ...lesson, id: 'single', slug: 'single' },
	])
	const listed = async (reader: typeof marta) => {
		const { courses } = await listCategory(db, reader, { section: 'daily_life', levels: [] })
		return courses.map(({ slug }) => slug).toSorted()
	}
	expect(await listed(marta)).toEqual(['announced', 'paid', 'single'])
	expect(await listed(admin)).toEqual(['announced', 'closed', 'empty', 'paid', 'single', 'waiting'])
})

test('sections keep their order, and Private Courses appears only if it has courses', async () => {
	const db = await withPrivateCourse()
	const namesFor = async (reader: typeof marta) =>
		toSections(await coursesAtFirst(db, reader)).map(({ section }) => section)
	const shared = ['podcast', 'hsk_exam', 'daily_life', 'travel', 'story', 'song', 'others']
	expect(await namesFor({ id: 'sun', level: 1 })).toEqual(shared)
	expect(await namesFor(marta)).toEqual([...shared, 'private'])
})

test('a section shows its first four courses, by order and then newest first', async () => {
	const made = [1, 1, 3, 1, 2].map((orderNo, day) => ({
		...course,
		id: `c${day}`,
		slug: `c${day}`,
		orderNo,
		createdAt: new Date(Date.UTC(2026, 0, day + 1)),
	}))
	const hidden = [
		{ ...course, id: 'deleted', slug: 'deleted', isDeleted: true },
		{ ...course, id: 'disabled', slug: 'disabled', status: 0 },
		{ ...lesson, id: 'child', slug: 'child', parentId: 'c0' },
	]
	const children = made.map(({ id }) => ({
		...lesson,
		id: `in-${id}`,
		slug: `in-${id}`,
		parentId: id,
	}))
	const db = await withCourses([...made, ...hidden, ...children])
	const sections = toSections(await coursesAtFirst(db, marta))
	const daily = sections.find(({ section }) => section === 'daily_life')
	expect(daily?.courses.map(({ slug }) => slug)).toEqual(['c2', 'c4', 'c3', 'c1'])
	expect(daily?.hasMore).toBe(true)
	const all = await listCategory(db, marta, { section: 'daily_life', levels: [] })
	expect(all.total).toBe(5)
	expect(all.courses.at(-1)).toMatchObject({
		slug: 'c0',
		marks: [{ isLearned: false }, { isLearned: false }],
	})
})

test('a course on the path is on no shelf, and a section with others has more on its own page', async () => {
	const db = await withCourses(
		(['story', 'story', 'travel', 'song'] as const).flatMap((category, no) => [
			{ ...course, id: `c${no}`, slug: `c${no}`, category, pathNo: [1, null, 2, null][no] },
			{ ...lesson, id: `in-c${no}`, slug: `in-c${no}`, parentId: `c${no}` },
		]),
	)
	const shelves = toSections(await coursesAtFirst(db, marta))
		.filter(({ section }) => ['story', 'travel', 'song'].includes(section))
		.map(({ section, courses, hasMore }) => [section, courses.map(({ id }) => id), hasMore])
	expect(shelves).toEqual([
		['story', ['c1'], true],
		['song', ['c3'], false],
	])
})

test('levels filter a category, and ten categories fall under Other Courses', async () => {
	const db = await withCourses([
		{ ...course, id: 'a', slug: 'a', category: 'poetry', level: 'expert' },
		{ ...course, id: 'b', slug: 'b', category: 'news', level: 'beginner' },
		{ ...lesson, id: 'in-a', slug: 'in-a', parentId: 'a' },
		{ ...lesson, id: 'in-b', slug: 'in-b', parentId: 'b' },
	])
	const count = async (levels: ('expert' | 'beginner' | 'advanced')[]) =>
		(await listCategory(db, marta, { section: 'others', levels })).total
	expect(await count([])).toBe(2)
	expect(await count(['expert'])).toBe(1)
	expect(await count(['expert', 'beginner'])).toBe(2)
	expect(await count(['advanced'])).toBe(0)
})

test('a course lists its lessons by order, then oldest first, without disabled and deleted ones', async () => {
	const day = (date: number) => new Date(Date.UTC(2026, 0, date))
	const child = (slug: string, orderNo: number, date: number, more = {}) => ({
		...lesson,
		id: slug,
		slug,
		parentId: 'course',
		orderNo,
		createdAt: day(date),
		...more,
	})
	const db = await withCourses([
		{ ...course, id: 'course', slug: 'course' },
		child('third', 1, 3),
		child('second', 1, 2),
		child('first', 0, 9),
		child('coming', 2, 1, { status: 2 }),
		child('disabled', 0, 1, { status: 0 }),
		child('deleted', 0, 1, { isDeleted: true }),
	])
	const found = await findCourse(db, { slug: 'course', reader: marta })
	expect(found?.lessons.map(({ slug }) => slug)).toEqual(['first', 'second', 'third', 'coming'])
})

const monday = '2026-03-02T10:00:00.000Z'

async function withProgress() {
	const db = await withCourses([
		{ ...course, id: 'steps', slug: 'first-steps' },
		{ ...lesson, id: 'ni-hao', slug: 'ni-hao', parentId: 'steps', orderNo: 1 },
		{ ...lesson, id: 'market', slug: 'market-day', parentId: 'steps', orderNo: 2 },
		{ ...lesson, id: 'coming', slug: 'coming', parentId: 'steps', orderNo: 3, status: 2 },
		{ ...lesson, id: 'gone', slug: 'gone', parentId: 'steps', isDeleted: true },
		{ ...lesson, id: 'moon', slug: 'moon-festival' },
	])
	const learned = (userId: string, lessonId: string) => ({
		userId,
		lessonId,
		learnedAt: new Date(monday),
		record: recordOf(userId, [[monday, { learned: true, learnedAt: monday }]]),
	})
	const takenBack = {
		userId: 'tom',
		lessonId: 'ni-hao',
		record: recordOf('tom', [[monday, { learned: false }]]),
	}
	await db
		.insert(lessonProgress)
		.values([
			...['ni-hao', 'gone', 'moon'].map((lessonId) => learned('marta', lessonId)),
			takenBack,
		])
	return db
}

test('a card has the marks of its lessons, a single lesson its own', async () => {
	const db = await withProgress()
	const marksOf = async (reader: typeof marta, slug: string) => {
		const { courses } = await listCategory(db, reader, { section: 'daily_life', levels: [] })
		const marks = courses.find((one) => one.slug === slug)?.marks ?? []
		return marks.toSorted((a, b) => a.lessonId.localeCompare(b.lessonId))
	}
	const never = { isLearned: false, changedAt: null }
	expect(await marksOf(marta, 'first-steps')).toEqual([
		{ lessonId: 'coming', ...never, isOpen: false },
		{ lessonId: 'market', ...never, isOpen: true },
		{ lessonId: 'ni-hao', isLearned: true, changedAt: monday, isOpen: true },
	])
	expect(await marksOf(marta, 'moon-festival')).toEqual([
		{ lessonId: 'moon', isLearned: true, changedAt: monday, isOpen: true },
	])
	expect((await marksOf(tom, 'first-steps')).at(-1)).toEqual({
		lessonId: 'ni-hao',
		isLearned: false,
		changedAt: monday,
		isOpen: true,
	})
	const [section] = toSections(await coursesAtFirst(db, marta)).filter(
		({ section }) => section === 'daily_life',
	)
	expect(section?.courses.map(({ marks }) => marks.length).sort()).toEqual([1, 3])
})

test('the marks of a card tell which lessons its reader may open', async () => {
	const child = (id: string, more: Partial<typeof lessons.$inferInsert> = {}) => ({
		...lesson,
		id,
		slug: id,
		parentId: 'steps',
		...more,
	})
	const db = await withCourses([
		{ ...course, id: 'steps', slug: 'first-steps' },
		child('coming', { status: 2 }),
		child('free'),
		child('letter', { isPrivate: true }),
		child('paid', { isFree: false }),
	])
	await db.insert(lessonShares).values({ lessonId: 'letter', userId: 'tom' })
	const openTo = async (reader: typeof marta) => {
		const { courses } = await listCategory(db, reader, { section: 'daily_life', levels: [] })
		const open = courses[0]?.marks.filter(({ isOpen }) => isOpen) ?? []
		return open.map(({ lessonId }) => lessonId).sort()
	}
	expect(await openTo(marta)).toEqual(['free'])
	expect(await openTo({ ...marta, level: 2 })).toEqual(['free', 'paid'])
	expect(await openTo(tom)).toEqual(['free', 'letter'])
	expect(await openTo(admin)).toEqual(['coming', 'free', 'letter', 'paid'])
})

test('a course knows which of its lessons are learned', async () => {
	const db = await withProgress()
	const found = await findCourse(db, { slug: 'first-steps', reader: marta })
	expect(found?.lessons.map(({ mark }) => mark)).toEqual([
		{ lessonId: 'ni-hao', isLearned: true, changedAt: monday },
		{ lessonId: 'market', isLearned: false, changedAt: null },
		{ lessonId: 'coming', isLearned: false, changedAt: null },
	])
})
