import { expect, test } from 'vitest'
import { cards, decks } from '#app/db/schema/index.ts'
import { action } from '#app/features/flashcards/pages/reviews.ts'
import { findSession } from '#app/features/flashcards/study-session.server.ts'
import { makeWord } from '#tests/support/content-factories.ts'
import { answerOf, testPlatform } from '#tests/support/context.ts'
import { addUsers } from '#tests/support/progress-records.ts'
import { siteUrl } from '#tests/support/session.ts'
import { marta } from '#tests/support/users.ts'

const path = '/flashcards/reviews?deck=numbers&mode=recall'
const now = new Date()

/** 明 learns a deck of three numbers. */
async function withDeck() {
	const { db, visit } = await testPlatform()
	await addUsers(db, ['ming'])
	await db.insert(decks).values({ id: 'd', slug: 'numbers', name: 'Numbers', description: '' })
	for (const [index, word] of ['一', '二', '三'].entries()) {
		await makeWord(db, { id: index + 1, word, pinyin: `${word}-pinyin` })
		await db
			.insert(cards)
			.values({ id: `card-${word}`, deckId: 'd', vocabId: index + 1, orderNo: index + 1 })
	}
	async function send(init: RequestInit, { address = path } = {}) {
		const visited = visit(address)
		const request = new Request(`${siteUrl}${address}`, { method: 'POST', ...init })
		const context = { ...visited.context, user: async () => ({ ...marta, id: 'ming' }) }
		return answerOf(action({ ...visited, request, context }))
	}
	const sendJson = (body: unknown, of?: { address?: string }) =>
		send(
			{
				body: typeof body === 'string' ? body : JSON.stringify(body),
				headers: { 'content-type': 'application/json' },
			},
			of,
		)
	const post = (form: Record<string, string>, headers: Record<string, string> = {}) =>
		send({ body: new URLSearchParams(form), headers })
	const session = () => findSession(db, { userId: 'ming', slug: 'numbers', mode: 'recall', now })
	return { sendJson, post, session }
}

function answer(id: string, word = '一', grade = 'good') {
	const event = { kind: 'answer', id, cardId: `card-${word}`, mode: 'recall', grade }
	return { ...event, durationMs: 900, ageMs: 0 }
}

test('answers are recorded once and answered with the next cards', async () => {
	const { sendJson } = await withDeck()
	const events = [answer('review-1'), answer('review-2', '九')]
	for (const _ of [1, 2]) {
		const body = await (await sendJson({ events })).json()
		expect(body).toMatchObject({
			settled: ['review-1'],
			refused: ['review-2'],
			session: { lastAnswer: { reviewId: 'review-1', word: '一' } },
		})
	}
})

test('answers are recorded even if their deck is gone', async () => {
	const { sendJson } = await withDeck()
	const address = '/flashcards/reviews?deck=&mode=recall'
	const body = await (await sendJson({ events: [answer('review-1')] }, { address })).json()
	expect(body).toEqual({ settled: ['review-1'], refused: [], session: null })
})

test('a form works before JavaScript has loaded and leads back to the deck', async () => {
	const { post, session } = await withDeck()
	const form = {
		intent: 'answer',
		id: 'review-1',
		cardId: 'card-一',
		mode: 'recall',
		grade: 'hard',
	}
	const taken = await post(form)
	expect(taken.status).toBe(303)
	expect(taken.headers.get('location')).toBe('/flashcards/study/numbers')
	expect((await session())?.lastAnswer).toMatchObject({ reviewId: 'review-1', grade: 'hard' })
	await post({ intent: 'undo', reviewId: 'review-1' })
	expect((await session())?.lastAnswer).toBeNull()
})

test('bookmarks and notes are saved in the background', async () => {
	const { post, session } = await withDeck()
	const inBackground = { accept: 'application/json' }
	const kept = await post(
		{ intent: 'bookmark', cardId: 'card-一', isBookmarked: 'true' },
		inBackground,
	)
	expect(await kept.json()).toEqual({ ok: true })
	await post({ intent: 'notes', cardId: 'card-一', notes: 'one stroke' }, inBackground)
	expect((await session())?.cards[0]).toMatchObject({ isBookmarked: true, notes: 'one stroke' })
	const missing = { intent: 'notes', cardId: 'card-九', notes: 'nine' }
	expect((await post(missing, inBackground)).status).toBe(404)
	const long = { intent: 'notes', cardId: 'card-一', notes: '一'.repeat(2001) }
	expect((await post(long, inBackground)).status).toBe(422)
})
