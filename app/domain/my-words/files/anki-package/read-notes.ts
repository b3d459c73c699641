/**
 * Reads the notes of an Anki collection, by their types. A note's fields stand in one text, with U+001F
 * between them:
 *
 *   学习␟xué xí␟to study, of the type Chinese (Hanzi, Pinyin, English)
 *
 * The types are JSON in the table `col` (schema 11, .anki2 and .anki21) or have tables (since schema 15,
 * .anki21b). These name a collation that only Anki has, without which they cannot be queried: SQLite's own
 * takes its place in the schema.
 */
import * as z from 'zod/mini'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { plainCell } from '#app/domain/my-words/files/plain-cell.ts'

/** A longer cell is cut. Sentences of cards are no longer. */
export const longestCell = 500

/** A SQLite database in memory, as sql.js has it. */
export type CollectionDatabase = {
	exec: (query: string) => { values: unknown[][] }[]
	prepare: (query: string) => { step: () => boolean; get: () => unknown[]; free: () => void }
	close: () => void
}

export type NoteType = {
	name: string
	/** The names of its fields. */
	fields: string[]
	/** Those with hanzi: their number in the collection, a plain text for each field, and the tags. */
	notes: { number: number; cells: string[]; tags: string }[]
}

export type CollectionNotes = {
	/** Those that have notes with hanzi. */
	types: NoteType[]
	/** Of all notes. */
	count: number
	withoutChinese: number
	/** Cells that were cut. */
	cut: number
	/** Cards that were answered at least once. */
	reviewed: number
}

/** Ends after one note with hanzi more than `most`. Throws if this is no collection, or a damaged one. */
export function readNotes(database: CollectionDatabase, most: number): CollectionNotes {
	const types = readTypes(database)
	const read = { count: 0, withoutChinese: 0, cut: 0 }
	let taken = 0
	const query = database.prepare('select cast(mid as text), flds, tags from notes order by id')
	try {
		while (taken <= most && query.step()) {
			const [id, fields, tags] = query.get().map((value) => String(value ?? ''))
			const whole = (fields ?? '').split('\u001f').map((cell) => plainCell(cell, { isHtml: true }))
			read.count += 1
			if (!whole.some(hasHanzi)) {
				read.withoutChinese += 1
				continue
			}
			read.cut += whole.filter(({ length }) => length > longestCell).length
			const cells = whole.map((cell) => cell.slice(0, longestCell).replace(/\p{Cs}/gu, ''))
			typeOf(types, id ?? '').notes.push({
				number: read.count,
				cells,
				tags: plainCell(tags ?? '', { isHtml: false }),
			})
			taken += 1
		}
	} finally {
		query.free()
	}
	const used = [...types.values()].filter(({ notes }) => notes.length > 0)
	const [reviewed] = rowsOf(database, 'select count(*) from cards where reps > 0')
	return { types: used, ...read, reviewed: Number(reviewed?.[0] ?? 0) }
}

/** A note whose type is missing keeps its fields. */
function typeOf(types: Map<string, NoteType>, id: string): NoteType {
	const known = types.get(id)
	if (known) return known
	const type = { name: '', fields: [], notes: [] }
	types.set(id, type)
	return type
}

const modelsSchema = z.record(
	z.string(),
	z.object({ name: z.string(), flds: z.array(z.object({ name: z.string() })) }),
)

/** By their ids, which are too long for numbers of some engines. */
function readTypes(database: CollectionDatabase): Map<string, NoteType> {
	const hasTables = rowsOf(
		database,
		`select 1 from sqlite_master where type = 'table' and name = 'notetypes'`,
	)
	if (hasTables.length === 0) {
		const [models] = rowsOf(database, 'select models from col')
		const read = modelsSchema.parse(JSON.parse(String(models?.[0] ?? '{}')))
		return new Map(
			Object.entries(read).map(([id, { name, flds }]) => [
				id,
				{ name, fields: flds.map((field) => field.name), notes: [] },
			]),
		)
	}
	database.exec(`
		pragma writable_schema = on;
		update sqlite_master set sql = replace(sql, 'unicase', 'nocase') where sql like '%unicase%';
		pragma writable_schema = reset`)
	const types = new Map<string, NoteType>()
	for (const [id, name] of rowsOf(
		database,
		'select cast(id as text), name from notetypes order by id',
	)) {
		types.set(String(id), { name: String(name), fields: [], notes: [] })
	}
	const fields = rowsOf(database, 'select cast(ntid as text), name from fields order by ntid, ord')
	for (const [id, name] of fields) types.get(String(id))?.fields.push(String(name))
	return types
}

function rowsOf(database: CollectionDatabase, query: string) {
	return database.exec(query)[0]?.values ?? []
}
