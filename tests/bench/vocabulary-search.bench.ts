/**
 * P8: the time of a substring search in words or pinyin (a page of ids and the total), against a scan
 * of all words that must find the same. P9: the extra time of a page far back. The database runs in
 * this process, since a network would cost both the same.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { listWords } from '#app/features/vocabulary/admin/list/list-words.server.ts'
import { countOf, pageOf, soughtOf } from '#app/features/vocabulary/admin/list/word-index.ts'
import { readWordSearch, type WordSearch } from '#app/features/vocabulary/admin/list/word-search.ts'
import { openForSeeding, type Platform } from '#tools/platform.ts'
import { alternately, type BenchRow, milliseconds } from './bench-row.ts'
import { copyDatabase } from './copied-database.ts'

const queries = 500
const samples = 41
const size = 50

type Db = ReturnType<typeof openForSeeding>

/** The searched column: the word, or its pinyin without tones. */
type Column = 'word' | 'plain'

export async function benchVocabularySearch({ folder }: Platform): Promise<BenchRow[]> {
	const copy = mkdtempSync(join(tmpdir(), 'hanlu-bench-'))
	try {
		const db = openForSeeding({ url: copyDatabase(folder.database, copy) })
		return [
			await benchParts(db, 'word'),
			await benchParts(db, 'plain'),
			await benchPage(db, 2000),
			await benchPage(db, await middlePage(db)),
		]
	} finally {
		rmSync(copy, { recursive: true, force: true })
	}
}

async function benchParts(db: Db, column: Column): Promise<BenchRow> {
	const parts = await partsOf(db, column)
	for (const text of parts) {
		const [found, read] = [
			await ask(db, sought(column, text)),
			await ask(db, scan('vocab_spellings', column, text)),
		]
		if (found !== read) throw new Error(`${text} finds other words than LIKE does`)
	}
	const timeOf = async (query: (text: string) => Query) =>
		(await timed(async () => {
			for (const text of parts) await ask(db, query(text))
		})) / parts.length
	const ours = await timeOf((text) => sought(column, text))
	const naive = await timeOf((text) => scan('vocab', column === 'plain' ? 'pinyin' : column, text))
	return {
		id: 'P8',
		name: `${queries} parts of ${column === 'word' ? 'words' : 'pinyin'}, against reading all words`,
		target: '≤ 0.05×',
		measured: `${milliseconds(naive)} → ${ours.toFixed(2)} ms`,
		ratio: ours / naive,
		pass: ours / naive <= 0.05,
	}
}

async function benchPage(db: Db, page: number): Promise<BenchRow> {
	const open = (number: number) => () => timed(() => listWords(db, searchFor({ page: number })))
	const [first, later] = await alternately(samples, open(1), open(page))
	return {
		id: 'P9',
		name: `page ${page} of the vocabulary, against page 1`,
		target: '≤ 3×',
		measured: `${milliseconds(first)}, ${milliseconds(later)}`,
		ratio: later / first,
		pass: later / first <= 3,
	}
}

/** The page that is farthest from both ends. */
async function middlePage(db: Db): Promise<number> {
	const { total } = await listWords(db, searchFor({ page: 1 }))
	return Math.ceil(total / size / 2)
}

function searchFor(wanted: Partial<WordSearch>): WordSearch {
	return { ...readWordSearch(new URLSearchParams()), size, ...wanted }
}

type Query = [ids: SQL, count: SQL]

function sought(column: Column, text: string): Query {
	const search = searchFor({ [column === 'word' ? 'word' : 'pinyin']: text })
	const asked = soughtOf(search)
	return [pageOf(asked, search), sql`select ${countOf(asked)} as n`]
}

function scan(table: 'vocab' | 'vocab_spellings', column: Column | 'pinyin', text: string): Query {
	const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
	const found = sql`
		from ${sql.identifier(table)} where ${sql.identifier(column)} like ${like} escape '\\'`
	return [
		sql`select id ${found} order by id desc limit ${size}`,
		sql`select count(*) as n ${found}`,
	]
}

async function ask(db: Db, [ids, count]: Query): Promise<string> {
	return JSON.stringify([await db.all(ids), await db.all(count)])
}

/** CPU time in milliseconds: the database runs in this process, so other load does not count. */
async function timed(work: () => Promise<unknown>): Promise<number> {
	const before = process.cpuUsage()
	await work()
	const { user, system } = process.cpuUsage(before)
	return (user + system) / 1000
}

/** One to four characters from words of the vocabulary; every tenth contains a LIKE wildcard. */
async function partsOf(db: Db, column: Column): Promise<string[]> {
	const rows = await db.all<{ text: string }>(sql`
		select ${sql.identifier(column)} as text from vocab_spellings
		where id % (select count(*) / ${queries} from vocab_spellings) = 0 limit ${queries}`)
	return rows.map(({ text }, index) => {
		const letters = [...text]
		const start = (index * 7) % letters.length
		const part = letters.slice(start, start + 1 + (index % 4)).join('')
		return index % 10 === 0 ? part + (['%', '_', '\\'][index % 3] ?? '') : part
	})
}
