import { expect, test } from 'vitest'
import { articles } from '#app/db/schema/index.ts'
import { action, loader } from '#app/features/articles/pages/article-settings.tsx'
import { loader as startLoader } from '#app/features/lesson-editor/pages/start.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { answerOf } from '#tests/support/context.ts'
import { writingOffice } from '#tests/support/lesson-editor.ts'

const id = 'slow-train'
const path = `/admin/articles/${id}/settings`
const fields = {
	intent: 'edit',
	version: '3',
	title: '慢火车',
	enTitle: 'The Slow Train',
	level: 'elementary',
	coverImage: '',
	orderNo: '7',
	status: '1',
}

/** 沈岚 opens the settings of an enabled article. */
async function office() {
	const entered = await writingOffice()
	const { db, enter } = entered
	await db.insert(articles).values({
		id,
		title: '慢火车',
		enTitle: 'The Slow Train',
		level: 'elementary',
		content: contentFrom('火车 / Train'),
		version: 3,
	})
	const open = (search = '') => loader(enter(`${path}${search}`, { params: { id } }))
	const send = (form: Record<string, string>, search = '') =>
		answerOf(action(enter(`${path}${search}`, { params: { id }, form })))
	const stored = async () => (await db.select().from(articles))[0]
	return { ...entered, open, send, stored }
}

test('an article opens with its text', async () => {
	const { enter } = await office()
	const answer = await answerOf(startLoader(enter(`/admin/articles/${id}`, { params: { id } })))
	expect(answer.headers.get('location')).toBe(`/admin/articles/${id}/segment`)
})

test('the fields are saved, and the text stays as it is', async () => {
	const { open, send, stored } = await office()
	expect(await open()).toMatchObject({ article: { id, orderNo: 0, version: 3 } })
	const answer = await send(fields)
	expect(answer.headers.get('location')).toBe(`${path}?done=edit`)
	expect(await stored()).toMatchObject({ orderNo: 7, version: 4, textVersion: 1 })
	expect(await open('?done=edit')).toMatchObject({ done: 'edit' })
})

test('deleting an article asks first, then leads to the list', async () => {
	const { open, send, stored } = await office()
	expect(await open('?ask=delete')).toMatchObject({ isDeletionAsked: true })
	const answer = await send({ intent: 'delete', id, version: '3' }, '?ask=delete')
	expect(answer.headers.get('location')).toBe(`/admin/articles?done=delete&of=${id}`)
	expect(await stored()).toMatchObject({ isDeleted: true })
	expect(await open()).toMatchObject({
		data: { refusal: 'Article not found' },
		init: { status: 404 },
	})
	expect(await (await send(fields)).json()).toMatchObject({ problems: [{ code: 'article.gone' }] })
})
