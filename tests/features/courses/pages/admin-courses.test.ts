import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, lessonContents, lessons } from '#app/db/schema/index.ts'
import { action, loader } from '#app/features/courses/pages/admin-courses.tsx'
import { testOffice } from '#tests/support/admin-pages.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { answerOf } from '#tests/support/context.ts'

const tokenized = {
	result: [
		[
			{ text: '春节', pinyin: 'chūn jié' },
			{ text: '快乐', pinyin: 'kuài lè' },
		],
	],
}

const springFestival = {
	intent: 'create',
	id: '0b7a6c1e-8a41-4b0e-9a54-2a1f2c3d4e5f',
	type: 'course',
	titleZh: '春节快乐',
	titleEn: '春节快乐',
	level: 'beginner',
	category: 'misc',
	orderNo: '1',
	status: '0',
	isFree: 'on',
}

/** A course, 茶馆, with one lesson, 茶杯. */
async function office() {
	const TOKENIZE = { fetch: async () => Response.json(tokenized) } as never
	const platform = await testOffice({ TOKENIZE })
	const { db, visit, cookie } = platform
	const item = { category: 'misc', orderNo: 1, updatedAt: new Date(1000) } as const
	await makeLesson(db, {
		...item,
		id: 'tea',
		type: 'course',
		title: { zh: '茶馆', en: 'Tea House' },
	})
	await makeLesson(db, { ...item, id: 'cup', parentId: 'tea', title: { zh: '茶杯', en: 'Cup' } })
	const content = [{ zh: [{ word: '茶' }], en: 'Tea', blank: 'normal' as const }]
	await db.insert(lessonContents).values({ lessonId: 'cup', content })
	const open = (search = '') => loader(visit(`/admin/courses${search}`, { cookie }))
	const send = (form: Record<string, string>, search = '') =>
		answerOf(action(visit(`/admin/courses${search}`, { form, cookie })))
	const row = async (id: string) => (await db.select().from(lessons).where(eq(lessons.id, id)))[0]
	return { ...platform, open, send, row }
}

test('Chinese titles give a pinyin slug, the next one with a number', async () => {
	const { send, open, row } = await office()
	const answer = await send(springFestival, '?keyword=tea&ask=create')
	const { id } = springFestival
	const path = `/admin/courses/${id}?done=create&of=${id}`
	expect(answer.headers.get('location')).toBe(path)
	expect(await row(id)).toMatchObject({ slug: 'chunjie-kuaile', isFree: true, parentId: null })
	expect((await open(`?done=create&of=${id}`)).item).toMatchObject({
		text: 'The course “春节快乐” was created.',
	})
	const next = crypto.randomUUID()
	await send({ ...springFestival, id: next })
	expect(await row(next)).toMatchObject({ slug: 'chunjie-kuaile-2' })
})

test('all invalid fields are reported at once', async () => {
	const { send } = await office()
	const answer = await send({ ...springFestival, titleZh: ' ', slug: 'Spring!', orderNo: 'one' })
	expect(answer.status).toBe(422)
	const { problems } = await answer.json<{ problems: { field: string; text: string }[] }>()
	expect(problems.map(({ field, text }) => [field, text])).toEqual([
		['titleZh', 'Chinese title is required.'],
		['slug', 'Slug may only contain lowercase letters, numbers and hyphen (-)'],
		['orderNo', 'Order must be a whole number from 0 to 99999.'],
	])
})

const teaEdit = {
	...springFestival,
	intent: 'edit',
	id: 'tea',
	version: '1',
	slug: 'tea',
	status: '1',
}

test('a conflict is reported once, and saving again overwrites', async () => {
	const { send, row, db } = await office()
	await db.update(lessons).set({ orderNo: 5, version: 2 })
	const answer = await send(teaEdit)
	expect(answer.status).toBe(409)
	expect(await row('tea')).toMatchObject({ orderNo: 5, title: { zh: '茶馆' } })
	const { typed } = await answer.json<{ typed: Record<string, string> }>()
	expect(typed).toEqual({ ...teaEdit, version: '2' })
	expect((await send(typed)).status).toBe(302)
	expect(await row('tea')).toMatchObject({ orderNo: 1, title: { zh: '春节快乐' } })
})

test('a deleted course can be restored', async () => {
	const { send, open } = await office()
	expect((await open('?ask=delete&of=tea')).item).toMatchObject({ ask: 'delete' })
	const deletion = { intent: 'delete', id: 'tea', version: '1' }
	const answer = await send(deletion, '?page=1&ask=delete&of=tea')
	expect(answer.headers.get('location')).toBe('/admin/courses?page=1&done=delete&of=tea')
	expect(await open('?done=delete&of=tea')).toMatchObject({
		list: { total: 0 },
		item: { done: 'delete', id: 'tea' },
	})
	await send({ intent: 'restore', id: 'tea' })
	expect(await open('?done=restore&of=tea')).toMatchObject({
		list: { total: 1 },
		item: { text: 'The course “Tea House” was restored.' },
	})
	expect((await open('?done=delete&of=tea')).item).toBeUndefined()
})

test('dialogs have the item’s history', async () => {
	const { send, open } = await office()
	await send(teaEdit)
	const { item } = await open('?ask=edit&of=tea')
	expect(item).toMatchObject({ ask: 'edit', history: [{ action: 'course.edit' }] })
	expect((await open('?ask=edit&of=nothing')).item).toBeUndefined()
})

test('a lesson is disabled and enabled by one press, and the log knows it', async () => {
	const { send, open, row, db } = await office()
	const before = await row('cup')
	const hidden = await send({ intent: 'disable', id: 'cup', version: '1' }, '?page=1')
	expect(hidden.headers.get('location')).toBe('/admin/courses?page=1&done=disable&of=cup')
	expect((await open('?done=disable&of=cup')).item).toMatchObject({
		text: 'The lesson “Cup” was disabled.',
	})
	await send({ intent: 'enable', id: 'cup', version: '2' })
	expect((await open('?done=enable&of=cup')).item).toMatchObject({
		text: 'The lesson “Cup” was enabled.',
	})
	const { updatedAt: _, ...same } = { ...before, version: 3 }
	expect(await row('cup')).toMatchObject(same)
	expect(await db.select().from(auditLog).orderBy(auditLog.at)).toMatchObject([
		{ action: 'lesson.edit', objectId: 'cup', before: { status: 1 }, after: { status: 0 } },
		{ action: 'lesson.edit', objectId: 'cup', before: { status: 0 }, after: { status: 1 } },
	])
})

test('a lesson that is enabled in a disabled course says so', async () => {
	const { send, open } = await office()
	await send({ intent: 'disable', id: 'tea', version: '1' })
	await send({ intent: 'disable', id: 'cup', version: '1' })
	await send({ intent: 'enable', id: 'cup', version: '2' })
	expect((await open('?done=enable&of=cup')).item).toMatchObject({
		text: 'The lesson “Cup” was enabled. Learners see it once its course is enabled.',
	})
	expect((await open('?type=every-lesson')).list.courses).toMatchObject([
		{ id: 'cup', status: 1, parentStatus: 0 },
	])
})
