import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
	articles,
	cardMarks,
	cards,
	decks,
	lessonShares,
	lessons,
	studySettings,
	vocab,
} from '#app/db/schema/index.ts'
import type { Grade, StudyMode } from '#app/domain/flashcards/review.ts'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import {
	recordEvents,
	setBookmark,
	setNotes,
} from '#app/features/flashcards/change-cards.server.ts'
import {
	findSession,
	listDeckCards,
	listDecks,
	readStudySettings,
} from '#app/features/flashcards/list-decks.server.ts'
import { readStatistics } from '#app/features/flashcards/statistics/read-statistics.server.ts'
import type { StudyEvent, StudySession } from '#app/features/flashcards/study-contract.ts'
import { makeArticle, makeLesson, rowOfWord } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { saveWord } from '#tests/support/my-words.ts'
import { addUsers } from '#tests/support/progress-records.ts'

type Database = Awaited<ReturnType<typeof memoryDatabase>>

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const morning = new Date('2026-11-21T08:00:00Z')
const numbers = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十']
const readings = ['yī', 'èr', 'sān', 'sì', 'wǔ', 'liù', 'qī', 'bā', 'jiǔ', 'shí']

function later(from: Date, ms: number): Date {
	return new Date(+from + ms)
}

/** 明 and 安 learn; the numbers are a shared deck of ten. */
async function withDeck() {
	const db = await memoryDatabase()
	await addUsers(db, ['ming', 'an'])
	await db.insert(vocab).values(
		numbers.map((word, index) => {
			const [id, pinyin] = [index + 1, readings[index] ?? '']
			const meaning = { numeral: { definition: `${id}; number ${id}` } }
			return rowOfWord({ id, word, pinyin, poses: ['numeral'], meaning })
		}),
	)
	await addDeck(db, { slug: 'numbers', words: 10 })
	return db
}

async function addDeck(
	db: Database,
	{ slug, words, ownerId = null }: { slug: string; words: number; ownerId?: string | null },
) {
	const id = ownerId ? `${ownerId}-${slug}` : slug
	await db.insert(decks).values({ id, slug, name: slug, description: 'Words', ownerId })
	await db.insert(cards).values(
		numbers.slice(0, words).map((word, index) => ({
			id: `${id}-${word}`,
			deckId: id,
			vocabId: index + 1,
			orderNo: index + 1,
		})),
	)
}

async function setLimits(db: Database, limits: Partial<typeof studySettings.$inferInsert>) {
	await db.insert(studySettings).values({ userId: 'ming', ...limits })
}

let made = 0
function answer(cardId: string, grade: Grade, mode: StudyMode = 'recall'): StudyEvent {
	made += 1
	const id = `review-${String(made).padStart(6, '0')}`
	return { kind: 'answer', id, cardId, mode, grade, durationMs: 4000, ageMs: 0 }
}

async function session(db: Database, now: Date, slug = 'numbers', mode: StudyMode = 'recall') {
	const found = await findSession(db, { userId: 'ming', slug, mode, now })
	if (!found) throw new Error(`no deck ${slug}`)
	return found
}

function statistics(db: Database, userId: string, now: Date) {
	return readStatistics(db, { userId, level: 'HSK1', edition: '2.0', now })
}

function wordsOf({ cards }: StudySession): string {
	return cards.map(({ word }) => word).join('')
}

/** Answers the first card until none is left, ten seconds each; returns the words asked. */
async function studyToTheEnd(
	db: Database,
	{ from, grade = () => 'good' }: { from: Date; grade?: (word: string, asked: number) => Grade },
) {
	const asked: string[] = []
	for (let now = from; ; now = later(now, 10_000)) {
		const { cards, progress } = await session(db, now)
		const [card] = cards
		if (!card) return { asked, now, progress }
		if (asked.length > 200) throw new Error('the session does not end')
		asked.push(card.word)
		const count = asked.filter((word) => word === card.word).length
		const events = [answer(card.id, grade(card.word, count))]
		await recordEvents(db, { userId: 'ming', events, now })
	}
}

test('a deck is studied to the end and continued the next day', async () => {
	const db = await withDeck()
	await setLimits(db, { newPerDay: 6 })
	const first = await session(db, morning)
	expect(wordsOf(first)).toBe('一二三四五六')
	expect(first).toMatchObject({ progress: { done: 0, total: 6 }, heldBack: { fresh: 4, due: 0 } })

	const day1 = await studyToTheEnd(db, { from: morning })
	expect(day1.asked.join('')).toBe('一二三四五六一二三四五六')
	expect(day1.progress).toEqual({ met: 6, done: 6, total: 6 })

	const evening = later(morning, 12 * hourMs)
	expect(await session(db, evening)).toMatchObject({ cards: [], progress: { done: 6, total: 6 } })

	const nextDay = later(morning, 24 * hourMs)
	expect(wordsOf(await session(db, nextDay))).toBe('七八九十')
	// Met at 8, due at 8 two days later: cards are due from the first minute of their day.
	const thirdDay = new Date('2026-11-23T00:01:00Z')
	expect(wordsOf(await session(db, thirdDay))).toBe('一二三四五六七八九十')
	const day3 = await studyToTheEnd(db, { from: thirdDay })
	expect(day3.progress).toEqual({ met: 10, done: 10, total: 10 })
})

test('leaving in the middle loses nothing', async () => {
	const db = await withDeck()
	const events = [answer('numbers-一', 'good'), answer('numbers-二', 'forgot')]
	await recordEvents(db, { userId: 'ming', events, now: morning })
	const back = await session(db, later(morning, 2 * hourMs))
	expect(wordsOf(back)).toBe('二一三四五六七八九十')
	expect(back.progress).toEqual({ met: 2, done: 0, total: 10 })
	expect(back.lastAnswer).toMatchObject({ word: '二', grade: 'forgot', reviewId: events[1]?.id })
})

test('after a reload the last answer can still be taken back, and the one before it', async () => {
	const db = await withDeck()
	const events = [answer('numbers-一', 'good'), answer('numbers-二', 'good')]
	await recordEvents(db, { userId: 'ming', events, now: morning })
	const undoLast = async (minutes: number) => {
		const now = later(morning, minutes * minuteMs)
		const { lastAnswer } = await session(db, now)
		const reviewId = lastAnswer?.reviewId ?? ''
		const undo: StudyEvent = { kind: 'undo', id: `undo-${reviewId}`, reviewId, ageMs: 0 }
		await recordEvents(db, { userId: 'ming', events: [undo], now })
		return session(db, now)
	}
	const once = await undoLast(1)
	expect(wordsOf(once)).toBe('二三四五六七八九十一')
	expect(once.lastAnswer?.word).toBe('一')
	const twice = await undoLast(2)
	expect(wordsOf(twice)).toBe('一二三四五六七八九十')
	expect(twice.lastAnswer).toBeNull()
})

test('a page has the next twenty cards and the number of all', async () => {
	const db = await withDeck()
	const more = await db
		.insert(vocab)
		.values(
			Array.from({ length: 30 }, (_, index) => ({
				word: `第${index}`,
				pinyin: `dì ${index}`,
				levels: [],
				poses: ['numeral' as const],
				meaning: { numeral: { definition: `${index}th` } },
			})),
		)
		.returning({ id: vocab.id })
	await db.insert(cards).values(
		more.map(({ id: vocabId }, index) => ({
			id: `more-${index}`,
			deckId: 'numbers',
			vocabId,
			orderNo: 11 + index,
		})),
	)
	await setLimits(db, { newPerDay: 35 })
	const found = await session(db, morning)
	expect(found.cards).toHaveLength(20)
	expect(found).toMatchObject({ progress: { done: 0, total: 35 }, heldBack: { fresh: 5, due: 0 } })
})

test('a card names no lesson that its learner may not open', async () => {
	const db = await withDeck()
	await makeLesson(db, { id: 'course', type: 'course' })
	await makeLesson(db, { id: 'lesson', slug: 'secret', parentId: 'course' })
	const word = { word: '三', pinyin: 'sān', sentence: '我有三本书。', lessonId: 'lesson' }
	await saveWord(db, { userId: 'ming', word })
	const foundAt = async () => (await session(db, morning, 'my-words')).cards[0]?.foundAt
	const paths = [await foundAt()]
	await db.update(lessons).set({ isPrivate: true }).where(eq(lessons.id, 'course'))
	paths.push(await foundAt())
	await db.insert(lessonShares).values({ lessonId: 'lesson', userId: 'ming' })
	paths.push(await foundAt())
	await db.update(lessons).set({ isFree: false }).where(eq(lessons.id, 'lesson'))
	paths.push(await foundAt())
	const path = '/courses/lessons/secret'
	expect(paths).toEqual([path, null, path, null])
})

test('a word saved from an article links to it while it exists', async () => {
	const db = await withDeck()
	await makeArticle(db, {
		id: 'the-slow-train',
		enTitle: 'The Slow Train',
		title: '最慢的那趟火车',
		level: 'intermediate',
		content: [],
	})
	const found = { sentence: '我有三本书。', lessonId: null, articleId: 'the-slow-train' }
	await saveWord(db, { userId: 'ming', word: { word: '三', pinyin: 'sān', ...found } })
	const saved = async () => (await session(db, morning, 'my-words')).cards
	expect(await saved()).toMatchObject([{ foundAt: '/articles/the-slow-train' }])
	await db.update(articles).set({ isDeleted: true })
	expect(await saved()).toMatchObject([{ sentence: '我有三本书。', foundAt: null }])
	await db.delete(articles)
	expect(await saved()).toMatchObject([{ foundAt: null }])
})

test('each grade says when the card comes back, and whether in this session', async () => {
	const db = await withDeck()
	const [card] = (await session(db, morning)).cards
	expect(card).toMatchObject({ word: '一', pinyin: 'yī', phase: 'new', notes: '' })
	expect(card?.meanings).toEqual(['1', 'number 1'])
	expect(card?.previews).toEqual([
		{ grade: 'forgot', label: '1 min', returns: true },
		{ grade: 'hard', label: '6 min', returns: true },
		{ grade: 'good', label: '10 min', returns: true },
	])
	const events = [answer('numbers-一', 'good')]
	await recordEvents(db, { userId: 'ming', events, now: morning })
	const again = (await session(db, later(morning, 10 * minuteMs))).cards[0]
	expect(again?.previews[2]).toEqual({ grade: 'good', label: '2 days', returns: false })
})

test('bookmarks and notes come with the card, for each user separately', async () => {
	const db = await withDeck()
	await setBookmark(db, { userId: 'ming', cardId: 'numbers-一', isBookmarked: true })
	await setNotes(db, { userId: 'ming', cardId: 'numbers-一', notes: 'one stroke' })
	await setNotes(db, { userId: 'an', cardId: 'numbers-一', notes: 'easy' })
	expect((await session(db, morning)).cards[0]).toMatchObject({
		isBookmarked: true,
		notes: 'one stroke',
	})
	expect(await db.select().from(cardMarks)).toHaveLength(2)
})

test('another user’s deck is not found', async () => {
	const db = await withDeck()
	await addDeck(db, { slug: 'secret', words: 3, ownerId: 'an' })
	const asked = { slug: 'secret', mode: 'recall', now: morning } as const
	expect(await findSession(db, { userId: 'ming', ...asked })).toBeUndefined()
	expect(await findSession(db, { userId: 'an', ...asked })).toBeDefined()
	expect(await findSession(db, { userId: 'ming', ...asked, slug: 'none' })).toBeUndefined()
})

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
		expect.objectContaining({ slug: 'more-numbers', due: 0, fresh: 4 }),
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

test('a card shows an example, unless the person saved a sentence with the word', async () => {
	const db = await withDeck()
	const example = {
		zh: '我有三本书。',
		at: 2,
		pinyin: 'Wǒ yǒu sān běn shū.',
		en: 'I have three books.',
	}
	await db.update(vocab).set({ example }).where(eq(vocab.word, '三'))
	const word = { word: '三', pinyin: 'sān', sentence: '三月很冷。', lessonId: null }
	await saveWord(db, { userId: 'ming', word })
	const query = { userId: 'ming', mode: 'listening' as const, now: morning }
	const shared = await findSession(db, { ...query, slug: 'numbers' })
	expect(shared?.cards.slice(1, 3)).toMatchObject([
		{ word: '二', example: null },
		{ word: '三', example, sentence: null },
	])
	const own = await findSession(db, { ...query, slug: 'my-words' })
	expect(own?.cards).toMatchObject([{ word: '三', example: null, sentence: '三月很冷。' }])
})

test('the end of a session says what was done today, and leads to the next deck', async () => {
	const db = await withDeck()
	await addDeck(db, { slug: 'more-numbers', words: 4 })
	await setLimits(db, { newPerDay: 3 })
	const events = [answer('more-numbers-一', 'good')]
	await recordEvents(db, { userId: 'ming', events, now: later(morning, -hourMs) })
	expect((await session(db, morning)).end).toBeNull()

	const grade = (word: string, asked: number) => (word === '二' && asked < 3 ? 'forgot' : 'good')
	const { now } = await studyToTheEnd(db, { from: morning, grade })
	expect((await session(db, now)).end).toEqual({
		figures: {
			cards: 2,
			rightAtFirst: 1,
			fresh: 2,
			minutes: 1,
			hardWords: [{ cardId: 'numbers-二', word: '二', pinyin: 'èr', traditional: null, times: 2 }],
		},
		leeches: [],
		lastMode: 'recall',
		nextDue: expect.stringMatching(/^[12] cards? comes? back/),
		nextDeck: { slug: 'more-numbers', name: 'more-numbers', due: 1 },
	})

	const tomorrow = later(morning, 24 * hourMs)
	expect((await session(db, tomorrow)).end).toBeNull()
	await setBookmark(db, { userId: 'ming', cardId: 'numbers-九', isBookmarked: true })
	await db.update(studySettings).set({ newPerDay: 0 })
	const none = await findSession(db, {
		userId: 'ming',
		slug: 'numbers',
		mode: 'recall',
		chosen: 'bookmarked',
		now: tomorrow,
	})
	expect(none?.end?.figures).toBeNull()
})

test('bookmarked cards can be studied and listed alone', async () => {
	const db = await withDeck()
	for (const word of ['三', '五']) {
		await setBookmark(db, { userId: 'ming', cardId: `numbers-${word}`, isBookmarked: true })
	}
	await setBookmark(db, { userId: 'an', cardId: 'numbers-七', isBookmarked: true })
	const query = { userId: 'ming', slug: 'numbers', mode: 'recall' as const, now: morning }
	const all = await findSession(db, query)
	expect(all?.deck).toMatchObject({ cardCount: 10, bookmarkedCount: 2 })
	const found = await findSession(db, { ...query, chosen: 'bookmarked' })
	expect(found && wordsOf(found)).toBe('三五')
	expect(found).toMatchObject({
		chosen: 'bookmarked',
		deck: { cardCount: 2, bookmarkedCount: 2 },
		progress: { met: 0, done: 0, total: 2 },
	})
	const events = [answer('numbers-三', 'good'), answer('numbers-一', 'good')]
	await recordEvents(db, { userId: 'ming', events, now: morning })
	const now = later(morning, hourMs)
	expect(await findSession(db, { ...query, chosen: 'bookmarked', now })).toMatchObject({
		progress: { met: 1, total: 2 },
	})

	const list = await listDeckCards(db, { ...query, chosen: 'bookmarked', page: 1 })
	expect(list?.cards.map(({ word, isBookmarked }) => [word, isBookmarked])).toEqual([
		['三', true],
		['五', true],
	])
	const whole = await listDeckCards(db, { ...query, chosen: 'all', page: 1 })
	expect(whole).toMatchObject({ pages: 1, deck: { name: 'numbers', isPersonal: false } })
	expect(whole?.cards[0]).toMatchObject({ word: '一', meaning: '1; number 1', isBookmarked: false })
	expect(whole?.cards).toHaveLength(10)
	expect(await listDeckCards(db, { ...query, slug: 'none', chosen: 'all', page: 1 })).toBe(
		undefined,
	)
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
