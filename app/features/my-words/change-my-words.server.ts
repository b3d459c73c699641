import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { cardStates, cards, userWords, vocab } from '#app/db/schema/index.ts'
import type { HskLevel } from '#app/domain/hsk/level.ts'
import type { Standing } from '#app/domain/known-words/standing.ts'
import type { MyWordFilters } from '#app/domain/my-words/word-search.ts'
import {
	formatWordsBefore,
	type WordBefore,
	type WordsBefore,
} from '#app/domain/my-words/words-before.ts'
import {
	removeManyWords,
	restoreManyCards,
	saveManyWords,
	wordsRemovedAt,
} from '#app/features/flashcards/change-many-cards.server.ts'
import { personalDeckId } from '#app/features/flashcards/deck-access.server.ts'
import {
	markWords,
	restoreMarks,
	takeMarksBack,
} from '#app/features/known-words/change-many-marks.server.ts'
import { unknownWordsUpTo } from '#app/features/known-words/mark-level.server.ts'
import { foundIds, type Learner } from './found-words.server.ts'
import type { WordsChange } from './my-words-forms.ts'

/** The number of words, how many of them stay in the list after being removed, and the way back. */
export type Changed = { count: number; staying: number; before: string }

type Chosen = { ids: readonly number[] } | { found: MyWordFilters }

type Change = { learner: Learner; chosen: Chosen; change: WordsChange; now: Date }

/** Changes the chosen words, or all that a search finds. One batch. */
export async function changeMyWords(
	db: Db,
	{ learner, chosen, change, now }: Change,
): Promise<Changed> {
	const { id: userId } = learner
	const words =
		'found' in chosen
			? foundIds(learner, chosen.found)
			: sql`select ${vocab.id} as id from ${vocab}
				where ${vocab.id} in (select value from json_each(${JSON.stringify(chosen.ids)}))`
	const before = wordsBefore(db, { userId, words })
	const asked = { userId, words, now }
	switch (change) {
		case 'forget': {
			const [rows] = await db.batch([before, takeMarksBack(db, asked)])
			return changed(rows, now, isSaid)
		}
		case 'save': {
			const [rows] = await db.batch([before, ...saveManyWords(db, asked)])
			return changed(rows, now)
		}
		case 'remove': {
			// The search may no longer find a word without its card.
			const both = sql`${words} union ${wordsRemovedAt(userId, now)}`
			const [rows] = await db.batch([
				before,
				removeManyWords(db, asked),
				takeMarksBack(db, { ...asked, words: both }),
			])
			return changed(rows, now, (row) => isSaid(row) || row.savedAt !== null)
		}
		default:
			return markAs(db, { ...asked, said: change })
	}
}

/** Marks all words up to an HSK level as known. One batch. */
export function markLevelKnown(
	db: Db,
	{ learner, level, now }: { learner: Learner; level: HskLevel; now: Date },
): Promise<Changed> {
	const words = unknownWordsUpTo({ learner, level })
	return markAs(db, { userId: learner.id, words, said: 'known', now })
}

type Marking = { userId: string; words: SQL; said: Standing; now: Date }

async function markAs(db: Db, { userId, words, said, now }: Marking): Promise<Changed> {
	const [rows] = await db.batch([
		wordsBefore(db, { userId, words }),
		markWords(db, { userId, words, said, now }),
	])
	return changed(rows, now)
}

/** Brings words back as they were. False if all of them have been changed again. One batch. */
export async function undoChange(
	db: Db,
	{ userId, before, now }: { userId: string; before: WordsBefore; now: Date },
): Promise<boolean> {
	const { at, words } = before
	const results = await db.batch([
		...restoreMarks(db, { userId, at, marks: words }),
		...restoreManyCards(db, { userId, at, saved: words, now }),
	])
	return results.some(({ rowsAffected }) => rowsAffected > 0)
}

type RowBefore = {
	vocabId: number
	isMarked: number
	said: Standing | null
	changedAt: number
	savedAt: number | null
	isStudied: number
}

/** How the words of a query stand. It comes first in the batch that changes them. */
export function wordsBefore(db: Db, { userId, words }: { userId: string; words: SQL }) {
	return db.all<RowBefore>(sql`
		select chosen.id as vocabId, ${userWords.userId} is not null as isMarked,
			${userWords.status} as said, ${userWords.changedAt} as changedAt,
			saved.updated_at as savedAt,
			exists (${sql`select 1 from ${cards}
				cross join ${cardStates} on ${cardStates.cardId} = ${cards.id}
					and ${cardStates.userId} = ${userId}
				where ${cards.vocabId} = chosen.id and ${cards.removedAt} is null
					and ${cardStates.state} <> 'new'
					and ${cards.id} is not saved.id`}) as isStudied
		from (${words}) as chosen
		left join ${userWords} on ${userWords.userId} = ${userId}
			and ${userWords.vocabId} = chosen.id
		left join ${cards} as saved on saved.deck_id = ${personalDeckId(userId)}
			and saved.vocab_id = chosen.id and saved.removed_at is null`)
}

function isSaid({ said }: RowBefore): boolean {
	return said !== null
}

/** Words that the change leaves as they are don't count, nor does an undo touch them. */
export function changed(
	rows: readonly RowBefore[],
	now: Date,
	isTouched: (row: RowBefore) => boolean = () => true,
): Changed {
	const touched = rows.filter(isTouched)
	const words = touched.map(
		({ vocabId, isMarked, said, changedAt, savedAt }): WordBefore => ({
			vocabId,
			mark: isMarked ? { said, changedAt } : null,
			savedAt,
		}),
	)
	return {
		count: touched.length,
		staying: rows.filter(({ isStudied }) => isStudied).length,
		before: formatWordsBefore({ at: +now, words }),
	}
}
