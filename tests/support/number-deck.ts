/** A deck of ten numbers, and what a learner does with it. */
import { cards, decks, studySettings, vocab } from '#app/db/schema/index.ts'
import type { Grade, StudyMode } from '#app/domain/flashcards/review.ts'
import { recordEvents } from '#app/features/flashcards/record-events.server.ts'
import { readStatistics } from '#app/features/flashcards/statistics/read-statistics.server.ts'
import type { StudyEvent, StudySession } from '#app/features/flashcards/study-contract.ts'
import { findSession } from '#app/features/flashcards/study-session.server.ts'
import { rowOfWord } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { addUsers } from '#tests/support/progress-records.ts'

type Database = Awaited<ReturnType<typeof memoryDatabase>>

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const morning = new Date('2026-11-21T08:00:00Z')
const numbers = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十']
const readings = ['yī', 'èr', 'sān', 'sì', 'wǔ', 'liù', 'qī', 'bā', 'jiǔ', 'shí']

export function later(from: Date, ms: number): Date {
	return new Date(+from + ms)
}

/** 明 and 安 learn; the numbers are a shared deck of ten. */
export async function withDeck() {
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

export async function addDeck(
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

export async function setLimits(db: Database, limits: Partial<typeof studySettings.$inferInsert>) {
	await db.insert(studySettings).values({ userId: 'ming', ...limits })
}

let made = 0
export function answer(cardId: string, grade: Grade, mode: StudyMode = 'recall'): StudyEvent {
	made += 1
	const id = `review-${String(made).padStart(6, '0')}`
	return { kind: 'answer', id, cardId, mode, grade, durationMs: 4000, ageMs: 0 }
}

export async function session(
	db: Database,
	now: Date,
	slug = 'numbers',
	mode: StudyMode = 'recall',
) {
	const found = await findSession(db, { userId: 'ming', slug, mode, now })
	if (!found) throw new Error(`no deck ${slug}`)
	return found
}

export function statistics(db: Database, userId: string, now: Date) {
	return readStatistics(db, { userId, level: 'HSK1', edition: '2.0', now })
}

export function wordsOf({ cards }: StudySession): string {
	return cards.map(({ word }) => word).join('')
}

/** Answers the first card until none is left, ten seconds each; returns the words asked. */
export async function studyToTheEnd(
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
