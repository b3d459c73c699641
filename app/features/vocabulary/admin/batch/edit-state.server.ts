import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'
import type { Problem } from '#app/domain/problem.ts'
import { isOutdated } from '#app/domain/version.ts'
import { wordWithPinyin } from '#app/domain/vocabulary/csv/new-words.ts'
import { atRow } from '#app/domain/vocabulary/csv/table.ts'
import type { WordEdit } from '#app/domain/vocabulary/csv/word-edits.ts'

/** The version of each word, by its id, that the editor saw. */
export type Versions = ReadonlyMap<number, number>

type Edits = { edits: readonly WordEdit[]; versions: Versions }

/** What keeps these edits from being saved. */
export async function findObstacles(db: Db, { edits, versions }: Edits): Promise<Problem[]> {
	const rows = JSON.stringify(edits.map(({ id, values }) => ({ id, values })))
	const states = await db.all<State>(sql`
		select stored.version as "version", coalesce(stored.is_custom, 0) as "isThere",
			not exists (
				select 1 from ${vocab} as other
				where other.word = item.value ->> '$.values.word'
					and other.pinyin = item.value ->> '$.values.pinyin'
					and other.id <> item.value ->> 'id'
			) as "isFree"
		from json_each(${rows}) as item
		left join ${vocab} as stored on stored.id = item.value ->> 'id'
		order by item.key`)
	return edits.flatMap((edit, place) => obstacleOf(edit, versions, states[place]) ?? [])
}

/** A stored word; what is true is 1. */
type State = { version: number; isThere: number; isFree: number }

/** The first thing that stands in the way of an edit. */
function obstacleOf(
	{ id, row, values }: WordEdit,
	versions: Versions,
	state: State | undefined,
): Problem | undefined {
	const value = wordWithPinyin(values)
	if (!state?.isThere) return atRow(row, { code: 'vocabulary-csv.gone' })
	if (isOutdated({ version: versions.get(id) ?? 0 }, state)) {
		return atRow(row, { code: 'vocabulary-csv.changed', values: { value } })
	}
	if (!state.isFree) return atRow(row, { code: 'vocabulary-csv.exists', values: { value } })
	return undefined
}
