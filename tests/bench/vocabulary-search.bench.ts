/**
 * P9: the extra time of a page of the vocabulary far back. The database runs in this process, since a network
 * would cost both pages the same.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listWords } from '#app/features/vocabulary/admin/list/list-words.server.ts'
import { readWordSearch, type WordSearch } from '#app/features/vocabulary/admin/list/word-search.ts'
import { openForSeeding, type Platform } from '#tools/platform.ts'
import { alternately, type BenchRow, milliseconds } from './bench-row.ts'
import { copyDatabase } from './copied-database.ts'

const samples = 41
const size = 50

type Db = ReturnType<typeof openForSeeding>

export async function benchVocabularySearch({ folder }: Platform): Promise<BenchRow[]> {
	const copy = mkdtempSync(join(tmpdir(), 'hanlu-bench-'))
	try {
		const db = openForSeeding({ url: copyDatabase(folder.database, copy) })
		return [await benchPage(db, 2000), await benchPage(db, await middlePage(db))]
	} finally {
		rmSync(copy, { recursive: true, force: true })
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

/** CPU time in milliseconds: the database runs in this process, so other load does not count. */
async function timed(work: () => Promise<unknown>): Promise<number> {
	const before = process.cpuUsage()
	await work()
	const { user, system } = process.cpuUsage(before)
	return (user + system) / 1000
}
