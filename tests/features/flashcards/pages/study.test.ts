import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { cardMarks, cardStates, cards, lessonContents, reviews } from '#app/db/schema/index.ts'
import { makeDeck, makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { productOn } from '#tests/support/product.ts'
import { sessionOf } from '#tests/support/session.ts'

const db = await memoryDatabase()
const product = productOn(db)
let cookie = ''
let userId = ''
let cardId = ''

/** 学习, answered now and due again in a week. */
beforeAll(async () => {
	userId = await makeAccount(db)
	const deck = await makeDeck(db, [await makeWord(db)], { slug: 'my-words', ownerId: userId })
	cardId = `${deck}-1`
	cookie = await sessionOf(db, userId)
	const now = new Date()
	await db.insert(cardStates).values({
		userId,
		cardId,
		state: 'review',
		stability: 7,
		due: new Date(+now + 7 * 86_400_000),
		introducedAt: now,
		lastReviewedAt: now,
		logLength: 1,
	})
})

async function study(asked: Record<string, string>): Promise<string> {
	const search = new URLSearchParams(asked)
	const page = await product.ask(`/flashcards/study/my-words?${search}`, { cookie })
	return page.text()
}

test('the cross of a session leads back to the text it was opened from, else to the decks', async () => {
	const closing = async (asked: Record<string, string>) =>
		/<a(?=[^>]*aria-label="Close")[^>]*href="([^"]*)"/.exec(await study(asked))?.[1]
	expect(await closing({ from: '/courses/lessons/first-coffee#p3' })).toBe(
		'/courses/lessons/first-coffee#p3',
	)
	expect(await closing({ from: '/sign-out' })).toBe('/flashcards')
	expect(await closing({})).toBe('/flashcards')
})

test('the end of a session leads back to the lesson it began in, and to nothing else', async () => {
	const from = '/courses/lessons/first-coffee'
	const html = await study({ from })
	expect(html).toContain('Session Complete!')
	expect(html).toMatch(/1 card comes back on \w+/)
	expect(html.indexOf('Session Complete!')).toBeLessThan(html.indexOf('Back to the lesson'))
	expect(html).toMatch(new RegExp(`href="${from}"[^>]*>.*Back to the lesson`))
	for (const wrong of ['https://evil.example/articles/repair', '/sign-out', '']) {
		expect(await study({ from: wrong })).not.toMatch(/Back to the|evil/)
	}
})

test('a mode in which nothing is left says in which the cards were reviewed, and when they come back', async () => {
	await db.insert(reviews).values({
		id: 'in-recall',
		userId,
		cardId,
		mode: 'recall',
		grade: 'good',
		durationMs: 4000,
		at: new Date(),
	})
	const html = await study({ mode: 'listening' })
	expect(html).toContain('Nothing is due')
	expect(html).toContain('you have reviewed today’s in Recall')
	expect(html).toMatch(/1 card comes back on \w+/)
	expect(html).not.toContain('Session Complete!')
	expect(await study({ mode: 'recall' })).toContain('Session Complete!')
})

test('the answer shows a saved sentence as its lesson has it, and leads back to the lesson', async () => {
	const learner = await makeAccount(db, { email: 'wen@example.com' })
	const word = await makeWord(db, { word: '可惜', pinyin: 'kě xī' })
	const deck = await makeDeck(db, [word], { slug: 'my-words', ownerId: learner })
	const lessonId = await makeLesson(db, { title: { zh: '电话', en: 'The Phone Rings' } })
	const content = contentFrom('不[bù] | 可惜[kě xī] | 吗[ma] | ？ / Isn’t that a pity?')
	await db.insert(lessonContents).values({ lessonId, content })
	await db
		.update(cards)
		.set({ sentence: '不可惜吗？', lessonId })
		.where(eq(cards.id, `${deck}-1`))
	const page = await product.ask(`/flashcards/study/my-words?card=${deck}-1`, {
		cookie: await sessionOf(db, learner),
	})
	const html = await page.text()
	expect(html).toContain('不<mark>可惜</mark>吗？')
	expect(html).toContain('Bù kěxī ma?')
	expect(html).toContain('Isn’t that a pity?')
	expect(html).toContain('aria-label="Hear the sentence"')
	expect(html).toMatch(
		new RegExp(`href="/courses/lessons/${lessonId}#said=[^"]+"[^>]*>From.*The Phone Rings`),
	)
})

test('a saved sentence that no text has stands alone, without an empty line', async () => {
	const learner = await makeAccount(db, { email: 'mei@example.com' })
	const word = await makeWord(db, { word: '妈妈', pinyin: 'mā ma', example: null })
	const deck = await makeDeck(db, [word], { slug: 'my-words', ownerId: learner })
	await db
		.update(cards)
		.set({ sentence: '妈妈？' })
		.where(eq(cards.id, `${deck}-1`))
	const page = await product.ask(`/flashcards/study/my-words?card=${deck}-1`, {
		cookie: await sessionOf(db, learner),
	})
	const html = await page.text()
	expect(html).toContain('<mark>妈妈</mark>？')
	expect(html).not.toContain('figcaption')
})

test('a choice without cards says so, and not that the deck is empty', async () => {
	expect(await study({ cards: 'bookmarked' })).toContain(
		'None of your bookmarked cards is due today.',
	)
	const ofText = await study({ cards: 'text', from: '/courses/lessons/first-coffee' })
	expect(ofText).toContain('No word in My Words was saved from this text.')
	expect(ofText).not.toContain('No cards yet')
})

test('the cards with a bookmark can be chosen in a deck, but not among the words of a text', async () => {
	await db.insert(cardMarks).values({ userId, cardId, isBookmarked: true })
	const from = '/courses/lessons/first-coffee'
	expect(await study({ from })).toContain('Study bookmarked cards only')
	expect(await study({ from, cards: 'bookmarked' })).toContain('Bookmarked only: study all cards')
	expect(await study({ from, cards: 'text' })).not.toContain('Study bookmarked cards only')
})
