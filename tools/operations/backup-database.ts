/**
 * Writes the database to files, one per table, and reads it back. A file is compressed JSON Lines: the
 * names of the columns first, then one list of values per row.
 *
 *   vocab.jsonl.gz   ["id","word","pinyin",…]
 *                    [1,"学习","xué xí",…]
 */
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip, createGzip } from 'node:zlib'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { SeedDb } from '#app/seed/seed.ts'
import { privateFile } from '#tools/private-files.ts'
import { StopReason } from '#tools/stop-reason.ts'
import { type BackupTable, tablesInOrder } from './tables.ts'

/** Rows per query; fewer if the database refuses to send that much at once. */
const mostRows = 2000

/** Characters inserted by one statement, far below the limit of a request. */
const chunkCharacters = 1_000_000

const valueSchema = z.union([z.string(), z.number(), z.null()])
const rowSchema = z.array(valueSchema)
const columnsSchema = z.array(z.string())

type Row = z.infer<typeof rowSchema>

/**
 * Writes all tables, referring tables before those they refer to. Rows inserted during the backup may
 * be missing, but no row refers to a missing one. Rows deleted meanwhile may leave dependent rows
 * behind, such as a card whose word is gone; `readDatabase` drops those. Returns the row counts.
 */
export async function writeDatabase(db: SeedDb, folder: string): Promise<Record<string, number>> {
	const written: Record<string, number> = {}
	for (const { name } of tablesInOrder().reverse())
		written[name] = await writeTable(db, folder, name)
	return written
}

/**
 * Fills the tables of a migrated, empty database. Columns that are newer than the backup get their
 * default. Rows whose parent was deleted during the backup are dropped, as the database would have
 * done. Returns the row counts.
 */
export async function readDatabase(db: SeedDb, folder: string): Promise<Record<string, number>> {
	const read: Record<string, number> = {}
	const tables = tablesInOrder()
	for (const { name } of tables) {
		const [found] = await db.all(sql`select 1 from ${sql.identifier(name)} limit 1`)
		if (found) throw new StopReason(`The table ${name} is not empty. Nothing was restored.`)
	}
	for (const table of tables) read[table.name] = await readTable(db, folder, table)
	return read
}

function fileOf(folder: string, name: string): string {
	return join(folder, `${name}.jsonl.gz`)
}

async function writeTable(db: SeedDb, folder: string, name: string): Promise<number> {
	const columns = await columnsOf(db, name)
	const lines = createGzip()
	const file = createWriteStream(fileOf(folder, name), privateFile)
	const isClosed = once(file, 'close')
	lines.pipe(file)
	const write = async (values: readonly unknown[]) => {
		if (!lines.write(`${JSON.stringify(values)}\n`)) await once(lines, 'drain')
	}
	await write(columns)
	let count = 0
	for await (const row of rowsOf(db, name, columns)) {
		await write(row)
		count += 1
	}
	lines.end()
	await isClosed
	return count
}

async function columnsOf(db: SeedDb, name: string): Promise<string[]> {
	const found = await db.all<{ name: string }>(sql`select name from pragma_table_info(${name})`)
	return found.map((column) => column.name)
}

async function* rowsOf(db: SeedDb, name: string, columns: string[]): AsyncGenerator<Row> {
	const list = sql.join(
		columns.map((column) => sql.identifier(column)),
		sql`, `,
	)
	let last = Number.MIN_SAFE_INTEGER
	let size = mostRows
	for (;;) {
		const query = sql`
			select rowid as row_number, json_array(${list}) as row_values from ${sql.identifier(name)}
			where rowid > ${last} order by rowid limit ${size}`
		let rows: { row_number: number; row_values: string }[]
		try {
			rows = await db.all(query)
		} catch (error) {
			if (size === 1) throw error
			size = Math.max(1, Math.floor(size / 8))
			continue
		}
		for (const { row_number, row_values } of rows) {
			last = row_number
			yield rowSchema.parse(JSON.parse(row_values))
		}
		if (rows.length < size) return
	}
}

async function readTable(db: SeedDb, folder: string, table: BackupTable): Promise<number> {
	let count = 0
	let columns: string[] | undefined
	const later: Row[] = []
	let chunk: Row[] = []
	let characters = 0
	const insert = async () => {
		if (columns && chunk.length > 0) {
			const { rowsAffected } = await db.run(insertOf(table, columns, chunk))
			count += rowsAffected
		}
		chunk = []
		characters = 0
	}
	const take = async (row: Row, length: number) => {
		chunk.push(row)
		characters += length
		if (characters > chunkCharacters) await insert()
	}
	for await (const line of linesOf(fileOf(folder, table.name))) {
		if (!columns) {
			columns = columnsSchema.parse(JSON.parse(line))
			continue
		}
		const row = rowSchema.parse(JSON.parse(line))
		const isChild = table.parent !== undefined && row[columns.indexOf(table.parent)] !== null
		if (isChild) later.push(row)
		else await take(row, line.length)
	}
	await insert()
	for (const row of later) await take(row, JSON.stringify(row).length)
	await insert()
	return count
}

function linesOf(path: string) {
	return createInterface({ input: createReadStream(path).pipe(createGunzip()) })
}

/** Inserts rows whose references exist. A course comes in an earlier chunk than its lessons. */
function insertOf(table: BackupTable, columns: readonly string[], rows: readonly Row[]): SQL {
	const names = columns.map((column) => sql.identifier(column))
	const conditions: SQL[] = []
	const values = columns.map((column, index) => {
		const value = sql`item.value ->> ${sql.raw(String(index))}`
		const reference = table.references.find((known) => known.column === column)
		if (!reference) return value
		const { to, key, isKept } = reference
		const found = sql`
			(select owner.${sql.identifier(key)} from ${sql.identifier(to)} as owner
			where owner.${sql.identifier(key)} = ${value})`
		if (isKept) return found
		conditions.push(sql`(${value} is null or ${found} is not null)`)
		return value
	})
	return sql`
		insert into ${sql.identifier(table.name)} (${sql.join(names, sql`, `)})
		select ${sql.join(values, sql`, `)} from json_each(${JSON.stringify(rows)}) as item
		where ${sql.join([sql`true`, ...conditions], sql` and `)}`
}
