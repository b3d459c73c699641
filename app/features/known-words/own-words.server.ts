/** What is stored of a person and words: what they said about them, and how well their cards stand. */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { cardStates, cards, userWords, vocab } from '#app/db/schema/index.ts'
import type { OwnWord } from '#app/domain/known-words/standing.ts'

export type OwnWordRow = OwnWord & { vocabId: number; word: string; pinyin: string }

/**
 * A person's own words among `vocabIds`, a query with one column. Meant for the words of a text, some
 * hundreds: each is looked up.
 */
export function ownWordsAmong(db: Db, { userId, vocabIds }: { userId: string; vocabIds: SQL }) {
	return db
		.select({
			vocabId: vocab.id,
			word: vocab.word,
			pinyin: vocab.pinyin,
			said: userWords.status,
			stability: sql<number | null>`${bestStability(userId)}`.as('stability'),
		})
		.from(vocab)
		.leftJoin(
			userWords,
			sql`${userWords.userId} = ${userId} and ${userWords.vocabId} = ${vocab.id}`,
		)
		.where(sql`${vocab.id} in (${vocabIds}) and (${userWords.status} is not null
			or ${bestStability(userId)} is not null)`)
}

/** All of a person's own words, some thousands: their rows are read in one go. */
export function allOwnWords(db: Db, userId: string) {
	return db.all<{ vocabId: number } & OwnWord>(sql`
		select vocab_id as vocabId, max(said) as said, max(stability) as stability from (
			select vocab_id, status as said, null as stability from ${userWords}
			where uid = ${userId} and status is not null
			union all
			select ${cards.vocabId}, null, ${cardStates.stability}
			from ${cardStates} join ${cards} on ${cards.id} = ${cardStates.cardId}
			where ${cardStates.userId} = ${userId} and ${cardStates.state} <> 'new'
				and ${cards.removedAt} is null
		) group by vocab_id`)
}

/** Of the person's answered cards of a row of `vocab`, in whichever deck. */
export function bestStability(userId: string): SQL {
	return sql`(${sql`select max(${cardStates.stability}) from ${cards}
		join ${cardStates} on ${cardStates.cardId} = ${cards.id} and ${cardStates.userId} = ${userId}
		where ${cards.vocabId} = ${vocab.id} and ${cards.removedAt} is null
			and ${cardStates.state} <> 'new'`})`
}
