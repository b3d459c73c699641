import { eq, notLike } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { type Db, openDatabase } from '#app/db/client.server.ts'
import { awaitUploads } from '#app/db/discarded-media.ts'
import {
	auditLog,
	discardedMedia,
	lessonContents,
	lessons,
	userProfiles,
} from '#app/db/schema/index.ts'
import { isSlug } from '#app/domain/courses/slug.ts'
import { deleteItem, restoreItem } from '#app/features/courses/admin/delete-course.server.ts'
import {
	type ItemCreation,
	type ItemEdit,
	itemForm,
} from '#app/features/courses/admin/item-forms.ts'
import { createItem, editItem } from '#app/features/courses/admin/save-course.server.ts'
import { followOldSlug } from '#app/features/courses/follow-old-slug.server.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addUsers } from '#tests/support/progress-records.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T12:05:00Z')

const tea = {
	titleZh: '茶馆',
	titleEn: 'Tea House',
	descriptionZh: '一个下午',
	descriptionEn: 'An afternoon',
	level: 'beginner',
	category: 'misc',
	orderNo: '1',
	status: '0',
	isFree: 'on',
	showParagraphNumbers: 'on',
	useParentCoverForLessons: 'on',
	coverDisplayMode: 'cover',
}

type Options = { slug?: string; isTyped?: boolean; by?: string; parentId?: string | null }

/** Two administrators, 沈岚 and 李雷, and a learner, 王小美. */
async function office(db: Db | undefined = undefined) {
	const opened = db ?? (await memoryDatabase())
	const run = crypto.randomUUID().slice(0, 8)
	await addUsers(
		opened,
		['沈岚', '李雷', '王小美'].map((name) => `${run}-${name}`),
	)
	await opened.update(userProfiles).set({ level: 99 }).where(notLike(userProfiles.id, '%王小美'))
	const actor = (name = '沈岚') => ({ id: `${run}-${name}`, email: `${run}-${name}@example.com` })

	function create(
		typed: object = {},
		{ slug = `tea-${run}`, isTyped = false, by = '沈岚', parentId = null }: Options = {},
	) {
		const form = itemForm.parse({
			intent: 'create',
			type: 'course',
			id: crypto.randomUUID(),
			...tea,
			...typed,
		}) as ItemCreation
		const wanted = { slug, isTyped }
		return createItem(opened, { form, parentId, wanted, actor: actor(by), now })
	}
	async function created(...options: Parameters<typeof create>) {
		const made = await create(...options)
		if (!made.ok) throw new Error(made.error.code)
		return made.value.id
	}
	async function edit(id: string, typed: object = {}, by = '沈岚', version = 1) {
		const [row] = await opened.select().from(lessons).where(eq(lessons.id, id))
		const form = itemForm.parse({
			intent: 'edit',
			id,
			version: String(version),
			...tea,
			...typed,
		}) as ItemEdit
		const slug = form.slug || (row?.slug ?? '')
		const wanted = { slug, isTyped: form.slug !== '' }
		return editItem(opened, { form, wanted, actor: actor(by), now: later })
	}
	const remove = (id: string, { by = '沈岚', version = 1 } = {}) =>
		deleteItem(opened, { form: { intent: 'delete', id, version }, actor: actor(by), now: later })
	const restore = (id: string, by = '沈岚') =>
		restoreItem(opened, { form: { intent: 'restore', id }, actor: actor(by), now: later })
	const row = async (id: string) =>
		(await opened.select().from(lessons).where(eq(lessons.id, id)))[0]
	const log = (id: string) =>
		opened.select().from(auditLog).where(eq(auditLog.objectId, id)).orderBy(auditLog.at)
	return { db: opened, run, actor, create, created, edit, remove, restore, row, log }
}

test('a course is created from its form and logged', async () => {
	const { created, row, log, actor } = await office()
	const id = await created()
	expect(await row(id)).toMatchObject({
		type: 'course',
		parentId: null,
		title: { zh: '茶馆', en: 'Tea House' },
		description: { zh: '一个下午', en: 'An afternoon' },
		level: 'beginner',
		category: 'misc',
		orderNo: 1,
		status: 0,
		isFree: true,
		isPrivate: false,
		isDeleted: false,
		coverImagePath: null,
		config: {
			showParagraphNumbers: true,
			dialogMode: false,
			useParentCoverForLessons: true,
			coverDisplayMode: 'cover',
		},
		createdAt: now,
		updatedAt: now,
		exercisesVersion: 1,
	})
	expect(await log(id)).toMatchObject([
		{
			action: 'course.create',
			objectType: 'course',
			actorId: actor().id,
			before: null,
			after: { titleZh: '茶馆', orderNo: 1, useParentCoverForLessons: true },
		},
	])
})

test('a lesson is created in its course and shares no cover', async () => {
	const { created, row, log } = await office()
	const parentId = await created()
	const id = await created({ type: 'lesson' }, { parentId })
	expect(await row(id)).toMatchObject({ type: 'lesson', parentId })
	expect((await row(id))?.config.useParentCoverForLessons).toBe(false)
	expect(await log(id)).toMatchObject([{ action: 'lesson.create', objectType: 'lesson' }])
})

test('a lesson needs an existing course', async () => {
	const { created, create, remove } = await office()
	const gone = await created()
	await remove(gone)
	const lesson = await created({ type: 'lesson' })
	for (const parentId of [gone, lesson, 'nothing']) {
		const refused = await create({ type: 'lesson' }, { parentId })
		expect(refused).toMatchObject({ ok: false, error: { code: 'course.gone' } })
	}
})

const openDoors = { status: '1' }

test('enabling a lesson without a text is asked about first', async () => {
	const { db, create, created, edit, row } = await office()
	const noText = { ok: false, error: { code: 'lesson.no-text', field: 'mayBeEmpty' } }
	expect(await create({ type: 'lesson', ...openDoors })).toMatchObject(noText)
	const id = await created({ type: 'lesson' })
	expect(await edit(id, openDoors)).toMatchObject(noText)
	expect(await row(id)).toMatchObject({ status: 0, version: 1 })
	expect(await edit(id, { status: '2' })).toMatchObject({ ok: true })
	expect(await edit(id, { ...openDoors, mayBeEmpty: 'on' }, '沈岚', 2)).toMatchObject({ ok: true })
	expect(await edit(id, { ...openDoors, level: 'expert' }, '沈岚', 3)).toMatchObject({ ok: true })
	const written = await created({ type: 'lesson' })
	await db
		.insert(lessonContents)
		.values({ lessonId: written, content: contentFrom('我爱你 / I love you') })
	expect(await edit(written, openDoors)).toMatchObject({ ok: true })
})

test('enabling a course is asked about until one of its lessons has a text', async () => {
	const { db, created, edit, remove } = await office()
	const id = await created()
	const lesson = await created({ type: 'lesson' }, { parentId: id })
	const noText = { ok: false, error: { code: 'course.no-text', field: 'mayBeEmpty' } }
	expect(await edit(id, openDoors)).toMatchObject(noText)
	await db.insert(lessonContents).values({ lessonId: lesson, content: contentFrom('我爱你') })
	expect(await edit(id, openDoors)).toMatchObject({ ok: true })
	await edit(id, { status: '0' }, '沈岚', 2)
	await remove(lesson)
	expect(await edit(id, openDoors, '沈岚', 3)).toMatchObject(noText)
})

test('a generated slug gets a number if it is taken, but not by deleted items', async () => {
	const { created, row, remove, run } = await office()
	const first = await created()
	await remove(first)
	const slugs = []
	for (let made = 0; made < 3; made++) slugs.push((await row(await created()))?.slug)
	expect(slugs).toEqual([`tea-${run}`, ...[2, 3].map((number) => `tea-${run}-${number}`)])
})

test('ten courses with one title, created at once, get ten slugs', async () => {
	const { create, run, db } = await office(openDatabase({ url: inject('databaseUrl') }))
	const answers = await Promise.all(Array.from({ length: 10 }, () => create()))
	const made = answers.filter(({ ok }) => ok).length
	const rows = await db.select({ slug: lessons.slug }).from(lessons)
	const slugs = rows.map(({ slug }) => slug).filter((slug) => slug.startsWith(`tea-${run}`))
	expect(made).toBe(10)
	expect(new Set(slugs).size).toBe(10)
	expect(slugs.every(isSlug)).toBe(true)
})

test('a typed slug that is taken is refused with the title of its holder', async () => {
	const { created, create, remove, log } = await office()
	const first = await created({}, { slug: 'tea', isTyped: true })
	const taken = { ok: false, error: { field: 'slug', values: { title: 'Tea House' } } }
	const again = () => create({}, { slug: 'tea', isTyped: true })
	expect(await again()).toMatchObject({ ...taken, error: { code: 'slug.taken' } })
	await remove(first)
	expect(await again()).toMatchObject({ ok: true })
	expect((await log(first)).map(({ action }) => action)).toEqual(['course.create', 'course.delete'])
})

test('a deleted course gives up its slug and those of its lessons', async () => {
	const { created, remove, restore, row, log } = await office()
	const course = await created({}, { slug: 'tea', isTyped: true })
	const cup = await created({ type: 'lesson' }, { slug: 'cup', isTyped: true, parentId: course })
	await remove(course)
	const [newTea, newCup] = [
		await created({}, { slug: 'tea', isTyped: true }),
		await created({ type: 'lesson' }, { slug: 'cup', isTyped: true }),
	]
	expect(await row(newTea)).toMatchObject({ slug: 'tea' })
	expect(await row(newCup)).toMatchObject({ slug: 'cup' })
	expect(await row(course)).toMatchObject({ isDeleted: true, deletedAt: later, updatedAt: later })
	await restore(course)
	expect(await row(course)).toMatchObject({ slug: 'tea-2', isDeleted: false })
	expect(await row(cup)).toMatchObject({ slug: 'cup-2' })
	expect(await log(course)).toContainEqual(
		expect.objectContaining({
			action: 'course.restore',
			before: { isDeleted: true, slug: 'tea', lessonSlugs: 'cup' },
			after: { isDeleted: false, slug: 'tea-2', lessonSlugs: 'cup-2' },
		}),
	)
})

test('a course and its lesson get two slugs, where the number of one is the other', async () => {
	const { created, edit, remove, restore, row } = await office()
	const course = await created({}, { slug: 'tea', isTyped: true })
	const own = { slug: 'tea-2', isTyped: true, parentId: course }
	const lesson = await created({ type: 'lesson' }, own)
	await remove(course)
	await created({}, { slug: 'tea', isTyped: true })
	const other = await created({}, { slug: 'tea-2', isTyped: true })
	await edit(other, { slug: 'coffee' })
	expect(await restore(course)).toMatchObject({ ok: true })
	const slugs = [(await row(course))?.slug, (await row(lesson))?.slug]
	expect(new Set(slugs).size).toBe(2)
	expect(slugs.every((slug) => slug?.startsWith('tea-'))).toBe(true)
})

test('a time of publishing that passed in the trash publishes nothing', async () => {
	const { db, created, remove, restore, row } = await office()
	const course = await created()
	const lesson = await created({ type: 'lesson' }, { slug: 'cup', parentId: course })
	await db.update(lessons).set({ publishAt: now }).where(eq(lessons.id, lesson))
	await remove(course)
	await restore(course)
	expect(await row(lesson)).toMatchObject({ publishAt: null, isDeleted: false })
})

test('a lesson of a deleted course waits until the course is restored', async () => {
	const { created, remove, restore, row } = await office()
	const course = await created()
	const lesson = await created({ type: 'lesson' }, { slug: 'cup', parentId: course })
	await remove(lesson)
	await remove(course)
	expect(await restore(lesson)).toEqual({
		ok: false,
		error: { code: 'lesson.course-in-trash', values: { title: 'Tea House' } },
	})
	expect(await row(lesson)).toMatchObject({ isDeleted: true })
	await restore(course)
	expect(await row(lesson)).toMatchObject({ isDeleted: true })
	expect(await restore(lesson)).toMatchObject({ ok: true })
	expect(await row(lesson)).toMatchObject({ isDeleted: false, deletedAt: null, deletedBy: null })
})

test('a deleted course keeps its slug if nobody else takes it', async () => {
	const { created, remove, restore, row } = await office()
	const id = await created({}, { slug: 'tea', isTyped: true })
	await remove(id)
	await restore(id)
	expect(await row(id)).toMatchObject({ slug: 'tea' })
})

test('a former slug sends on until somebody types it for something else', async () => {
	const { db, created, edit, row, run } = await office()
	const follow = (type: 'course' | 'lesson', slug: string) =>
		followOldSlug(db, { type, slug }).catch((thrown: Response) => thrown.headers.get('location'))
	const id = await created({ mayBeEmpty: 'on', status: '1' })
	await edit(id, { slug: 'second', status: '1' })
	await edit(id, { slug: 'third', status: '1' }, '沈岚', 2)
	expect(await follow('course', `tea-${run}`)).toBe('/courses/third')
	expect(await follow('course', 'second')).toBe('/courses/third')
	expect(await follow('lesson', 'second')).toBeUndefined()
	expect(await follow('course', 'third')).toBeUndefined()
	expect((await row(await created()))?.slug).toBe(`tea-${run}-2`)
	await created({}, { slug: 'second', isTyped: true })
	expect(await follow('course', 'second')).toBeUndefined()
	await edit(id, { slug: `tea-${run}`, status: '1' }, '沈岚', 3)
	expect(await follow('course', 'third')).toBe(`/courses/tea-${run}`)
	await edit(id, { status: '0' }, '沈岚', 4)
	expect(await follow('course', 'third')).toBeUndefined()
})

test('a former slug of something deleted is free, also for a generated one', async () => {
	const { created, edit, remove, row } = await office()
	const id = await created({}, { slug: 'tea', isTyped: true })
	await edit(id, { slug: 'tea-house' })
	expect(await row(await created({}, { slug: 'tea' }))).toMatchObject({ slug: 'tea-2' })
	await remove(id, { version: 2 })
	expect(await row(await created({}, { slug: 'tea' }))).toMatchObject({ slug: 'tea' })
})

test('only changed fields are logged', async () => {
	const { created, edit, row, log } = await office()
	const id = await created()
	const saved = await edit(id, { titleEn: 'The Tea House', isFree: undefined, dialogMode: 'on' })
	expect(saved).toMatchObject({ ok: true, value: { isNew: true } })
	expect(await row(id)).toMatchObject({ isFree: false, createdAt: now, updatedAt: later })
	expect((await log(id)).at(-1)).toMatchObject({
		action: 'course.edit',
		objectType: 'course',
		before: { titleEn: 'Tea House', isFree: true, dialogMode: false },
		after: { titleEn: 'The Tea House', isFree: false, dialogMode: true },
	})
})

test('saving unchanged values changes nothing', async () => {
	const { created, edit, row, log } = await office()
	const id = await created()
	expect(await edit(id)).toMatchObject({ ok: true, value: { isNew: false } })
	expect(await row(id)).toMatchObject({ updatedAt: now })
	await edit(id, { level: 'expert' })
	expect(await edit(id, { level: 'expert' })).toMatchObject({ ok: true, value: { isNew: false } })
	expect(await log(id)).toHaveLength(2)
})

test('an edit based on an old version is refused', async () => {
	const { created, edit, row, log } = await office()
	const id = await created()
	await edit(id, { level: 'expert' }, '李雷')
	const refused = await edit(id, { category: 'story' })
	expect(refused).toMatchObject({
		ok: false,
		error: { code: 'course.changed', version: 2 },
	})
	expect(await row(id)).toMatchObject({ level: 'expert', category: 'misc' })
	expect(await log(id)).toHaveLength(2)
	const again = await edit(id, { category: 'story' }, '沈岚', 2)
	expect(again).toMatchObject({ ok: true, value: { isNew: true } })
	expect(await row(id)).toMatchObject({ category: 'story', version: 3 })
	const third = await edit(id, { orderNo: '7' }, '李雷', 2)
	expect(third).toMatchObject({ ok: false, error: { code: 'course.changed', version: 3 } })
})

test('an edit to a slug that is taken is refused', async () => {
	const { created, edit, row, run } = await office()
	await created()
	const id = await created({}, { slug: 'other' })
	const refused = await edit(id, { slug: `tea-${run}` })
	expect(refused).toMatchObject({ ok: false, error: { code: 'slug.taken', field: 'slug' } })
	expect(await edit(id, { slug: 'other' })).toMatchObject({ ok: true, value: { isNew: false } })
	expect(await edit(id, { slug: 'a-third' })).toMatchObject({ ok: true })
	expect(await row(id)).toMatchObject({ slug: 'a-third' })
})

test('a deleted course keeps everything and can be restored', async () => {
	const { created, edit, remove, restore, row, log } = await office()
	const id = await created()
	expect(await remove(id)).toMatchObject({ ok: true, value: { isNew: true } })
	expect(await remove(id)).toMatchObject({ ok: true, value: { isNew: false } })
	expect(await row(id)).toMatchObject({
		isDeleted: true,
		deletedAt: later,
		deletedBy: expect.stringContaining('沈岚'),
		title: { zh: '茶馆' },
	})
	const refused = await edit(id, { level: 'expert' }, '沈岚', 2)
	expect(refused).toMatchObject({ ok: false, error: { code: 'course.gone' } })
	expect(await restore(id)).toMatchObject({ ok: true, value: { isNew: true } })
	expect(await restore(id)).toMatchObject({ ok: true, value: { isNew: false } })
	expect(await row(id)).toMatchObject({ isDeleted: false })
	expect((await log(id)).map(({ action }) => action).sort()).toEqual(
		['course.create', 'course.delete', 'course.restore'].sort(),
	)
})

test('a deletion based on an old version is refused', async () => {
	const { created, edit, remove, row } = await office()
	const id = await created({ type: 'lesson' })
	await edit(id, { status: '2' }, '李雷')
	expect(await remove(id)).toMatchObject({ error: { code: 'course.changed-before-deletion' } })
	expect(await row(id)).toMatchObject({ isDeleted: false })
})

test('items that do not exist cannot be edited, deleted or restored', async () => {
	const { edit, remove, restore } = await office()
	expect(await edit('nothing', { slug: 'a' })).toMatchObject({ error: { code: 'course.gone' } })
	expect(await remove('nothing')).toMatchObject({ error: { code: 'course.gone' } })
	expect(await restore('nothing')).toMatchObject({ error: { code: 'course.not-found' } })
})

test('a demoted administrator can no longer change courses', async () => {
	const { db, created, create, edit, remove, restore, row } = await office()
	const id = await created()
	const before = await row(id)
	const refused = { ok: false, error: { code: 'session.not-editor' } }
	expect(await create({}, { by: '王小美' })).toMatchObject(refused)
	expect(await edit(id, { level: 'expert' }, '王小美')).toMatchObject(refused)
	expect(await remove(id, { by: '王小美' })).toMatchObject(refused)
	expect(await restore(id, '王小美')).toMatchObject(refused)
	expect(await row(id)).toEqual(before)
	expect(await db.select().from(auditLog)).toHaveLength(1)
})

const cover = (name: string) => `/media/course-covers/${name}-20261121120000-4f9a2c01.jpg`
const keyOf = (path: string) => path.replace('/media/', '')

test('an uploaded cover is kept once it is saved and discarded once it is replaced', async () => {
	const { db, created, edit, row } = await office()
	const [first, second] = [cover('tea'), cover('house')]
	await db.run(awaitUploads([keyOf(first)], now))
	await db.run(awaitUploads([keyOf(second)], now))
	const waiting = async () =>
		(await db.select().from(discardedMedia)).map(({ key, discardedAt }) => [key, discardedAt])
	const id = await created({ coverImagePath: first })
	expect((await waiting()).map(([key]) => key)).toEqual([keyOf(second)])
	await edit(id, { coverImagePath: second })
	expect(await row(id)).toMatchObject({ coverImagePath: second })
	expect(await waiting()).toEqual([[keyOf(first), later]])
	await edit(id, { coverImagePath: '' }, '沈岚', 2)
	expect(await row(id)).toMatchObject({ coverImagePath: null })
	expect((await waiting()).map(([key]) => key).sort()).toEqual([first, second].map(keyOf).sort())
})

test('a cover that was not uploaded, or is gone, is refused', async () => {
	const { db, create, created, edit } = await office()
	const id = await created()
	const refused = { ok: false, error: { code: 'cover.gone', field: 'coverImagePath' } }
	for (const coverImagePath of [cover('tea'), '/media/covers/tea.webp', 'https://example.com/a']) {
		expect(await create({ coverImagePath })).toMatchObject(refused)
		expect(await edit(id, { coverImagePath })).toMatchObject(refused)
	}
	expect(await db.select().from(auditLog)).toHaveLength(1)
})
