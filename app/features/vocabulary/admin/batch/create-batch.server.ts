import type { Db } from '#app/db/client.server.ts'
import type { Actor } from '#app/db/record-change.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { type NewWord, parseNewWords } from '#app/domain/vocabulary/csv/new-words.ts'
import { type BatchAnswer, listed, validRows } from './batch-answer.ts'
import type { BatchForm } from './batch-form.server.ts'
import { findKnown } from './batch-words.server.ts'
import { readCsv } from './csv-text.server.ts'
import { addWords } from './save-batch.server.ts'

type Order = { form: BatchForm; actor: Actor; now: Date }

const mostRows = 10_000

/** Adds the words of a table, or says what of it would be added. */
export async function createBatch(
	db: Db,
	{ form, actor, now }: Order,
): Promise<Result<BatchAnswer, Problem[]>> {
	const read = parseNewWords(readCsv(form.text))
	if (!read.ok) return read
	const words = read.value
	if (words.length === 0) return err([{ code: 'vocabulary-csv.no-rows' }])
	if (words.length > mostRows) {
		const values = {
			most: mostRows.toLocaleString('en'),
			count: words.length.toLocaleString('en'),
		}
		return err([{ code: 'vocabulary-csv.too-many-rows', values }])
	}
	if (form.intent === 'validate') {
		const skipped = await findKnown(db, { words })
		const summary = validRows(words.length)
		return ok({ outcome: 'valid', summary, ...told(words, skipped), typed: form.typed })
	}
	const added = await addWords(db, { words, actor, now })
	if (!added.ok) return err([added.error])
	const { created, skipped } = added.value
	const summary = `${words.length.toLocaleString('en')} in total: ${created.toLocaleString('en')} created, ${skipped.length.toLocaleString('en')} skipped`
	return ok({ outcome: 'saved', summary, ...told(words, skipped), typed: form.typed })
}

function told(words: readonly NewWord[], skipped: readonly NewWord[]) {
	const left = new Set(skipped)
	const named = (some: readonly NewWord[]) =>
		listed(some.map(({ values: { word, pinyin } }) => ({ word, pinyin })))
	return { created: named(words.filter((word) => !left.has(word))), skipped: named(skipped) }
}
