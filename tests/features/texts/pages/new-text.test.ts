import { expect, test } from 'vitest'
import { ownTextParts, ownTexts } from '#app/db/schema/index.ts'
import { mostBytes } from '#app/domain/texts/limits.ts'
import { action } from '#app/features/texts/pages/new-text.tsx'
import { roomForTexts } from '#app/features/texts/room-for-texts.server.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { marta } from '#tests/support/users.ts'

silenceExpectedLogs()

/** Makes each character a word; fails for the word 坏. */
const tokenizer = {
	async fetch(_: RequestInfo | URL, init?: RequestInit) {
		const { paragraphs } = JSON.parse(String(init?.body))
		if (paragraphs.some(({ zh }: { zh: string }) => zh.includes('坏'))) {
			const error = { code: 'tokenizer.without-vocabulary', text: 'The vocabulary is away.' }
			return Response.json({ error }, { status: 503 })
		}
		const result = paragraphs.map(({ zh }: { zh: string }) => Array.from(zh, (text) => ({ text })))
		return Response.json({ result })
	},
}

async function withForm() {
	const { db, visit, settled } = await testPlatform({ TOKENIZE: tokenizer as unknown as Fetcher })
	await makeAccount(db, { id: marta.id, email: marta.email })
	const send = async (form: Record<string, string>) => {
		const visited = visit('/texts/new', { form: { intent: 'add', ...form } })
		const context = { ...visited.context, user: async () => marta }
		const answer = await answerOf(action({ ...visited, context }))
		await settled()
		return {
			answer,
			to: answer.headers.get('location'),
			body: await answer.json().catch(() => ({})),
		}
	}
	const parts = () => db.select().from(ownTextParts).orderBy(ownTextParts.number)
	return { db, send, parts }
}

test('a long draft is not sent back', async () => {
	const { send } = await withForm()
	const { answer, body } = await send({ intent: 'draft', text: '<'.repeat(200_001) })
	expect(answer.status).toBe(413)
	expect(body).toMatchObject({ typed: { text: '' } })
})

test('a saved text is cut before its page is opened', async () => {
	const { db, send, parts } = await withForm()
	const { to } = await send({ text: '今天下雨。', title: '雨', tags: 'a, b' })
	const [text] = await db.select().from(ownTexts)
	expect(text).toMatchObject({ userId: marta.id, title: '雨', tags: ['a', 'b'] })
	expect(to).toBe(`/texts/${text?.id}/1`)
	expect(await parts()).toMatchObject([{ version: 1, characters: 5, bytes: 15 }])
})

test('a form sent twice makes one text', async () => {
	const { db, send, parts } = await withForm()
	const form = { id: crypto.randomUUID(), text: '今天下雨。', title: '雨', tags: 'a' }
	const [first, second] = [await send(form), await send(form)]
	expect(first.to).toMatch(/^\/texts\/[\da-f]{8}-[\da-f-]{27}\/1$/)
	expect(second).toMatchObject({ answer: { status: 302 }, to: first.to })
	expect(await db.$count(ownTexts)).toBe(1)
	expect(await parts()).toMatchObject([{ version: 1, characters: 5 }])
})

test('a form sent twice at once makes one text', async () => {
	const { db, send, parts } = await withForm()
	const form = { id: crypto.randomUUID(), text: '今天下雨。' }
	const [first, second] = await Promise.all([send(form), send(form)])
	expect(second.to).toBe(first.to)
	expect([await db.$count(ownTexts), (await parts()).length]).toEqual([1, 1])
})

test('a form that a browser filled in anew takes a second text', async () => {
	const { db, send, parts } = await withForm()
	const id = crypto.randomUUID()
	const first = await send({ id, text: '今天下雨。' })
	const second = await send({ id, text: '明天下雪。' })
	expect(second.to).not.toBe(first.to)
	expect([await db.$count(ownTexts), (await parts()).length]).toEqual([2, 2])
})

test('a form without an id makes a text each time', async () => {
	const { db, send } = await withForm()
	await send({ text: '今天下雨。' })
	await send({ text: '今天下雨。' })
	expect(await db.$count(ownTexts)).toBe(2)
})

test('the chapters of a file take the place of its text, and are all cut', async () => {
	const { db, send, parts } = await withForm()
	const chapters = [
		{ title: '一', text: '雨。' },
		{ title: '二', text: '雪。' },
	]
	await send({ text: 'ignored', title: '书', parts: JSON.stringify(chapters) })
	expect(await db.select({ title: ownTexts.title }).from(ownTexts)).toEqual([{ title: '书' }])
	expect(await parts()).toMatchObject([
		{ number: 1, title: '一', version: 1 },
		{ number: 2, title: '二', version: 1 },
	])
})

test('broken lines are joined if that was chosen', async () => {
	const { send, parts } = await withForm()
	const text = '小林去公园散步。他喜欢一\n边走一边听音乐。'
	await send({ text, joinLines: 'on' })
	expect(await parts()).toMatchObject([{ characters: 20 }])
})

test('a text with broken lines that another app shares has the choice made', async () => {
	const { send } = await withForm()
	const line = '小林每天去公园散步。他喜欢一\n'
	expect((await send({ intent: 'draft', text: line.repeat(5) })).body).toMatchObject({
		typed: { joinLines: 'on' },
	})
})

test('a text that the tokenizer cannot cut is kept all the same', async () => {
	const { send, parts } = await withForm()
	expect((await send({ text: '坏天气。' })).to).toMatch(/^\/texts\//)
	expect(await parts()).toMatchObject([{ version: 0, source: '坏天气。' }])
})

test('a draft fills the form and keeps nothing', async () => {
	const { send, parts } = await withForm()
	const { answer, body } = await send({ intent: 'draft', text: '今天下雨。', title: '雨' })
	expect([answer.status, body]).toMatchObject([200, { typed: { text: '今天下雨。', title: '雨' } }])
	expect(await parts()).toEqual([])
})

test('a text beyond the size says how much there is room for', async () => {
	const { send } = await withForm()
	const text = '雨'.repeat(Math.ceil((mostBytes + 1) / 3))
	const { answer, body } = await send({ text })
	expect(answer.status).toBe(413)
	expect(body).toMatchObject({
		problems: [
			{ text: expect.stringContaining('2 MB together; with this one they would have 2.1') },
		],
	})
})

test('who adds many texts at once has to wait', async () => {
	const { send } = await withForm()
	for (let at = 0; at < 20; at += 1) await send({ text: '雨。' })
	const { answer, body } = await send({ text: '雪。' })
	expect(answer.status).toBe(429)
	expect(body).toMatchObject({
		typed: { text: '雪。' },
		problems: [{ text: 'You added many texts. Please try again in 5 minutes.' }],
	})
})

test('what another app shares fills the form and is not kept', async () => {
	const { db, visit } = await testPlatform({ TOKENIZE: tokenizer as unknown as Fetcher })
	const visited = visit('/texts/new?shared', { form: { title: '雨', text: '今天下雨。', url: '' } })
	const context = { ...visited.context, user: async () => marta }
	const answer = await answerOf(action({ ...visited, context }))
	expect(await answer.json()).toMatchObject({ typed: { title: '雨', text: '今天下雨。' } })
	expect(await db.$count(ownTexts)).toBe(0)
})

test('the page says how much room a person’s texts have left', async () => {
	const { db, send } = await withForm()
	expect(await roomForTexts(db, marta.id)).toBe(mostBytes)
	await send({ text: '今天下雨。', title: '雨' })
	expect(await roomForTexts(db, marta.id)).toBe(mostBytes - 15)
	expect(await roomForTexts(db, 'somebody-else')).toBe(mostBytes)
})

test('a refused book is not sent back', async () => {
	const { send } = await withForm()
	const parts = JSON.stringify([{ title: 'One', text: 'No hanzi.' }])
	const { answer, body } = await send({ title: 'Book', parts })
	expect(answer.status).toBe(422)
	expect(body).toMatchObject({ typed: { title: 'Book' } })
	expect(body).not.toHaveProperty('typed.parts')
})
