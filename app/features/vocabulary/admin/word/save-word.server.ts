import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import { spellPinyin } from '#app/domain/pinyin/spelling.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { type Answer, isOutdated } from '#app/domain/version.ts'
import { posesOf } from '#app/domain/vocabulary/part-of-speech.ts'
import { type WordValues, wordChangeOf } from '#app/domain/vocabulary/word-change.ts'
import { withLevels } from '#app/domain/vocabulary/word-levels.ts'
import { isSamePinyin } from '#app/features/vocabulary/same-pinyin.ts'
import { findWord } from './find-word.server.ts'
import type { WordForm } from './word-form.ts'

type Saved = Answer<{ id: number }>

const exists: Problem = { code: 'vocabulary.exists', field: 'word' }

/** Adds a custom word, or changes a word. Two words never share both characters and pinyin. */
export function saveWord(db: Db, { form, ...by }: By & { form: WordForm }): Saved {
	return form.intent === 'create' ? addWord(db, { form, ...by }) : editWord(db, { form, ...by })
}

type WordSave<Intent> = By & { form: Extract<WordForm, { intent: Intent }> }

function addWord(db: Db, { form, ...by }: WordSave<'create'>): Saved {
	const spelt = spelledOf(valuesOf(form, { levels: [] }))
	if (!spelt.ok) return Promise.resolve(spelt)
	const values = spelt.value
	const { now } = by
	return changeAsEditor(db, by, async ({ tx, log, save }): Saved => {
		const [isKnown, id] = await Promise.all([isTaken(tx, values), nextIdOf(tx)])
		if (isKnown) return err(exists)
		const poses = posesOf(values.meaning)
		await save([
			tx
				.insert(vocab)
				.values({ ...values, id, poses, isCustom: true, createdAt: now, updatedAt: now }),
			log({ action: 'word.create', objectType: 'word', objectId: String(id), after: values }),
		])
		return ok({ id })
	})
}

function editWord(db: Db, { form, ...by }: WordSave<'edit'>): Saved {
	const { id, version } = form
	return changeAsEditor(db, by, async ({ tx, log, save }): Saved => {
		const stored = await findWord(tx, { id })
		if (!stored) return err({ code: 'vocabulary.not-found' })
		const { word, pinyin, traditional, levels, meaning, gloss } = stored
		const status = stored.status === 1 ? 1 : 0
		const measureWords = stored.measureWords ?? []
		const spelt = spelledOf(valuesOf(form, stored), stored)
		if (!spelt.ok) return spelt
		const values = spelt.value
		const before: WordValues = {
			word,
			pinyin,
			traditional,
			levels,
			status,
			meaning,
			gloss,
			measureWords,
		}
		const change = wordChangeOf(before, values)
		if (!change) return ok({ id })
		if (isOutdated({ version }, stored)) {
			return err({ code: 'vocabulary.changed', version: stored.version })
		}
		if (await isTaken(tx, values, id)) return err(exists)
		await save([
			tx
				.update(vocab)
				.set({
					...values,
					poses: posesOf(values.meaning),
					// An example stands for the word and its reading.
					...((change.after.word ?? change.after.pinyin) && { example: null }),
					version: version + 1,
					updatedAt: by.now,
				})
				.where(eq(vocab.id, id)),
			log({ action: 'word.edit', objectType: 'word', objectId: String(id), ...change }),
		])
		return ok({ id })
	})
}

/** The form's values; levels that stay keep their editions. */
function valuesOf(form: WordForm, { levels }: Pick<WordValues, 'levels'>): WordValues {
	const { word, pinyin, traditional, status, meaning, gloss, measureWords } = form
	return {
		word,
		pinyin,
		traditional,
		levels: withLevels(levels, form.levels),
		status,
		meaning,
		gloss,
		measureWords,
	}
}

/** With a space between the syllables of the pinyin. One that was stored before may be any. */
function spelledOf(
	values: WordValues,
	stored?: Pick<WordValues, 'word' | 'pinyin'>,
): Result<WordValues, Problem> {
	const { word, pinyin } = values
	if (word === stored?.word && pinyin === stored.pinyin) return ok(values)
	const spelling = spellPinyin(word, pinyin)
	if (!spelling.ok) return err({ ...spelling.error, field: 'pinyin' })
	return ok({ ...values, pinyin: spelling.value })
}

/** Whether another word has the same characters and pinyin, however it is spaced. */
async function isTaken(tx: Db, { word, pinyin }: WordValues, id = 0): Promise<boolean> {
	const isSame = isSamePinyin(vocab.pinyin, sql`${pinyin}`)
	const isOther = and(eq(vocab.word, word), isSame, ne(vocab.id, id))
	return (await tx.$count(vocab, isOther)) > 0
}

/** Continues from the highest id ever used: the audit log must name the word before it is inserted. */
async function nextIdOf(tx: Db): Promise<number> {
	const [row] = await tx.all<{ last: number }>(
		sql`select max(seq) as last from sqlite_sequence where name = 'vocab'`,
	)
	return (row?.last ?? 0) + 1
}
