import { expect, test } from 'vitest'
import { articles } from '#app/db/schema/index.ts'
import { action, loader } from '#app/features/articles/pages/new-article.tsx'
import { shownContent } from '#tests/support/content-notation.ts'
import { answerOf } from '#tests/support/context.ts'
import { writingOffice } from '#tests/support/lesson-editor.ts'

const fields = {
	intent: 'create',
	slug: '',
	title: '慢火车',
	enTitle: 'The Slow Train',
	level: 'elementary',
	coverImage: '',
	orderNo: '',
	status: '1',
	text: 'zh: 火车来了。\nen: The train is coming.',
}

async function office() {
	const entered = await writingOffice()
	const { db, enter } = entered
	const path = '/admin/articles/new'
	const open = () => loader(enter(path))
	const send = (form: Record<string, string>) => answerOf(action(enter(path, { form })))
	const stored = async () => {
		const [row] = await db.select().from(articles)
		return row && { ...row, lines: shownContent(row.content) }
	}
	return { ...entered, open, send, stored }
}

test('a form creates an article and leads to its text', async () => {
	const { open, send, stored } = await office()
	expect(await open()).toEqual({ userId: 'shen-lan' })
	const answer = await send(fields)
	const path = '/admin/articles/the-slow-train/segment?done=create'
	expect(answer.headers.get('location')).toBe(path)
	expect(await stored()).toMatchObject({
		id: 'the-slow-train',
		level: 'elementary',
		orderNo: 0,
		coverImage: null,
		version: 1,
		textVersion: 1,
		lines: ['火车 | 来 | 了 | 。 / The train is coming.'],
	})
})

test('the text may be written later, but not after the article is enabled', async () => {
	const { send, stored } = await office()
	const without = { ...fields, text: ' ' }
	expect(await (await send(without)).json()).toMatchObject({
		problems: [{ code: 'article.no-text', field: 'text' }],
	})
	expect((await send({ ...without, status: '0' })).status).toBe(302)
	expect(await stored()).toMatchObject({ content: [], status: 0 })
})

test('a refused form lists all problems and keeps what was typed', async () => {
	const { send, stored } = await office()
	const text = `zh: 火车来了。\n\nzh: ${'好'.repeat(1500)}\nen: Good`
	const wrong = await send({ ...fields, title: ' ', orderNo: '-1', text })
	expect(wrong.status).toBe(422)
	expect(await wrong.json()).toMatchObject({
		problems: [
			{ field: 'title', text: 'Chinese title is required.' },
			{ field: 'orderNo', text: 'Order must be a whole number from 0 to 99999.' },
		],
		typed: { enTitle: 'The Slow Train', text },
	})
	expect(await (await send({ ...fields, text })).json()).toMatchObject({
		problems: [{ field: 'text', text: 'Paragraph 1 has no English yet. Write it, then publish.' }],
		typed: { text },
	})
	expect(await (await send({ ...fields, slug: 'new' })).json()).toMatchObject({
		problems: [{ field: 'slug' }],
	})
	expect(await stored()).toBeUndefined()
})
