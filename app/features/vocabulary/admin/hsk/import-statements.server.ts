/** The statements of an import of an HSK list. They keep what they replace, so that it can be taken out again. */
import { type SQL, sql } from 'drizzle-orm'
import { putDeck } from '#app/db/put-deck.ts'
import { hskFormerWords, hskLists, vocab } from '#app/db/schema/index.ts'
import type { DeckOfWords } from '#app/domain/flashcards/level-decks.ts'
import { firstEdition, type HskEdition } from '#app/domain/hsk/edition.ts'
import type { HskImport } from '#app/domain/vocabulary/hsk-import.ts'
import type { HskList } from './import-list.server.ts'

export type ListPlan = { plan: HskImport; decks: readonly DeckOfWords[] }

export function importStatements(
	{ edition, source, sha256: hash }: HskList,
	{ plan, decks, now }: ListPlan & { now: Date },
): SQL[] {
	const changes = plan.changes.map(({ entry, levels, pinyin }) => [entry.id, levels, pinyin])
	const alike = plan.readAlike.map(({ id }) => id)
	// Other editions are taken out of the levels as they are; edition 2.0 came with the dictionary.
	const kept =
		edition === firstEdition ? changes : changes.filter(([, , pinyin]) => pinyin !== undefined)
	return [
		sql`
			insert into ${hskLists} (edition, source, sha256, created_at, updated_at)
			values (${edition}, ${source}, ${hash}, ${+now}, ${+now})
			on conflict (edition) do update set
				source = excluded.source, sha256 = excluded.sha256, updated_at = excluded.updated_at`,
		...inParts(kept, (rows) => keepFormer(edition, rows)),
		...inParts(alike, (ids) => shareReadings(edition, ids)),
		...inParts(
			changes,
			(rows) => sql`
			update ${vocab} set
				levels = change.value -> 1,
				pinyin = coalesce(change.value ->> 2, ${vocab.pinyin}),
				updated_at = ${+now}
			from json_each(${rows}) as change
			where ${vocab.id} = change.value ->> 0`,
		),
		...decks.flatMap((deck) => putDeck(deck, now)),
	]
}

/** A later import of the edition leaves what stood before the first. */
function keepFormer(edition: HskEdition, rows: string): SQL {
	return sql`
		insert into ${hskFormerWords} (edition, vocab_id, levels, pinyin, official_pinyin)
		select ${edition}, ${vocab.id}, ${formerLevels(edition)},
			iif(change.value ->> 2 is null, null, ${vocab.pinyin}), change.value ->> 2
		from json_each(${rows}) as change
		cross join ${vocab} on ${vocab.id} = change.value ->> 0
		where true
		on conflict (edition, vocab_id) do update set
			pinyin = coalesce(pinyin, excluded.pinyin),
			official_pinyin = coalesce(excluded.official_pinyin, official_pinyin)`
}

/**
 * Words whose reading another list has replaced by one that this list has, too: they keep it until both
 * are taken out.
 */
function shareReadings(edition: HskEdition, ids: string): SQL {
	return sql`
		insert into ${hskFormerWords} (edition, vocab_id, levels, pinyin, official_pinyin)
		select ${edition}, ${vocab.id}, ${formerLevels(edition)}, former.pinyin, former.official_pinyin
		from json_each(${ids}) as alike
		cross join ${vocab} on ${vocab.id} = alike.value
		cross join ${hskFormerWords} as former on former.vocab_id = ${vocab.id}
			and former.edition <> ${edition} and former.official_pinyin = ${vocab.pinyin}
		where true
		on conflict (edition, vocab_id) do update set
			pinyin = coalesce(pinyin, excluded.pinyin),
			official_pinyin = coalesce(official_pinyin, excluded.official_pinyin)`
}

/** Only edition 2.0 had levels before its first import. */
function formerLevels(edition: HskEdition): SQL {
	if (edition !== firstEdition) return sql`'[]'`
	return sql`(
		select json_group_array(json(level.value)) from json_each(${vocab.levels}) as level
		where level.value ->> 'edition' = ${edition}
	)`
}

/** Words of one statement: a few hundred kilobytes. */
const wordsOfStatement = 4000

function inParts(rows: readonly unknown[], statement: (rows: string) => SQL): SQL[] {
	return Array.from({ length: Math.ceil(rows.length / wordsOfStatement) }, (_, part) =>
		statement(JSON.stringify(rows.slice(part * wordsOfStatement, (part + 1) * wordsOfStatement))),
	)
}
