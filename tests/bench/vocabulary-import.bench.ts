/**
 * P15: importing a table of words against adding them one by one, with a database twenty milliseconds
 * away; and the number of round trips for the longest allowed table.
 */
import { like } from 'drizzle-orm'
import { type Db, openDatabase } from '#app/db/client.server.ts'
import type { Actor } from '#app/db/record-change.ts'
import { userProfiles, vocab } from '#app/db/schema/index.ts'
import { adminLevel } from '#app/domain/accounts/user.ts'
import type { NewWord } from '#app/domain/vocabulary/csv/new-words.ts'
import { posesOf } from '#app/domain/vocabulary/part-of-speech.ts'
import { addWords } from '#app/features/vocabulary/admin/batch/save-batch.server.ts'
import type { Platform } from '#tools/platform.ts'
import { alternately, type BenchRow, milliseconds } from './bench-row.ts'
import { delayingProxy } from './delaying-proxy.ts'

const distanceMs = 20
const samples = 3
const rowsAgainstNaive = 500
const mostRows = 10_000
const rowsOfRoundTrip = 500

const prefix = '导入'

export async function benchVocabularyImport({ databaseUrl }: Platform): Promise<BenchRow[]> {
	const proxy = await delayingProxy(databaseUrl)
	try {
		const db = openDatabase({ url: proxy.url })
		const actor = await anyAdministrator(db)
		const timeOf = async (add: (words: NewWord[]) => Promise<unknown>, count: number) => {
			const words = newWords(count)
			const started = performance.now()
			await add(words)
			const time = performance.now() - started
			await db.delete(vocab).where(like(vocab.word, `${prefix}%`))
			return time
		}
		const addAll = (words: NewWord[]) => addWords(db, { words, actor, now: new Date() })
		proxy.setDelay(distanceMs)
		const [naive, ours] = await alternately(
			samples,
			() => timeOf((words) => addOneByOne(db, words), rowsAgainstNaive),
			() => timeOf(addAll, rowsAgainstNaive),
		)
		proxy.setDelay(0)
		let trips = 0
		const whole = await timeOf(async (words) => {
			trips = await requestsOf(() => addAll(words))
		}, mostRows)
		const most = mostRows / rowsOfRoundTrip
		return [
			{
				id: 'P15',
				name: `${rowsAgainstNaive} new words, against one by one`,
				target: '≤ 0.05×',
				measured: `${milliseconds(naive)} → ${milliseconds(ours)}`,
				ratio: ours / naive,
				pass: ours / naive <= 0.05,
			},
			{
				id: 'P15',
				name: `round trips of ${mostRows.toLocaleString('en')} new words (${milliseconds(whole)} without a distance)`,
				target: `≤ ${most}`,
				measured: String(trips),
				pass: trips <= most,
			},
		]
	} finally {
		await proxy.close()
	}
}

/** The number of database requests; a batch of any size counts as one. */
async function requestsOf(work: () => Promise<unknown>): Promise<number> {
	const { fetch } = globalThis
	let requests = 0
	globalThis.fetch = (...request) => {
		requests += 1
		return fetch(...request)
	}
	await work().finally(() => {
		globalThis.fetch = fetch
	})
	return requests
}

async function addOneByOne(db: Db, words: readonly NewWord[]): Promise<void> {
	for (const { values } of words) {
		await db
			.insert(vocab)
			.values({ ...values, poses: posesOf(values.meaning), isCustom: true })
			.onConflictDoNothing()
	}
}

function newWords(count: number): NewWord[] {
	return Array.from({ length: count }, (_, index) => ({
		row: index + 2,
		values: {
			word: `${prefix}${index}`,
			pinyin: 'dǎo rù',
			traditional: '導入',
			status: 1,
			levels: [{ type: 'HSK', level: 'HSK6' }],
			meaning: { verb: { definition: 'to import; to introduce into; to channel into' } },
			gloss: null,
			measureWords: [],
		},
	}))
}

async function anyAdministrator(db: Db): Promise<Actor> {
	const users = await db
		.select({ id: userProfiles.id, email: userProfiles.email, level: userProfiles.level })
		.from(userProfiles)
	const found = users.find(({ level }) => level === adminLevel)
	if (!found) throw new Error('There is no administrator')
	return found
}
