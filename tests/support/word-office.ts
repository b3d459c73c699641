/** An administrator who adds and edits words of the dictionary, many at once. */
import type { Db } from '#app/db/client.server.ts'
import { auditLog, userProfiles, vocab } from '#app/db/schema/index.ts'
import { problemText } from '#app/domain/problem.ts'
import type { NewWord } from '#app/domain/vocabulary/csv/new-words.ts'
import { parseWordEdits } from '#app/domain/vocabulary/csv/word-edits.ts'
import type { WordValues } from '#app/domain/vocabulary/word-change.ts'
import { findSelected } from '#app/features/vocabulary/admin/batch/batch-words.server.ts'
import { addWords } from '#app/features/vocabulary/admin/batch/create-batch.server.ts'
import { editWords } from '#app/features/vocabulary/admin/batch/edit-batch.server.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

export const now = new Date('2026-11-21T12:00:00Z')

export function wordOf(word: string, pinyin: string, definition: string): WordValues {
	return {
		word,
		pinyin,
		traditional: null,
		levels: [{ type: 'HSK', level: 'HSK4' }],
		status: 1,
		meaning: { verb: { definition } },
		gloss: null,
		measureWords: [],
	}
}

export const overtime = wordOf('加班', 'jiā bān', 'to work overtime')
export const onDuty = wordOf('值班', 'zhí bān', 'to be on duty')

/** 沈岚 is an administrator. */
export async function office(db: Db | undefined = undefined) {
	const opened = db ?? (await memoryDatabase())
	const id = crypto.randomUUID()
	const actor = { id, email: `${id}@example.com` }
	await opened.insert(userProfiles).values({ ...actor, displayName: '沈岚', status: 1, level: 99 })
	const add = (...words: WordValues[]) =>
		addWords(opened, {
			words: words.map((values, index): NewWord => ({ row: index + 2, values })),
			actor,
			now,
		})
	const all = () => opened.select().from(vocab)
	const selected = async () => findSelected(opened, { ids: (await all()).map((row) => row.id) })
	/** Edits words by rows of id, word, pinyin and status. */
	async function change(rows: (words: number[]) => string[][], version = 1) {
		const stored = (await selected()).toReversed()
		const csv = {
			rows: [['id', 'word', 'pinyin', 'status'], ...rows(stored.map((word) => word.id))],
			unreadable: [],
		}
		const read = parseWordEdits(csv, new Map(stored.map((word) => [word.id, word.values])))
		if (!read.ok) throw new Error(read.error.map(problemText).join())
		const versions = new Map(stored.map((word) => [word.id, version]))
		return editWords(opened, { edits: read.value.edits, versions, actor, now })
	}
	const log = () => opened.select().from(auditLog)
	return { db: opened, actor, add, all, change, log }
}
