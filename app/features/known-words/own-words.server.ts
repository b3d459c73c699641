/** A person's own words: those they marked, and those whose cards they answered. */
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '#app/db/client.server.ts'
import { cardStates, cards, userWords, vocab } from '#app/db/schema/index.ts'
import { type OwnWord, standings } from '#app/domain/known-words/standing.ts'

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

/** A person's own words among words as they are written. */
export function ownWordsNamed(
	db: Db,
	{ userId, words }: { userId: string; words: readonly string[] },
) {
	return ownWordsAmong(db, {
		userId,
		vocabIds: sql`select id from ${vocab}
			where word in (select value from json_each(${JSON.stringify(words)}))`,
	})
}

/**
 * All of a person's own words, some thousands, as one row of JSON: rows take ten times as long. Read it
 * with `ownWordsFrom`.
 */
export function allOwnWords(db: Db, userId: string) {
	return db.all<{ marks: string; cards: string }>(sql`
		select (${sql`select json_group_array(json_array(vocab_id, status)) from ${userWords}
			where uid = ${userId} and status is not null`}) as marks,
		(${sql`select json_group_array(json_array(${cards.vocabId}, ${cardStates.stability}))
			from ${cardStates} join ${cards} on ${cards.id} = ${cardStates.cardId}
			where ${cardStates.userId} = ${userId} and ${cardStates.state} <> 'new'
				and ${cards.removedAt} is null and ${cardStates.stability} is not null`}) as cards`)
}

const markRows = z.array(z.tuple([z.int(), z.enum(standings)]))
const cardRows = z.array(z.tuple([z.int(), z.number()]))

/** By the words' ids. Of several cards of a word the best counts. */
export function ownWordsFrom(
	rows: readonly { marks: string; cards: string }[],
): ReadonlyMap<number, OwnWord> {
	const own = new Map<number, OwnWord>()
	for (const row of rows) {
		for (const [id, said] of markRows.parse(JSON.parse(row.marks))) {
			own.set(id, { said, stability: null })
		}
		for (const [id, stability] of cardRows.parse(JSON.parse(row.cards))) {
			const known = own.get(id)
			const best = Math.max(stability, known?.stability ?? 0)
			own.set(id, { said: known?.said ?? null, stability: best })
		}
	}
	return own
}

/**
 * A person's own words as a table: `vocab_id`, `said` and since when (`said_at`), `stability`, and since
 * when by a card the word is known (`known_since`).
 */
export function ownWordsOf(userId: string): SQL {
	return sql`
		select vocab_id, max(said) as said, max(said_at) as said_at, max(stability) as stability,
			min(known_since) as known_since
		from (
			select vocab_id, status as said, changed_at as said_at, null as stability,
				null as known_since
			from ${userWords}
			where uid = ${userId} and status is not null
			union all
			select ${cards.vocabId}, null, null, ${cardStates.stability}, ${cardStates.knownSince}
			from ${cardStates} join ${cards} on ${cards.id} = ${cardStates.cardId}
			where ${cardStates.userId} = ${userId} and ${cardStates.state} <> 'new'
				and ${cards.removedAt} is null
		) group by vocab_id`
}

/**
 * The best of the person's answered cards of a row of `vocab`, in whichever deck. The cross join makes SQLite
 * begin with the word's few cards; otherwise it may read all that the person ever answered.
 */
export function bestStability(userId: string): SQL {
	return sql`(${sql`select max(${cardStates.stability}) from ${cards}
		cross join ${cardStates} on ${cardStates.cardId} = ${cards.id} and ${cardStates.userId} = ${userId}
		where ${cards.vocabId} = ${vocab.id} and ${cards.removedAt} is null
			and ${cardStates.state} <> 'new'`})`
}
