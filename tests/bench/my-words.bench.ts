/**
 * The time the database takes for a page of My Words, for a person with ten thousand words: 7,000 marked,
 * 4,000 saved and studied, some both. The database runs in this process, since a network would cost the
 * same for any list. Then the time for a list of ten thousand other words, to be checked and imported, and
 * for a file of all words.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readWords } from '#app/domain/my-words/files/read-words.ts'
import { readMyWordSearch } from '#app/domain/my-words/word-search.ts'
import { additionsOf } from '#app/features/my-words/files/check-list.server.ts'
import { exportWords, wordsFound } from '#app/features/my-words/files/export-words.server.ts'
import { importWords } from '#app/features/my-words/files/import-words.server.ts'
import { readPlan } from '#app/features/my-words/files/plan-import.server.ts'
import { listMyWords } from '#app/features/my-words/list-my-words.server.ts'
import { openForSeeding, type Platform } from '#tools/platform.ts'
import { type BenchRow, median, milliseconds } from './bench-row.ts'
import { copyDatabase } from './copied-database.ts'

const samples = 21
const mostMs = 15
const userId = 'bench-my-words'

const pages = [
	{ name: 'page 1', query: '' },
	{ name: 'page 200', query: 'page=200' },
]

type Db = ReturnType<typeof openForSeeding>

export async function benchMyWords({ folder }: Platform): Promise<BenchRow[]> {
	const copy = mkdtempSync(join(tmpdir(), 'hanlu-bench-'))
	try {
		const db = openForSeeding({ url: copyDatabase(folder.database, copy) })
		await giveWords(db)
		const pageTime = timesOf(db)
		const rows: BenchRow[] = []
		for (const { name, query } of pages) {
			const ms = await pageTime(query)
			rows.push({
				id: 'My Words',
				name: `${name} of 10,000 words, the database`,
				target: `≤ ${mostMs} ms`,
				measured: milliseconds(ms),
				pass: ms <= mostMs,
			})
		}
		return [...rows, ...(await listRows(db))]
	} finally {
		rmSync(copy, { recursive: true, force: true })
	}
}

const learner = { id: userId, level: 1, langLevel: 'HSK3', hskEdition: '2.0' } as const
const mostListMs = 1500

/** Processor time of the worker and the database together. */
async function listRows(db: Db): Promise<BenchRow[]> {
	const words = await db.all<{ line: string }>(sql`
		select word || char(9) || pinyin as line from vocab order by frequency desc, id
		limit 10000 offset 20000`)
	const text = words.map(({ line }) => line).join('\n')
	const readList = async () => {
		const read = readWords(text, {})
		if (!read.ok) throw new Error('The list was not read')
		return readPlan(db, { userId, words: read.value.words, way: 'file', chosen: new Map() })
	}
	const [checkMs, plan] = await timed(readList)
	const additions = additionsOf(plan)
	if (additions.length < 9000) throw new Error(`${additions.length} words were found`)
	const [importMs] = await timed(() => importWords(db, { userId, additions, now: new Date() }))
	const [exportMs] = await timed(async () => {
		const found = wordsFound(learner, readMyWordSearch(new URLSearchParams()))
		const file = await exportWords(db, { learner, words: found, format: 'anki', origin: '' })
		await new Response(file).text()
	})
	return [
		['a list of 10,000 words is checked', checkMs] as const,
		['a list of 10,000 words is imported', importMs] as const,
		['a file of 20,000 words is written', exportMs] as const,
	].map(([name, ms]) => ({
		id: 'Word lists',
		name,
		target: `≤ ${mostListMs} ms`,
		measured: milliseconds(ms),
		pass: ms <= mostListMs,
	}))
}

async function timed<T>(act: () => Promise<T>): Promise<[ms: number, result: T]> {
	const before = process.cpuUsage()
	const result = await act()
	const { user, system } = process.cpuUsage(before)
	return [(user + system) / 1000, result]
}

/** The most frequent words are marked, the next ones saved and studied; a thousand are both. */
async function giveWords(db: Db): Promise<void> {
	const deckId = `${userId}-deck`
	await db.batch([
		db.run(sql`
			insert into user_profiles (uid, display_name, email, status, created_at, updated_at)
			values (${userId}, '王小美', 'bench-my-words@example.com', 1, 0, 0)`),
		db.run(sql`
			insert into user_words (uid, vocab_id, status, changed_at, sentence, sentence_at)
			select ${userId}, id, iif(id % 3, 'known', 'learning'), 1e12 + (id * 7919) % 1e7,
				'我每天都在学习' || word || '。', 1e12
			from vocab order by frequency desc, id limit 7000`),
		db.run(sql`
			insert into decks (id, slug, name, description, owner_uid, created_at, updated_at)
			values (${deckId}, 'my-words', 'My Words', '', ${userId}, 0, 0)`),
		db.run(sql`
			insert into cards (id, deck_id, vocab_id, sentence, order_no, created_at, updated_at)
			select ${deckId} || id, ${deckId}, id, '他喜欢' || word || '。', id, 1e12, 1e12 + id
			from vocab order by frequency desc, id limit 4000 offset 6000`),
		db.run(sql`
			insert into card_states (uid, card_id, phase, due, stability, introduced_at, log_length,
				created_at, updated_at)
			select ${userId}, id, 'review', 1e12 + order_no, order_no % 50, 1e12 + order_no, 3, 0, 0
			from cards where deck_id = ${deckId}`),
	])
}

/** CPU time of the batches alone, in milliseconds: reading their rows is the worker's. */
function timesOf(db: Db): (query: string) => Promise<number> {
	const client = db.$client
	const batch = client.batch.bind(client)
	let spent = 0
	client.batch = async (...asked) => {
		const before = process.cpuUsage()
		const answers = await batch(...asked)
		const { user, system } = process.cpuUsage(before)
		spent += (user + system) / 1000
		return answers
	}
	return async (query) => {
		const search = readMyWordSearch(new URLSearchParams(query))
		const times: number[] = []
		for (let sample = 0; sample < samples; sample++) {
			spent = 0
			const { found } = await listMyWords(db, { learner, search, now: new Date() })
			if (found !== 10_000) throw new Error(`${found} words were found`)
			times.push(spent)
		}
		return median(times)
	}
}
