import type { Db } from '#app/db/client.server.ts'
import type { Actor } from '#app/db/record-change.ts'
import { counted } from '#app/domain/counted.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { formatCells, wordColumns } from '#app/domain/vocabulary/csv/word-cells.ts'
import { parseWordEdits, type WordEdit } from '#app/domain/vocabulary/csv/word-edits.ts'
import type { WordValues } from '#app/domain/vocabulary/word-change.ts'
import { type BatchAnswer, listed, type ShownChange, validRows } from './batch-answer.ts'
import type { BatchForm } from './batch-form.server.ts'
import { findSelected } from './batch-words.server.ts'
import { readCsv } from './csv-text.server.ts'
import { findObstacles } from './edit-state.server.ts'
import { editWords } from './save-batch.server.ts'

type BatchEdit = { ids: readonly number[]; form: BatchForm; actor: Actor; now: Date }

/** Edits the selected words by a CSV table, or previews the changes. */
export async function editBatch(
	db: Db,
	{ ids, form, actor, now }: BatchEdit,
): Promise<Result<BatchAnswer, Problem[]>> {
	const stored = new Map((await findSelected(db, { ids })).map((word) => [word.id, word.values]))
	const read = parseWordEdits(readCsv(form.text), stored)
	if (!read.ok) return read
	const { edits, unchanged } = read.value
	const rows = edits.length + unchanged
	if (rows === 0) return err([{ code: 'vocabulary-csv.no-rows' }])
	const { versions } = form
	if (form.intent === 'validate') {
		const obstacles = await findObstacles(db, { edits, versions })
		if (obstacles.length > 0) return err(obstacles)
		const changes = listed(edits.map((edit) => shownChange(edit, stored.get(edit.id))))
		return ok({ outcome: 'valid', summary: validRows(rows), changes })
	}
	const saved = await editWords(db, { edits, versions, actor, now })
	if (!saved.ok) return saved
	const { changed } = saved.value
	const summary = `${counted(rows, 'row')}: ${changed.toLocaleString('en')} changed, ${unchanged.toLocaleString('en')} unchanged`
	return ok({ outcome: 'saved', summary })
}

function shownChange({ row, values }: WordEdit, stored: WordValues = values): ShownChange {
	const [before, after] = [formatCells(stored), formatCells(values)]
	return {
		row,
		name: { word: stored.word, pinyin: stored.pinyin },
		fields: wordColumns
			.filter((name) => before[name] !== after[name])
			.map((name) => ({ name, before: before[name], after: after[name] })),
	}
}
