/** A person's own words: those they marked, and those whose cards they answered. */
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '#app/db/client.server.ts'
import {
	cardStates,
	cards,
	countedTexts,
	lessonProgress,
	textWords,
	userWords,
	vocab,
} from '#app/db/schema/index.ts'
import { saidIn } from '#app/db/word-standing.ts'
import {
	type OwnWord,
	type Standing,
	saidUnlessForgotten,
	standings,
} from '#app/domain/known-words/standing.ts'

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
			said: sql<Standing | null>`${saidBy(userId)}`.as('said'),
			stability: sql<number | null>`${bestStability(userId)}`.as('stability'),
			isForgotten: isForgottenBy(userId).as('is_forgotten'),
			isMet: sql<boolean>`${isMetBy(userId)}`.mapWith(Boolean).as('is_met'),
		})
		.from(vocab)
		.leftJoin(
			userWords,
			sql`${userWords.userId} = ${userId} and ${userWords.vocabId} = ${vocab.id}`,
		)
		.where(sql`${vocab.id} in (${vocabIds}) and (${userWords.status} is not null
			or ${isMetBy(userId)} or ${bestStability(userId)} is not null)`)
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
	return db.all<{ met: string; marks: string; cards: string }>(sql`
		select (select json_group_array(vocab_id) from (${metWords(userId)})) as met,
		(${sql`select json_group_array(json_array(vocab_id, status, changed_at)) from ${userWords}
			where uid = ${userId} and status is not null`}) as marks,
		(${sql`select json_group_array(json_array(${cards.vocabId}, ${cardStates.stability},
				${cardStates.forgottenAt}))
			from ${cardStates} join ${cards} on ${cards.id} = ${cardStates.cardId}
			where ${cardStates.userId} = ${userId} and ${cardStates.state} <> 'new'
				and ${cards.removedAt} is null and ${cardStates.stability} is not null`}) as cards`)
}

const metRows = z.array(z.int())
const markRows = z.array(z.tuple([z.int(), z.enum(standings), z.int()]))
const cardRows = z.array(z.tuple([z.int(), z.number(), z.int().nullable()]))

const met: OwnWord = { said: null, stability: null, isMet: true }

/** By the words' ids. Of several cards of a word the best counts. */
export function ownWordsFrom(
	rows: readonly { met: string; marks: string; cards: string }[],
): ReadonlyMap<number, OwnWord> {
	const own = new Map<number, OwnWord>()
	for (const row of rows) {
		const marks = new Map(
			markRows.parse(JSON.parse(row.marks)).map(([id, said, at]) => [id, { said, at }]),
		)
		for (const id of metRows.parse(JSON.parse(row.met))) own.set(id, met)
		for (const [id, { said }] of marks) own.set(id, { ...own.get(id), said, stability: null })
		for (const [id, stability, forgottenAt] of cardRows.parse(JSON.parse(row.cards))) {
			const known = own.get(id)
			const mark = marks.get(id)
			own.set(id, {
				...known,
				said:
					known && mark ? saidUnlessForgotten({ ...mark, said: known.said }, forgottenAt) : null,
				stability: Math.max(stability, known?.stability ?? 0),
				isForgotten: forgottenAt !== null || known?.isForgotten,
			})
		}
	}
	return own
}

/**
 * A person's own words as a table: `vocab_id`, `said` and since when (`said_at`), `stability`, since
 * when by a card the word is known (`known_since`), and when a card was last forgotten (`forgotten_at`).
 */
export function ownWordsOf(userId: string): SQL {
	const said = saidIn({
		said: sql`max(said)`,
		saidAt: sql`max(said_at)`,
		forgottenAt: sql`max(forgotten_at)`,
	})
	return sql`
		select vocab_id, ${said} as said, max(said_at) as said_at, max(stability) as stability,
			min(known_since) as known_since, max(forgotten_at) as forgotten_at
		from (
			select vocab_id, status as said, changed_at as said_at, null as stability,
				null as known_since, null as forgotten_at
			from ${userWords}
			where uid = ${userId} and status is not null
			union all
			select ${cards.vocabId}, null, null, ${cardStates.stability}, ${cardStates.knownSince},
				${cardStates.forgottenAt}
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
	return ofAnsweredCards(userId, sql`max(${cardStates.stability})`)
}

/** The words of the lessons that the person has learned: `vocab_id`. */
function metWords(userId: string): SQL {
	return sql`select distinct vocab_id from ${textWords} where text_id in (${sql`
		select ${countedTexts.id} from ${countedTexts}
		join ${lessonProgress} on ${lessonProgress.lessonId} = ${countedTexts.lessonId}
		where ${lessonProgress.userId} = ${userId} and ${lessonProgress.learnedAt} is not null`})`
}

function isMetBy(userId: string): SQL {
	return sql`${vocab.id} in (${metWords(userId)})`
}

/** When the person last answered Forgot to a card of a row of `vocab`; null if they never did. */
export function lastForgotten(userId: string): SQL {
	return ofAnsweredCards(userId, sql`max(${cardStates.forgottenAt})`)
}

/** What the person said about a row of `vocab`, beside which their row of `userWords` stands. */
export function saidBy(userId: string): SQL {
	const { status: said, changedAt: saidAt } = userWords
	return saidIn({ said, saidAt, forgottenAt: lastForgotten(userId) })
}

export function isForgottenBy(userId: string): SQL<boolean> {
	return sql`${lastForgotten(userId)} is not null`.mapWith(Boolean)
}

function ofAnsweredCards(userId: string, value: SQL): SQL {
	return sql`(${sql`select ${value} from ${cards}
		cross join ${cardStates} on ${cardStates.cardId} = ${cards.id} and ${cardStates.userId} = ${userId}
		where ${cards.vocabId} = ${vocab.id} and ${cards.removedAt} is null
			and ${cardStates.state} <> 'new'`})`
}
