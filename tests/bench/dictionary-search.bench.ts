/**
 * P19: the database's time for a search of the dictionary, of a hundred words in each way. The database
 * runs in this process, and its processor time is measured: other load does not count.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readQuery } from '#app/domain/dictionary/query.ts'
import { rankedWords } from '#app/features/dictionary/ranked-words.server.ts'
import { openForSeeding, type Platform } from '#tools/platform.ts'
import { type BenchRow, median } from './bench-row.ts'
import { copyDatabase } from './copied-database.ts'

const rounds = 5
const mostMs = 5

export async function benchDictionarySearch({ folder }: Platform): Promise<BenchRow[]> {
	const copy = mkdtempSync(join(tmpdir(), 'hanlu-bench-'))
	try {
		const db = openForSeeding({ url: copyDatabase(folder.database, copy) })
		const queries = readFileSync('tests/fixtures/dictionary-queries.tsv', 'utf8')
			.trim()
			.split('\n')
			.flatMap((line) => readQuery(line.split('\t')[1] ?? '') ?? [])
		const rowOf = async () => {
			const before = process.cpuUsage()
			for (const query of queries)
				await db.all(sql`select id from (${rankedWords(query, { page: 1, showsCoarse: false })})`)
			const { user, system } = process.cpuUsage(before)
			return (user + system) / 1000 / queries.length
		}
		await rowOf()
		const times: number[] = []
		for (let round = 0; round < rounds; round += 1) times.push(await rowOf())
		const time = median(times)
		return [
			{
				id: 'P19',
				name: `a search of the dictionary, ${queries.length} queries`,
				target: `≤ ${mostMs} ms`,
				measured: `${time.toFixed(2)} ms`,
				pass: time <= mostMs,
			},
		]
	} finally {
		rmSync(copy, { recursive: true, force: true })
	}
}
