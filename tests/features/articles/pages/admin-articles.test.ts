import { expect, test } from 'vitest'
import { auditLog } from '#app/db/schema/index.ts'
import { action, loader } from '#app/features/articles/pages/admin-articles.tsx'
import { makeArticle } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { answerOf } from '#tests/support/context.ts'
import { writingOffice } from '#tests/support/lesson-editor.ts'

async function office() {
	const entered = await writingOffice()
	const { db, enter } = entered
	await makeArticle(db, {
		id: 'slow-train',
		title: '慢火车',
		enTitle: 'The Slow Train',
		level: 'elementary',
		content: contentFrom('火车 / Train'),
	})
	const open = (search = '') => loader(enter(`/admin/articles${search}`))
	const send = (form: Record<string, string>, search = '') =>
		answerOf(action(enter(`/admin/articles${search}`, { form })))
	return { ...entered, open, send }
}

test('deleting an article asks first and offers an undo', async () => {
	const { db, open, send } = await office()
	const asked = '?keyword=train&ask=delete&of=slow-train'
	expect(await open(asked)).toMatchObject({ isDeletionAsked: true, article: { version: 1 } })
	const answer = await send({ intent: 'delete', id: 'slow-train', version: '1' }, asked)
	const path = '/admin/articles?keyword=train&done=delete&of=slow-train'
	expect(answer.headers.get('location')).toBe(path)
	expect(await open('?done=delete&of=slow-train')).toMatchObject({
		done: 'delete',
		list: { total: 0 },
		isDeletionAsked: false,
	})
	const undone = await send({ intent: 'restore', id: 'slow-train' }, '?keyword=train')
	expect(undone.headers.get('location')).toContain('done=restore')
	expect(await open()).toMatchObject({ list: { total: 1 } })
	expect(await db.select().from(auditLog)).toHaveLength(2)
})

test('an article is disabled and enabled by one press, and the log knows it', async () => {
	const { db, open, send } = await office()
	const hidden = await send({ intent: 'disable', id: 'slow-train', version: '1' }, '?keyword=train')
	const path = '/admin/articles?keyword=train&done=disable&of=slow-train'
	expect(hidden.headers.get('location')).toBe(path)
	expect(await open('?done=disable&of=slow-train')).toMatchObject({
		done: 'disable',
		list: { articles: [{ status: 0, version: 2 }] },
	})
	expect(await open('?done=enable&of=slow-train')).toMatchObject({ done: undefined })
	const late = await send({ intent: 'enable', id: 'slow-train', version: '1' })
	expect(late.status).toBe(409)
	expect(JSON.stringify(await late.json())).toContain('Its status was left as it is')
	await send({ intent: 'enable', id: 'slow-train', version: '2' })
	expect(await open('?done=enable&of=slow-train')).toMatchObject({
		done: 'enable',
		list: { articles: [{ status: 1, version: 3, enTitle: 'The Slow Train' }] },
	})
	const action = 'article.edit'
	expect(await db.select().from(auditLog).orderBy(auditLog.at)).toMatchObject([
		{ action, before: { status: 1 }, after: { status: 0 } },
		{ action, before: { status: 0 }, after: { status: 1 } },
	])
})
