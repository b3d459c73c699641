import { expect, test } from 'vitest'
import type { Db } from '#app/db/client.server.ts'
import {
	cardStates,
	cards,
	decks,
	reviews,
	studySettings,
	studyTime,
	userWords,
	vocab,
} from '#app/db/schema/index.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import { readStatistics } from '#app/features/flashcards/statistics/read-statistics.server.ts'
import { rowOfWord } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addUsers } from '#tests/support/progress-records.ts'

const now = new Date('2026-11-22T12:00:00Z')
const dayMs = 24 * 60 * 60_000
const levelWords = { HSK1: ['爱', '书'], HSK3: ['爱好', '银行', '机场'], HSK6: ['癌症'] } as const
const allWords = Object.values(levelWords).flat()

type Word = (typeof allWords)[number]

function daysAgo(days: number): Date {
	return new Date(+now - days * dayMs)
}

/** 明 and 安, and a deck for each of three levels. */
async function withLists(): Promise<Db> {
	const db = await memoryDatabase()
	await addUsers(db, ['ming', 'an'])
	await db
		.insert(vocab)
		.values(allWords.map((word, index) => rowOfWord({ id: index + 1, word, pinyin: 'x' })))
	for (const [level, words] of Object.entries(levelWords)) {
		const rank = Number(level.slice(3))
		const id = `level-${rank}`
		await db
			.insert(decks)
			.values({ id, slug: id, name: level, description: '', edition: '2.0', orderNo: rank })
		await db.insert(cards).values(words.map((word) => cardOf(word, id)))
	}
	return db
}

function idOf(word: Word): number {
	return allWords.indexOf(word) + 1
}

function cardOf(word: Word, deckId: string) {
	return { id: `${deckId}-${word}`, deckId, vocabId: idOf(word), orderNo: idOf(word) }
}

function mark(word: Word, status: 'known' | 'learning' | 'new' | 'ignored' | null, days: number) {
	return { userId: 'ming', vocabId: idOf(word), status, changedAt: daysAgo(days) }
}

type State = { deck: string; stability?: number; knownDaysAgo?: number; dueInDays?: number }

function state(word: Word, { deck, stability = 3, knownDaysAgo, dueInDays = 40 }: State) {
	return {
		userId: 'ming',
		cardId: `${deck}-${word}`,
		state: 'review' as const,
		stability,
		due: daysAgo(-dueInDays),
		lastReviewedAt: daysAgo(1),
		introducedAt: daysAgo(90),
		knownSince: knownDaysAgo === undefined ? null : daysAgo(knownDaysAgo),
		logLength: 1,
	}
}

function read(db: Db, { userId = 'ming', level = 'HSK3' as HskLevel } = {}) {
	return readStatistics(db, { userId, level, edition: '2.0', now })
}

async function knownByWeek(db: Db): Promise<number[]> {
	return (await read(db)).wordsOverTime.map(({ known }) => known)
}

test('a word both marked and studied is known once, from the earlier day', async () => {
	const db = await withLists()
	await db.insert(userWords).values([mark('爱', 'known', 8), mark('银行', 'known', 30)])
	await db
		.insert(cardStates)
		.values([
			state('爱', { deck: 'level-1', stability: 25, knownDaysAgo: 2 }),
			state('银行', { deck: 'level-3', stability: 25, knownDaysAgo: 9 }),
			state('机场', { deck: 'level-3', stability: 25, knownDaysAgo: 400 }),
			state('爱好', { deck: 'level-3', stability: 5 }),
		])
	const weeks = await knownByWeek(db)
	expect(weeks).toEqual([...Array(21).fill(1), 2, 2, 2, 3, 3])
})

test('a word in two decks is one word, and a removed card counts no longer', async () => {
	const db = await withLists()
	await db.insert(decks).values({ id: 'trip', slug: 'trip', name: 'Trip', description: '' })
	await db
		.insert(cards)
		.values([cardOf('机场', 'trip'), { ...cardOf('书', 'trip'), removedAt: daysAgo(1) }])
	await db
		.insert(cardStates)
		.values([
			state('机场', { deck: 'trip', stability: 25, knownDaysAgo: 1 }),
			state('机场', { deck: 'level-3', stability: 30, knownDaysAgo: 10 }),
			state('书', { deck: 'trip', stability: 30, knownDaysAgo: 10 }),
		])
	expect((await knownByWeek(db)).slice(-3)).toEqual([0, 1, 1])
})

test('a mark that says otherwise takes a known card out, and one taken back does not', async () => {
	const db = await withLists()
	await db
		.insert(userWords)
		.values([mark('爱', 'ignored', 1), mark('书', 'learning', 1), mark('银行', null, 1)])
	const states = ['爱', '书'] as const
	await db
		.insert(cardStates)
		.values([
			...states.map((word) => state(word, { deck: 'level-1', stability: 25, knownDaysAgo: 9 })),
			state('银行', { deck: 'level-3', stability: 25, knownDaysAgo: 9 }),
		])
	expect((await knownByWeek(db)).at(-1)).toBe(1)
})

test('each list is counted by marks, cards and the person’s level', async () => {
	const db = await withLists()
	await db.insert(userWords).values([mark('癌症', 'known', 1), mark('书', 'ignored', 1)])
	await db.insert(cardStates).values([state('银行', { deck: 'level-3' })])
	const { levels, edition } = await read(db)
	expect(edition).toBe('HSK 2.0')
	expect(levels).toEqual([
		{ level: 'HSK1', words: 2, known: 0, learning: 0, byLevel: 1, isOwn: false },
		{ level: 'HSK3', words: 3, known: 0, learning: 1, byLevel: 2, isOwn: true },
		{ level: 'HSK6', words: 1, known: 1, learning: 0, byLevel: 0, isOwn: false },
	])
	const beginner = await read(db, { userId: 'an', level: 'HSK1' })
	expect(beginner.levels.map(({ known, byLevel }) => [known, byLevel])).toEqual([
		[0, 2],
		[0, 0],
		[0, 0],
	])
})

test('a day has its cards, and the reading and listening of all devices', async () => {
	const db = await withLists()
	await db.insert(studySettings).values({ userId: 'ming', timeZone: 'Asia/Shanghai' })
	const time = { userId: 'ming', updatedAt: now }
	await db.insert(studyTime).values([
		{ ...time, device: 'phone', day: '2026-11-21', readMs: 5 * 60_000, listenedMs: 60_000 },
		{ ...time, device: 'desk', day: '2026-11-21', readMs: 60_000 },
		{ ...time, device: 'desk', day: '2026-01-01', readMs: 60_000 },
		{ ...time, userId: 'an', device: 'desk', day: '2026-11-20', readMs: 60_000 },
	])
	// Two answers within a quarter of an hour, on Sunday in Shanghai already.
	await db.insert(reviews).values(
		['a', 'b'].map((id, index) => ({
			userId: 'ming',
			id,
			cardId: 'level-1-爱',
			mode: 'recall' as const,
			grade: 'good' as const,
			durationMs: 45_000,
			at: new Date(`2026-11-21T17:0${index}:00Z`),
		})),
	)
	await db.insert(reviews).values({
		userId: 'ming',
		id: 'long-ago',
		cardId: 'level-1-爱',
		mode: 'recall',
		grade: 'good',
		durationMs: 30_000,
		at: daysAgo(400),
	})
	const { days, firstDay, today, totalMinutes } = await read(db)
	expect(days).toEqual([
		{ date: '2026-11-21', cards: 0, read: 6, listened: 1 },
		{ date: '2026-11-22', cards: 1.5, read: 0, listened: 0 },
	])
	expect({ firstDay, today }).toEqual({ firstDay: '2026-05-25', today: '2026-11-22' })
	expect(totalMinutes, 'with cards, ever').toBe(2)
})

test('due cards are counted by day, overdue ones today', async () => {
	const db = await withLists()
	await db
		.insert(cardStates)
		.values([
			state('爱', { deck: 'level-1', dueInDays: -50 }),
			state('书', { deck: 'level-1', dueInDays: 0.2 }),
			state('银行', { deck: 'level-3', dueInDays: 13 }),
			state('机场', { deck: 'level-3', dueInDays: 14 }),
		])
	const { forecast } = await read(db)
	expect(forecast.map(({ cards }) => cards)).toEqual([2, ...Array(12).fill(0), 1])
})

test('other people’s words and cards count for nobody else', async () => {
	const db = await withLists()
	await db.insert(userWords).values([mark('癌症', 'known', 1)])
	await db.insert(cardStates).values([state('爱', { deck: 'level-1', dueInDays: 0 })])
	const { wordsOverTime, forecast, days } = await read(db, { userId: 'an' })
	expect(wordsOverTime.at(-1)?.known).toBe(0)
	expect(forecast[0]?.cards).toBe(0)
	expect(days).toEqual([])
})

test('answers are read by the quarter of an hour, not one by one', async () => {
	const db = await withLists()
	await db.insert(reviews).values(
		Array.from({ length: 60 }, (_, index) => ({
			userId: 'ming',
			id: `answer-${index}`,
			cardId: 'level-1-爱',
			mode: 'recall' as const,
			grade: 'good' as const,
			durationMs: 10_000,
			at: new Date(+daysAgo(1) + index * 10_000),
		})),
	)
	const { $client: client } = db as Awaited<ReturnType<typeof memoryDatabase>>
	const batch = client.batch.bind(client)
	let rows = 0
	client.batch = (async (...args: Parameters<typeof batch>) => {
		const results = await batch(...args)
		rows += results.reduce((sum, result) => sum + result.rows.length, 0)
		return results
	}) as typeof client.batch
	expect((await read(db)).days).toEqual([{ date: '2026-11-21', cards: 10, read: 0, listened: 0 }])
	expect(rows).toBeLessThan(10)
})
