import { expect, test } from 'vitest'
import { articles } from '#app/db/schema/index.ts'
import { articleOwner } from '#app/db/working-parts.ts'
import { loader as contentLoader } from '#app/features/lesson-editor/pages/content.tsx'
import { loader as levelLoader } from '#app/features/lesson-editor/pages/level.ts'
import { loader as segmentLoader } from '#app/features/lesson-editor/pages/segment.tsx'
import { action, loader } from '#app/features/lesson-editor/pages/text.ts'
import { findTextForEditing } from '#app/features/lesson-editor/text-for-editing.server.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { answerOf } from '#tests/support/context.ts'
import { writingOffice } from '#tests/support/lesson-editor.ts'

const id = 'hair'
const line = '我 | 的 | 头发 | 很 | 长[zhǎng] | 。 / My hair is growing.'

/** 沈岚 writes an article about her hair. */
async function office() {
	const entered = await writingOffice()
	const { db, enter } = entered
	await db.insert(articles).values({
		id,
		title: '长头发',
		enTitle: 'Long Hair',
		level: 'elementary',
		status: 0,
		content: contentFrom(line),
		version: 9,
		textVersion: 4,
	})
	const path = `/admin/articles/${id}/text`
	const visit = (body?: unknown, known = id) => {
		const { request, context } = enter(path)
		const headers = { cookie: request.headers.get('cookie') ?? '' }
		const sent = new Request(`http://localhost${path}`, {
			headers,
			...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
		})
		return { request: sent, context, params: { id: known } }
	}
	const ask = (body: unknown) => answerOf(action(visit(body)))
	const load = (known?: string) => answerOf(loader(visit(undefined, known)))
	const opened = async () => {
		const found = await findTextForEditing(db, articleOwner(id))
		return found.ok ? shownContent(found.value.content) : found.error
	}
	const row = async () => (await db.select().from(articles))[0]
	return { ...entered, visit, ask, load, opened, row }
}

test('the text of an article comes with the version of the text', async () => {
	const { load, db } = await office()
	expect(await (await load()).json()).toEqual({ content: contentFrom(line), version: 4 })
	expect((await load('nothing')).status).toBe(404)
	await db.run(`update articles set content = '{"zh":'`)
	expect((await load()).status).toBe(500)
})

test('the tab, the plain text and the preview show the same text', async () => {
	const { ask, visit } = await office()
	const tab = segmentLoader(visit())
	expect(await tab).toMatchObject({ data: { text: { title: '长头发', version: 4 } } })
	expect(await contentLoader(visit())).toMatchObject({
		text: '我的头发很长。\nMy hair is growing.',
		version: 4,
	})
	const shown = await (
		await ask({ intent: 'preview', content: contentFrom('{头发} / Hair') })
	).json()
	expect(shown).toMatchObject({ answers: [{ number: 1, zh: '头发' }] })
})

test('an article has its own level, and nothing is read before it', async () => {
	const { visit } = await office()
	const level = await (await answerOf(levelLoader(visit()))).json()
	expect(level).toEqual({ level: 'HSK2' })
	expect((await answerOf(levelLoader(visit(undefined, 'nothing')))).status).toBe(404)
})
