import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import type { Actor } from '#app/db/record-change.ts'
import { vocab } from '#app/db/schema/index.ts'
import { isStillAdmin } from '#app/db/still-admin.ts'
import type { Problem } from '#app/domain/problem.ts'
import { wordWithPinyin } from '#app/domain/vocabulary/csv/new-words.ts'
import { atRow } from '#app/domain/vocabulary/csv/table.ts'
import type { WordEdit } from '#app/domain/vocabulary/csv/word-edits.ts'

/** When each word was last changed, as whoever edits it saw it; in milliseconds since 1970. */
export type Seen = ReadonlyMap<number, number>

/** What would keep these edits from being saved now. */
export async function findObstacles(
	db: Db,
	{ edits, seen, actor }: { edits: readonly WordEdit[]; seen: Seen; actor: Actor },
): Promise<Problem[]> {
	const rows = JSON.stringify(edits.map(({ id, values }) => ({ id, values, seen: seen.get(id) })))
	const states = await db.all<State>(stateOf(rows, actor))
	return edits.flatMap((edit, place) => obstacleOf(edit, states[place]) ?? [])
}

/** What stands in the way of an edit, as numbers that are 1 or 0. */
export type State = { isAllowed: number; isThere: number; isAsSeen: number; isFree: number }

/**
 * The state of each row, in their order. `rows` is a JSON list of objects with `id`, `seen` and the
 * `values` that the word is to have.
 */
export function stateOf(rows: string, actor: Actor): SQL {
	return sql`
		select ${isStillAdmin(actor)} as "isAllowed",
			coalesce(stored.is_custom, 0) as "isThere",
			coalesce(stored.updated_at = item.value ->> 'seen', 0) as "isAsSeen",
			not exists (
				select 1 from ${vocab} as other
				where other.word = item.value ->> '$.values.word'
					and other.pinyin = item.value ->> '$.values.pinyin'
					and other.id <> item.value ->> 'id'
			) as "isFree"
		from json_each(${rows}) as item
		left join ${vocab} as stored on stored.id = item.value ->> 'id'
		order by item.key`
}

/** The first thing that stands in the way of an edit. */
export function obstacleOf(
	{ row, values }: WordEdit,
	state: State | undefined,
): Problem | undefined {
	const value = wordWithPinyin(values)
	if (!state?.isThere) return atRow(row, { code: 'vocabulary-csv.gone' })
	if (!state.isAsSeen) return atRow(row, { code: 'vocabulary-csv.changed', values: { value } })
	if (!state.isFree) return atRow(row, { code: 'vocabulary-csv.exists', values: { value } })
	return undefined
}
