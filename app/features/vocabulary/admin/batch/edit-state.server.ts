import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'
import type { Problem } from '#app/domain/problem.ts'
import { isOutdated } from '#app/domain/version.ts'
import { wordWithPinyin } from '#app/domain/vocabulary/csv/new-words.ts'
import { atRow } from '#app/domain/vocabulary/csv/table.ts'
import type { WordEdit } from '#app/domain/vocabulary/csv/word-edits.ts'
import { isSamePinyin } from '#app/features/vocabulary/same-pinyin.ts'

/** The version of each word that the administrator saw, by id. */
export type Versions = ReadonlyMap<number, number>

type EditsToCheck = { edits: readonly WordEdit[]; versions: Versions }

/** The problems that keep these edits from being saved. */
export async function findObstacles(db: Db, { edits, versions }: EditsToCheck): Promise<Problem[]> {
	const rows = JSON.stringify(edits.map(({ id, values }) => ({ id, values })))
	const states = await db.all<WordState>(sql`
		select stored.version as "version", stored.id is not null as "isThere",
			not exists (
				select 1 from ${vocab} as other
				where other.word = item.value ->> '$.values.word'
					and ${isSamePinyin(sql`other.pinyin`, sql`item.value ->> '$.values.pinyin'`)}
					and other.id <> item.value ->> 'id'
			) as "isFree"
		from json_each(${rows}) as item
		left join ${vocab} as stored on stored.id = item.value ->> 'id'
		order by item.key`)
	return edits.flatMap((edit, place) => obstacleOf(edit, versions, states[place]) ?? [])
}

/** Booleans are 1 or 0. `isFree`: no other word has the new characters and pinyin. */
type WordState = { version: number; isThere: number; isFree: number }

/** The first problem of an edit. */
function obstacleOf(
	{ id, row, values }: WordEdit,
	versions: Versions,
	state: WordState | undefined,
): Problem | undefined {
	const value = wordWithPinyin(values)
	if (!state?.isThere) return atRow(row, { code: 'vocabulary-csv.gone' })
	if (isOutdated({ version: versions.get(id) ?? 0 }, state)) {
		return atRow(row, { code: 'vocabulary-csv.changed', values: { value } })
	}
	if (!state.isFree) return atRow(row, { code: 'vocabulary-csv.exists', values: { value } })
	return undefined
}
