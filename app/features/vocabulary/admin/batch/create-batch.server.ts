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

type BatchCreation = { form: BatchForm; actor: Actor; now: Date }

const mostRows = 10_000

/** Adds the words of a CSV table, or previews which would be added. */
export async function createBatch(
	db: Db,
	{ form, actor, now }: BatchCreation,
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
		return ok({ outcome: 'valid', summary, ...listsOf(words, skipped) })
	}
	const added = await addWords(db, { words, actor, now })
	if (!added.ok) return err([added.error])
	const { created, skipped } = added.value
	const summary = `${words.length.toLocaleString('en')} in total: ${created.toLocaleString('en')} created, ${skipped.length.toLocaleString('en')} skipped`
	return ok({ outcome: 'saved', summary, ...listsOf(words, skipped) })
}

function listsOf(words: readonly NewWord[], skipped: readonly NewWord[]) {
	const skippedWords = new Set(skipped)
	const namesOf = (some: readonly NewWord[]) =>
		listed(some.map(({ values: { word, pinyin } }) => ({ word, pinyin })))
	const created = words.filter((word) => !skippedWords.has(word))
	return { created: namesOf(created), skipped: namesOf(skipped) }
}
