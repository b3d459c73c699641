import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, lessonNotes, lessons } from '#app/db/schema/index.ts'
import { action, loader } from '#app/features/lesson-editor/pages/lesson-notes.tsx'
import { action as previewAction } from '#app/features/lesson-editor/pages/notes-preview.ts'
import { answerOf } from '#tests/support/context.ts'
import { lessonRow, writingOffice } from '#tests/support/lesson-editor.ts'

const text = '## 是 joins nouns\n\nzh: 我是老师。\nen: I’m a teacher.'

async function office() {
	const entered = await writingOffice()
	const { db, enter } = entered
	await db
		.insert(lessons)
		.values([
			lessonRow({ id: 'course', type: 'course', title: { zh: '第一步', en: 'First Steps' } }),
			lessonRow({ id: 'child', parentId: 'course' }),
			lessonRow({ id: 'single' }),
		])
	const path = (id: string) => `/admin/lessons/${id}/notes`
	const open = (id: string) => loader(enter(path(id), { params: { id } }))
	const send = (id: string, form: Record<string, string>) =>
		answerOf(action(enter(path(id), { params: { id }, form })))
	const preview = (body: unknown) => {
		const request = new Request('http://localhost/', { method: 'POST', body: JSON.stringify(body) })
		const { context, params } = enter(`${path('child')}/preview`, { params: { id: 'child' } })
		return answerOf(previewAction({ context, params, request }))
	}
	const stored = async (id: string) => {
		const [row] = await db.select().from(lessonNotes).where(eq(lessonNotes.lessonId, id))
		return row
	}
	return { ...entered, open, send, preview, stored }
}

test('a lesson without notes opens empty', async () => {
	const { open } = await office()
	expect(await open('child')).toMatchObject({ text: '', version: 0, lesson: { id: 'child' } })
})

test('notes are stored as typed, and their examples cut and read', async () => {
	const { open, send, stored, db } = await office()
	const answer = await send('child', { text, version: '0' })
	expect(await answer.json()).toMatchObject({ version: 1, typed: { text } })
	expect(await stored('child')).toMatchObject({
		source: text,
		version: 1,
		blocks: [
			{ type: 'heading', spans: [{ text: '是 joins nouns' }] },
			{
				type: 'example',
				zh: [
					{ word: '我', pinyin: 'wǒ' },
					{ word: '是', pinyin: 'shì' },
					{ word: '老师', pinyin: 'lǎo shī' },
					{ word: '。' },
				],
				en: 'I’m a teacher.',
			},
		],
	})
	expect(await open('child')).toMatchObject({ text, version: 1 })
	expect(await db.select().from(auditLog)).toMatchObject([
		{ action: 'lesson.notes', before: { notes: 0 }, after: { notes: 1 } },
	])
})

test('notes of a form without a script have the line breaks of one with it', async () => {
	const { send, stored } = await office()
	await send('child', { text: text.replaceAll('\n', '\r\n'), version: '0' })
	expect(await stored('child')).toMatchObject({ source: text })
})

test('the same notes change nothing', async () => {
	const { send, stored, db } = await office()
	await send('child', { text, version: '0' })
	expect((await send('child', { text, version: '1' })).status).toBe(200)
	expect(await stored('child')).toMatchObject({ version: 1 })
	expect(await db.select().from(auditLog)).toHaveLength(1)
})

test('an author stays after each save, and may empty the notes', async () => {
	const { send, stored } = await office()
	const first = await send('single', { text, version: '0' })
	expect(await first.json()).toMatchObject({ version: 1, typed: { text } })
	const second = await send('single', { text: '', version: '1' })
	expect(await second.json()).toMatchObject({ version: 2 })
	expect(await stored('single')).toMatchObject({ source: '', blocks: [], version: 2 })
})

test('refused notes come back with their problems and lines', async () => {
	const { send, stored } = await office()
	const wrong = '## One\n\nzh: 你好！'
	const answer = await send('child', { text: wrong, version: '0' })
	expect(answer.status).toBe(422)
	expect(await answer.json()).toMatchObject({
		problems: [{ code: 'lesson-notes.no-english', line: 3 }],
		typed: { text: wrong },
	})
	expect(await stored('child')).toBeUndefined()
})

test('a conflict shows the other notes, which can be overwritten on purpose', async () => {
	const { send, stored } = await office()
	await send('child', { text, version: '0' })
	const own = { text: '## Mine', version: '0' }
	const answer = await send('child', own)
	expect(answer.status).toBe(409)
	expect(await answer.json()).toMatchObject({
		problems: [{ code: 'lesson-notes.outdated' }],
		typed: { text: own.text },
		theirs: { text, version: 1 },
		meanwhile: { name: '沈岚', isOwn: true },
	})
	expect((await send('child', { ...own, overwrite: '1' })).status).toBe(200)
	expect(await stored('child')).toMatchObject({ source: own.text, version: 2 })
})

test('the preview shows notes as learners see them, or their problems', async () => {
	const { preview } = await office()
	expect(await (await preview({ text })).json()).toEqual({
		html: expect.stringContaining('<h3><span lang=zh-CN>是</span> joins nouns</h3>'),
	})
	expect((await preview({ text: 3 })).status).toBe(400)
	const refused = await preview({ text: 'zh: 我去[bank]。\nen: I go.' })
	expect(refused.status).toBe(422)
	expect(await refused.json()).toMatchObject({
		problems: [{ text: '“bank” is no reading of 我去.', line: 1 }],
	})
})
