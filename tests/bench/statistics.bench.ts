/**
 * F1: the statistics of a person with 10,000 words of their own, 5,000 marked and 5,000 studied, and half
 * a year of 220 answers a day, in two hours of it. The database runs in this process, since a network would add its own.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { cards, decks, userProfiles, vocab } from '#app/db/schema/index.ts'
import { readStatistics } from '#app/features/flashcards/statistics/read-statistics.server.ts'
import { openForSeeding, type Platform } from '#tools/platform.ts'
import { type BenchRow, median, milliseconds } from './bench-row.ts'
import { copyDatabase } from './copied-database.ts'

const samples = 21
const most = 150
const ownWords = 10_000
const answers = 40_000

const dayMs = 24 * 60 * 60_000
const halfYearMs = 182 * dayMs

type Db = ReturnType<typeof openForSeeding>

export async function benchStatistics({ folder }: Pick<Platform, 'folder'>): Promise<BenchRow[]> {
	const copy = mkdtempSync(join(tmpdir(), 'hanlu-bench-'))
	try {
		const db = openForSeeding({ url: copyDatabase(folder.database, copy) })
		const now = new Date()
		await makeLearner(db, now)
		const query = { userId: 'bench', level: 'HSK3', edition: '2.0', now } as const
		const { wordsOverTime } = await readStatistics(db, query)
		const known = wordsOverTime.at(-1)?.known ?? 0
		if (known < ownWords / 2) throw new Error(`Only ${known} words are known`)
		const times: number[] = []
		for (let sample = 0; sample < samples; sample += 1) {
			const before = process.cpuUsage()
			await readStatistics(db, query)
			const { user, system } = process.cpuUsage(before)
			times.push((user + system) / 1000)
		}
		const time = median(times)
		return [
			{
				id: 'F1',
				name: 'statistics of a person with 10,000 words of their own',
				target: `≤ ${most} ms`,
				measured: milliseconds(time),
				pass: time <= most,
			},
		]
	} finally {
		rmSync(copy, { recursive: true, force: true })
	}
}

/** Their words and answers are spread by remainders over half a year, two hours of each day. */
async function makeLearner(db: Db, now: Date): Promise<void> {
	const [start, end] = [+now - halfYearMs, +now]
	const evening = (number: string) =>
		sql.raw(`${start} + (${number} % 182) * ${dayMs} + (${number} * 7919) % 7200 * 1000`)
	const numbers = (count: number) => sql`(
		with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
		select n from numbers)`
	await db
		.insert(userProfiles)
		.values({ id: 'bench', displayName: '明', email: 'bench@example.com' })
	const statements = [
		sql`insert into ${decks} (id, slug, name, description, owner_uid, order_no, created_at, updated_at)
			values ('bench', 'my-words', 'My Words', '', 'bench', 0, ${end}, ${end})`,
		sql`insert into ${cards} (id, deck_id, vocab_id, order_no, created_at, updated_at)
			select 'bench-' || id, 'bench', id, id, ${end}, ${end}
			from ${vocab} order by frequency desc limit ${ownWords / 2}`,
		sql`insert into user_words (uid, vocab_id, status, changed_at)
			select 'bench', id, 'known', ${evening('id')}
			from ${vocab} order by frequency desc limit ${ownWords / 2} offset ${ownWords / 2}`,
		sql`insert into card_states (uid, card_id, phase, due, stability, difficulty, reps, introduced_at,
				last_reviewed_at, known_since, log_length, created_at, updated_at)
			select 'bench', id, 'review', ${end} + (vocab_id * 7919) % 200 * ${dayMs / 4},
				vocab_id % 60, 5, 8, ${start}, ${end},
				iif(vocab_id % 60 >= 21, ${evening('vocab_id')}, null), 8, ${end}, ${end}
			from ${cards} where deck_id = 'bench'`,
		sql`with studied as materialized (
				select row_number() over () - 1 as key, id as value from ${cards} where deck_id = 'bench' limit 50)
			insert into reviews (uid, id, card_id, mode, grade, duration_ms, at)
			select 'bench', 'bench-' || n, studied.value, 'recall',
				iif(n % 10 = 0, 'forgot', 'good'), 6000, ${evening('n')}
			from ${numbers(answers)} join studied on studied.key = n % 50`,
		sql`insert into study_time (uid, device, day, read_ms, listened_ms, updated_at)
			select 'bench', 'device-' || (n % 2), date(${start} / 1000 + n / 2 * 86400, 'unixepoch'),
				600000, 60000, ${end} from ${numbers(364)}`,
	]
	for (const statement of statements) await db.run(statement)
}
