import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cards, decks } from '#app/db/schema/index.ts'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import {
	listDeckCards,
	listDecks,
	readStudySettings,
} from '#app/features/flashcards/list-decks.server.ts'
import { recordEvents } from '#app/features/flashcards/record-events.server.ts'
import { saveWord } from '#tests/support/my-words.ts'
import {
	addDeck,
	answer,
	hourMs,
	later,
	morning,
	session,
	setLimits,
	statistics,
	withDeck,
} from '#tests/support/number-deck.ts'

test('decks are listed with today’s cards, the user’s own deck first', async () => {
	const db = await withDeck()
	await addDeck(db, { slug: 'more-numbers', words: 4 })
	await addDeck(db, { slug: 'my-words', words: 2, ownerId: 'an' })
	await addDeck(db, { slug: 'my-words', words: 1, ownerId: 'ming' })
	await db.update(cards).set({ removedAt: morning }).where(eq(cards.deckId, 'ming-my-words'))
	const list = async () =>
		(await listDecks(db, { userId: 'ming', edition: '2.0', now: later(morning, hourMs) })).decks
	expect(await list()).toMatchObject([
		{ slug: 'more-numbers', cardCount: 4, due: 0, fresh: 4, isPersonal: false },
		{ slug: 'numbers', cardCount: 10, due: 0, fresh: 10 },
	])
	const word = { word: '一', pinyin: 'yī', sentence: null, lessonId: null }
	await saveWord(db, { userId: 'ming', word })
	await setLimits(db, { newPerDay: 6 })
	const events = [answer('numbers-一', 'good'), answer('numbers-二', 'good')]
	await recordEvents(db, { userId: 'ming', events, now: morning })
	expect(await list()).toEqual([
		expect.objectContaining({ slug: 'my-words', isPersonal: true, cardCount: 1, due: 0, fresh: 1 }),
		// 一 and 二 are studied among the numbers.
		expect.objectContaining({ slug: 'more-numbers', due: 0, fresh: 2 }),
		expect.objectContaining({ slug: 'numbers', due: 2, fresh: 8 }),
	])
	const { left } = await listDecks(db, {
		userId: 'ming',
		edition: '2.0',
		now: later(morning, hourMs),
	})
	expect(left, 'said once, for all decks').toEqual({ fresh: 4, due: 200 })
})

test('decks of levels are those of the person’s edition, and any they have begun', async () => {
	const db = await withDeck()
	const editions = ['2.0', '3.0'] as const
	for (const edition of editions) {
		await addDeck(db, { slug: `hsk-${edition}`, words: 3 })
		await db
			.update(decks)
			.set({ edition })
			.where(eq(decks.slug, `hsk-${edition}`))
	}
	const list = async (edition: HskEdition) => {
		const { decks } = await listDecks(db, { userId: 'ming', edition, now: later(morning, hourMs) })
		return decks.map(({ slug }) => slug)
	}
	expect(await list('2.0')).toEqual(['hsk-2.0', 'numbers'])
	expect(await list('3.0')).toEqual(['hsk-3.0', 'numbers'])
	expect(await list('2026'), 'as long as it has no decks').toEqual(['hsk-2.0', 'numbers'])
	const events = [answer('hsk-2.0-一', 'good')]
	await recordEvents(db, { userId: 'ming', events, now: morning })
	expect(await list('3.0')).toEqual(['hsk-2.0', 'hsk-3.0', 'numbers'])
})

test('saved words are listed with their sentences, the newest first', async () => {
	const db = await withDeck()
	for (const [word, pinyin] of [
		['一', 'yī'],
		['二', 'èr'],
	] as const) {
		const entry = { word, pinyin, sentence: `${word}。`, lessonId: null }
		await saveWord(db, { userId: 'ming', word: entry })
	}
	const query = { slug: 'my-words', chosen: 'all', page: 1 } as const
	const list = await listDeckCards(db, { userId: 'ming', ...query })
	expect(list?.cards.map(({ sentence }) => sentence)).toEqual(['二。', '一。'])
	expect(await listDeckCards(db, { userId: 'an', ...query })).toBeUndefined()
})

test('settings have their defaults until they are changed', async () => {
	const db = await withDeck()
	const read = () => readStudySettings(db, { userId: 'ming' })
	const defaults = { newPerDay: 20, reviewsPerDay: 200, timeZone: 'UTC', goalMinutes: null }
	expect(await read()).toEqual(defaults)
	await setLimits(db, { newPerDay: 5 })
	expect(await read()).toEqual({ ...defaults, newPerDay: 5 })
})

test('a flashcard page takes one round trip', async () => {
	const db = await withDeck()
	const { $client: client } = db
	let trips = 0
	const batch = client.batch.bind(client)
	client.batch = ((...args: Parameters<typeof batch>) => {
		trips += 1
		return batch(...args)
	}) as typeof client.batch
	client.execute = () => {
		throw new Error('a statement of its own')
	}
	await listDecks(db, { userId: 'ming', edition: '2.0', now: morning })
	await session(db, morning, 'numbers', 'listening')
	await statistics(db, 'ming', morning)
	expect(trips).toBe(3)
})
