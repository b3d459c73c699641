/** Imports another HSK word list's levels into the vocabulary, in one transaction. */
import { asc, gt, sql } from 'drizzle-orm'
import { vocab } from '#app/db/schema/index.ts'
import type { Problem } from '#app/domain/problem.ts'
import { ok, type Result } from '#app/domain/result.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
import { type HskImport, planHskImport } from './dictionary/hsk-import.ts'
import type { SeedDb } from './seed.ts'

export async function importHsk(
	db: SeedDb,
	{ text, isDryRun }: { text: string; isDryRun: boolean },
): Promise<Result<HskImport, Problem[]>> {
	const words = (await readVocabulary(db)).sort((a, b) => b.frequency - a.frequency)
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

/** Rows per query; the database answers with ten megabytes at most. */
const pageSize = 20_000

async function readVocabulary(db: SeedDb) {
	const { id, word, pinyin, levels, frequency } = vocab
	const words: {
		id: number
		word: string
		pinyin: string
		levels: WordLevel[]
		frequency: number
	}[] = []
	for (;;) {
		const page = await db
			.select({ id, word, pinyin, levels, frequency })
			.from(vocab)
			.where(gt(id, words.at(-1)?.id ?? 0))
			.orderBy(asc(id))
			.limit(pageSize)
		words.push(...page)
		if (page.length < pageSize) return words
	}
}
