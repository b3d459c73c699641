/** Sets cards aside and lets them come again, with the way back. Each change is two round trips. */
import { and, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { cardMarks, cardStates, cards, decks, userWords } from '#app/db/schema/index.ts'
import { setAsideCards } from '#app/db/set-aside.ts'
import {
	type CardsBefore,
	formatCardsBefore,
	mostCardsAtOnce,
} from '#app/domain/flashcards/cards-before.ts'
import type { Standing } from '#app/domain/known-words/standing.ts'
import { deckIdAt, openTo } from '#app/features/flashcards/deck-access.server.ts'
import { markWords, restoreMarks } from '#app/features/known-words/change-many-marks.server.ts'

/** The number of cards, and the way back. */
export type AsideChanged = { count: number; before: string }

type OneCard = { userId: string; cardId: string; now: Date }

/** The card comes no more until the person resumes it. */
export function suspendCard(db: Db, { userId, cardId, now }: OneCard): Promise<AsideChanged> {
	return change(db, { userId, chosen: sql`${cards.id} = ${cardId}`, now }, (ids) => [
		suspending(db, { userId, ids, now }),
	])
}

/** Marks the word as known. Its cards come no more, in whichever deck. */
export function knowCard(db: Db, { userId, cardId, now }: OneCard): Promise<AsideChanged> {
	const ofWord = sql`${cards.vocabId} = (${sql`select known.vocab_id from ${cards} as known
		where known.id = ${cardId}`})`
	return change(db, { userId, chosen: ofWord, now }, (ids) => {
		const words = sql`select distinct ${cards.vocabId} as id from ${cards} where ${cards.id} in (${ids})`
		return [
			suspending(db, { userId, ids, now }),
			markWords(db, { userId, words, said: 'known', now }),
		]
	})
}

export function resumeCard(db: Db, { userId, cardId, now }: OneCard): Promise<AsideChanged> {
	return resume(db, { userId, chosen: sql`${cards.id} = ${cardId}`, now })
}

/** All cards of a deck that are set aside. */
export function resumeDeck(
	db: Db,
	{ userId, slug, now }: { userId: string; slug: string; now: Date },
): Promise<AsideChanged> {
	return resume(db, { userId, chosen: sql`${cards.deckId} = ${deckIdAt(slug, userId)}`, now })
}

type Chosen = { userId: string; chosen: SQL; now: Date }

function resume(db: Db, { userId, chosen, now }: Chosen): Promise<AsideChanged> {
	const isAside = sql`${chosen} and ${cards.id} in (${setAsideCards(userId)})`
	return change(db, { userId, chosen: isAside, now }, (ids) => [
		db.run(sql`
			insert into ${cardMarks} (uid, card_id, resumed_lapses, created_at, updated_at)
			select ${userId}, chosen.id, coalesce(${cardStates.lapses}, 0), ${+now}, ${+now}
			from (${ids}) as chosen
			left join ${cardStates} on ${cardStates.userId} = ${userId}
				and ${cardStates.cardId} = chosen.id
			where true
			on conflict (uid, card_id) do update set suspended_at = null,
				resumed_lapses = excluded.resumed_lapses, updated_at = excluded.updated_at`),
	])
}

/** A card that is suspended already keeps its date. */
function suspending(db: Db, { userId, ids, now }: { userId: string; ids: SQL; now: Date }) {
	return db.run(sql`
		insert into ${cardMarks} (uid, card_id, suspended_at, created_at, updated_at)
		select ${userId}, chosen.id, ${+now}, ${+now}, ${+now} from (${ids}) as chosen where true
		on conflict (uid, card_id) do update set
			suspended_at = excluded.suspended_at, updated_at = excluded.updated_at
		where ${cardMarks.suspendedAt} is null`)
}

type RowBefore = {
	id: string
	suspendedAt: number | null
	resumedLapses: number
	vocabId: number
	isMarked: number
	said: Standing | null
	changedAt: number
}

type Statements = ReturnType<typeof suspending>[]

/** Only cards of decks that the person may open. */
async function change(
	db: Db,
	{ userId, chosen, now }: Chosen,
	statementsFor: (ids: SQL) => Statements,
): Promise<AsideChanged> {
	const rows = await cardsBefore(db, { userId, chosen })
	if (rows.length === 0) return { count: 0, before: '' }
	const list = JSON.stringify(rows.map(({ id }) => id))
	const [first, ...others] = statementsFor(sql`select value as id from json_each(${list})`)
	if (first) await db.batch([first, ...others])
	const marks = rows.map(({ vocabId, isMarked, said, changedAt }) => ({
		vocabId,
		mark: isMarked ? { said, changedAt } : null,
	}))
	return {
		count: rows.length,
		before: formatCardsBefore({ at: +now, cards: rows.map(toCardBefore), marks }),
	}
}

function cardsBefore(db: Db, { userId, chosen }: Omit<Chosen, 'now'>) {
	return db.all<RowBefore>(sql`
		select ${cards.id} as id, ${cardMarks.suspendedAt} as suspendedAt,
			coalesce(${cardMarks.resumedLapses}, 0) as resumedLapses, ${cards.vocabId} as vocabId,
			${userWords.userId} is not null as isMarked, ${userWords.status} as said,
			${userWords.changedAt} as changedAt
		from ${cards}
		join ${decks} on ${decks.id} = ${cards.deckId}
		left join ${cardMarks} on ${cardMarks.userId} = ${userId} and ${cardMarks.cardId} = ${cards.id}
		left join ${userWords} on ${userWords.userId} = ${userId}
			and ${userWords.vocabId} = ${cards.vocabId}
		where ${and(chosen, isNull(cards.removedAt), openTo(userId))}
		limit ${mostCardsAtOnce}`)
}

function toCardBefore({ id, suspendedAt, resumedLapses }: RowBefore) {
	return { id, suspendedAt, resumedLapses }
}

/**
 * Brings cards and the marks of their words back as they were. What was changed again since then stays.
 * False if that is everything.
 */
export async function undoAside(
	db: Db,
	{ userId, before, now }: { userId: string; before: CardsBefore; now: Date },
): Promise<boolean> {
	const { at, cards: earlier, marks } = before
	const results = await db.batch([
		db.run(sql`
			update ${cardMarks} set suspended_at = earlier.suspendedAt,
				resumed_lapses = earlier.resumedLapses, updated_at = ${+now}
			from (select value ->> 'id' as id, value ->> 'suspendedAt' as suspendedAt,
				value ->> 'resumedLapses' as resumedLapses
				from json_each(${JSON.stringify(earlier)})) as earlier
			where ${cardMarks.userId} = ${userId} and ${cardMarks.cardId} = earlier.id
				and coalesce(${cardMarks.suspendedAt}, ${at}) = ${at}`),
		...restoreMarks(db, { userId, at, marks }),
	])
	return results.some(({ rowsAffected }) => rowsAffected > 0)
}
