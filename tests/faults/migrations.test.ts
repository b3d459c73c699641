/**
 * Migrates a database of every earlier version with rows in all its tables. Each row is kept, and the
 * vocabulary's index finds words older than itself. A migration killed halfway leaves no trace and
 * runs at the next start.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/libsql'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import { importedEditions } from '#app/db/imported-editions.ts'
import { defaultEdition } from '#app/domain/hsk/edition.ts'
import { listWords } from '#app/features/vocabulary/admin/list/list-words.server.ts'
import { readWordSearch } from '#app/features/vocabulary/admin/list/word-search.ts'
import type { SeedDb } from '#app/seed/seed.ts'
import { silenceExpectedLogs } from '#tests/support/expected-logs.ts'
import { mortalDatabase } from '#tests/support/mortal-database.ts'

/** No version wrote to the first draft of these; the migration with this number recreates them. */
const drafts: Readonly<Record<string, number>> = { audio_jobs: 8, card_states: 9, reviews: 9 }

/** Columns that need real values: words the index can split, and one of two owners. */
const real: Readonly<Record<string, readonly [unknown, unknown]>> = {
	'vocab.word': ['银行', '谢谢'],
	'vocab.pinyin': ['yín háng', 'xiè xie'],
	'vocab.poses': ['["noun"]', '["verb"]'],
	'vocab.levels': ['[{"type":"HSK","level":"HSK1"}]', '[]'],
	'vocab.meaning': ['{"noun":{"definition":"bank"}}', '{"verb":{"definition":"to thank"}}'],
	'vocab.gloss': [null, '{"verb":{"definition":"to thank"}}'],
	'vocab.measure_words': ['["家"]', null],
	'vocab.example': [null, null],
	'vocab.status': [1, 1],
	'vocab.is_custom': [0, 1],
	// A session takes it back.
	'user_profiles.leaves_at': [null, null],
	// A passkey has it asked for.
	'user_profiles.two_factor_enabled': [1, 1],
	'lessons.parent_id': [null, 'lessons.id-0'],
	'audio_jobs.lesson_id': ['lessons.id-0', null],
	'audio_jobs.article_id': [null, 'articles.id-1'],
	'counted_texts.lesson_id': ['lessons.id-0', null],
	'counted_texts.article_id': [null, 'articles.id-1'],
	'reading_places.lesson_id': ['lessons.id-0', null],
	'reading_places.article_id': [null, 'articles.id-1'],
}

const folders: string[] = []
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

// Each restart is logged.
silenceExpectedLogs()

const journalPath = join('meta', '_journal.json')
const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })
const journal = journalSchema.parse(
	JSON.parse(readFileSync(join('migrations', journalPath), 'utf8')),
)

/** A folder with only the first migrations. */
function migrationsUntil(count: number): string {
	const folder = mkdtempSync(join(tmpdir(), 'hanlu-migrations-'))
	folders.push(folder)
	cpSync('migrations', folder, { recursive: true })
	const entries = journal.entries.slice(0, count)
	writeFileSync(join(folder, journalPath), JSON.stringify({ ...journal, entries }))
	return folder
}

type Column = { name: string; type: string; pk: number; parent: string | null }

/** Sorted so that each table follows those it refers to. */
async function tablesOf(db: SeedDb): Promise<Map<string, Column[]>> {
	const columns = await db.all<Column & { table: string }>(sql`
		select tables.name as "table", columns.name, columns.type, columns.pk,
			(
				select reference."table" || '.' || coalesce(reference."to", 'id')
				from pragma_foreign_key_list(tables.name) as reference
				where reference."from" = columns.name
			) as parent
		from sqlite_master as tables, pragma_table_info(tables.name) as columns
		where tables.type = 'table' and tables.name not glob 'sqlite_*'
			and tables.name not glob 'libsql_*' and tables.name not glob '__drizzle_*'
			and tables.name not glob 'vocab_*' and tables.name not glob 'text_lines'
			and tables.name not glob 'text_index*'
		order by tables.rowid, columns.cid`)
	const left = new Map<string, Column[]>()
	for (const { table, ...column } of columns) left.set(table, [...(left.get(table) ?? []), column])
	const ordered = new Map<string, Column[]>()
	while (left.size > 0) {
		for (const [name, own] of left) {
			const parents = own.flatMap(({ parent }) => parent?.split('.')[0] ?? [])
			if (parents.some((parent) => parent !== name && left.has(parent))) continue
			ordered.set(name, own)
			left.delete(name)
		}
	}
	return ordered
}

/** Inserts two rows into every table and returns them with that version’s columns. */
async function fill(db: SeedDb, version: number) {
	const written = new Map<string, unknown[][]>()
	const tables = await tablesOf(db)
	for (const [name, columns] of tables) {
		if (version <= (drafts[name] ?? 0)) continue
		for (const row of [0, 1]) {
			const values = columns.map((column) => fillerOf(name, column, row))
			const names = columns.map((column) => sql.identifier(column.name))
			await db.run(sql`
				insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)})
				values (${sql.join(
					values.map((value) => sql`${value}`),
					sql`, `,
				)})`)
		}
		written.set(name, await rowsOf(db, name, columns))
	}
	return { tables, written }
}

function fillerOf(table: string, { name, type, parent }: Column, row: number): unknown {
	const given = real[`${table}.${name}`]
	if (given) return given[row]
	if (/integer|real/i.test(type)) return row + 1
	return `${parent ?? `${table}.${name}`}-${row}`
}

async function rowsOf(db: SeedDb, name: string, columns: readonly Column[]): Promise<unknown[][]> {
	const names = columns.map((column) => sql.identifier(column.name))
	return db.values(
		sql`select ${sql.join(names, sql`, `)} from ${sql.identifier(name)} order by rowid`,
	)
}

function emptyDatabase() {
	return drizzle(createClient({ url: ':memory:' }), { casing: 'snake_case' })
}

/** The SQL of all tables, indexes and triggers. */
async function shapeOf(db: SeedDb): Promise<unknown[]> {
	return db.all(sql`
		select name, sql from sqlite_master where name not like 'sqlite_%' order by name`)
}

const versions = journal.entries.map(({ tag }, index) => [tag, index + 1] as const)

test.each(versions)('rows written when %s was the newest are kept', async (_, version) => {
	const db = emptyDatabase()
	await migrate(db, { migrationsFolder: migrationsUntil(version) })
	const { tables, written } = await fill(db, version)
	expect(written.size).toBeGreaterThan(0)
	for (const _again of [1, 2]) await migrate(db, { migrationsFolder: 'migrations' })
	for (const [name, rows] of written) {
		expect(rows).toHaveLength(2)
		expect([name, await rowsOf(db, name, tables.get(name) ?? [])]).toEqual([name, rows])
	}
	expect(await db.all(sql`pragma foreign_key_check`)).toEqual([])
	const fresh = emptyDatabase()
	await migrate(fresh, { migrationsFolder: 'migrations' })
	expect(await shapeOf(db)).toEqual(await shapeOf(fresh))
	if (!tables.has('vocab')) return
	for (const asked of ['word=银', 'pinyin=yinhang', 'word=谢谢', 'kind=custom', 'level=HSK1']) {
		const { total } = await listWords(db, readWordSearch(new URLSearchParams(asked)))
		expect([asked, total]).toEqual([asked, 1])
	}
})

test('the runs of find and replace from before versions named them can still be undone', async () => {
	const db = emptyDatabase()
	const before = journal.entries.findIndex(({ tag }) => tag.includes('runs-without-tables'))
	await migrate(db, { migrationsFolder: migrationsUntil(before) })
	await db.run(sql`
		insert into replacements (id, pattern, replacement, state, created_at, updated_at)
		values ('tomatoes', '西红柿', '番茄', 'replacing', 1, 1)`)
	await db.run(sql`
		insert into replacement_parts
			(run_id, owner_kind, owner_id, part, lines, version, state, saved_version, hash_before)
		values ('tomatoes', 'lessons', 'market', 'text', '["1zh"]', 1, 'replaced', 2, 'before'),
			('tomatoes', 'lessons', 'kitchen', 'text', '["1zh"]', 1, 'waiting', null, null)`)
	await db.run(sql`
		insert into versions (id, owner_kind, owner_id, part, hash, version, saved_at, saved_by, content)
		values ('before', 'lessons', 'market', 'text', 'before', 1, 1, null, '[]'),
			('saved', 'lessons', 'market', 'text', 'saved', 2, 2, 'shen', '[]'),
			('later', 'lessons', 'market', 'text', 'later', 3, 3, 'shen', '[]'),
			('notes', 'lessons', 'market', 'notes', 'notes', 2, 2, 'shen', '[]'),
			('other', 'lessons', 'kitchen', 'text', 'other', 2, 2, 'shen', '[]')`)
	await migrate(db, { migrationsFolder: 'migrations' })
	expect(
		await db.all(sql`select id, run_id as run from versions where run_id is not null`),
	).toEqual([{ id: 'saved', run: 'tomatoes' }])
})

test('a card is forgotten since its last Forgot that was not taken back', async () => {
	const db = emptyDatabase()
	const before = journal.entries.findIndex(({ tag }) => tag.includes('forgotten-words'))
	await migrate(db, { migrationsFolder: migrationsUntil(before) })
	await db.run(sql`pragma foreign_keys = off`)
	for (const card of ['twice', 'undone', 'never']) {
		await db.run(sql`
			insert into card_states (uid, card_id, phase, log_length, created_at, updated_at)
			values ('ming', ${card}, 'learning', 3, 1, 1), ('an', ${card}, 'learning', 1, 1, 1)`)
	}
	await db.run(sql`
		insert into reviews (uid, id, card_id, mode, grade, undoes, at)
		values ('ming', '1', 'twice', 'recall', 'forgot', null, 10),
			('ming', '2', 'twice', 'recall', 'forgot', null, 20),
			('ming', '3', 'twice', 'recall', 'good', null, 30),
			('ming', '4', 'undone', 'recall', 'forgot', null, 40),
			('ming', '5', 'undone', 'recall', 'undo', '4', 50),
			('ming', '6', 'never', 'recall', 'hard', null, 60)`)
	await migrate(db, { migrationsFolder: 'migrations' })
	expect(
		await db.all(sql`select uid, card_id as card, forgotten_at as at from card_states
			where forgotten_at is not null`),
	).toEqual([{ uid: 'ming', card: 'twice', at: 20 }])
})

test('the newest edition that was imported stays the default', async () => {
	const db = emptyDatabase()
	const before = journal.entries.findIndex(({ tag }) => tag.includes('hsk-default'))
	await migrate(db, { migrationsFolder: migrationsUntil(before) })
	await db.run(sql`
		insert into hsk_lists (edition, source, sha256, created_at, updated_at)
		values ('2026', '', '', 1, 1), ('2.0', '', '', 2, 2), ('3.0', '', '', 3, 3)`)
	await migrate(db, { migrationsFolder: 'migrations' })
	const [row] = await db.select({ imported: importedEditions }).from(sql`(select 1)`)
	expect(defaultEdition(row?.imported ?? [])).toBe('2026')
})

const words = 4000
const rounds = 8

test('a killed migration leaves no trace and runs at the next start', async () => {
	const before = await mortalDatabase()
	const old = before.openForSeeding()
	const beforeIndex = journal.entries.findIndex(({ tag }) => tag.includes('vocabulary-search'))
	await migrate(old, { migrationsFolder: migrationsUntil(beforeIndex) })
	await old.run(sql`
		with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${words})
		insert into vocab (word, pinyin, poses, meaning, levels, status, created_at, updated_at)
		select '第' || n || '词', 'dì cí', '["noun"]', '{"noun":{"definition":"a word"}}', '[]', 1, 1, 1
		from counted`)
	const shapeBefore = await shapeOf(old)
	await before.stop()

	async function migrateCopy(killAfterMs: number | undefined) {
		const copy = await mortalDatabase({ like: before.folder })
		const db = copy.openForSeeding()
		const begin = performance.now()
		const killed = killAfterMs !== undefined && setTimeout(copy.kill, killAfterMs)
		await migrate(db, { migrationsFolder: 'migrations' }).catch((error: unknown) => {
			if (!killed) throw error
		})
		const tookMs = performance.now() - begin
		if (killed) clearTimeout(killed)
		await copy.killAndWait()
		const reopened = copy.openForSeeding()
		const interrupted = await shapeOf(reopened)
		await migrate(reopened, { migrationsFolder: 'migrations' })
		const [counts] = await reopened.all(sql`
			select (select count(*) from vocab) as words,
				(select count(*) from vocab_spellings) as spelled,
				(select count(*) from vocab_index where vocab_index match 'status1') as found`)
		const after = await shapeOf(reopened)
		await copy.end()
		expect(counts).toEqual({ words, spelled: words, found: words })
		return { tookMs, interrupted, after }
	}

	const undisturbed = await migrateCopy(undefined)
	const shapes = [JSON.stringify(shapeBefore), JSON.stringify(undisturbed.after)]
	let broken = 0
	for (let round = 0; round < rounds; round += 1) {
		const { interrupted, after } = await migrateCopy((undisturbed.tookMs * round) / rounds)
		expect(after).toEqual(undisturbed.after)
		expect(shapes).toContain(JSON.stringify(interrupted))
		if (JSON.stringify(interrupted) === shapes[0]) broken += 1
	}
	expect(broken).toBeGreaterThan(0)
	await before.end()
})
