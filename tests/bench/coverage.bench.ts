/**
 * P20: how long a list of a hundred texts keeps the database busy with the figures of a person who
 * marked 5,000 words. The database runs in this process. The first list of a worker, which has no
 * counted texts yet, is measured apart, and so is the counting of a list's figures.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { countedTexts, lessons, textWords, userProfiles, vocab } from '#app/db/schema/index.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import { noCountedTexts } from '#app/domain/known-words/counted-texts.ts'
import { findFits } from '#app/features/known-words/fits.server.ts'
import { openForSeeding, type Platform } from '#tools/platform.ts'
import { type BenchRow, median, milliseconds } from './bench-row.ts'
import { copyDatabase } from './copied-database.ts'

const texts = 100
const wordsOfText = 250
const marks = 5000
const samples = 31

type Db = ReturnType<typeof openForSeeding>

export async function benchCoverage({ folder }: Pick<Platform, 'folder'>): Promise<BenchRow[]> {
	const copy = mkdtempSync(join(tmpdir(), 'hanlu-bench-'))
	try {
		const db = openForSeeding({ url: copyDatabase(folder.database, copy) })
		const ids = await writeTexts(db)
		await markWords(db)
		return await benchList(db, ids)
	} finally {
		rmSync(copy, { recursive: true, force: true })
	}
}

const reader = { id: 'bench-reader', langLevel: 'HSK3', hskEdition: '2.0' } as const

async function benchList(db: Db, ids: readonly string[]): Promise<BenchRow[]> {
	const memory = { kept: noCountedTexts }
	const cold = await medianOf(() => findFits(db, { kept: noCountedTexts }, reader))
	const warm = await medianOf(() => findFits(db, memory, reader))
	const fits = await findFits(db, memory, reader)
	const counting = await medianOf(async () => ids.map((id) => fits.ofLessons([id])))
	const row = (what: string, most: number, time: number) => ({
		id: 'P20',
		name: `${texts} texts for a person with ${marks} marks: ${what}`,
		target: `≤ ${most} ms`,
		measured: milliseconds(time),
		pass: time <= most,
	})
	return [
		row('the database', 10, warm),
		row('the database, at a worker’s first list', 150, cold),
		row('counting', 10, counting),
	]
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
	const times: number[] = []
	for (let sample = 0; sample < samples; sample += 1) times.push(await timed(work))
	return median(times)
}

/** CPU time in milliseconds, so that other load does not count. */
async function timed(work: () => Promise<unknown>): Promise<number> {
	const before = process.cpuUsage()
	await work()
	const { user, system } = process.cpuUsage(before)
	return (user + system) / 1000
}

/** Each text has words from among the most frequent eight thousand. */
async function writeTexts(db: Db): Promise<string[]> {
	const ids = Array.from({ length: texts }, (_, index) => `bench-text-${index}`)
	const title = { zh: '研究', en: 'Research' }
	const none = { words: Array(8).fill(0), distinct: Array(8).fill(0) }
	const unlisted = { names: 0, byEdition: { '2.0': none, '3.0': none, '2026': none } }
	await db.insert(lessons).values(
		ids.map((id) => ({
			id,
			slug: id,
			type: 'lesson' as const,
			title,
			description: { zh: '', en: '' },
			level: 'beginner' as const,
			category: 'story' as const,
			config: lessonConfigSchema.parse({}),
		})),
	)
	const [state] = await db.all<{ revision: string }>(sql`select revision from vocab_revision`)
	await db.insert(countedTexts).values(
		ids.map((lessonId) => ({
			lessonId,
			listed: wordsOfText * 2,
			unlisted,
			vocabRevision: state?.revision ?? '',
			updatedAt: new Date(),
		})),
	)
	await db.run(sql`
		insert into ${textWords} (text_id, vocab_id, count)
		select text.id, word.id, 2 from ${countedTexts} as text
		cross join (select id, row_number() over (order by frequency desc) as place
			from ${vocab} limit 8000) as word
		where text.lesson_id like 'bench-text-%'
			and (word.place * 31 + text.id * 7) % 8000 < ${wordsOfText}`)
	return ids
}

async function markWords(db: Db): Promise<void> {
	await db
		.insert(userProfiles)
		.values({ id: reader.id, displayName: '学生', email: 'bench@example.com' })
	await db.run(sql`
		insert into user_words (uid, vocab_id, status, changed_at)
		select ${reader.id}, id, 'known', 0 from ${vocab} order by frequency desc limit ${marks}`)
}
