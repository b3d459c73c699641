import { expect, test, vi } from 'vitest'
import { lessonContents, lessons } from '#app/db/schema/index.ts'
import { loader } from '#app/features/lesson-editor/pages/segment.tsx'
import { contentFrom } from '#tests/support/content-notation.ts'
import { lessonRow, writingOffice } from '#tests/support/lesson-editor.ts'

const stored = contentFrom('我 | 的 | 头发 | 很 | 长[zhǎng] | 。 / My hair is growing.')

async function office() {
	const entered = await writingOffice()
	const { db, enter } = entered
	await db
		.insert(lessons)
		.values([
			lessonRow({ id: 'hair' }),
			lessonRow({ id: 'new' }),
			lessonRow({ id: 'course', type: 'course' }),
		])
	await db.insert(lessonContents).values({ lessonId: 'hair', content: stored, version: 4 })
	const open = (id: string, isDocument = true) => {
		const visit = enter(`/admin/lessons/${id}/segment`, { params: { id } })
		return loader({ ...visit, context: { ...visit.context, isDocument } })
	}
	return { ...entered, open }
}

test('a lesson opens with its words and version, a new one opens empty', async () => {
	const { open } = await office()
	expect(await open('hair')).toMatchObject({
		data: { text: { content: stored, version: 4, title: '赶集' } },
		init: { status: 200 },
	})
	expect(await open('new')).toMatchObject({ data: { text: { content: [], version: 0 } } })
})

test('client navigation shows the page before its text has loaded', async () => {
	const { open } = await office()
	const page = await open('hair', false)
	const text = 'text' in page ? page.text : undefined
	expect(text).toBeInstanceOf(Promise)
	expect(await text).toMatchObject({ content: stored })
})

test('unreadable content cannot be overwritten', async () => {
	const { open, db } = await office()
	await db.run(`update lesson_contents set content = '{"zh":'`)
	expect(await open('hair')).toMatchObject({
		data: {
			text: { content: [], version: -1, obstacle: expect.stringContaining('cannot be read') },
		},
	})
	const log = vi.spyOn(console, 'error').mockImplementation(() => {})
	await db.run('drop table lesson_contents')
	expect(await open('hair')).toMatchObject({
		data: {
			text: { content: [], version: -1, obstacle: expect.stringContaining('not be loaded') },
		},
	})
	expect(log).toHaveBeenCalled()
})
