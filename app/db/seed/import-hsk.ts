/** Levels the vocabulary by another list of the HSK, in one transaction or not at all. */
import { desc, sql } from 'drizzle-orm'
import { vocab } from '#app/db/schema/index.ts'
import type { Problem } from '#app/domain/problem.ts'
import { ok, type Result } from '#app/domain/result.ts'
import { type HskImport, planHskImport } from './dictionary/hsk-import.ts'
import type { SeedDb } from './seed.ts'

export async function importHsk(
	db: SeedDb,
	{ text, isDryRun }: { text: string; isDryRun: boolean },
): Promise<Result<HskImport, Problem[]>> {
	const words = await db
		.select({ id: vocab.id, word: vocab.word, pinyin: vocab.pinyin, levels: vocab.levels })
		.from(vocab)
		.orderBy(desc(vocab.frequency), desc(vocab.id))
	const plan = planHskImport(text, words)
	if (!plan.ok || isDryRun) return plan
	const changes = JSON.stringify(plan.value.changes)
	await db.run(sql`
		update ${vocab} set
			levels = change.value -> 'levels',
			pinyin = coalesce(change.value ->> 'pinyin', ${vocab.pinyin}),
			updated_at = ${Date.now()}
		from json_each(${changes}) as change
		where ${vocab.id} = change.value ->> 'id'`)
	return ok(plan.value)
}
