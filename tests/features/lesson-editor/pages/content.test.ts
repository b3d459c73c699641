import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { lessonContents, lessons } from '#app/db/schema/index.ts'
import { action, loader } from '#app/features/lesson-editor/pages/content.tsx'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { answerOf } from '#tests/support/context.ts'
import { lessonRow, writingOffice } from '#tests/support/lesson-editor.ts'

const stored = [
	'我 | 的 | 头发 | 很 | 长[zhǎng] | 。 / My hair is growing. (large)',
	'{再见} | ！ / Bye!',
]
const text = '我的头发很长。\nMy hair is growing.\n\n再见！\nBye!'

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
	await db
		.insert(lessonContents)
		.values({ lessonId: 'child', content: contentFrom(...stored), version: 4 })
	const path = (id: string) => `/admin/lessons/${id}/content`
	const open = (id: string) => loader(enter(path(id), { params: { id } }))
	const send = (id: string, form: Record<string, string>) =>
		answerOf(action(enter(path(id), { params: { id }, form })))
	const lines = async (id: string) => {
		const [row] = await db.select().from(lessonContents).where(eq(lessonContents.lessonId, id))
		return row && shownContent(row.content)
	}
	return { ...entered, open, send, lines }
}

test('a lesson’s text is loaded as it would be typed, with its version', async () => {
	const { open } = await office()
	expect(await open('child')).toMatchObject({ text, version: 4, obstacle: undefined })
	expect(await open('single')).toMatchObject({ text: '', version: 0 })
})

test('an author may save and stay', async () => {
	const { send, lines } = await office()
	const own = '早上好！\nMorning!'
	const answer = await send('child', { text: own, version: '4', stay: 'yes' })
	expect(await answer.json()).toMatchObject({ version: 5, typed: { text: own } })
	const next = await send('child', { text: '再见！\nBye!', version: '5', stay: 'yes' })
	expect(await next.json()).toMatchObject({ version: 6 })
	expect(await lines('child')).toEqual(['再见 | ！ / Bye!'])
})

test('saving a single lesson leads to the list of courses', async () => {
	const { send, lines } = await office()
	const answer = await send('single', { text: 'zh: 赶集去！\nen: To the market!', version: '0' })
	expect(await answer.json()).toMatchObject({ to: '/admin/courses' })
	expect(await lines('single')).toEqual(['赶集 | 去 | ！ / To the market!'])
})

test('a refused text comes back with its problems and their lines', async () => {
	const { send, lines } = await office()
	const wrong = 'zh: 你好！\nen: Hello!\n\nen: Bye!'
	const answer = await send('child', { text: wrong, version: '4' })
	expect(answer.status).toBe(422)
	expect(await answer.json()).toMatchObject({
		problems: [{ text: 'Paragraph 2 is missing "zh:" tag', line: 4 }],
		typed: { text: wrong },
	})
	expect(await lines('child')).toEqual(stored)
})

test('a conflict shows the other text, which can be overwritten on purpose', async () => {
	const { send, lines } = await office()
	const own = { text: '早上好！\nMorning!', version: '3' }
	const answer = await send('child', own)
	expect(answer.status).toBe(409)
	expect(await answer.json()).toMatchObject({
		problems: [{ code: 'lesson-text.outdated' }],
		typed: { text: own.text },
		theirs: { text, version: 4 },
	})
	expect(await lines('child')).toEqual(stored)
	expect((await send('child', { ...own, overwrite: '4' })).status).toBe(200)
	const later = await send('child', { ...own, text: '晚上好！\nEvening!' })
	expect(await later.json()).toMatchObject({ meanwhile: { name: '沈岚', isOwn: true } })
	expect(await lines('child')).toEqual(['早上 | 好 | ！ / Morning!'])
})

test('an unreadable text is not replaced', async () => {
	const { open, send, db } = await office()
	await db.run(sql`update lesson_contents set content = '[{"zh":'`)
	const sentence = 'The stored content of this lesson cannot be read.'
	expect(await open('child')).toMatchObject({ obstacle: expect.stringContaining(sentence) })
	expect((await send('child', { text, version: '4', overwrite: '4' })).status).toBe(500)
})

test('a failed save returns the typed text', async () => {
	const { send, db } = await office()
	vi.spyOn(console, 'error').mockImplementation(() => {})
	await db.run(sql`drop table audit_log`)
	const answer = await send('child', { text: `${text}\n\n好\nOK`, version: '4' })
	expect(answer.status).toBe(500)
	expect(await answer.json()).toMatchObject({
		problems: [{ text: 'Save failed. Please try again.' }],
		typed: { text: `${text}\n\n好\nOK` },
	})
})
