import { expect, test } from 'vitest'
import { cards, userProfiles, vocab } from '#app/db/schema/index.ts'
import { action, loader } from '#app/features/flashcards/pages/saved-words.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'

const long = { word: '长', pinyin: 'cháng' }
const grow = { word: '长', pinyin: 'zhǎng' }

async function withWords() {
	const { db, visit } = await testPlatform()
	for (const id of ['ming', 'an']) {
		await db.insert(userProfiles).values({ id, displayName: id, email: `${id}@example.com` })
	}
	await db.insert(vocab).values(
		[long, grow].map((entry) => ({
			...entry,
			poses: ['noun' as const],
			meaning: { noun: { definition: 'long' } },
			levels: [],
		})),
	)
	function as(id: string | undefined, form?: Record<string, string>, path = '/saved-words') {
		const visited = visit(path, form && { form })
		const user = id && {
			id,
			displayName: '',
			email: '',
			langLevel: 'HSK1' as const,
			country: 'CN',
			level: 1,
		}
		const context = { ...visited.context, user: async () => user || undefined }
		return answerOf(form ? action({ ...visited, context }) : loader({ ...visited, context }))
	}
	const saved = async (id = 'ming') =>
		(await as(id, undefined, `/saved-words?word=${encodeURIComponent('长')}`)).json()
	async function change(id: string, body: unknown) {
		const visited = visit('/saved-words')
		const request = new Request(visited.request.url, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(body),
		})
		const user = {
			id,
			displayName: '',
			email: '',
			langLevel: 'HSK1' as const,
			country: '',
			level: 1,
		}
		const context = { ...visited.context, user: async () => user }
		return answerOf(action({ ...visited, request, context }))
	}
	return { as, saved, change, db }
}

test('a reading can be saved, listed and removed, repeatedly', async () => {
	const { as, saved } = await withWords()
	expect(await saved()).toEqual([])
	for (const _ of [1, 2]) {
		const kept = await as('ming', { intent: 'save', ...long, sentence: '这条路很长。' })
		expect(await kept.json()).toEqual({ isSaved: true })
		expect(await saved()).toEqual([long])
	}
	expect(await saved('an')).toEqual([])
	for (const _ of [1, 2]) {
		expect(await (await as('ming', { intent: 'remove', ...long })).json()).toEqual({
			isSaved: false,
		})
		expect(await saved()).toEqual([])
	}
})

test('several words are saved at once, and the saved ones listed', async () => {
	const { as, saved } = await withWords()
	const words = JSON.stringify([long, grow, { word: '长长', pinyin: 'cháng cháng' }])
	const kept = await as('ming', { intent: 'save-several', words })
	expect(await kept.json()).toEqual([long, grow])
	expect(await saved()).toEqual([long, grow])
})

test('a word that is not in the vocabulary is reported as unknown', async () => {
	const { as } = await withWords()
	const answer = await as('ming', { intent: 'save', word: '长长', pinyin: 'cháng cháng' })
	expect(answer.status).toBe(404)
	expect(await answer.json()).toMatchObject({ error: { code: 'saved-word.unknown' } })
})

test.each<Record<string, string>>([
	{ intent: 'save' },
	{ intent: 'drop', ...long },
	{ intent: 'save', word: '长'.repeat(51), pinyin: 'cháng' },
	{ intent: 'save-several', words: '[' },
	{ intent: 'save-several', words: '[]' },
	{ intent: 'save-several', words: JSON.stringify(Array(201).fill(long)) },
])('%j is refused', async (form) => {
	const { as } = await withWords()
	expect((await as('ming', form)).status).toBe(400)
})

test('the length of a queried word is limited', async () => {
	const { as } = await withWords()
	expect((await as('ming', undefined, '/saved-words')).status).toBe(400)
	expect((await as('ming', undefined, `/saved-words?word=${'a'.repeat(51)}`)).status).toBe(400)
})

test('visitors can neither read nor save', async () => {
	const { as } = await withWords()
	expect((await as(undefined)).status).toBe(401)
	expect((await as(undefined, { intent: 'save', ...long })).status).toBe(401)
})

test('a card names no private lesson that its user may not open', async () => {
	const { as, db } = await withWords()
	await makeLesson(db, { id: 'open' })
	await makeLesson(db, { id: 'private', isPrivate: true })
	await as('ming', { intent: 'save', ...long, lessonId: 'private' })
	await as('ming', { intent: 'save', ...grow, lessonId: 'open' })
	const saved = await db.select({ lessonId: cards.lessonId }).from(cards).orderBy(cards.orderNo)
	expect(saved.map(({ lessonId }) => lessonId)).toEqual([null, 'open'])
})

test('changes of an outbox are taken together, and unknown words are named', async () => {
	const { saved, change } = await withWords()
	const where = { sentence: null, lessonId: null, ageMs: 1000 }
	const answer = await change('ming', {
		changes: [
			{ ...long, ...where, isSaved: true },
			{ ...grow, ...where, isSaved: false },
			{ word: '长长', pinyin: 'cháng cháng', ...where, isSaved: true },
		],
	})
	expect(await answer.json()).toEqual({
		saved: [long],
		unknown: [{ word: '长长', pinyin: 'cháng cháng' }],
	})
	expect(await saved()).toEqual([long])
	for (const changes of [[], 'x', [{ ...long, isSaved: true }], Array(201).fill(long)]) {
		expect((await change('ming', { changes })).status).toBe(400)
	}
})
