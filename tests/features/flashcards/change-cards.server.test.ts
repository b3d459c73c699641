import { and, asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { type Db, openDatabase } from '#app/db/client.server.ts'
import {
	cardMarks,
	cardStates,
	cards,
	decks,
	reviews,
	scheduleWeights,
	studySettings,
	userProfiles,
	vocab,
} from '#app/db/schema/index.ts'
import { defaultWeights } from '#app/domain/flashcards/memory/weights.ts'
import type { Grade } from '#app/domain/flashcards/review.ts'
import { scheduleBy } from '#app/domain/flashcards/schedule.ts'
import {
	changeMyWords,
	changeStudySettings,
	recordEvents,
	removeWord,
	setBookmark,
	setNotes,
} from '#app/features/flashcards/change-cards.server.ts'
import type { StudyEvent } from '#app/features/flashcards/study-contract.ts'
import { makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { costlyRuns } from '#tests/support/length.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { saveWord, saveWords } from '#tests/support/my-words.ts'
import { addUsers } from '#tests/support/progress-records.ts'

const { replay } = scheduleBy(null)
const minuteMs = 60_000
const now = new Date('2026-11-21T12:00:00Z')
const bank = { word: '银行', pinyin: 'yín háng', sentence: '我去银行。', lessonId: 'ni-hao' }

async function withCards() {
	const db = await memoryDatabase()
	const item = { zh: '你好', en: 'Hello' }
	await makeLesson(db, {
		id: 'ni-hao',
		slug: 'ni-hao',
		level: 'beginner',
		category: 'daily_life',
		title: item,
		description: item,
	})
	await addWord(db, { word: '银行', pinyin: 'yín háng' })
	await addWord(db, { word: '旧词', pinyin: 'jiù cí', status: 0 })
	const vocabId = await addWord(db, { word: '谢谢', pinyin: 'xiè xie' })
	await addLearners(db, { ming: 'ming', an: 'an', vocabId })
	return db
}

async function addWord(db: Db, word: { word: string; pinyin: string; status?: number }) {
	return (await makeWord(db, { ...word, poses: ['noun'], isCustom: false })).id
}

/** Two people, a shared deck of one card, and 安's own. */
async function addLearners(
	db: Db,
	{ ming, an, vocabId }: Record<'ming' | 'an', string> & { vocabId: number },
) {
	await addUsers(db, [ming, an])
	await db.insert(decks).values([
		{ id: `${ming}-shared`, slug: `${ming}-shared`, name: 'Shared', description: '' },
		{ id: `${an}-own`, slug: 'my-words', name: 'My Words', description: '', ownerId: an },
	])
	await db.insert(cards).values([
		{ id: `${ming}-card`, deckId: `${ming}-shared`, vocabId, orderNo: 1 },
		{ id: `${an}-card`, deckId: `${an}-own`, vocabId, orderNo: 1 },
	])
}

function answer(id: string, values: Partial<Extract<StudyEvent, { kind: 'answer' }>> = {}) {
	return {
		kind: 'answer' as const,
		id,
		cardId: 'ming-card',
		mode: 'recall' as const,
		grade: 'good' as Grade,
		durationMs: 3000,
		ageMs: 0,
		...values,
	}
}

function undo(id: string, reviewId: string): StudyEvent {
	return { kind: 'undo', id, reviewId, ageMs: 0 }
}

function logOf(db: Db, userId = 'ming') {
	return db.select().from(reviews).where(eq(reviews.userId, userId)).orderBy(asc(reviews.at))
}

/** The cached state beside the replayed log. */
async function stateAndReplay(db: Db, { userId = 'ming', cardId = 'ming-card' } = {}) {
	const [cached] = await db
		.select()
		.from(cardStates)
		.where(and(eq(cardStates.userId, userId), eq(cardStates.cardId, cardId)))
	const log = await logOf(db, userId)
	const replayed = replay(log.filter((entry) => entry.cardId === cardId))
	return { cached, replayed, length: log.length }
}

test('an answer sent several times is written once', async () => {
	const db = await withCards()
	const events = [answer('first-answer')]
	for (let time = 0; time < 10; time++) {
		const settled = await recordEvents(db, {
			userId: 'ming',
			events,
			now: new Date(+now + time * minuteMs),
		})
		expect(settled).toEqual({ settled: ['first-answer'], refused: [] })
	}
	expect(await logOf(db)).toMatchObject([{ id: 'first-answer', at: now, durationMs: 3000 }])
	expect((await stateAndReplay(db)).cached).toMatchObject({ reps: 1, logLength: 1 })
})

test('an answer sent again after its state was lost brings the state back', async () => {
	const db = await withCards()
	const send = () => recordEvents(db, { userId: 'ming', events: [answer('answer-1')], now })
	await send()
	await db.delete(cardStates)
	await send()
	const { cached, replayed } = await stateAndReplay(db)
	expect(cached).toMatchObject(replayed)
})

test('answers given offline count at the time they were given', async () => {
	const db = await withCards()
	const events = [
		answer('offline-1', { ageMs: 3 * 60 * minuteMs }),
		answer('offline-2', { ageMs: 2 * 60 * minuteMs, grade: 'forgot' }),
	]
	await recordEvents(db, { userId: 'ming', events, now })
	expect((await logOf(db)).map(({ at }) => (+now - +at) / minuteMs)).toEqual([180, 120])
	const { cached } = await stateAndReplay(db)
	expect(cached?.introducedAt).toEqual(new Date(+now - 180 * minuteMs))
})

test('a state computed from a shorter log never replaces one from a longer', async () => {
	const db = await withCards()
	await recordEvents(db, { userId: 'ming', events: [answer('answer-1')], now })
	const { batch } = db
	let second: Promise<unknown> | undefined
	// The other device answers between this one's reading of the log and its writing of the state.
	db.batch = (async (...args: Parameters<typeof batch>) => {
		const read = await batch.apply(db, args)
		db.batch = batch
		second = recordEvents(db, { userId: 'ming', events: [answer('answer-3')], now })
		await second
		return read
	}) as unknown as typeof db.batch
	await recordEvents(db, { userId: 'ming', events: [answer('answer-2')], now })
	expect(second).toBeDefined()
	const { cached, replayed } = await stateAndReplay(db)
	expect(cached).toMatchObject({ ...replayed, reps: 3, logLength: 3 })
})

test('an answer is scheduled by the weights that came into use while it was stored', async () => {
	const db = await withCards()
	const weights = defaultWeights.map((weight, index) => (index === 2 ? 9 : weight))
	const { batch } = db
	db.batch = (async (...args: Parameters<typeof batch>) => {
		const read = await batch.apply(db, args)
		db.batch = batch
		await db.insert(scheduleWeights).values({ userId: 'ming', weights, version: 1 })
		return read
	}) as unknown as typeof db.batch
	await recordEvents(db, { userId: 'ming', events: [answer('answer-1')], now })
	const { cached } = await stateAndReplay(db)
	expect(cached).toMatchObject({ stability: 9, weightsVersion: 1 })
	expect(await db.select().from(scheduleWeights)).toMatchObject([{ answers: 1 }])
})

test('an undo takes back its answer, once, in the same request or after a reload', async () => {
	const db = await withCards()
	const send = (...events: StudyEvent[]) =>
		recordEvents(db, { userId: 'ming', events, now: new Date(+now + minuteMs) })
	await recordEvents(db, { userId: 'ming', events: [answer('answer-1')], now })
	await send(answer('answer-2', { grade: 'forgot' }), undo('undo-two', 'answer-2'))
	const first = await stateAndReplay(db)
	expect(first.cached).toMatchObject({ ...first.replayed, reps: 1, logLength: 3 })
	expect(await send(undo('undo-one', 'answer-1'))).toEqual({ settled: ['undo-one'], refused: [] })
	expect(await send(undo('undo-one', 'answer-1'))).toEqual({ settled: ['undo-one'], refused: [] })
	expect(await send(undo('undo-again', 'answer-1'))).toEqual({
		settled: [],
		refused: ['undo-again'],
	})
	expect((await stateAndReplay(db)).cached).toMatchObject({
		state: 'new',
		due: null,
		stability: null,
		reps: 0,
		introducedAt: null,
		logLength: 4,
	})
})

test('an undo follows its answer in the log, although the answer took longer to arrive', async () => {
	const db = await withCards()
	const arrived = new Date(+now + minuteMs)
	await recordEvents(db, { userId: 'ming', events: [answer('answer-1')], now: arrived })
	const late: StudyEvent = { ...undo('undo-1', 'answer-1'), ageMs: 2000 }
	await recordEvents(db, { userId: 'ming', events: [late], now: arrived })
	expect((await logOf(db)).map(({ id }) => id)).toEqual(['answer-1', 'undo-1'])
})

test('a word that is saved again outlives an older removal that arrives later', async () => {
	const db = await withCards()
	const change = (isSaved: boolean, minute: number) =>
		changeMyWords(db, {
			userId: 'ming',
			changes: [{ ...bank, articleId: null, isSaved, ageMs: 0 }],
			now: new Date(+now + minute * minuteMs),
		})
	await change(true, 0)
	await change(true, 2)
	expect((await change(false, 1)).removed).toBe(0)
	expect((await change(false, 3)).removed).toBe(1)
	await change(false, 5)
	await change(true, 4)
	expect((await change(false, 6)).removed).toBe(0)
})

test('events that cannot be written are refused, and the rest are written', async () => {
	const db = await withCards()
	const events = [
		answer('unknown-1', { cardId: 'no-such-card' }),
		answer('foreign-1', { cardId: 'an-card' }),
		undo('undo-none', 'no-review'),
		answer('answer-1'),
	]
	expect(await recordEvents(db, { userId: 'ming', events, now })).toEqual({
		settled: ['answer-1'],
		refused: ['unknown-1', 'foreign-1', 'undo-none'],
	})
	expect(await recordEvents(db, { userId: 'ming', events: [], now })).toEqual({
		settled: [],
		refused: [],
	})
})

test('users can neither read, undo nor block another user’s answers', async () => {
	const db = await withCards()
	const shared = answer('same-id-1')
	await recordEvents(db, { userId: 'an', events: [{ ...shared, grade: 'forgot' }], now })
	const taken = await recordEvents(db, {
		userId: 'ming',
		now,
		events: [undo('undo-other', 'same-id-1')],
	})
	expect(taken.refused).toEqual(['undo-other'])
	expect(await recordEvents(db, { userId: 'ming', events: [shared], now })).toEqual({
		settled: ['same-id-1'],
		refused: [],
	})
	expect(await logOf(db, 'an')).toMatchObject([{ grade: 'forgot' }])
	expect((await stateAndReplay(db, { userId: 'an' })).cached).toMatchObject({
		reps: 1,
		logLength: 1,
	})
	expect((await stateAndReplay(db)).cached).toMatchObject({ reps: 1, logLength: 1 })
})

test('a card left on the screen counts for a minute, an old answer for ninety days', async () => {
	const db = await withCards()
	const events = [answer('answer-1', { durationMs: 9e9, ageMs: 9e12 })]
	await recordEvents(db, { userId: 'ming', events, now })
	expect(await logOf(db)).toMatchObject([
		{ durationMs: 60_000, at: new Date(+now - 90 * 24 * 60 * minuteMs) },
	])
})

test('the cached state always equals the replayed log, in whatever batches answers come', async () => {
	const anyEvent = fc.record({
		number: fc.integer({ min: 0, max: 7 }),
		isUndo: fc.boolean(),
		grade: fc.constantFrom<Grade>('forgot', 'hard', 'good'),
		ageMs: fc.integer({ min: 0, max: 30 * 24 * 60 * minuteMs }),
	})
	const anyRequests = fc.array(fc.array(anyEvent, { maxLength: 5 }), { maxLength: 5 })
	const db = await withCards()
	let run = 0
	await fc.assert(
		fc.asyncProperty(anyRequests, async (requests) => {
			run += 1
			const userId = `person-${run}`
			const email = `${userId}@example.com`
			await db.insert(userProfiles).values({ id: userId, displayName: '人', email })
			for (const request of requests) {
				const events = request.map(({ number, isUndo, grade, ageMs }) =>
					isUndo
						? undo(`undo-${number}`, `review-${number}`)
						: answer(`review-${number}`, { grade, ageMs }),
				)
				await recordEvents(db, { userId, events, now })
			}
			const { cached, replayed, length } = await stateAndReplay(db, { userId: userId })
			if (length > 0) expect(cached).toMatchObject({ ...replayed, logLength: length })
			else expect(cached).toBeUndefined()
		}),
		{ numRuns: costlyRuns },
	)
})

test('two devices that answer at the same moment on a real server lose nothing', async () => {
	const db = openDatabase({ url: inject('databaseUrl') })
	const user = crypto.randomUUID()
	const vocabId = await addWord(db, { word: '比赛', pinyin: `bǐ sài ${user}` })
	await addLearners(db, { ming: user, an: `${user}-an`, vocabId })
	const cardId = `${user}-card`
	const ids = Array.from({ length: 8 }, (_, index) => `review-${index}`)
	const settled = await Promise.all(
		ids.map((id, index) =>
			recordEvents(openDatabase({ url: inject('databaseUrl') }), {
				userId: user,
				events: [answer(id, { cardId, grade: index % 3 ? 'good' : 'forgot', ageMs: index * 1000 })],
				now,
			}),
		),
	)
	expect(settled.flatMap((outcome) => outcome.settled).sort()).toEqual(ids)
	const state = await stateAndReplay(db, { userId: user, cardId })
	expect(state.cached).toMatchObject({ ...state.replayed, reps: 8, logLength: 8 })
})

test('users can set a bookmark or notes on their own and shared cards only', async () => {
	const db = await withCards()
	const card = { userId: 'ming', cardId: 'ming-card' }
	expect(await setNotes(db, { ...card, notes: 'as in 谢' })).toBe(true)
	expect(await setBookmark(db, { ...card, isBookmarked: true })).toBe(true)
	expect(await db.select().from(cardMarks)).toMatchObject([
		{ userId: 'ming', notes: 'as in 谢', isBookmarked: true },
	])
	await setBookmark(db, { ...card, isBookmarked: false })
	await setNotes(db, { ...card, notes: '' })
	expect(await db.select().from(cardMarks)).toMatchObject([{ notes: '', isBookmarked: false }])
	expect(await setBookmark(db, { ...card, cardId: 'an-card', isBookmarked: true })).toBe(false)
	expect(await setNotes(db, { ...card, cardId: 'no-such-card', notes: 'x' })).toBe(false)
})

test('a word is saved once, with its sentence and lesson, in the user’s own deck', async () => {
	const db = await withCards()
	const inMyWords = [{ word: '银行', pinyin: 'yín háng' }]
	expect(await saveWord(db, { userId: 'ming', word: bank })).toEqual(inMyWords)
	expect(await saveWord(db, { userId: 'ming', word: { ...bank, sentence: null } })).toEqual(
		inMyWords,
	)
	expect(await saveWord(db, { userId: 'an', word: bank })).toEqual(inMyWords)
	const saved = await db
		.select({ owner: decks.ownerId, sentence: cards.sentence, lessonId: cards.lessonId })
		.from(cards)
		.innerJoin(vocab, eq(vocab.id, cards.vocabId))
		.innerJoin(decks, eq(decks.id, cards.deckId))
		.where(eq(vocab.word, '银行'))
	expect(saved).toEqual([
		{ owner: 'ming', sentence: '我去银行。', lessonId: 'ni-hao' },
		{ owner: 'an', sentence: '我去银行。', lessonId: 'ni-hao' },
	])
})

test('a word is unknown if it is missing, disabled or has another reading', async () => {
	const db = await withCards()
	const save = (word: Partial<typeof bank>) =>
		saveWord(db, { userId: 'ming', word: { ...bank, ...word } })
	expect(await save({ word: '没有' })).toEqual([])
	expect(await save({ pinyin: 'yín xíng' })).toEqual([])
	expect(await save({ word: '旧词', pinyin: 'jiù cí' })).toEqual([])
	expect(await db.select().from(decks).where(eq(decks.ownerId, 'ming'))).toEqual([])
	expect(await save({ lessonId: 'no-such-lesson' })).toHaveLength(1)
})

test('a word removed and saved again keeps its reviews and gets the new sentence', async () => {
	const db = await withCards()
	const save = (sentence: string) => saveWord(db, { userId: 'ming', word: { ...bank, sentence } })
	await save('我去银行。')
	const [card] = await db.select().from(cards).where(eq(cards.sentence, '我去银行。'))
	const events = [answer('answer-1', { cardId: card?.id ?? '' })]
	await recordEvents(db, { userId: 'ming', events, now })
	expect(await removeWord(db, { userId: 'an', word: bank })).toBe(false)
	expect(await removeWord(db, { userId: 'ming', word: bank })).toBe(true)
	expect(await removeWord(db, { userId: 'ming', word: bank })).toBe(false)
	expect(await save('银行在哪儿？')).toHaveLength(1)
	const [again] = await db.select().from(cards).where(eq(cards.sentence, '银行在哪儿？'))
	expect(again).toMatchObject({ id: card?.id, removedAt: null })
	expect(await logOf(db)).toHaveLength(1)
})

test('several words are saved at once, in their order, after the existing ones', async () => {
	const db = await withCards()
	const thanks = { ...bank, word: '谢谢', pinyin: 'xiè xie', lessonId: null }
	await addWord(db, { word: '汉路', pinyin: 'Hàn lù' })
	await saveWord(db, { userId: 'ming', word: thanks })
	const words = [
		{ ...thanks, word: '汉路', pinyin: 'Hàn lù', sentence: null },
		{ ...thanks, word: '旧词', pinyin: 'jiù cí' },
		thanks,
		bank,
	]
	for (const _ of [1, 2]) {
		expect(await saveWords(db, { userId: 'ming', words })).toHaveLength(3)
		const saved = await db
			.select({ word: vocab.word, sentence: cards.sentence, lessonId: cards.lessonId })
			.from(cards)
			.innerJoin(vocab, eq(vocab.id, cards.vocabId))
			.innerJoin(decks, and(eq(decks.id, cards.deckId), eq(decks.ownerId, 'ming')))
			.orderBy(asc(cards.orderNo))
		expect(saved).toEqual([
			{ word: '谢谢', sentence: '我去银行。', lessonId: null },
			{ word: '汉路', sentence: null, lessonId: null },
			{ word: '银行', sentence: '我去银行。', lessonId: 'ni-hao' },
		])
	}
})

test('a removed word can come back together with others', async () => {
	const db = await withCards()
	await saveWord(db, { userId: 'ming', word: bank })
	await removeWord(db, { userId: 'ming', word: bank })
	expect(await saveWords(db, { userId: 'ming', words: [bank] })).toEqual([
		{ word: '银行', pinyin: 'yín háng' },
	])
})

test('settings are changed one by one, for this user only', async () => {
	const db = await withCards()
	const change = (change: Parameters<typeof changeStudySettings>[1]['change']) =>
		changeStudySettings(db, { userId: 'ming', change })
	await change({ intent: 'newPerDay', newPerDay: 0 })
	await change({ intent: 'timeZone', timeZone: 'Asia/Shanghai' })
	await change({ intent: 'reviewsPerDay', reviewsPerDay: 50 })
	expect(await db.select().from(studySettings)).toMatchObject([
		{ userId: 'ming', newPerDay: 0, reviewsPerDay: 50, timeZone: 'Asia/Shanghai' },
	])
})

test('a change that comes late gives way to a later one of another device', async () => {
	const db = await withCards()
	const at = (minutes: number) => new Date(+now + minutes * minuteMs)
	const change = (isSaved: boolean, ageMinutes: number, minutes: number) =>
		changeMyWords(db, {
			userId: 'ming',
			changes: [{ ...bank, isSaved, ageMs: ageMinutes * minuteMs }],
			now: at(minutes),
		})
	const bankWord = { word: bank.word, pinyin: bank.pinyin }
	expect(await change(true, 0, 10)).toMatchObject({ added: 1, saved: [bankWord] })
	expect(await change(false, 5, 11), 'removed offline before it was saved').toMatchObject({
		removed: 0,
		saved: [bankWord],
	})
	expect(await change(false, 1, 20)).toMatchObject({ removed: 1, saved: [] })
	expect(await change(true, 10, 21), 'saved offline before it was removed').toMatchObject({
		added: 0,
		saved: [],
	})
	expect(await change(true, 0, 22)).toMatchObject({ added: 1, saved: [bankWord] })
})

test('words are saved and removed in one request, each once', async () => {
	const db = await withCards()
	await saveWord(db, { userId: 'ming', word: bank })
	const thanks = { ...bank, word: '谢谢', pinyin: 'xiè xie' }
	const changes = [
		{ ...bank, isSaved: false, ageMs: 0 },
		{ ...thanks, isSaved: true, ageMs: 0 },
		{ ...thanks, word: '没有', pinyin: 'méi yǒu', isSaved: true, ageMs: 0 },
	]
	for (const _ of [1, 2]) {
		const { saved, inVocabulary } = await changeMyWords(db, { userId: 'ming', changes })
		expect(saved).toEqual([{ word: '谢谢', pinyin: 'xiè xie' }])
		expect(inVocabulary).toHaveLength(2)
	}
})

test('no deck is made for an account that was deleted meanwhile', async () => {
	const db = await withCards()
	const changes = [{ ...bank, isSaved: true, ageMs: 0 }]
	expect(await changeMyWords(db, { userId: 'gone', changes, now })).toMatchObject({
		added: 0,
		saved: [],
	})
})
