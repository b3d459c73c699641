/**
 * Find and replace in a thousand lessons: 西红柿 becomes 番茄 in runs of 200 texts, five texts to a request. The database
 * and the engine that cuts the sentences run in this process.
 */
import { sql } from 'drizzle-orm'
import { lessonContents, userProfiles } from '#app/db/schema/index.ts'
import { continueRun } from '#app/features/text-search/continue-run.server.ts'
import { findChanges } from '#app/features/text-search/find-changes.server.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'
import { beginReplacing } from '#tests/support/replacements.ts'
import { localTokenizer } from '#tools/content/local-tokenizer.ts'
import { type BenchRow, milliseconds, percentile } from './bench-row.ts'

const lessons = 1000
const mostMs = 500

const change = { pattern: '西红柿', replacement: '番茄' }
const by = { actor: { id: 'shen', email: 'shen@example.com' }, now: new Date() }

export async function benchReplace(): Promise<BenchRow[]> {
	const db = await memoryDatabase()
	await db.insert(userProfiles).values({ ...by.actor, displayName: '沈岚', status: 1, level: 98 })
	const content = contentFrom(
		'我 | 去 | 市场 | 买 | 西红柿 | 。 / I go to the market to buy tomatoes.',
	)
	for (let no = 1; no <= lessons; no += 1) {
		const lessonId = await makeLesson(db, { id: `lesson-${no}`, status: 0 })
		await db.insert(lessonContents).values({ lessonId, content })
	}
	const context = { db, services: localTokenizer() }
	const times: number[] = []
	while ((await findChanges(db, { ...change, course: '' })).texts.length > 0) {
		const id = await beginReplacing(db, change, by)
		let isFinished = false
		while (!isFinished) {
			const before = process.cpuUsage()
			const done = await continueRun(context, { id, ...by })
			const { user, system } = process.cpuUsage(before)
			if (!done.ok) throw new Error(done.error.code)
			times.push((user + system) / 1000)
			isFinished = done.value.isFinished
		}
	}
	const [left] = await db.all<{ count: number }>(
		sql`select count(*) as count from text_lines where instr(zh, ${change.pattern}) > 0`,
	)
	if (left?.count !== 0) throw new Error(`${left?.count} lines are left`)
	const ms = percentile(times, 95)
	return [
		{
			id: 'Replace',
			name: `a request of five texts, p95, of ${times.length} for ${lessons} lessons`,
			target: `≤ ${mostMs} ms`,
			measured: milliseconds(ms),
			pass: ms <= mostMs,
		},
	]
}
