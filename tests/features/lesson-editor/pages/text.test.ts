import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, lessonContents, lessons, vocab } from '#app/db/schema/index.ts'
import { action, loader } from '#app/features/lesson-editor/pages/text.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { answerOf } from '#tests/support/context.ts'
import { lessonRow, writingOffice } from '#tests/support/lesson-editor.ts'
import { marta } from '#tests/support/users.ts'

const stored = contentFrom('我 | 的 | 头发 | 很 | 长[zhǎng] | 。 / My hair is growing.')

async function adminPlatform() {
	const entered = await writingOffice()
	const { db, enter } = entered
	await db
		.insert(lessons)
		.values([lessonRow({ id: 'hair' }), lessonRow({ id: 'course', type: 'course' })])
	await db.insert(lessonContents).values({ lessonId: 'hair', content: stored, version: 4 })
	const visit = (id: string, body?: unknown) => {
		const params = { id }
		const path = `/admin/lessons/${id}/text`
		const { context } = enter(path, { params })
		const user = { ...marta, id: 'shen-lan', email: 'shen@example.com', level: 99 }
		const request = new Request(`http://localhost${path}`, {
			...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
		})
		return { request, params, context: { ...context, user: async () => user } }
	}
	const ask = (id: string, body: unknown) => answerOf(action(visit(id, body)))
	const load = (id: string) => answerOf(loader(visit(id)))
	const lines = async () => {
		const [row] = await db.select().from(lessonContents).where(eq(lessonContents.lessonId, 'hair'))
		return row && { version: row.version, lines: shownContent(row.content) }
	}
	return { ...entered, ask, load, lines }
}

test('the stored text comes with its version', async () => {
	const { load, db } = await adminPlatform()
	expect(await (await load('hair')).json()).toEqual({ content: stored, version: 4 })
	expect((await load('nothing')).status).toBe(404)
	await db.run(`update lesson_contents set content = '{"zh":'`)
	expect((await load('hair')).status).toBe(500)
})

test('a text is segmented, or its problems are reported by line', async () => {
	const { ask } = await adminPlatform()
	const cut = await ask('hair', {
		intent: 'segment',
		text: 'zh: 我的头发很长。\nen: My hair is long.',
	})
	const { content } = (await cut.json()) as { content: typeof stored }
	expect(shownContent(content)).toEqual(['我 | 的 | 头发 | 很 | 长 | 。 / My hair is long.'])
	const wrong = await ask('hair', { intent: 'segment', text: 'zh: 你好\nen: Hi\n\nen: Bye' })
	expect(wrong.status).toBe(422)
	expect(await wrong.json()).toMatchObject({
		problems: [{ text: 'Paragraph 2 is missing "zh:" tag', line: 4 }],
	})
	expect((await ask('nothing', { intent: 'segment', text: 'zh: 你好\nen: Hi' })).status).toBe(404)
})

test('typed paragraphs are cut, with the words that the author has joined', async () => {
	const { ask } = await adminPlatform()
	const paragraphs = ['她的头发很长。', '好的，我马上来。']
	const answer = await ask('hair', { intent: 'cut', paragraphs, known: ['的头发', '马上'] })
	const { paragraphs: cut } = (await answer.json()) as { paragraphs: { word: string }[][] }
	expect(cut.map((words) => words.map(({ word }) => word).join(' | '))).toEqual([
		'她 | 的头发 | 很 | 长 | 。',
		'好 | 的 | ， | 我 | 马上 | 来 | 。',
	])
	expect((await ask('hair', { intent: 'cut', paragraphs: [''], known: [] })).status).toBe(400)
})

test('a save with the current version succeeds, with an older one it is refused', async () => {
	const { ask, lines, db } = await adminPlatform()
	const content = contentFrom('{头发} | 长[chang2] | 。 / Long hair.')
	const order = { intent: 'save', content }
	const refused = await ask('hair', { ...order, version: 3 })
	expect(refused.status).toBe(409)
	expect(await refused.json()).toMatchObject({
		problems: [{ code: 'lesson-text.outdated' }],
		typed: { version: '4' },
	})
	expect((await lines())?.version).toBe(4)

	expect(await (await ask('hair', { ...order, version: 4 })).json()).toEqual({ version: 5 })
	expect(await lines()).toEqual({ version: 5, lines: ['{头发} | 长[cháng] | 。 / Long hair.'] })
	const outdated = await ask('hair', { ...order, content: stored, version: 4 })
	expect(await outdated.json()).toMatchObject({ meanwhile: { name: '沈岚', isOwn: true } })
	const anyway = await ask('hair', { ...order, content: stored, version: 5 })
	expect(await anyway.json()).toEqual({ version: 6 })
	expect(await db.select().from(auditLog)).toHaveLength(2)
	expect((await ask('course', { ...order, version: 0 })).status).toBe(422)
})

test('the preview is the HTML that learners get', async () => {
	const { ask, db } = await adminPlatform()
	await db.insert(vocab).values({
		word: '头发',
		pinyin: 'tóu fa',
		poses: ['noun'],
		meaning: { noun: { definition: 'hair' } },
		levels: [{ type: 'HSK', level: 'HSK3' }],
	})
	const content = contentFrom('{头发} | 很 | 长 | 。 / Long hair.')
	const shown = await (await ask('hair', { intent: 'preview', content })).json()
	expect(shown).toMatchObject({ answers: [{ number: 1, zh: '头发', en: 'hair' }] })
	expect((shown as { html: string }).html).toContain('<ruby class=l3>头发<rt')
})
