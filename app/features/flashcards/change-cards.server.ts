import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { hasAccount } from '#app/db/has-account.ts'
import { isHiddenFrom } from '#app/db/hidden-from.ts'
import { ownPart } from '#app/db/own-part.ts'
import {
	articles,
	cardMarks,
	cards,
	decks,
	lessons,
	studySettings,
	vocab,
} from '#app/db/schema/index.ts'
import { instantOf } from '#app/domain/outbox/instant-of.ts'
import { openTo, personalDeck, personalDeckId } from './deck-access.server.ts'
import type { SavedWord, SavedWordChange } from './study-contract.ts'
import type { StudySettingsChange } from './study-forms.ts'

/** False when there is no such card for this person. */
export async function setBookmark(
	db: Db,
	{ userId, cardId, isBookmarked }: { userId: string; cardId: string; isBookmarked: boolean },
): Promise<boolean> {
	return mark(db, { userId, cardId, change: { isBookmarked } })
}

/** `notes` have at most 2,000 characters; empty means none. */
export async function setNotes(
	db: Db,
	{ userId, cardId, notes }: { userId: string; cardId: string; notes: string },
): Promise<boolean> {
	return mark(db, { userId, cardId, change: { notes } })
}

type Mark = {
	userId: string
	cardId: string
	change: { isBookmarked: boolean } | { notes: string }
}

async function mark(db: Db, { userId, cardId, change }: Mark): Promise<boolean> {
	const now = new Date()
	const { isBookmarked, notes } = { isBookmarked: false, notes: '', ...change }
	const changed = await db
		.insert(cardMarks)
		.select(
			db
				.select({
					userId: sql<string>`${userId}`.as('uid'),
					cardId: cards.id,
					isBookmarked: sql<boolean>`${Number(isBookmarked)}`.as('is_bookmarked'),
					notes: sql<string>`${notes}`.as('notes'),
					suspendedAt: sql<null>`null`.as('suspended_at'),
					resumedLapses: sql<number>`0`.as('resumed_lapses'),
					createdAt: sql<Date>`${+now}`.as('created_at'),
					updatedAt: sql<Date>`${+now}`.as('updated_at'),
				})
				.from(cards)
				.innerJoin(decks, eq(decks.id, cards.deckId))
				.where(and(eq(cards.id, cardId), openTo(userId))),
		)
		.onConflictDoUpdate({
			target: [cardMarks.userId, cardMarks.cardId],
			set: { ...change, updatedAt: now },
		})
		.returning({ cardId: cardMarks.cardId })
	return changed.length > 0
}

/** False if it was not there. */
export async function removeWord(
	db: Db,
	{ userId, word }: { userId: string; word: SavedWord },
): Promise<boolean> {
	const { word: hanzi, pinyin } = word
	const nowhere = { sentence: null, lessonId: null }
	const changes = [{ word: hanzi, pinyin, ...nowhere, isSaved: false, ageMs: 0 }]
	return (await changeMyWords(db, { userId, changes })).removed > 0
}

type MyWordsChange = {
	userId: string
	/** At most one for each word. */
	changes: readonly SavedWordChange[]
	now?: Date
}

/**
 * Saves words to My Words and removes others. The deck begins with its first word. A change may
 * arrive late, from a browser that was offline: a later change of the same word stands, and a word
 * that is saved again keeps its sentence. A removed word keeps its reviews and its sentence, and comes
 * back with them unless a new sentence is given. One batch.
 */
export async function changeMyWords(db: Db, { userId, changes, now = new Date() }: MyWordsChange) {
	const { slug, name, description } = personalDeck
	const asked = JSON.stringify(
		changes.map(({ ageMs, ...change }) => ({
			...change,
			cardId: newId(),
			at: instantOf(ageMs, now),
		})),
	)
	const isKept = sql`excluded.sentence is null or removed_at is null`
	const known = (isSaved: boolean) => sql`json_each(${asked}) as asked
		cross join ${vocab} on ${vocab.word} = asked.value ->> 'word'
			and ${vocab.pinyin} = asked.value ->> 'pinyin' and ${vocab.status} = 1
			and asked.value ->> 'isSaved' = ${Number(isSaved)}`
	const remove = (isOpen: SQL) => sql`
		update ${cards} set removed_at = change.at, updated_at = change.at
		from (select ${vocab.id} as vocab_id, asked.value ->> 'at' as at from ${known(false)}) as change
		where ${cards.vocabId} = change.vocab_id and ${cards.deckId} = ${personalDeckId(userId)}
			and ${isOpen}`
	const [, { rowsAffected: added }, { rowsAffected: removed }, , saved, inVocabulary] =
		await db.batch([
			db.run(sql`
				insert or ignore into ${decks}
					(id, slug, name, description, owner_uid, order_no, created_at, updated_at)
				select ${newId()}, ${slug}, ${name}, ${description}, ${userId}, 0, ${+now}, ${+now}
				from ${known(true)} where ${hasAccount(userId)} limit 1`),
			db.run(sql`
				insert into ${cards}
					(id, deck_id, vocab_id, sentence, lesson_id, article_id, own_text_part_id,
						order_no, created_at, updated_at)
				select asked.value ->> 'cardId', ${decks.id}, ${vocab.id}, asked.value ->> 'sentence',
					(select id from ${lessons} where id = asked.value ->> 'lessonId'
						and not ${isHiddenFrom(userId)}),
					(select id from ${articles} where id = asked.value ->> 'articleId'),
					${ownPart(userId, sql`asked.value ->> 'partId'`)},
					(select coalesce(max(order_no), 0) from ${cards} where deck_id = ${decks.id})
						+ row_number() over (order by asked.key),
					asked.value ->> 'at', asked.value ->> 'at'
				from ${known(true)} join ${decks} on ${decks.id} = ${personalDeckId(userId)}
				where true order by asked.key
				on conflict (deck_id, vocab_id) do update set
					removed_at = null, updated_at = excluded.updated_at,
					sentence = iif(${isKept}, sentence, excluded.sentence),
					lesson_id = iif(${isKept}, lesson_id, excluded.lesson_id),
					article_id = iif(${isKept}, article_id, excluded.article_id),
					own_text_part_id = iif(${isKept}, own_text_part_id, excluded.own_text_part_id)
				where coalesce(removed_at, updated_at) <= excluded.updated_at`),
			db.run(remove(sql`${cards.removedAt} is null and ${cards.updatedAt} <= change.at`)),
			// A later removal must outlive a save that arrives after both.
			db.run(remove(sql`${cards.removedAt} < change.at`)),
			db
				.select({ word: vocab.word, pinyin: vocab.pinyin })
				.from(cards)
				.innerJoin(vocab, eq(vocab.id, cards.vocabId))
				.where(
					and(eq(cards.deckId, personalDeckId(userId)), isNull(cards.removedAt), isAmong(asked)),
				),
			db
				.select({ word: vocab.word, pinyin: vocab.pinyin })
				.from(vocab)
				.where(and(eq(vocab.status, 1), isAmong(asked))),
		])
	return { added, removed, saved, inVocabulary }
}

function isAmong(asked: string): SQL {
	return sql`(${vocab.word}, ${vocab.pinyin}) in
		(select value ->> 'word', value ->> 'pinyin' from json_each(${asked}))`
}

export async function changeStudySettings(
	db: Db,
	{ userId, change }: { userId: string; change: StudySettingsChange },
): Promise<void> {
	const { intent, ...values } = change
	await db
		.insert(studySettings)
		.values({ userId: userId, ...values })
		.onConflictDoUpdate({ target: studySettings.userId, set: values })
}
