/**
 * Imports an HSK word list: works out its changes, shows them, and makes them in one transaction. The
 * vocabulary comes and goes as JSON, because values of 80,000 rows would take seconds to bind.
 */
import { sql } from 'drizzle-orm'
import type { LibSQLDatabase } from 'drizzle-orm/libsql'
import * as z from 'zod'
import type { Db } from '#app/db/client.server.ts'
import { recordChange } from '#app/db/record-change.ts'
import { vocab } from '#app/db/schema/index.ts'
import { type By, changeAsAdmin } from '#app/db/transaction.ts'
import { planLevelDecks } from '#app/domain/flashcards/level-decks.ts'
import { firstEdition, type HskEdition } from '#app/domain/hsk/edition.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { effectOf } from '#app/domain/vocabulary/hsk-effect.ts'
import {
	type HskImport,
	type HskRow,
	type LevelledWord,
	planHskImport,
} from '#app/domain/vocabulary/hsk-import.ts'
import { partOfSpeechSchema } from '#app/domain/vocabulary/meaning.ts'
import { wordLevelsSchema } from '#app/domain/vocabulary/word.ts'
import { listWordsOfCourses } from '#app/features/flashcards/words-of-courses.server.ts'
import { importStatements, type ListPlan } from './import-statements.server.ts'

/** A list that was read, and where it came from. */
export type HskList = {
	rows: readonly HskRow[]
	edition: HskEdition
	source: string
	sha256: string
}

/** Works out the changes of an import; nothing is written. */
export async function checkImport(
	db: LibSQLDatabase,
	{ rows, edition }: HskList,
): Promise<HskImport> {
	return planHskImport(await readVocabulary(db, rows), rows, edition)
}

/** The changes of words, and the decks that the edition's levels then have. */
export async function planImport(
	db: LibSQLDatabase,
	{ rows, edition }: HskList,
): Promise<ListPlan> {
	const [words, met] = await Promise.all([readVocabulary(db, rows), listWordsOfCourses(db)])
	const plan = planHskImport(words, rows, edition)
	const changed = new Map(plan.changes.map(({ entry, levels }) => [entry.id, levels]))
	const levelled = words.map((word) => ({ ...word, levels: changed.get(word.id) ?? word.levels }))
	// Edition 2.0 has its decks from the beginning.
	const decks = edition === firstEdition ? [] : planLevelDecks({ edition, words: levelled, met })
	return { plan, decks }
}

type ImportOrder = By & {
	list: HskList
	/** `digestOf` the plan that a check has shown. */
	digest: string
	/** Whether a list may be imported that is too short to be the whole edition. */
	takesShort: boolean
}

/**
 * Makes the changes that a check has shown, or none. The entry in the audit log names no object, so that any
 * change of a word in between makes this begin anew.
 */
export async function importList(
	db: Db,
	{ list, digest, takesShort, actor, now }: ImportOrder,
): Promise<Result<HskImport, Problem>> {
	return await changeAsAdmin(db, { actor, now }, async ({ tx, save }) => {
		const { plan, decks } = await planImport(tx, list)
		if ((await digestOf(plan)) !== digest) return err<Problem>({ code: 'hsk-list.changed' })
		const { edition, source } = list
		const { words, expected, isThere, isShort } = effectOf(plan, edition)
		if (isShort && !takesShort) {
			const values = { words: words.toLocaleString('en'), expected: expected.toLocaleString('en') }
			return err<Problem>({ code: 'hsk-list.short', values })
		}
		await save([
			recordChange(db, {
				actor,
				action: 'hsk-list.import',
				objectType: 'hsk-list',
				objectId: edition,
				...(isThere && { before: { words: expected } }),
				after: {
					edition,
					file: source,
					sha256: list.sha256,
					words,
					changes: plan.changes.length,
				},
				at: now,
			}),
			...importStatements(list, { plan, decks, now }).map((statement) => tx.run(statement)),
		])
		return ok(plan)
	})
}

/** Names the changes of a plan. */
export async function digestOf({ changes }: HskImport): Promise<string> {
	return await sha256(
		JSON.stringify(changes.map(({ entry, levels, pinyin }) => [entry.id, levels, pinyin])),
	)
}

const wordSchema = z.tuple([
	z.number(),
	z.string(),
	z.string(),
	z.array(partOfSpeechSchema),
	wordLevelsSchema,
	z.number(),
])

/**
 * The words that may get a level: those in use, those that have one, and those of the list. The most
 * frequent come first.
 */
async function readVocabulary(
	db: LibSQLDatabase,
	list: readonly HskRow[],
): Promise<LevelledWord[]> {
	const named = JSON.stringify([...new Set(list.map(({ word }) => word))])
	const { id, word, pinyin, poses, levels, frequency } = vocab
	const row = sql`json_array(${id}, ${word}, ${pinyin}, json(${poses}), json(${levels}), ${frequency})`
	const [found] = await db
		.select({ words: sql<string>`json_group_array(${row})` })
		.from(vocab)
		.where(
			sql`${frequency} > 0 or ${levels} <> '[]' or ${word} in (select value from json_each(${named}))`,
		)
	return z
		.array(wordSchema)
		.parse(JSON.parse(found?.words ?? '[]'))
		.map(([id, word, pinyin, poses, levels, frequency]) => ({
			id,
			word,
			pinyin,
			poses,
			levels,
			frequency,
		}))
		.sort((a, b) => b.frequency - a.frequency || a.id - b.id)
}
