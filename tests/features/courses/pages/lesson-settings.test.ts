import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { publish } from '#app/db/publish.ts'
import { lessons } from '#app/db/schema/index.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import { lessonSettingsForm } from '#app/features/courses/admin/item-forms.ts'
import { editItem } from '#app/features/courses/admin/save-course.server.ts'
import { action, loader } from '#app/features/courses/pages/lesson-settings.tsx'
import { answerOf } from '#tests/support/context.ts'
import { makeAdmin } from '#tests/support/factories.ts'
import { lessonRow, writingOffice } from '#tests/support/lesson-editor.ts'

const fields = {
	titleZh: '赶集',
	titleEn: 'Market Day',
	level: 'elementary',
	category: 'misc',
	slug: 'market',
	coverImagePath: '',
	orderNo: '2',
	status: '0',
	dialogMode: 'on',
	coverDisplayMode: 'cover',
}

async function office() {
	const entered = await writingOffice()
	const { db, enter } = entered
	await db
		.insert(lessons)
		.values([
			lessonRow({ id: 'course', type: 'course' }),
			lessonRow({ id: 'market', parentId: 'course', status: 0 }),
			lessonRow({ id: 'gone', isDeleted: true }),
		])
	const path = (id: string) => `/admin/lessons/${id}/settings`
	const open = (id: string, search = '') => loader(enter(path(id) + search, { params: { id } }))
	const send = (form: Record<string, string>) =>
		answerOf(action(enter(path('market'), { params: { id: 'market' }, form })))
	const stored = async () => {
		const [row] = await db.select().from(lessons).where(eq(lessons.id, 'market'))
		return row
	}
	return { ...entered, open, send, stored }
}

test('a lesson’s fields are saved as its dialog saves them, and its author stays', async () => {
	const { open, send, stored } = await office()
	expect(await open('market')).toMatchObject({ item: { id: 'market', version: 1 } })
	const answer = await send({ intent: 'edit', id: 'market', version: '1', ...fields })
	expect(answer.headers.get('location')).toBe('/admin/lessons/market/settings?done=edit&of=market')
	const search = '?done=edit&of=market'
	expect(await open('market', search)).toMatchObject({
		done: { text: 'The lesson “Market Day” was saved.' },
	})
	expect(await stored()).toMatchObject({
		level: 'elementary',
		orderNo: 2,
		isFree: false,
		config: { dialogMode: true, showParagraphNumbers: false },
		version: 2,
	})
})

test('whoever comes second is told who changed the fields, and when', async () => {
	const { send, db } = await office()
	const actor = await makeAdmin(db, { email: 'kofi@example.com', displayName: 'Kofi Mensah' })
	const now = new Date('2026-11-28T15:26:00Z')
	const edit = { intent: 'edit', id: 'market', version: '1', ...fields } as const
	const typed = lessonSettingsForm.parse({ ...edit, orderNo: '7' })
	if (typed.intent !== 'edit') throw new Error('It is an edit')
	const wanted = { slug: 'market', isTyped: true }
	await editItem(db, { form: typed, wanted, actor: { id: actor, email: 'kofi@example.com' }, now })
	const answer = await send(edit)
	expect(answer.status).toBe(409)
	expect(await answer.json()).toMatchObject({
		problems: [{ code: 'course.changed' }],
		meanwhile: { name: 'Kofi Mensah', at: now.toISOString(), isOwn: false },
	})
})

test('nobody is named for the fields if somebody else published since', async () => {
	const { send, db } = await office()
	const edit = { intent: 'edit', id: 'market', version: '1', ...fields } as const
	await db
		.update(lessons)
		.set({ version: 2, publishAt: new Date(0) })
		.where(eq(lessons.id, 'market'))
	const actor = {
		id: await makeAdmin(db, { email: 'kofi@example.com' }),
		email: 'kofi@example.com',
	}
	const done = await publish(db, {
		owner: lessonOwner('market'),
		mayBeEmpty: true,
		actor,
		now: new Date(),
	})
	expect(done.ok).toBe(true)
	const answer = await send(edit)
	expect(answer.status).toBe(409)
	expect(await answer.json()).not.toHaveProperty('meanwhile')
})

test('deleted lessons have no settings, and a course leads to its own page', async () => {
	const { open } = await office()
	const missing = { data: { refusal: 'Lesson not found.' }, init: { status: 404 } }
	expect(await open('gone')).toMatchObject(missing)
	expect(await open('nothing')).toMatchObject(missing)
	const answer = await answerOf(Promise.resolve(open('course')).then(() => new Response()))
	expect(answer.headers.get('location')).toBe('/admin/courses/course')
})
