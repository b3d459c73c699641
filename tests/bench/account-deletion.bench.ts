/**
 * The time that the deletion of an account takes of the database, for a person with 200,000 answers to 10,000
 * cards. Meanwhile nobody else can write. The database runs in this process.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count, eq, sql } from 'drizzle-orm'
import { deleteAccount } from '#app/db/delete-account.ts'
import { reviews } from '#app/db/schema/index.ts'
import { openForSeeding, type Platform } from '#tools/platform.ts'
import { type BenchRow, milliseconds } from './bench-row.ts'
import { copyDatabase } from './copied-database.ts'

const answers = 200_000
const cards = 10_000
const userId = 'bench-leaver'
const deckId = `${userId}-deck`
/** A write waits for as long as this before a page says that it failed. */
const mostMs = 5000

export async function benchAccountDeletion({ folder }: Platform): Promise<BenchRow[]> {
	const copy = mkdtempSync(join(tmpdir(), 'hanlu-bench-'))
	try {
		const db = openForSeeding({ url: copyDatabase(folder.database, copy) })
		await giveAnswers(db)
		const kept = () => db.select({ rows: count() }).from(reviews).where(eq(reviews.userId, userId))
		const [before] = await kept()
		const began = performance.now()
		const leaving = await deleteAccount(db, { userId })
		const ms = performance.now() - began
		const [after] = await kept()
		if (leaving !== 'done' || before?.rows !== answers || after?.rows !== 0) {
			throw new Error(`${leaving}: ${before?.rows} answers before, ${after?.rows} after`)
		}
		return [
			{
				id: 'Leaving',
				name: `an account with ${answers.toLocaleString('en')} answers is deleted, the database`,
				target: `≤ ${mostMs} ms`,
				measured: milliseconds(ms),
				pass: ms <= mostMs,
			},
		]
	} finally {
		rmSync(copy, { recursive: true, force: true })
	}
}

/** Twenty answers to each card. */
async function giveAnswers(db: ReturnType<typeof openForSeeding>): Promise<void> {
	await db.batch([
		db.run(sql`
			insert into user_profiles (uid, display_name, email, status, created_at, updated_at)
			values (${userId}, '王小美', 'bench-leaver@example.com', 1, 0, 0)`),
		db.run(sql`
			insert into decks (id, slug, name, description, owner_uid, created_at, updated_at)
			values (${deckId}, 'my-words', 'My Words', '', ${userId}, 0, 0)`),
		db.run(sql`
			insert into cards (id, deck_id, vocab_id, order_no, created_at, updated_at)
			select ${deckId} || id, ${deckId}, id, id, 1e12, 1e12
			from vocab order by frequency desc, id limit ${cards}`),
		db.run(sql`
			insert into card_states (uid, card_id, phase, due, log_length, created_at, updated_at)
			select ${userId}, id, 'review', 1e12, 20, 0, 0 from cards where deck_id = ${deckId}`),
		db.run(sql`
			with recursive answer(no) as (
				select 1 union all select no + 1 from answer where no < ${answers / cards}
			)
			insert into reviews (uid, id, card_id, mode, grade, duration_ms, at)
			select ${userId}, cards.id || '-' || no, cards.id, 'recall', 'good', 2000, 1e12 + no * 864e5
			from cards, answer where cards.deck_id = ${deckId}`),
	])
}
