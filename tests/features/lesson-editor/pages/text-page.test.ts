import { expect, test, vi } from 'vitest'
import { lessons } from '#app/db/schema/index.ts'
import { loader as start } from '#app/features/lesson-editor/pages/start.ts'
import { loader } from '#app/features/lesson-editor/pages/text-page.tsx'
import { answerOf } from '#tests/support/context.ts'
import { lessonRow, writingOffice } from '#tests/support/lesson-editor.ts'

async function office() {
	const entered = await writingOffice()
	const { db, enter } = entered
	await db
		.insert(lessons)
		.values([
			lessonRow({ id: 'course', type: 'course', title: { zh: '第一步', en: 'First Steps' } }),
			lessonRow({ id: 'child', parentId: 'course', status: 0 }),
			lessonRow({ id: 'gone', isDeleted: true }),
		])
	const open = (id: string, { isDocument = true } = {}) => {
		const visit = enter(`/admin/lessons/${id}/segment`, { params: { id } })
		return loader({ ...visit, context: { ...visit.context, isDocument } })
	}
	return { ...entered, open }
}

test('the head of a lesson names it, its course, and what learners see', async () => {
	const { open } = await office()
	expect(await (await open('child')).about).toMatchObject({
		named: {
			title: { zh: '赶集', en: 'Market Day' },
			parent: { id: 'course', title: { en: 'First Steps' } },
		},
		publishing: { state: 'not-published', hasChanges: false },
	})
})

test.each(['course', 'gone', 'nothing'])('%s has no tabs', async (id) => {
	const { open } = await office()
	expect(await (await open(id)).about).toMatchObject({ named: undefined, publishing: undefined })
})

test('a head that cannot be loaded leaves the tab to say so', async () => {
	const { open, db } = await office()
	const log = vi.spyOn(console, 'error').mockImplementation(() => {})
	await db.run('drop table audit_log')
	expect(await (await open('child')).about).toMatchObject({
		named: undefined,
		publishing: undefined,
	})
	expect(log).toHaveBeenCalled()
})

test('the address of a lesson leads to its text', async () => {
	const { enter } = await office()
	const answer = await answerOf(start(enter('/admin/lessons/child', { params: { id: 'child' } })))
	expect(answer.headers.get('location')).toBe('/admin/lessons/child/segment')
})
