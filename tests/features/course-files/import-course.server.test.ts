import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
	auditLog,
	discardedMedia,
	exercises,
	lessonContents,
	lessons,
	userProfiles,
	versions,
	workingParts,
} from '#app/db/schema/index.ts'
import { mediaKeyOf } from '#app/domain/media/media-key.ts'
import { deleteItem } from '#app/features/courses/admin/delete-course.server.ts'
import { duplicateItem } from '#app/features/courses/admin/duplicate-course.server.ts'
import { shownContent } from '#tests/support/content-notation.ts'
import { exported, imported } from '#tests/support/course-zips.ts'
import { mediaStoreOfFile } from '#tests/support/media-store.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { silentMp3 } from '#tests/support/silent-mp3.ts'
import { tinyPictures } from '#tests/support/tiny-pictures.ts'
import { zipOf } from '#tests/support/zip-of.ts'

const openMedia = mediaStoreOfFile()

const by = {
	actor: { id: 'shen', email: 'shen@example.com' },
	now: new Date('2026-11-23T12:00:00Z'),
}

async function office() {
	const db = await memoryDatabase()
	await db.insert(userProfiles).values({ ...by.actor, displayName: '沈岚', status: 1, level: 99 })
	return { db, media: await openMedia() }
}

const fields = {
	description: { zh: '', en: '' },
	level: 'beginner',
	isFree: true,
	order: 1,
	config: {},
}

const teaHouse = { ...fields, slug: 'tea-house', title: { zh: '茶馆', en: 'The Tea House' } }

const course = {
	...fields,
	slug: 'first-steps',
	title: { zh: '第一步', en: 'First Steps' },
	category: 'story',
	isPrivate: false,
	lessons: [teaHouse, { ...fields, slug: 'ni-hao', title: { zh: '你好', en: 'Hello' } }],
}

const text = 'zh: 我␟喝␟茶。\nen: I drink tea.\n'

function courseZip(files: Record<string, string | Uint8Array> = {}, manifest: object = course) {
	return zipOf({
		'first-steps/course.json': JSON.stringify(manifest),
		'first-steps/tea-house.txt': text,
		'first-steps/tea-house.exercises.txt': '[true_false]\nzh: 我喝茶。\n* true\n',
		...files,
	})
}

type Stores = Awaited<ReturnType<typeof office>>

async function bySlug({ db }: Stores, slug: string) {
	const [row] = await db.select().from(lessons).where(eq(lessons.slug, slug))
	if (!row) throw new Error(`There is no ${slug}`)
	return row
}

async function textOf({ db }: Stores, lessonId: string) {
	const [row] = await db.select().from(lessonContents).where(eq(lessonContents.lessonId, lessonId))
	return row && shownContent(row.content)
}

test('a course comes in disabled, with its texts, exercises, cover and audio', async () => {
	const stores = await office()
	const zip = courseZip({
		'first-steps/cover.png': tinyPictures.png,
		'first-steps/tea-house.mp3': silentMp3(500),
	})
	const { course: planned, lessons: items } = await imported(stores, zip, { by })
	expect([planned, ...items].map((item) => item?.state)).toEqual(['new', 'new', 'new'])
	const [made, lesson] = [await bySlug(stores, 'first-steps'), await bySlug(stores, 'tea-house')]
	expect(lesson).toMatchObject({ parentId: made.id, status: 0, category: 'story' })
	expect(await textOf(stores, lesson.id)).toEqual(['我 | 喝 | 茶 | 。 / I drink tea.'])
	expect(await stores.media.head(mediaKeyOf(made.coverImagePath ?? ''))).not.toBeNull()
	const [content] = await stores.db.select().from(lessonContents)
	expect(await stores.media.head(mediaKeyOf(content?.audioPath ?? ''))).not.toBeNull()
	expect(await stores.db.select().from(discardedMedia)).toEqual([])
	expect(await stores.db.$count(exercises)).toBe(1)
	const entries = await stores.db.select({ action: auditLog.action }).from(auditLog)
	expect(entries.map(({ action }) => action).sort()).toEqual([
		'course.import',
		'lesson.import',
		'lesson.import',
	])
})

test('a switch that a lesson has stored and lessons do not have is no change', async () => {
	const stores = await office()
	await imported(stores, courseZip(), { by })
	const { id, config } = await bySlug(stores, 'tea-house')
	const withSwitch = { ...config, useParentCoverForLessons: true }
	await stores.db.update(lessons).set({ config: withSwitch }).where(eq(lessons.id, id))
	await expect(imported(stores, courseZip(), { by })).rejects.toThrow('course-file.nothing-new')
})

test('a part that learners see waits to be published; a disabled one is replaced, with its versions', async () => {
	const stores = await office()
	await imported(stores, courseZip(), { by })
	const lesson = await bySlug(stores, 'tea-house')
	await stores.db.update(lessons).set({ status: 1 }).where(eq(lessons.id, lesson.id))
	const other = { 'first-steps/tea-house.txt': text.replace('茶', '水') }
	const plan = await imported(stores, courseZip(other), { by })
	expect(plan.lessons.map(({ slug, state, way, parts }) => [slug, state, way, parts])).toEqual([
		['tea-house', 'changed', 'replace', ['text']],
		['ni-hao', 'same', 'skip', []],
	])
	expect(await textOf(stores, lesson.id)).toEqual(['我 | 喝 | 茶 | 。 / I drink tea.'])
	expect(await stores.db.select({ part: workingParts.part }).from(workingParts)).toEqual([
		{ part: 'text' },
	])
	expect(await stores.db.$count(versions, eq(versions.part, 'text'))).toBe(2)
	const again = await exported(stores, { id: (await bySlug(stores, 'first-steps')).id })
	await expect(imported(stores, again, { by })).rejects.toThrow('course-file.nothing-new')
})

test('where a slug is taken, a number is added or the lesson is left out', async () => {
	const stores = await office()
	await imported(stores, courseZip(), { by })
	const copy = { chosen: { 'first-steps': 'new-slug' as const, 'ni-hao': 'skip' as const } }
	const plan = await imported(stores, courseZip(), { by, ...copy })
	expect(plan.lessons.map(({ newSlug, state, way }) => [newSlug, state, way])).toEqual([
		['tea-house-2', 'taken', 'new-slug'],
		['ni-hao', 'taken', 'skip'],
	])
	const second = await bySlug(stores, 'first-steps-2')
	expect((await bySlug(stores, 'tea-house-2')).parentId).toBe(second.id)
	const single = zipOf({
		'lesson.json': JSON.stringify({
			...teaHouse,
			slug: 'first-steps',
			category: 'story',
			isPrivate: false,
		}),
	})
	const taken = await imported(stores, single, { by })
	expect(taken.lessons[0]).toMatchObject({ state: 'taken', newSlug: 'first-steps-3' })
})

test('an item in the trash gives up its slug', async () => {
	const stores = await office()
	await imported(stores, courseZip(), { by })
	const { id, version } = await bySlug(stores, 'first-steps')
	await deleteItem(stores.db, { form: { intent: 'delete', id, version }, ...by })
	await imported(stores, courseZip(), { by })
	expect((await bySlug(stores, 'first-steps')).id).not.toBe(id)
})

test('a text without cuts is cut by the engine', async () => {
	const stores = await office()
	const files = { 'first-steps/tea-house.txt': 'zh: 我今天去银行。\nen: I go to the bank today.' }
	await imported(stores, courseZip(files), { by })
	const { id } = await bySlug(stores, 'tea-house')
	expect(await textOf(stores, id)).toEqual(['我 | 今天 | 去 | 银行 | 。 / I go to the bank today.'])
})

test('a copy of a course has its lessons as they were last saved, disabled and with free slugs', async () => {
	const stores = await office()
	await imported(stores, courseZip(), { by })
	const original = await bySlug(stores, 'first-steps')
	await stores.db.update(lessons).set({ status: 1, pathNo: 3 }).where(eq(lessons.id, original.id))
	const form = { intent: 'duplicate' as const, id: original.id, copyId: crypto.randomUUID() }
	const made = await duplicateItem(stores.db, { form, ...by })
	expect(made).toEqual({ ok: true, value: { id: form.copyId, isNew: true } })
	const twice = await duplicateItem(stores.db, { form, ...by })
	expect(twice).toEqual({ ok: true, value: { id: form.copyId, isNew: false } })
	const copy = await bySlug(stores, 'first-steps-2')
	expect(copy).toMatchObject({
		id: form.copyId,
		status: 0,
		pathNo: null,
		title: { zh: '第一步', en: 'First Steps (copy)' },
	})
	const lesson = await bySlug(stores, 'tea-house-2')
	expect(lesson).toMatchObject({ parentId: copy.id, status: 0, title: { en: 'The Tea House' } })
	expect(await textOf(stores, lesson.id)).toEqual(['我 | 喝 | 茶 | 。 / I drink tea.'])
	expect(await stores.db.$count(exercises, eq(exercises.lessonId, lesson.id))).toBe(1)
})

const lessonZip = () =>
	zipOf({
		'tea-house/lesson.json': JSON.stringify({ ...teaHouse, category: 'story', isPrivate: false }),
		'tea-house/tea-house.txt': text,
	})

const emptyCourseZip = (slug: string) =>
	zipOf({ 'course.json': JSON.stringify({ ...course, slug, lessons: [] }) })

test('a new lesson of a file of its own comes into the chosen course, after its lessons', async () => {
	const stores = await office()
	await imported(stores, courseZip(), { by })
	const { id: courseId } = await bySlug(stores, 'first-steps')
	const plan = await imported(stores, lessonZip(), {
		by,
		chosen: { 'tea-house': 'new-slug' },
		into: courseId,
	})
	expect(plan.into).toMatchObject({ id: courseId, title: { en: 'First Steps' } })
	expect(await bySlug(stores, 'tea-house-2')).toMatchObject({ parentId: courseId, orderNo: 2 })
})

test('a lesson that is replaced stays in its course, whichever is chosen', async () => {
	const stores = await office()
	await imported(stores, lessonZip(), { by })
	await imported(stores, emptyCourseZip(course.slug), { by })
	const { id: into } = await bySlug(stores, 'first-steps')
	const changed = zipOf({
		'lesson.json': JSON.stringify({ ...teaHouse, category: 'story', isPrivate: false }),
		'tea-house.txt': 'zh: 我␟不␟喝␟茶。\nen: I do not drink tea.\n',
	})
	const plan = await imported(stores, changed, { by, into })
	expect(plan.into).toBeUndefined()
	expect(await bySlug(stores, 'tea-house')).toMatchObject({ parentId: null, orderNo: 1 })
})

test('a course stands by itself, whichever is chosen', async () => {
	const stores = await office()
	await imported(stores, courseZip(), { by })
	const { id: into } = await bySlug(stores, 'first-steps')
	await imported(stores, emptyCourseZip('next-steps'), { by, into })
	expect(await bySlug(stores, 'next-steps')).toMatchObject({ parentId: null })
})
