import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
	articles,
	cardMarks,
	cards,
	lessonShares,
	lessons,
	studySettings,
	vocab,
} from '#app/db/schema/index.ts'
import { hashOfSentence } from '#app/domain/progress/sentence-hash.ts'
import { setBookmark, setNotes } from '#app/features/flashcards/change-cards.server.ts'
import { listDeckCards, listDecks } from '#app/features/flashcards/list-decks.server.ts'
import { recordEvents } from '#app/features/flashcards/record-events.server.ts'
import type { StudyEvent } from '#app/features/flashcards/study-contract.ts'
import { findSession } from '#app/features/flashcards/study-session.server.ts'
import { makeArticle, makeLesson } from '#tests/support/content-factories.ts'
import { saveWord } from '#tests/support/my-words.ts'
import {
	addDeck,
	answer,
	hourMs,
	later,
	minuteMs,
	morning,
	session,
	setLimits,
	studyToTheEnd,
	withDeck,
	wordsOf,
} from '#tests/support/number-deck.ts'

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
	const pathOf = async () => (await session(db, morning, 'my-words')).cards[0]?.foundIn?.path
	const paths = [await pathOf()]
	await db.update(lessons).set({ isPrivate: true }).where(eq(lessons.id, 'course'))
	paths.push(await pathOf())
	await db.insert(lessonShares).values({ lessonId: 'lesson', userId: 'ming' })
	paths.push(await pathOf())
	await db.update(lessons).set({ isFree: false }).where(eq(lessons.id, 'lesson'))
	paths.push(await pathOf())
	const path = `/courses/lessons/secret${hashOfSentence('我有三本书。')}`
	expect(paths).toEqual([path, undefined, path, undefined])
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
	expect(await saved()).toMatchObject([
		{
			foundIn: {
				path: `/articles/the-slow-train${hashOfSentence('我有三本书。')}`,
				title: 'The Slow Train',
			},
		},
	])
	await db.update(articles).set({ isDeleted: true })
	expect(await saved()).toMatchObject([{ sentence: '我有三本书。', foundIn: null }])
	await db.delete(articles)
	expect(await saved()).toMatchObject([{ foundIn: null }])
})

test('each grade says when the card comes back, and whether in this session', async () => {
	const db = await withDeck()
	const [card] = (await session(db, morning)).cards
	expect(card).toMatchObject({ word: '一', pinyin: 'yī', phase: 'new', notes: '' })
	expect(card?.meanings).toEqual(['1', 'number 1'])
	expect(card?.previews).toEqual([
		{ grade: 'forgot', label: '1 min', inMs: minuteMs, returns: true },
		{ grade: 'hard', label: '6 min', inMs: 6 * minuteMs, returns: true },
		{ grade: 'good', label: '10 min', inMs: 10 * minuteMs, returns: true },
	])
	const events = [answer('numbers-一', 'good')]
	await recordEvents(db, { userId: 'ming', events, now: morning })
	const again = (await session(db, later(morning, 10 * minuteMs))).cards[0]
	expect(again?.previews[2]).toEqual({
		grade: 'good',
		label: '2 days',
		inMs: 2 * 24 * 60 * minuteMs,
		returns: false,
	})
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

test('words saved from a text are studied alone, and the day’s limit holds some of them back', async () => {
	const db = await withDeck()
	await makeLesson(db, { id: 'lesson', slug: 'shop' })
	await makeArticle(db, { id: 'train' })
	const lesson = { sentence: '我有三本书。', lessonId: 'lesson', articleId: null }
	const article = { sentence: '五月。', lessonId: null, articleId: 'train' }
	const words = [
		{ word: '一', pinyin: 'yī', ...lesson, lessonId: null },
		{ word: '三', pinyin: 'sān', ...lesson },
		{ word: '四', pinyin: 'sì', ...lesson },
		{ word: '五', pinyin: 'wǔ', ...article },
	]
	for (const word of words) await saveWord(db, { userId: 'ming', word })
	const query = { userId: 'ming', slug: 'my-words', mode: 'recall', chosen: 'text' } as const
	const from = async (path: string) => {
		const found = await findSession(db, { ...query, from: path, now: morning })
		return found && { words: wordsOf(found), heldBack: found.heldBack.fresh, ...found.deck }
	}
	const ofLesson = { words: '三四', heldBack: 0, cardCount: 2 }
	expect(await from('/courses/lessons/shop#p3')).toMatchObject(ofLesson)
	expect(await from('/articles/train')).toMatchObject({ words: '五' })
	expect(await from('/articles/other')).toMatchObject({ words: '', cardCount: 0 })
	await setLimits(db, { newPerDay: 0 })
	expect(await from('/courses/lessons/shop')).toMatchObject({ words: '', heldBack: 2 })
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

test('a word that is studied in one deck is not new in a deck for everybody', async () => {
	const db = await withDeck()
	await addDeck(db, { slug: 'more-numbers', words: 4 })
	const own = { slug: 'my-words', words: 2, ownerId: 'ming' }
	await addDeck(db, own)
	const events = [answer('ming-my-words-一', 'good'), answer('numbers-三', 'good')]
	await recordEvents(db, { userId: 'ming', events, now: morning })
	const inDeck = (slug: string) =>
		findSession(db, { userId: 'ming', slug, mode: 'recall', now: later(morning, hourMs) })
	const more = await inDeck('more-numbers')
	expect(more?.cards.map(({ word }) => word)).toEqual(['二', '四'])
	expect(more?.progress).toEqual({ met: 0, done: 0, total: 2 })
	const { decks } = await listDecks(db, {
		userId: 'ming',
		edition: '2.0',
		now: later(morning, hourMs),
	})
	expect(decks.map(({ slug, fresh }) => [slug, fresh])).toEqual([
		['my-words', 1],
		['more-numbers', 2],
		['numbers', 8],
	])
	await db.update(cards).set({ removedAt: morning }).where(eq(cards.id, 'ming-my-words-一'))
	expect((await inDeck('more-numbers'))?.cards, 'taken out of the other deck').toHaveLength(3)
})

test('a saved word comes in My Words, though a deck for everybody has it', async () => {
	const db = await withDeck()
	const events = [answer('numbers-一', 'good')]
	await recordEvents(db, { userId: 'ming', events, now: morning })
	await addDeck(db, { slug: 'my-words', words: 1, ownerId: 'ming' })
	const own = await findSession(db, {
		userId: 'ming',
		slug: 'my-words',
		mode: 'recall',
		now: morning,
	})
	expect(own?.cards.map(({ word }) => word)).toEqual(['一'])
})
