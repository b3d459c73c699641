import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'
import { type By, changeAsAdmin } from '#app/db/transaction.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { isOutdated, type Refusal } from '#app/domain/version.ts'
import {
	type EditedWord,
	wordColumns,
} from '#app/features/vocabulary/admin/word/find-word.server.ts'
import type { WordsChange } from './forms.ts'
import type { WordVersion } from './word-versions.ts'

type Words = By & { words: readonly WordVersion[] }

/** How many words it was done with. */
type Answer = Promise<Result<number, Refusal>>

/** Does what was asked for with custom words: with all of them or none. */
export function changeWords(db: Db, { change, ...by }: By & { change: WordsChange }): Answer {
	const { words } = change
	return change.intent === 'set-status'
		? setStatus(db, { words, status: change.status, ...by })
		: deleteWords(db, { words, ...by })
}

/** Deletes custom words with whatever cards they are on. Words that are gone were asked for twice. */
export function deleteWords(db: Db, { words, ...by }: Words): Answer {
	return changeAsAdmin(db, by, async ({ tx, log, save }): Answer => {
		const stored = await findWords(tx, words)
		if (stored.length === 0) return ok(words.length)
		if (!stored.every(isCustom)) return err({ code: 'vocabulary.standard' })
		if (!areUpToDate(words, stored)) return err({ code: 'vocabulary.selection-changed' })
		await save([
			tx.delete(vocab).where(inArray(vocab.id, idsOf(stored))),
			...stored.map(({ id, word, pinyin, traditional, meaning, levels, status }) =>
				log({
					action: 'word.delete',
					objectType: 'word',
					objectId: String(id),
					before: { word, pinyin, traditional, meaning, levels, status },
				}),
			),
		])
		return ok(words.length)
	})
}

/** Enables (1) or disables (0) custom words. */
export function setStatus(db: Db, { words, status, ...by }: Words & { status: number }): Answer {
	return changeAsAdmin(db, by, async ({ tx, log, save }): Answer => {
		const stored = await findWords(tx, words)
		if (!stored.every(isCustom)) return err({ code: 'vocabulary.standard' })
		if (stored.length === 0) return err({ code: 'vocabulary.not-found' })
		const others = stored.filter((word) => word.status !== status)
		const isDone = others.length === 0 && stored.length === words.length
		if (isDone) return ok(words.length)
		if (!areUpToDate(words, stored)) return err({ code: 'vocabulary.selection-changed' })
		await save([
			tx
				.update(vocab)
				.set({ status, version: sql`${vocab.version} + 1`, updatedAt: by.now })
				.where(inArray(vocab.id, idsOf(others))),
			...others.map((word) =>
				log({
					action: 'word.set-status',
					objectType: 'word',
					objectId: String(word.id),
					before: { status: word.status },
					after: { status },
				}),
			),
		])
		return ok(words.length)
	})
}

function findWords(tx: Db, words: readonly WordVersion[]) {
	return tx
		.select(wordColumns)
		.from(vocab)
		.where(inArray(vocab.id, idsOf(words)))
}

function idsOf(words: readonly { id: number }[]): number[] {
	return words.map(({ id }) => id)
}

function isCustom(word: EditedWord): boolean {
	return word.isCustom
}

/** True where every word is there, in the version that was seen. */
function areUpToDate(words: readonly WordVersion[], stored: readonly EditedWord[]): boolean {
	const present = new Map(stored.map((word) => [word.id, word]))
	return words.every((word) => {
		const found = present.get(word.id)
		return found !== undefined && !isOutdated(word, found)
	})
}
