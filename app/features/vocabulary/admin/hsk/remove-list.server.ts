/** Takes an HSK edition out again: its levels, its decks, and the readings that its list replaced. */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import {
	cardMarks,
	cardStates,
	cards,
	decks,
	hskFormerWords,
	hskLists,
	reviews,
	vocab,
} from '#app/db/schema/index.ts'
import { type By, changeAsAdmin } from '#app/db/transaction.ts'
import { firstEdition, type HskEdition } from '#app/domain/hsk/edition.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { listImports } from './editions.server.ts'

type Removal = By & { edition: HskEdition }

/**
 * Takes out the edition's levels; words whose levels of 2.0 an import changed get those before its first
 * import. Replaced readings come back. What administrators have changed since stays, and readings that
 * another imported list has, too. Cards that somebody has begun stay in their decks. Edition 2.0 is
 * refused if nothing was kept of it.
 */
export async function removeList(
	db: Db,
	{ edition, ...by }: Removal,
): Promise<Result<undefined, Problem>> {
	return await changeAsAdmin(db, by, async ({ tx, log, save }) => {
		const list = (await listImports(tx)).find((one) => one.edition === edition)
		if (!list) return err<Problem>({ code: 'hsk-list.not-imported' })
		if (edition === firstEdition && !list.hasFormer) {
			return err<Problem>({ code: 'hsk-list.not-kept' })
		}
		await save([
			// The statements read the words themselves, so only a change of this list makes this begin anew.
			log({
				action: 'hsk-list.remove',
				objectType: 'hsk-list',
				objectId: edition,
				before: { edition, file: list.source },
			}),
			...removeStatements(edition, by.now).map((statement) => tx.run(statement)),
		])
		return ok(undefined)
	})
}

function removeStatements(edition: HskEdition, now: Date): SQL[] {
	return [
		restoreLevels(edition, now),
		restoreReadings(edition, now),
		...(edition === firstEdition ? [] : removeDecks(edition, now)),
		sql`delete from ${hskLists} where ${hskLists.edition} = ${edition}`,
	]
}

function restoreLevels(edition: HskEdition, now: Date): SQL {
	const former = sql`from ${hskFormerWords} where ${hskFormerWords.edition} = ${edition}`
	// Words of edition 2.0 that no import has changed keep their levels.
	const isConcerned =
		edition === firstEdition
			? sql`${vocab.id} in (select ${hskFormerWords.vocabId} ${former})`
			: sql`${vocab.levels} like ${`%"edition":"${edition}"%`}`
	return sql`
		update ${vocab} set updated_at = ${+now}, levels = (
			select json_group_array(json(level)) from (
				select value as level from json_each(${vocab.levels})
				where value ->> 'edition' is not ${edition}
				union all
				select value as level from json_each((
					select ${hskFormerWords.levels} ${former} and ${hskFormerWords.vocabId} = ${vocab.id}
				))
			)
		)
		where ${isConcerned}`
}

/** Unless another word has the old reading by now, or another imported list has the new one. */
function restoreReadings(edition: HskEdition, now: Date): SQL {
	return sql`
		update ${vocab} set pinyin = former.pinyin, updated_at = ${+now}
		from ${hskFormerWords} as former
		where former.edition = ${edition} and former.vocab_id = ${vocab.id}
			and former.official_pinyin = ${vocab.pinyin}
			and not exists (
				select 1 from ${vocab} as other
				where other.word = ${vocab.word} and other.pinyin = former.pinyin
			)
			and not exists (
				select 1 from ${hskFormerWords} as other
				where other.vocab_id = former.vocab_id and other.edition <> former.edition
					and other.official_pinyin = former.official_pinyin
			)`
}

/** Decks that nobody has touched go; the others keep the cards that somebody has begun. */
function removeDecks(edition: HskEdition, now: Date): [whole: SQL, others: SQL] {
	const isOfEdition = sql`${decks.edition} = ${edition} and ${decks.ownerId} is null`
	const isTouched = sql`exists (
		select 1 from ${cards} where ${cards.deckId} = ${decks.id} and (
			exists (select 1 from ${cardStates} where ${cardStates.cardId} = ${cards.id})
			or exists (select 1 from ${cardMarks} where ${cardMarks.cardId} = ${cards.id})
			or exists (select 1 from ${reviews} where ${reviews.cardId} = ${cards.id})
		)
	)`
	return [
		sql`delete from ${decks} where ${isOfEdition} and not ${isTouched}`,
		sql`
			update ${cards} set removed_at = ${+now}
			where removed_at is null
				and deck_id in (select ${decks.id} from ${decks} where ${isOfEdition})
				and not exists (select 1 from ${cardStates} where ${cardStates.cardId} = ${cards.id})`,
	]
}
