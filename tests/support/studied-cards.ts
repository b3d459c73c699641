/** A person with a deck that they have studied: cards, answers, and the states that follow from them. */
import { statesFrom } from '#app/db/card-states.ts'
import type { Db } from '#app/db/client.server.ts'
import {
	cardStates,
	cards,
	decks,
	reviews,
	scheduleWeights,
	userProfiles,
	vocab,
} from '#app/db/schema/index.ts'
import { type LogEntry, standingAnswers } from '#app/domain/flashcards/review.ts'
import { scheduleBy } from '#app/domain/flashcards/schedule.ts'

type Studied = { userId: string; logs: readonly (readonly LogEntry[])[]; isNew?: boolean }

const rowsAtOnce = 500

/** Card n is `{userId}-n`. With `isNew: false` the person is there already. */
export async function makeStudiedCards(
	db: Db,
	{ userId, logs, isNew = true }: Studied,
): Promise<void> {
	if (isNew) {
		await db
			.insert(userProfiles)
			.values({ id: userId, displayName: '小美', email: `${userId}@example.com`, status: 1 })
	}
	const deckId = `${userId}-deck`
	const deck = { id: deckId, slug: deckId, name: 'Studied', description: '' }
	await db.insert(decks).values({ ...deck, ownerId: userId })
	const words = await insertEach(
		logs.map((_, index) => ({
			word: `词${index}`,
			pinyin: `cí ${userId}`,
			poses: ['noun' as const],
			meaning: { noun: { definition: `word ${index}` } },
			levels: [],
		})),
		(rows) => db.insert(vocab).values(rows).returning({ id: vocab.id }),
	)
	const cardIds = logs.map((_, index) => `${userId}-${index}`)
	await insertEach(
		words.map(({ id: vocabId }, index) => ({
			id: cardIds[index] ?? '',
			deckId,
			vocabId,
			orderNo: index,
		})),
		(rows) => db.insert(cards).values(rows).returning({ id: cards.id }),
	)
	const log = logs.flatMap((entries, index) =>
		entries.map((entry) => ({ ...entry, cardId: cardIds[index] ?? '' })),
	)
	await insertEach(
		log.map((entry) => ({ ...entry, userId, mode: 'recall' as const, durationMs: 2000 })),
		(rows) => db.insert(reviews).values(rows).returning({ id: reviews.id }),
	)
	const now = new Date()
	const replayed = { userId, schedule: scheduleBy(null), weightsVersion: 0, now }
	await insertEach(statesFrom(log, replayed), (rows) =>
		db.insert(cardStates).values(rows).returning({ id: cardStates.cardId }),
	)
	const answers = logs.reduce((sum, entries) => sum + standingAnswers(entries).length, 0)
	await db.insert(scheduleWeights).values({ userId, answers })
}

async function insertEach<Row, Made>(
	rows: readonly Row[],
	insert: (rows: Row[]) => Promise<Made[]>,
): Promise<Made[]> {
	const made: Made[] = []
	for (let from = 0; from < rows.length; from += rowsAtOnce) {
		made.push(...(await insert(rows.slice(from, from + rowsAtOnce))))
	}
	return made
}
