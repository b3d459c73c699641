import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
	articles,
	cardMarks,
	cardStates,
	cards,
	lessonContents,
	lessonProgress,
	lessonShares,
	lessons,
	ownTextParts,
	ownTexts,
	readingPlaces,
	reviews,
	studySettings,
	userProfiles,
	userWords,
	vocab,
} from '#app/db/schema/index.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { findCoursesPage } from '#app/features/today/courses-page.server.ts'
import { makeArticle, makeDeck, makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addUsers, recordOf } from '#tests/support/progress-records.ts'
import { marta } from '#tests/support/users.ts'

/** A Wednesday. */
const now = new Date('2026-11-25T12:00:00Z')
const hoursAgo = (hours: number) => new Date(+now - hours * 3_600_000)
const text = [{ zh: [{ word: '火车' }], en: 'Train', blank: 'normal' as const }]

async function withMarta(more: Partial<User> = {}) {
	const db = await memoryDatabase()
	await addUsers(db, ['marta', 'tom'])
	const user: User = { ...marta, ...more }
	const today = async (shares: Record<string, number> = {}, knownWords = 320) => {
		const ofArticle = (id: string) => {
			const share = shares[id]
			return share === undefined ? undefined : { share, learning: 0, newWords: 3 }
		}
		const ofLessons = ([id = '']: readonly string[]) => ofArticle(id)
		const fits = Promise.resolve({ ofLessons, ofArticle, knownWords })
		return (await findCoursesPage(db, { user, now, fits })).today
	}
	return {
		db,
		today,
		async addLesson(values: Partial<typeof lessons.$inferInsert>) {
			const id = await makeLesson(db, values)
			if (values.type !== 'course') {
				await db.insert(lessonContents).values({ lessonId: id, content: text })
			}
			return id
		},
		async stopIn(lessonId: string, paragraph: number, changedAt = hoursAgo(1)) {
			await db
				.insert(readingPlaces)
				.values({ userId: 'marta', lessonId, paragraph, paragraphs: 30, changedAt })
		},
	}
}

test('the text read last is continued at its paragraph', async () => {
	const { addLesson, stopIn, today } = await withMarta()
	await addLesson({ id: 'train', title: { zh: '慢火车', en: 'The Slow Train' } })
	await addLesson({ id: 'tea' })
	await stopIn('tea', 3, hoursAgo(5))
	await stopIn('train', 12)
	expect((await today()).continued).toEqual({
		to: '/courses/lessons/train#p12',
		title: { zh: '慢火车', en: 'The Slow Train' },
		paragraph: 12,
		paragraphs: 30,
	})
})

test('a lesson read to its end is continued until it is marked as learned', async () => {
	const { db, addLesson, stopIn, today } = await withMarta()
	for (const id of ['tea', 'market']) await addLesson({ id })
	await stopIn('tea', 1, hoursAgo(5))
	await stopIn('market', 30)
	const { continued, next } = await today()
	expect(continued).toMatchObject({ to: '/courses/lessons/market#p30', paragraphs: 30 })
	expect(next?.to).toBe('/courses/lessons/tea')
	const learnedAt = '2026-11-24T10:00:00.000Z'
	const record = recordOf('marta', [[learnedAt, { learned: true, learnedAt }]])
	await db.insert(lessonProgress).values({
		userId: 'marta',
		lessonId: 'market',
		learnedAt: new Date(learnedAt),
		record,
	})
	expect((await today()).continued?.to).toBe('/courses/lessons/tea')
})

test('a lesson is continued until its exercises are done, not only begun', async () => {
	const { db, addLesson, stopIn, today } = await withMarta()
	for (const id of ['tea', 'market']) await addLesson({ id })
	await stopIn('tea', 1, hoursAgo(5))
	await stopIn('market', 30)
	const begunAt = '2026-11-24T10:00:00.000Z'
	const begun = { exerciseStatus: 'started', exerciseStartedAt: begunAt } as const
	const record = recordOf('marta', [[begunAt, begun]])
	await db.insert(lessonProgress).values({ userId: 'marta', lessonId: 'market', record })
	expect((await today()).continued?.to).toBe('/courses/lessons/market#p30')
	const doneAt = '2026-11-24T10:05:00.000Z'
	const done = { exerciseStatus: 'completed', exerciseCompletedAt: doneAt } as const
	await db.update(lessonProgress).set({
		record: recordOf('marta', [
			[begunAt, begun],
			[doneAt, done],
		]),
	})
	expect((await today()).continued?.to).toBe('/courses/lessons/tea')
})

test('a lesson whose exercises are done is not new, however little of its text was read', async () => {
	const { db, addLesson, stopIn, today } = await withMarta()
	for (const id of ['tea', 'market', 'train']) await addLesson({ id })
	await stopIn('market', 2)
	const at = '2026-11-24T10:05:00.000Z'
	const done = { exerciseStatus: 'completed', exerciseCompletedAt: at } as const
	const record = recordOf('marta', [[at, done]])
	await db
		.insert(lessonProgress)
		.values(['market', 'train'].map((lessonId) => ({ userId: 'marta', lessonId, record })))
	const { continued, next } = await today()
	expect(continued).toBeUndefined()
	expect(next?.to).toBe('/courses/lessons/tea')
})

test('of lessons read to their end only the text read last is continued, and hides no older text', async () => {
	const { db, addLesson, stopIn, today } = await withMarta()
	for (const id of ['tea', 'market']) await addLesson({ id })
	await stopIn('tea', 30, hoursAgo(3))
	await stopIn('market', 30, hoursAgo(2))
	await db.insert(ownTexts).values({ id: 'rain', userId: 'marta', title: '雨', tags: [] })
	await db.insert(ownTextParts).values({
		textId: 'rain',
		title: '',
		characters: 9,
		bytes: 27,
		number: 1,
		paragraph: 7,
		paragraphs: 9,
		readAt: hoursAgo(5),
	})
	expect((await today()).continued?.to).toBe('/courses/lessons/market#p30')
	const learnedAt = '2026-11-25T11:00:00.000Z'
	await db.insert(lessonProgress).values({
		userId: 'marta',
		lessonId: 'market',
		learnedAt: new Date(learnedAt),
		record: recordOf('marta', [[learnedAt, { learned: true, learnedAt }]]),
	})
	expect((await today()).continued?.to).toBe('/texts/rain/1#p7')
})

test('an article that was read to its end is not continued', async () => {
	const { db, addLesson, stopIn, today } = await withMarta()
	await addLesson({ id: 'tea' })
	await makeArticle(db, { id: 'repair', enTitle: 'Repair', title: '修车', content: text })
	await stopIn('tea', 2, hoursAgo(5))
	const place = { userId: 'marta', articleId: 'repair', changedAt: hoursAgo(1) }
	await db.insert(readingPlaces).values({ ...place, paragraph: 9, paragraphs: 9 })
	expect((await today()).continued?.to).toBe('/courses/lessons/tea#p2')
})

test('an article is continued too, until it is disabled', async () => {
	const { db, today } = await withMarta()
	await makeArticle(db, { id: 'repair', enTitle: 'Repair', title: '修车', content: text })
	await db.insert(readingPlaces).values({
		userId: 'marta',
		articleId: 'repair',
		paragraph: 2,
		paragraphs: 9,
		changedAt: hoursAgo(1),
	})
	expect((await today()).continued).toMatchObject({
		to: '/articles/repair#p2',
		title: { en: 'Repair', zh: '修车' },
	})
	await db.update(articles).set({ status: 0 })
	expect((await today()).continued).toBeUndefined()
})

test('an own text read later is continued too, and a finished part leads to the next', async () => {
	const { db, addLesson, stopIn, today } = await withMarta()
	await addLesson({ id: 'train' })
	await stopIn('train', 5, hoursAgo(2))
	await db.insert(ownTexts).values({ id: 'rain', userId: 'marta', title: '雨', tags: [] })
	const part = { textId: 'rain', title: '', characters: 9, bytes: 27 }
	await db.insert(ownTextParts).values([
		{ ...part, number: 1, paragraph: 7, paragraphs: 9, readAt: hoursAgo(1) },
		{ ...part, number: 2 },
	])
	expect((await today()).continued).toEqual({
		to: '/texts/rain/1#p7',
		title: { en: '雨', zh: '' },
		paragraph: 7,
		paragraphs: 9,
	})
	await db.update(ownTextParts).set({ paragraph: 9 }).where(eq(ownTextParts.number, 1))
	expect((await today()).continued).toMatchObject({ to: '/texts/rain/2', paragraph: 1 })
	await db.delete(ownTextParts).where(eq(ownTextParts.number, 2))
	expect((await today()).continued?.to).toBe('/courses/lessons/train#p5')
})

test('a private lesson is named only as long as the invitation lasts', async () => {
	const { db, addLesson, stopIn, today } = await withMarta()
	await addLesson({ id: 'family', type: 'course', isPrivate: true })
	await addLesson({ id: 'kitchen', parentId: 'family' })
	await db.insert(lessonShares).values({ lessonId: 'family', userId: 'marta' })
	await stopIn('kitchen', 5)
	expect((await today()).continued?.to).toBe('/courses/lessons/kitchen#p5')
	await db.delete(lessonShares)
	const { continued, next } = await today()
	expect([continued, next]).toEqual([undefined, undefined])
})

test.each([
	['disabled', { status: 0 }],
	['coming soon', { status: 2 }],
	['paid', { isFree: false }],
	['deleted', { isDeleted: true }],
])('a lesson that is %s is neither continued nor offered', async (_, change) => {
	const { db, addLesson, stopIn, today } = await withMarta()
	await addLesson({ id: 'train' })
	await addLesson({ id: 'other' })
	await stopIn('train', 5)
	await db.update(lessons).set(change)
	const { continued, next } = await today()
	expect([continued, next]).toEqual([undefined, undefined])
})

test('nobody’s place is shown to somebody else', async () => {
	const { db, addLesson, today } = await withMarta()
	await addLesson({ id: 'train' })
	await db.insert(readingPlaces).values({
		userId: 'tom',
		lessonId: 'train',
		paragraph: 4,
		paragraphs: 9,
		changedAt: now,
	})
	const { continued, next } = await today()
	expect(continued).toBeUndefined()
	expect(next?.to).toBe('/courses/lessons/train')
})

test('the next new lesson is the first whose words the person nearly knows', async () => {
	const { addLesson, today } = await withMarta({ langLevel: 'HSK1' })
	const course = await addLesson({ id: 'first-steps', type: 'course' })
	for (const [orderNo, id] of ['ni-hao', 'tea', 'train'].entries()) {
		await addLesson({ id, parentId: course, orderNo })
	}
	expect((await today({ 'ni-hao': 0.6, tea: 0.94, train: 0.96 })).next).toMatchObject({
		to: '/courses/lessons/tea',
		note: '94% known · 3 new words',
	})
	expect((await today({ 'ni-hao': 0.6 })).next?.to).toBe('/courses/lessons/ni-hao')
})

test('the next new lesson is of the person’s level, in the order of its course', async () => {
	const { addLesson, stopIn, today } = await withMarta({ langLevel: 'HSK2' })
	await addLesson({ id: 'course', type: 'course', level: 'elementary' })
	await addLesson({ id: 'easy', level: 'beginner' })
	await addLesson({ id: 'hard', level: 'intermediate' })
	await addLesson({ id: 'second', level: 'elementary', parentId: 'course', orderNo: 2 })
	await addLesson({ id: 'first', level: 'elementary', parentId: 'course', orderNo: 1 })
	const offered = async () => (await today()).next?.to.split('/').at(-1)
	expect(await offered()).toBe('first')
	await stopIn('first', 30)
	expect(await offered()).toBe('second')
	await stopIn('second', 30)
	expect(await offered()).toBe('easy')
	await stopIn('easy', 30)
	expect(await offered()).toBe('hard')
	await stopIn('hard', 30)
	expect(await offered()).toBeUndefined()
})

test('a lesson that was only opened is offered again, but not beside itself', async () => {
	const { addLesson, stopIn, today } = await withMarta()
	const course = await addLesson({ id: 'first-steps', type: 'course', pathNo: 1 })
	for (const [orderNo, id] of ['ni-hao', 'tea', 'train'].entries()) {
		await addLesson({ id, parentId: course, orderNo })
	}
	const shown = async () => {
		const { continued, next } = await today()
		return [continued?.to, next?.to].map((to) => to?.split('/').at(-1))
	}
	await stopIn('ni-hao', 1, hoursAgo(3))
	expect(await shown()).toEqual(['ni-hao', 'tea'])
	await stopIn('tea', 1, hoursAgo(2))
	expect(await shown()).toEqual(['tea', 'ni-hao'])
})

test('a lesson without a text is not offered', async () => {
	const { db, today } = await withMarta()
	await makeLesson(db, { id: 'bare' })
	await makeLesson(db, { id: 'empty' })
	await db.insert(lessonContents).values({ lessonId: 'empty', content: [] })
	expect((await today()).next).toBeUndefined()
})

test('due cards are counted within the day’s limits, with the time they take', async () => {
	const { db, today } = await withMarta()
	const word = await makeWord(db)
	const others = await Promise.all(
		['茶', '水', '火'].map((one) => makeWord(db, { word: one, pinyin: one })),
	)
	const deck = await makeDeck(db, [word, ...others])
	const begun = { introducedAt: hoursAgo(300), lastReviewedAt: hoursAgo(200), stability: 5 }
	await db.insert(cardStates).values(
		[1, 2, 3].map((number) => ({
			...begun,
			userId: 'marta',
			cardId: `${deck}-${number}`,
			state: 'review' as const,
			due: number === 3 ? new Date(+now + 40 * 3_600_000) : hoursAgo(2),
			logLength: 1,
		})),
	)
	await db.insert(reviews).values({
		userId: 'marta',
		id: 'first-answer',
		cardId: `${deck}-1`,
		mode: 'recall',
		grade: 'good',
		durationMs: 60_000,
		at: hoursAgo(200),
	})
	expect((await today()).cards).toEqual({ due: 2, fresh: 1, soon: 0, minutes: 2 })
	await db.insert(studySettings).values({ userId: 'marta', reviewsPerDay: 1 })
	expect((await today()).cards).toEqual({ due: 1, fresh: 1, soon: 0, minutes: 1 })
})

test('new cards wait in own decks and in those that were begun, within the day’s limit', async () => {
	const { db, today } = await withMarta()
	const words = await Promise.all(
		['茶', '水', '火'].map((one) => makeWord(db, { word: one, pinyin: one })),
	)
	const shared = await makeDeck(db, words)
	expect((await today()).cards).toEqual({ due: 0, fresh: 0, soon: 0, minutes: 0 })
	const own = await makeDeck(db, words, { slug: 'my-words', ownerId: 'marta' })
	await makeDeck(db, words, { slug: 'my-words', ownerId: 'tom' })
	expect((await today()).cards).toEqual({ due: 0, fresh: 3, soon: 0, minutes: 0 })
	await db
		.update(cards)
		.set({ removedAt: now })
		.where(eq(cards.id, `${own}-1`))
	const suspended = { userId: 'marta', cardId: `${own}-2`, suspendedAt: now }
	await db.insert(cardMarks).values(suspended)
	expect((await today()).cards.fresh).toBe(1)
	const begun = { introducedAt: hoursAgo(300), lastReviewedAt: hoursAgo(200), logLength: 1 }
	const later = { state: 'review' as const, due: new Date(+now + 40 * 3_600_000) }
	const state = { ...begun, ...later, userId: 'marta', cardId: `${shared}-1` }
	await db.insert(cardStates).values(state)
	// 水 and 火, which is in both decks.
	expect((await today()).cards.fresh).toBe(2)
	await db.insert(studySettings).values({ userId: 'marta', newPerDay: 1 })
	expect((await today()).cards.fresh).toBe(1)
})

test('cards lead to the deck with most of them due, else to the first with new ones', async () => {
	const { db, today } = await withMarta()
	const words = await Promise.all(
		['茶', '水', '火', '山'].map((one) => makeWord(db, { word: one, pinyin: one })),
	)
	const deckOfToday = async () => {
		const { deck, cards } = await today()
		return [deck?.slug, deck?.fresh, cards.due, cards.soon]
	}
	expect(await deckOfToday()).toEqual([undefined, undefined, 0, 0])
	const shared = await makeDeck(db, words, { slug: 'numbers', orderNo: 1 })
	const own = await makeDeck(db, words.slice(0, 2), { slug: 'my-words', ownerId: 'marta' })
	expect(await deckOfToday()).toEqual(['my-words', 2, 0, 0])
	const begun = { userId: 'marta', introducedAt: hoursAgo(1), lastReviewedAt: now, logLength: 1 }
	const inMinutes = { ...begun, state: 'learning' as const, due: new Date(+now + 600_000) }
	await db
		.insert(cardStates)
		.values(['1', '2'].map((number) => ({ ...inMinutes, cardId: `${own}-${number}` })))
	expect(await deckOfToday(), 'answered just now').toEqual(['my-words', 0, 0, 2])
	await db.insert(cardStates).values({ ...inMinutes, cardId: `${shared}-3` })
	expect(await deckOfToday(), 'a word that is new').toEqual(['numbers', 1, 0, 3])
	await db
		.update(cardStates)
		.set({ due: now })
		.where(eq(cardStates.cardId, `${shared}-3`))
	expect(await deckOfToday()).toEqual(['numbers', 0, 1, 2])
})

test('words learned this week are marked ones and those whose cards are known, each once', async () => {
	const { db, today } = await withMarta()
	const words = await Promise.all(
		['茶', '水', '火', '山', '人'].map((word) => makeWord(db, { word, pinyin: word })),
	)
	const ids = words.map(({ id }) => id)
	const deck = await makeDeck(db, words)
	const mark = { userId: 'marta', status: 'known' as const, changedAt: hoursAgo(30) }
	await db.insert(userWords).values([
		{ ...mark, vocabId: ids[0] ?? 0 },
		{ ...mark, vocabId: ids[1] ?? 0, changedAt: hoursAgo(24 * 9) },
		{ ...mark, vocabId: ids[2] ?? 0, status: 'learning' },
	])
	const card = { userId: 'marta', state: 'review' as const, logLength: 1 }
	await db.insert(cardStates).values([
		{ ...card, cardId: `${deck}-1`, knownSince: hoursAgo(3) },
		{ ...card, cardId: `${deck}-4`, knownSince: hoursAgo(3) },
		{ ...card, cardId: `${deck}-5`, knownSince: null },
	])
	expect((await today()).wordsThisWeek).toBe(2)
})

test('within a level the path comes before other courses', async () => {
	const { addLesson, today } = await withMarta({ langLevel: 'HSK1' })
	await addLesson({ id: 'first-steps', type: 'course', orderNo: 90 })
	await addLesson({ id: 'ni-hao', parentId: 'first-steps' })
	await addLesson({ id: 'zero', type: 'course', orderNo: 1, pathNo: 1 })
	await addLesson({ id: 'zero-2', parentId: 'zero', orderNo: 2 })
	await addLesson({ id: 'zero-1', parentId: 'zero', orderNo: 1 })
	expect((await today()).next).toMatchObject({ to: '/courses/lessons/zero-1', isOnPath: true })
	// A lesson of the path waits for those before it, whatever its fit.
	expect((await today({ 'zero-2': 0.94 })).next?.to).toBe('/courses/lessons/zero-1')
	expect((await today({ 'ni-hao': 0.94 })).next).toMatchObject({
		to: '/courses/lessons/ni-hao',
		isOnPath: false,
	})
})

test('a long course on the path leaves room for other courses', async () => {
	const { addLesson, today } = await withMarta({ langLevel: 'HSK1' })
	await addLesson({ id: 'zero', type: 'course', pathNo: 1 })
	for (let no = 1; no <= 40; no += 1) {
		await addLesson({ id: `zero-${no}`, parentId: 'zero', orderNo: no })
	}
	await addLesson({ id: 'first-steps', type: 'course' })
	await addLesson({ id: 'ni-hao', parentId: 'first-steps' })
	expect((await today({ 'ni-hao': 0.94 })).next?.to).toBe('/courses/lessons/ni-hao')
	expect((await today()).next?.to).toBe('/courses/lessons/zero-1')
})

test('a level that was found leads into the course of the path that suits it', async () => {
	const { addLesson, today } = await withMarta({ langLevel: 'HSK2' })
	await addLesson({ id: 'zero', type: 'course', pathNo: 1 })
	await addLesson({ id: 'zero-1', parentId: 'zero' })
	await addLesson({ id: 'two', type: 'course', pathNo: 2, level: 'elementary' })
	await addLesson({ id: 'two-1', parentId: 'two', level: 'elementary' })
	expect((await today()).next?.to).toBe('/courses/lessons/two-1')
})

test('the level check is offered to people of whom nothing is known', async () => {
	const { db, today } = await withMarta()
	const isOffered = async () => (await today()).isNewcomer
	expect(await isOffered()).toBe(true)
	const word = await makeWord(db)
	await db
		.insert(userWords)
		.values({ userId: 'marta', vocabId: word.id, status: 'known', changedAt: now })
	expect(await isOffered()).toBe(false)
	await db.delete(userWords)
	await makeDeck(db, [word], { ownerId: 'marta' })
	expect(await isOffered()).toBe(false)
})

test('a level check that was taken or skipped is not offered again', async () => {
	const { db, today } = await withMarta()
	await db.update(userProfiles).set({ levelCheckedAt: now }).where(eq(userProfiles.id, 'marta'))
	expect((await today()).isNewcomer).toBe(false)
})

test('each room says what is in it for the person', async () => {
	const { db, today } = await withMarta()
	const article = { enTitle: 'Repair', title: '修车', level: 'beginner', content: text } as const
	await db.insert(articles).values([
		{ ...article, id: 'repair' },
		{ ...article, id: 'market' },
		{ ...article, id: 'disabled', status: 0 },
	])
	await db.insert(ownTexts).values({ id: 'rain', userId: 'marta', title: '雨', tags: [] })
	await db.insert(ownTexts).values({ id: 'snow', userId: 'tom', title: '雪', tags: [] })
	expect((await today({ repair: 0.95, market: 0.6, disabled: 0.95 })).places).toEqual({
		words: '320 known',
		texts: 1,
		articles: 2,
		rightArticles: 1,
	})
})

test('somebody who knows no word yet finds what they saved and began to learn', async () => {
	const { db, today } = await withMarta()
	const said = async () => (await today({}, 0)).places.words
	expect(await said()).toBe('None yet')
	const words = await Promise.all(
		['茶', '水', '火'].map((word) => makeWord(db, { word, pinyin: word })),
	)
	const own = await makeDeck(db, words, { slug: 'my-words', ownerId: 'marta' })
	await db
		.update(cards)
		.set({ removedAt: now })
		.where(eq(cards.id, `${own}-3`))
	expect(await said()).toBe('2 saved')
	const mark = { userId: 'marta', status: 'learning' as const, changedAt: now }
	await db.insert(userWords).values(words.map(({ id }) => ({ ...mark, vocabId: id })))
	const card = { userId: 'marta', state: 'learning' as const, logLength: 1 }
	await db.insert(cardStates).values({ ...card, cardId: `${own}-1` })
	expect(await said()).toBe('3 being learned')
	expect((await today({}, 1)).places.words).toBe('1 known')
})

test('a saved word at one’s level is being learned before it is studied, one above it is not', async () => {
	const { db, today } = await withMarta({ langLevel: 'HSK1' })
	const word = await makeWord(db, { levels: [{ type: 'HSK', level: 'HSK1' }] })
	const own = await makeDeck(db, [word], { slug: 'my-words', ownerId: 'marta' })
	const said = async () => (await today({}, 0)).places.words
	expect(await said()).toBe('1 being learned')
	await db.update(vocab).set({ levels: [{ type: 'HSK', level: 'HSK2' }] })
	expect(await said()).toBe('1 saved')
	const card = { userId: 'marta', state: 'learning' as const, stability: 1, logLength: 1 }
	await db.insert(cardStates).values({ ...card, cardId: `${own}-1` })
	expect(await said()).toBe('1 being learned')
})
