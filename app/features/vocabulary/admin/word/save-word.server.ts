import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { type Actor, recordChange } from '#app/db/record-change.ts'
import { vocab } from '#app/db/schema/index.ts'
import { isStillAdmin } from '#app/db/still-admin.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { posesOf } from '#app/domain/vocabulary/part-of-speech.ts'
import { changeOf, type WordValues } from '#app/domain/vocabulary/word-change.ts'
import { withLevels } from '#app/domain/vocabulary/word-levels.ts'
import { findWord } from './find-word.server.ts'
import type { WordForm } from './forms.ts'
import { insertWords } from './insert-words.server.ts'

type Order = { form: WordForm; actor: Actor; now: Date }

const exists: Problem = { code: 'vocabulary.exists', field: 'word' }

type Saved = Result<{ id: number }, Problem>

/**
 * Adds a custom word, or changes a word, and writes that down, in one transaction. Refused where the
 * vocabulary has the word with this pinyin already, where somebody else has changed it since it was
 * shown, and where the actor is no administrator any more.
 */
export function saveWord(db: Db, { form, actor, now }: Order): Promise<Saved> {
	return form.intent === 'create'
		? addWord(db, { form, actor, now })
		: editWord(db, { form, actor, now })
}

type Of<Intent> = Order & { form: Extract<WordForm, { intent: Intent }> }

async function addWord(db: Db, { form, actor, now }: Of<'create'>): Promise<Saved> {
	const words = [valuesOf(form, { levels: [] })]
	const [log, insert] = insertWords({ words, actor, now })
	const [, added, [allowed]] = await db.batch([
		db.run(log),
		db.all<{ id: number }>(insert),
		db.all<{ isAllowed: number }>(sql`select ${isStillAdmin(actor)} as "isAllowed"`),
	])
	const [row] = added
	if (row) return ok({ id: row.id })
	return err(allowed?.isAllowed ? exists : { code: 'session.not-admin' })
}

async function editWord(db: Db, { form, actor, now }: Of<'edit'>): Promise<Saved> {
	const { id, seen } = form
	const stored = await findWord(db, { id })
	if (!stored) return err({ code: 'vocabulary.not-found' })
	if (+stored.updatedAt !== seen) return err({ code: 'vocabulary.changed' })
	const { word, pinyin, traditional, levels, meaning } = stored
	const status = stored.status === 1 ? 1 : 0
	const values = valuesOf(form, stored)
	const change = changeOf({ word, pinyin, traditional, levels, status, meaning }, values)
	if (!change) return ok({ id })
	const isOpen = and(isStillAdmin(actor), isFree(values, id))
	const isAsSeen = and(eq(vocab.id, id), eq(vocab.updatedAt, stored.updatedAt), isOpen)
	const [, changed, [after]] = await db.batch([
		db.run(
			recordChange(
				{
					...{ actor, action: 'word.edit', objectType: 'word', objectId: String(id) },
					...{ ...change, at: now },
				},
				sql`exists (select 1 from ${vocab} where ${isAsSeen})`,
			),
		),
		db
			.update(vocab)
			.set({ ...values, poses: posesOf(values.meaning), updatedAt: later(now, stored) })
			.where(isAsSeen)
			.returning({ id: vocab.id }),
		db.all<{ isAllowed: number; isFree: number }>(
			sql`select ${isStillAdmin(actor)} as "isAllowed", ${isFree(values, id)} as "isFree"`,
		),
	])
	if (changed.length > 0) return ok({ id })
	if (!after?.isAllowed) return err({ code: 'session.not-admin' })
	return err(after.isFree ? { code: 'vocabulary.changed' } : exists)
}

/** What is stored of the form, and which editions the levels that stay belong to. */
function valuesOf(form: WordForm, { levels }: Pick<WordValues, 'levels'>): WordValues {
	const { word, pinyin, traditional, status, meaning } = form
	return { word, pinyin, traditional, levels: withLevels(levels, form.levels), status, meaning }
}

/** True where no other word is written and read so. */
function isFree({ word, pinyin }: WordValues, id: number): SQL {
	return sql`not exists (select 1 from ${vocab} where ${and(
		eq(vocab.word, word),
		eq(vocab.pinyin, pinyin),
		ne(vocab.id, id),
	)})`
}

/** Two changes never have the same instant: whoever saw the first is told of the second. */
function later(now: Date, { updatedAt }: { updatedAt: Date }): Date {
	return new Date(Math.max(+now, +updatedAt + 1))
}
