import { and, count, eq, ne, sql } from 'drizzle-orm'
import { byCard, logsOf } from '#app/db/card-states.ts'
import type { Db } from '#app/db/client.server.ts'
import { reviews } from '#app/db/schema/index.ts'
import { type History, toHistory } from '#app/domain/flashcards/memory/histories.ts'
import { mostAnswers } from '#app/domain/flashcards/memory/training-job.ts'
import { shuffled } from '#app/domain/shuffle.ts'

/** The whole histories of a person's cards; of cards chosen by chance if there are too many answers. */
export async function readHistories(
	db: Db,
	userId: string,
): Promise<{ histories: History[]; answers: number }> {
	const counted = await db
		.select({ cardId: reviews.cardId, answers: count() })
		.from(reviews)
		.where(and(eq(reviews.userId, userId), ne(reviews.grade, 'undo')))
		.groupBy(reviews.cardId)
	let read = 0
	const chosen = shuffled(counted, userId).filter(({ answers }) => {
		read += answers
		return read <= mostAnswers
	})
	const ids = JSON.stringify(chosen.map(({ cardId }) => cardId))
	const log = await logsOf(db, { userId, cardIds: sql`select value from json_each(${ids})` })
	const histories = [...byCard(log).values()].map(toHistory)
	const answers = histories.reduce((sum, history) => sum + history.length, 0)
	return { histories, answers }
}
