import { expect, test } from 'vitest'
import { action, loader, shouldRevalidate } from '#app/features/courses/pages/admin-course.tsx'
import { testOffice } from '#tests/support/admin-pages.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { answerOf } from '#tests/support/context.ts'

/** A course, 茶馆, with one lesson, 茶杯. */
async function office() {
	const platform = await testOffice()
	const { db, visit, cookie } = platform
	const item = {
		level: 'expert',
		category: 'story',
		createdAt: new Date(1000),
		updatedAt: new Date(1000),
	} as const
	await makeLesson(db, {
		...item,
		id: 'tea',
		type: 'course',
		title: { zh: '茶馆', en: 'Tea House' },
	})
	await makeLesson(db, { ...item, id: 'cup', parentId: 'tea', title: { zh: '茶杯', en: 'Cup' } })
	const visited = (id: string, search: string, form?: Record<string, string>) => ({
		...visit(`/admin/courses/${id}${search}`, { cookie, ...(form && { form }) }),
		params: { id },
	})
	const open = (id: string, search = '') => loader(visited(id, search))
	const send = (form: Record<string, string>, search = '') =>
		answerOf(action(visited('tea', search, form)))
	return { ...platform, open, send }
}

const pot = {
	intent: 'create',
	id: '0b7a6c1e-8a41-4b0e-9a54-2a1f2c3d4e5f',
	type: 'lesson',
	titleZh: '茶壶',
	titleEn: 'Teapot',
	level: 'expert',
	category: 'story',
	status: '0',
}

test('a course is shown with its lessons and its history', async () => {
	const { open } = await office()
	expect(await open('tea')).toMatchObject({
		course: { title: { en: 'Tea House' }, lessons: [{ slug: 'cup' }] },
		history: [],
	})
})

test.each(['cup', 'nothing', ''])('an unknown course %j redirects to the list', async (id) => {
	const { open } = await office()
	const answer = await answerOf(open(id))
	expect([answer.status, answer.headers.get('location')]).toEqual([302, '/admin/courses'])
})

test('a new lesson opens with its text', async () => {
	const { open, send } = await office()
	const answer = await send(pot, '?q=cup&ask=create')
	const path = `/admin/lessons/${pot.id}/segment?done=create&of=${pot.id}`
	expect(answer.headers.get('location')).toBe(path)
	const { course } = await open('tea')
	expect(course.lessons.map(({ slug }) => slug)).toEqual(['cup', 'teapot'])
})

test('a course contains only lessons', async () => {
	const { open, send } = await office()
	await send({ ...pot, type: 'course' })
	const { course } = await open('tea')
	expect(course.lessons.map(({ type }) => type)).toEqual(['lesson', 'lesson'])
})

test('a deleted lesson can be restored on its course’s page', async () => {
	const { open, send } = await office()
	const answer = await send({ intent: 'delete', id: 'cup', version: '1' })
	expect(answer.headers.get('location')).toBe('/admin/courses/tea?done=delete&of=cup')
	expect(await open('tea', '?done=delete&of=cup')).toMatchObject({
		course: { lessons: [] },
		item: { done: 'delete', text: 'The lesson “Cup” was deleted.' },
	})
})

test('several lessons are changed by one form, which leads to a message with Undo', async () => {
	const { open, send } = await office()
	const dialog = await open('tea', '?ask=lessons-move&ids=cup')
	expect(dialog.batch).toMatchObject({ ask: 'lessons-move', courses: [{ id: 'tea' }] })
	const form = { intent: 'lessons-level', lessons: 'cup:1', level: 'beginner' }
	const answer = await send(form, '?q=cup&ask=lessons-level&ids=cup')
	const path = decodeURIComponent(answer.headers.get('location') ?? '')
	expect(path).toBe('/admin/courses/tea?q=cup&done=lessons-level&count=1&undo=level~~cup:2:expert')
	const undo = { intent: 'lessons-undo', what: 'level', course: '', former: 'cup:2:expert' }
	await send(undo)
	const { course } = await open('tea')
	expect(course.lessons[0]).toMatchObject({ level: 'expert', version: 3 })
})

test('selected lessons that are gone open no dialog', async () => {
	const { open } = await office()
	expect(await open('tea', '?ask=lessons-level&ids=nothing')).toMatchObject({
		batch: undefined,
		failure: 'The selected lessons no longer exist.',
	})
})

test('a course deleted on its own page can be restored on the list', async () => {
	const { send } = await office()
	const answer = await send({ intent: 'delete', id: 'tea', version: '1' }, '?q=cup')
	expect(answer.headers.get('location')).toBe('/admin/courses?done=delete&of=tea')
})

test('filtering lessons needs no request', () => {
	const asks = (from: string, to: string, more = {}) =>
		shouldRevalidate({
			currentUrl: new URL(from, 'http://localhost/admin/courses/'),
			nextUrl: new URL(to, 'http://localhost/admin/courses/'),
			currentParams: {},
			nextParams: {},
			defaultShouldRevalidate: true,
			...more,
		})
	expect(asks('tea', 'tea?q=cup')).toBe(false)
	expect(asks('tea?q=cup', 'tea?size=10', { formMethod: 'GET' })).toBe(false)
	expect(asks('tea?q=cup', 'tea?q=cup&ask=edit&of=cup')).toBe(true)
	expect(asks('tea', 'ink?q=cup')).toBe(true)
	expect(asks('tea?q=cup', 'tea', { formMethod: 'POST' })).toBe(true)
	expect(asks('tea', 'tea', { formMethod: 'POST', actionStatus: 409 })).toBe(true)
})
