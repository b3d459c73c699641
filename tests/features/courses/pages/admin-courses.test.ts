import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { auditLog, lessonContents, lessonShares, lessons } from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import { action, loader } from '#app/features/courses/pages/admin-courses.tsx'
import { loader as readCourse } from '#app/features/courses/pages/course.tsx'
import { loader as readLesson } from '#app/features/lessons/pages/lesson.tsx'
import { testOffice } from '#tests/support/admin-pages.ts'
import { answerOf } from '#tests/support/context.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { sessionOf } from '#tests/support/session.ts'

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
	const item = {
		description: { zh: '', en: '' },
		orderNo: 1,
		updatedAt: new Date(1000),
		level: 'beginner' as const,
		category: 'misc' as const,
		config: lessonConfigSchema.parse({}),
	}
	const tea = { zh: '茶馆', en: 'Tea House' }
	await db.insert(lessons).values([
		{ ...item, id: 'tea', slug: 'tea', type: 'course' as const, title: tea },
		{
			...item,
			id: 'cup',
			slug: 'cup',
			type: 'lesson' as const,
			parentId: 'tea',
			title: { zh: '茶杯', en: 'Cup' },
		},
	])
	const content = [{ zh: [{ word: '茶' }], en: 'Tea', blank: 'normal' as const }]
	await db.insert(lessonContents).values({ lessonId: 'cup', content })
	const open = (search = '') => loader(visit(`/admin/courses${search}`, { cookie }))
	const send = (form: Record<string, string>, search = '') =>
		answerOf(action(visit(`/admin/courses${search}`, { form, cookie })))
	const row = async (id: string) => (await db.select().from(lessons).where(eq(lessons.id, id)))[0]
	return { ...platform, open, send, row }
}

test('the address filters the list', async () => {
	const { open } = await office()
	expect((await open()).list).toMatchObject({
		total: 1,
		courses: [{ slug: 'tea', lessonCount: 1 }],
	})
	expect((await open('?type=lesson&size=10')).list).toEqual({ courses: [], total: 0 })
})

test('a page beyond the last redirects to the last', async () => {
	const { open } = await office()
	const answer = await answerOf(open('?page=7&size=10&keyword=tea'))
	expect(answer.headers.get('location')).toBe('/admin/courses?page=1&size=10&keyword=tea')
})

test.each([
	['', 'Failed to load courses: the database is down'],
	['?keyword=tea', 'Failed to search courses: the database is down'],
])('a list that fails to load is empty and says so (%s)', async (search, failure) => {
	const { visit, db } = await office()
	vi.spyOn(console, 'error').mockImplementation(() => {})
	const visited = visit(`/admin/courses${search}`)
	const user = { id: 'shen-lan', level: 99 } as never
	vi.spyOn(db, 'batch').mockRejectedValue(new Error('the database is down'))
	const context = { ...visited.context, user: async () => user }
	const answer = await loader({ ...visited, context })
	expect(answer).toMatchObject({ list: { courses: [], total: 0 }, failure })
})

test('Chinese titles give a pinyin slug, the next one with a number', async () => {
	const { send, open, row } = await office()
	const answer = await send(springFestival, '?keyword=tea&ask=create')
	const { id } = springFestival
	const path = `/admin/courses?keyword=tea&done=create&of=${id}`
	expect(answer.headers.get('location')).toBe(path)
	expect(await row(id)).toMatchObject({ slug: 'chunjie-kuaile', isFree: true, parentId: null })
	expect((await open(`?done=create&of=${id}`)).item).toMatchObject({
		text: 'The course “春节快乐” was created.',
	})
	const next = crypto.randomUUID()
	await send({ ...springFestival, id: next })
	expect(await row(next)).toMatchObject({ slug: 'chunjie-kuaile-2' })
})

test('if the tokenizer fails, a slug is required and the typed values are kept', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {})
	const { visit, cookie } = await testOffice()
	const answer = await answerOf(action(visit('/admin/courses', { form: springFestival, cookie })))
	expect(answer.status).toBe(422)
	expect(await answer.json()).toMatchObject({
		problems: [{ field: 'slug', text: 'No slug could be made of these titles. Please type one.' }],
		typed: springFestival,
	})
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

test('an unknown form is refused and writes nothing', async () => {
	const { send, db } = await office()
	expect((await send({ intent: 'publish' })).status).toBe(400)
	expect((await send({ intent: 'edit', id: 'tea' })).status).toBe(400)
	expect(await db.select().from(auditLog)).toEqual([])
})

/** The answers for a learner of level 1 who opens the course and its lesson. */
async function asLearner({ db, visit }: Awaited<ReturnType<typeof office>>) {
	await makeAccount(db, { id: 'marta', email: 'marta@example.com', displayName: 'Marta Silva' })
	const cookie = await sessionOf(db, 'marta')
	const statusOf = (work: Promise<unknown>) =>
		work.then(
			() => 200,
			(thrown: unknown) => (thrown instanceof Response ? thrown.status : thrown),
		)
	return async () => [
		await statusOf(readCourse({ ...visit('/courses/tea', { cookie }), params: { slug: 'tea' } })),
		await statusOf(
			readLesson({ ...visit('/courses/lessons/cup', { cookie }), params: { slug: 'cup' } }),
		),
	]
}

test('a change of access takes effect for learners at once', async () => {
	const platform = await office()
	const { send, row, db } = platform
	const open = await asLearner(platform)
	const versionOf = async (id: string) => String((await row(id))?.version)
	const edit = async (id: string, { isFree = true, ...changes }) => {
		const { isFree: free, ...form } = {
			...teaEdit,
			id,
			slug: id,
			version: await versionOf(id),
			...changes,
		}
		expect((await send(isFree ? { ...form, isFree: free } : form)).status).toBe(302)
	}
	expect(await open()).toEqual([200, 200])
	await edit('cup', { isFree: false })
	expect(await open()).toEqual([200, 403])
	await edit('cup', {})
	expect(await open()).toEqual([200, 200])
	await edit('tea', { isPrivate: 'on' })
	expect(await open()).toEqual([403, 403])
	await db.insert(lessonShares).values({ lessonId: 'tea', userId: 'marta' })
	expect(await open()).toEqual([200, 200])
	await edit('tea', { status: '2' })
	expect(await open()).toEqual([403, 403])
	await edit('tea', { status: '0' })
	expect(await open()).toEqual([404, 404])
	await edit('tea', {})
	expect(await open()).toEqual([200, 200])
	await send({ intent: 'delete', id: 'tea', version: await versionOf('tea') })
	expect(await open()).toEqual([404, 404])
	await send({ intent: 'restore', id: 'tea' })
	await send({ intent: 'delete', id: 'cup', version: await versionOf('cup') })
	expect(await open()).toEqual([200, 404])
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

test('a lesson without a text is enabled only on purpose', async () => {
	const { send, row, db } = await office()
	await send({ intent: 'disable', id: 'cup', version: '1' })
	await db.delete(lessonContents)
	const press = { intent: 'enable', id: 'cup', version: '2' }
	const asked = await send(press)
	expect(asked.status).toBe(422)
	expect(await asked.json()).toMatchObject({
		problems: [{ field: 'mayBeEmpty', text: expect.stringContaining('no text yet') }],
		typed: press,
	})
	expect(await row('cup')).toMatchObject({ status: 0, version: 2 })
	await send({ ...press, mayBeEmpty: 'on' })
	expect(await row('cup')).toMatchObject({ status: 1, version: 3 })
})

test('a lesson that somebody else has changed is not enabled unseen', async () => {
	const { send, row, db } = await office()
	await db.update(lessons).set({ status: 0, version: 5 }).where(eq(lessons.id, 'cup'))
	const answer = await send({ intent: 'enable', id: 'cup', version: '1' })
	expect(answer.status).toBe(409)
	expect(await answer.json()).toMatchObject({
		problems: [{ text: expect.stringMatching(/^Someone else has changed this\. Its status was/) }],
	})
	expect(await row('cup')).toMatchObject({ status: 0, version: 5 })
	await send({ intent: 'delete', id: 'cup', version: '5' })
	const gone = await send({ intent: 'enable', id: 'cup', version: '6' })
	expect(await gone.json()).toMatchObject({ problems: [{ code: 'course.gone' }] })
})
