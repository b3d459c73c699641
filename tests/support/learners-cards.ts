/** Two learners with their cards, and what was answered of them. */
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { cardStates, cards, decks, reviews } from '#app/db/schema/index.ts'
import type { Grade } from '#app/domain/flashcards/review.ts'
import { scheduleBy } from '#app/domain/flashcards/schedule.ts'
import type { StudyEvent } from '#app/features/flashcards/study-contract.ts'
import { makeLesson, makeWord } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addUsers } from '#tests/support/progress-records.ts'

const { replay } = scheduleBy(null)
export const minuteMs = 60_000
export const now = new Date('2026-11-21T12:00:00Z')
export const bank = { word: '银行', pinyin: 'yín háng', sentence: '我去银行。', lessonId: 'ni-hao' }

export async function withCards() {
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

export async function addWord(db: Db, word: { word: string; pinyin: string; status?: number }) {
	return (await makeWord(db, { ...word, poses: ['noun'], isCustom: false })).id
}

/** Two people, a shared deck of one card, and 安's own. */
export async function addLearners(
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

export function answer(id: string, values: Partial<Extract<StudyEvent, { kind: 'answer' }>> = {}) {
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

export function undo(id: string, reviewId: string): StudyEvent {
	return { kind: 'undo', id, reviewId, ageMs: 0 }
}

export function logOf(db: Db, userId = 'ming') {
	return db.select().from(reviews).where(eq(reviews.userId, userId)).orderBy(asc(reviews.at))
}

/** The cached state beside the replayed log. */
export async function stateAndReplay(db: Db, { userId = 'ming', cardId = 'ming-card' } = {}) {
	const [cached] = await db
		.select()
		.from(cardStates)
		.where(and(eq(cardStates.userId, userId), eq(cardStates.cardId, cardId)))
	const log = await logOf(db, userId)
	const replayed = replay(log.filter((entry) => entry.cardId === cardId))
	return { cached, replayed, length: log.length }
}
