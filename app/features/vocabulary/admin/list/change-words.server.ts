import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { vocab } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import { err, ok } from '#app/domain/result.ts'
import { type Answer, isOutdated } from '#app/domain/version.ts'
import { withLevels } from '#app/domain/vocabulary/word-levels.ts'
import {
	type EditedWord,
	editedWordColumns,
} from '#app/features/vocabulary/admin/word/find-word.server.ts'
import type { WordVersion } from './word-versions.ts'
import type { WordsChange, WordsRestoration } from './words-form.ts'
import { bringBack, findDeletedWords, putAway } from './words-in-trash.server.ts'

type SelectedWords = By & { words: readonly WordVersion[] }

/** The number of changed words. */
type ChangedCount = Answer<number>

/** Deletes or restores custom words, or sets the status or level of any: all of them or none. */
export function changeWords(db: Db, { change, ...by }: By & { change: WordsChange }): ChangedCount {
	if (change.intent === 'restore') return restoreWords(db, { form: change, ...by })
	const { words } = change
	switch (change.intent) {
		case 'set-status':
			return setStatus(db, { words, status: change.status, ...by })
		case 'set-level':
			return setLevel(db, { words, levels: change.level, ...by })
		default:
			return deleteWords(db, { words, ...by })
	}
}

/** Moves custom words to the trash, with their cards. Deleting twice is no error. */
export function deleteWords(db: Db, { words, ...by }: SelectedWords): ChangedCount {
	return changeAsEditor(db, by, async ({ tx, log, save }): ChangedCount => {
		const stored = await findWords(tx, words)
		if (stored.length === 0) return ok(words.length)
		if (!stored.every(isCustom)) return err({ code: 'vocabulary.standard' })
		if (!areUpToDate(words, stored)) return err({ code: 'vocabulary.selection-changed' })
		await save([
			...putAway(tx, stored, by),
			tx.delete(vocab).where(inArray(vocab.id, idsOf(stored))),
			...stored.map(
				({ id, word, pinyin, traditional, meaning, gloss, measureWords, levels, status }) =>
					log({
						action: 'word.delete',
						objectType: 'word',
						objectId: String(id),
						before: { word, pinyin, traditional, meaning, gloss, measureWords, levels, status },
					}),
			),
		])
		return ok(words.length)
	})
}

/**
 * Brings words back from the trash, with their ids, their cards and all answers. Refused if the
 * vocabulary has one of them again. Restoring twice is no error.
 */
export function restoreWords(
	db: Db,
	{ form: { id: ids }, ...by }: By & { form: WordsRestoration },
): ChangedCount {
	return changeAsEditor(db, by, async ({ tx, log, save }): ChangedCount => {
		const found = await findDeletedWords(tx, ids)
		const taken = found.find(({ isTaken }) => isTaken)
		if (taken) {
			const { word, pinyin } = taken
			return err({ code: 'vocabulary.there-again', values: { word, pinyin } })
		}
		if (found.length === 0) {
			const isThere = (await tx.$count(vocab, inArray(vocab.id, [...ids]))) > 0
			return isThere ? ok(ids.length) : err({ code: 'vocabulary.not-found' })
		}
		await save([
			...bringBack(tx, found),
			...found.map(({ id, word, pinyin }) =>
				log({
					action: 'word.restore',
					objectType: 'word',
					objectId: String(id),
					after: { word, pinyin },
				}),
			),
		])
		return ok(found.length)
	})
}

/** Enables (1) or disables (0) words. */
export function setStatus(
	db: Db,
	{ status, ...selected }: SelectedWords & { status: number },
): ChangedCount {
	return setField(db, {
		...selected,
		action: 'word.set-status',
		fieldOf: () => ({ status }),
	})
}

/** Gives words this level and no other; none takes their levels away. Listed rows of that level stay. */
export function setLevel(
	db: Db,
	{ levels, ...selected }: SelectedWords & { levels: readonly HskLevel[] },
): ChangedCount {
	return setField(db, {
		...selected,
		action: 'word.set-level',
		fieldOf: (word) => ({ levels: withLevels(word.levels, levels) }),
	})
}

type FieldChange = SelectedWords & {
	action: string
	/** The new value of the one field that changes. */
	fieldOf: (word: EditedWord) => Partial<Pick<EditedWord, 'status' | 'levels'>>
}

/** Sets one field of custom or standard words: all of them or none. */
function setField(db: Db, { words, action, fieldOf, ...by }: FieldChange): ChangedCount {
	return changeAsEditor(db, by, async ({ tx, log, save }): ChangedCount => {
		const stored = await findWords(tx, words)
		if (stored.length === 0) return err({ code: 'vocabulary.not-found' })
		const changes = stored.flatMap((word) => {
			const after = fieldOf(word)
			const before = 'levels' in after ? { levels: word.levels } : { status: word.status }
			return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ word, before, after }]
		})
		const isDone = changes.length === 0 && stored.length === words.length
		if (isDone) return ok(words.length)
		if (!areUpToDate(words, stored)) return err({ code: 'vocabulary.selection-changed' })
		const statements = changes.flatMap(({ word, before, after }) => [
			log({ action, objectType: 'word', objectId: String(word.id), before, after }),
			tx
				.update(vocab)
				.set({ ...after, version: word.version + 1, updatedAt: by.now })
				.where(eq(vocab.id, word.id)),
		])
		const [first, ...others] = statements
		if (first) await save([first, ...others])
		return ok(words.length)
	})
}

function findWords(tx: Db, words: readonly WordVersion[]) {
	return tx
		.select(editedWordColumns)
		.from(vocab)
		.where(inArray(vocab.id, idsOf(words)))
}

function idsOf(words: readonly { id: number }[]): number[] {
	return words.map(({ id }) => id)
}

function isCustom(word: EditedWord): boolean {
	return word.isCustom
}

/** Whether every word still exists in the version that the administrator saw. */
function areUpToDate(words: readonly WordVersion[], stored: readonly EditedWord[]): boolean {
	const storedById = new Map(stored.map((word) => [word.id, word]))
	return words.every((word) => {
		const found = storedById.get(word.id)
		return found !== undefined && !isOutdated(word, found)
	})
}
