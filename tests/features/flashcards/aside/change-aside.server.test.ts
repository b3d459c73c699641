import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#app/db/client.server.ts'
import { cardMarks, cardStates, studySettings, userWords } from '#app/db/schema/index.ts'
import { parseCardsBefore } from '#app/domain/flashcards/cards-before.ts'
import type { Grade } from '#app/domain/flashcards/review.ts'
import {
	knowCard,
	resumeCard,
	resumeDeck,
	suspendCard,
	undoAside,
} from '#app/features/flashcards/aside/change-aside.server.ts'
import { setNotes } from '#app/features/flashcards/change-cards.server.ts'
import { listDeckCards, listDecks } from '#app/features/flashcards/list-decks.server.ts'
import { recordEvents } from '#app/features/flashcards/record-events.server.ts'
import { readStatistics } from '#app/features/flashcards/statistics/read-statistics.server.ts'
import { findSession } from '#app/features/flashcards/study-session.server.ts'
import { makeDeck, makeWord } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addUsers } from '#tests/support/progress-records.ts'

const userId = 'ming'
const now = new Date('2026-11-28T12:00:00Z')
const dayMs = 24 * 60 * 60_000

/** 明 and 安 learn; three words are in a shared deck, the first also in another one. */
async function withDeck() {
	const db = await memoryDatabase()
	await addUsers(db, [userId, 'an'])
	const words = [
		await makeWord(db, { word: '大概', pinyin: 'dà gài' }),
		await makeWord(db, { word: '也许', pinyin: 'yě xǔ' }),
		await makeWord(db, { word: '可能', pinyin: 'kě néng' }),
	]
	await makeDeck(db, words, { id: 'maybe', name: 'Maybe' })
	await makeDeck(db, words.slice(0, 1), { id: 'other', name: 'Other' })
	return { db, words }
}

async function cardsOf(db: Db) {
	const session = await findSession(db, { userId, slug: 'maybe', mode: 'recall', now })
	return session?.cards.map(({ word }) => word)
}

async function listed(db: Db, chosen: 'all' | 'aside' = 'aside') {
	const found = await listDeckCards(db, { userId, slug: 'maybe', chosen, page: 1 })
	return found?.cards.map(({ word, aside }) => [word, aside])
}

async function figures(db: Db) {
	const { decks } = await listDecks(db, { userId, edition: '2.0', now })
	const statistics = await readStatistics(db, { userId, level: 'HSK1', edition: '2.0', now })
	const deck = decks.find(({ slug }) => slug === 'maybe')
	const forecast = statistics.forecast.reduce((sum, { cards }) => sum + cards, 0)
	return { due: deck?.due, fresh: deck?.fresh, forecast }
}

let made = 0

async function answer(db: Db, grade: Grade, { daysAgo }: { daysAgo: number }) {
	made += 1
	const id = `answer-${made}`.padEnd(10, '0')
	const event = { kind: 'answer' as const, id, cardId: 'maybe-1', mode: 'recall' as const, grade }
	const ageMs = daysAgo * dayMs
	await recordEvents(db, { userId, events: [{ ...event, durationMs: 1000, ageMs }], now })
	return id
}

/** 大概 is learned and forgotten, again and again; the last time was today. */
async function forget(db: Db, times: number, { last = 0 } = {}) {
	let id = ''
	for (let time = 0; time < times; time += 1) {
		const daysAgo = last + (times - 1 - time) * 3
		await answer(db, 'good', { daysAgo: daysAgo + 2 })
		await answer(db, 'good', { daysAgo: daysAgo + 1 })
		id = await answer(db, 'forgot', { daysAgo })
	}
	return id
}

function putBack(db: Db, { before }: { before: string }) {
	const parsed = parseCardsBefore(before)
	return parsed ? undoAside(db, { userId, before: parsed, now }) : expect.fail()
}

test('a suspended card comes no more and counts nowhere, until it is resumed', async () => {
	const { db } = await withDeck()
	expect(await figures(db)).toEqual({ due: 0, fresh: 3, forecast: 0 })
	const suspended = await suspendCard(db, { userId, cardId: 'maybe-1', now })
	expect(suspended.count).toBe(1)
	expect(await cardsOf(db)).toEqual(['也许', '可能'])
	expect(await figures(db)).toEqual({ due: 0, fresh: 2, forecast: 0 })
	expect(await listed(db)).toEqual([['大概', { kind: 'suspended' }]])
	await resumeCard(db, { userId, cardId: 'maybe-1', now })
	expect(await cardsOf(db)).toEqual(['大概', '也许', '可能'])
	expect(await listed(db)).toEqual([])
})

test('a card forgotten eight times is set aside with a hint, and the undo of the answer brings it back', async () => {
	const { db } = await withDeck()
	await forget(db, 7, { last: 3 })
	expect(await listed(db)).toEqual([])
	const id = await forget(db, 1)
	const [state] = await db.select().from(cardStates).where(eq(cardStates.cardId, 'maybe-1'))
	expect(state?.lapses).toBe(8)
	expect(await listed(db)).toEqual([['大概', { kind: 'leech', lapses: 8 }]])
	const session = await findSession(db, { userId, slug: 'maybe', mode: 'recall', now })
	const word = { cardId: 'maybe-1', word: '大概', pinyin: 'dà gài', traditional: null }
	expect(session?.leech).toEqual({ ...word, lapses: 8, notes: '' })
	expect(session?.deck.asideCount).toBe(1)
	expect(await cardsOf(db)).toEqual(['也许', '可能'])
	const undo = { kind: 'undo' as const, id: `undo-${id}`, reviewId: id, ageMs: 0 }
	await recordEvents(db, { userId, events: [undo], now })
	expect(await listed(db)).toEqual([])
})

test('the end of a session names the cards that were set aside as leeches', async () => {
	const { db } = await withDeck()
	await db.insert(studySettings).values({ userId, newPerDay: 0 })
	await forget(db, 8)
	const ended = async () => {
		const session = await findSession(db, { userId, slug: 'maybe', mode: 'recall', now })
		return session?.end?.leeches.map(({ word }) => word)
	}
	expect(await ended()).toEqual(['大概'])
	await suspendCard(db, { userId, cardId: 'maybe-1', now })
	expect(await ended()).toEqual(['大概'])
	await resumeCard(db, { userId, cardId: 'maybe-1', now })
	expect(await ended()).toBeUndefined()
})

test('a resumed leech comes until it was forgotten four times more', async () => {
	const { db } = await withDeck()
	await forget(db, 8, { last: 20 })
	await resumeCard(db, { userId, cardId: 'maybe-1', now })
	expect(await listed(db)).toEqual([])
	await forget(db, 3, { last: 4 })
	expect(await listed(db)).toEqual([])
	await forget(db, 1)
	expect(await listed(db)).toEqual([['大概', { kind: 'leech', lapses: 12 }]])
})

test('the hint is gone once the person has decided', async () => {
	const { db } = await withDeck()
	await forget(db, 8)
	const leech = async () =>
		(await findSession(db, { userId, slug: 'maybe', mode: 'recall', now }))?.leech
	await setNotes(db, { userId, cardId: 'maybe-1', notes: '大 = big, 概 = outline' })
	expect(await leech()).toMatchObject({ notes: '大 = big, 概 = outline' })
	await suspendCard(db, { userId, cardId: 'maybe-1', now })
	expect(await leech()).toBeNull()
	expect(await listed(db)).toEqual([['大概', { kind: 'suspended' }]])
})

test('a known word is marked, and its cards come no more in any deck; undo brings all of it back', async () => {
	const { db, words } = await withDeck()
	const vocabId = words[0]?.id ?? 0
	await db.insert(userWords).values({
		userId,
		vocabId,
		status: 'learning',
		changedAt: new Date(+now - dayMs),
	})
	const known = await knowCard(db, { userId, cardId: 'maybe-1', now })
	expect(known.count).toBe(2)
	expect(await listed(db)).toEqual([['大概', { kind: 'known' }]])
	expect((await findSession(db, { userId, slug: 'other', mode: 'recall', now }))?.cards).toEqual([])
	expect(await db.select().from(userWords)).toMatchObject([{ status: 'known', changedAt: now }])
	expect(await putBack(db, known)).toBe(true)
	expect(await db.select().from(userWords)).toMatchObject([
		{ status: 'learning', changedAt: new Date(+now - dayMs) },
	])
	expect(await cardsOf(db)).toContain('大概')
})

test('all cards of a deck are resumed at once, and set aside again by undo', async () => {
	const { db } = await withDeck()
	await forget(db, 8)
	await suspendCard(db, { userId, cardId: 'maybe-2', now })
	await suspendCard(db, { userId, cardId: 'other-1', now })
	const resumed = await resumeDeck(db, { userId, slug: 'maybe', now })
	expect(resumed.count).toBe(2)
	expect(await listed(db)).toEqual([])
	await putBack(db, resumed)
	expect(await listed(db)).toEqual([
		['大概', { kind: 'leech', lapses: 8 }],
		['也许', { kind: 'suspended' }],
	])
})

test('nobody sets aside a card of somebody else’s deck, or one for somebody else', async () => {
	const { db, words } = await withDeck()
	await makeDeck(db, words, { id: 'own', ownerId: 'an' })
	expect(await suspendCard(db, { userId, cardId: 'own-1', now })).toEqual({ count: 0, before: '' })
	await suspendCard(db, { userId: 'an', cardId: 'maybe-1', now })
	expect(await cardsOf(db)).toContain('大概')
	expect(await db.$count(cardMarks)).toBe(1)
})
