import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { logsOf, statesFrom, weightsOf, writeStates } from '#app/db/card-states.ts'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { hasAccount } from '#app/db/has-account.ts'
import { isHiddenFrom } from '#app/db/hidden-from.ts'
import {
	articles,
	cardMarks,
	cards,
	decks,
	lessons,
	reviews,
	scheduleWeights,
	studySettings,
	vocab,
} from '#app/db/schema/index.ts'
import { scheduleBy } from '#app/domain/flashcards/schedule.ts'
import { longestAnswerMs } from '#app/domain/flashcards/statistics.ts'
import { instantOf } from '#app/domain/outbox/instant-of.ts'
import { openTo, personalDeck, personalDeckId } from './deck-access.server.ts'
import type { EventsSettled, SavedWord, SavedWordChange, StudyEvent } from './study-contract.ts'
import type { StudySettingsChange } from './study-forms.ts'

type Answers = { userId: string; events: readonly StudyEvent[]; now: Date }

/**
 * Appends answers and undos to the log, each once, and updates the states of their cards. Two round
 * trips. The first appends and reads the cards' logs in one transaction: if two devices answer at
 * once, the later one sees both answers, and the state from the longer log wins whichever is written
 * last. If the second trip fails, the browser sends the events again: they are known by then, and
 * the states are computed anew.
 */
export async function recordEvents(
	db: Db,
	{ userId, events, now }: Answers,
): Promise<EventsSettled> {
	if (events.length === 0) return { settled: [], refused: [] }
	const rows = JSON.stringify(events.map((event) => toRow(event, now)))
	const ids = events.map(({ id }) => id)
	const touched = db
		.select({ cardId: reviews.cardId })
		.from(reviews)
		.where(and(eq(reviews.userId, userId), inArray(reviews.id, ids)))
	const [{ rowsAffected: added }, , log, weights] = await db.batch([
		db.run(appendAnswers(userId, rows)),
		db.run(appendUndos(userId, rows)),
		logsOf(db, { userId, cardIds: touched.getSQL() }),
		weightsOf(db, userId),
	])
	if (log.length > 0) await storeStates(db, { userId, log, weights, added, now })
	const known = new Set(log.map(({ id }) => id))
	return {
		settled: ids.filter((id) => known.has(id)),
		refused: ids.filter((id) => !known.has(id)),
	}
}

type Read = {
	userId: string
	log: Awaited<ReturnType<typeof logsOf>>
	weights: Awaited<ReturnType<typeof weightsOf>>
	/** Answers that are new in the log. */
	added: number
	now: Date
}

/**
 * Also counts the answers, for the next training. If other weights came into use since the log was read,
 * the states are computed once more: the training may have passed these cards already.
 */
async function storeStates(db: Db, { userId, log, weights, added, now }: Read): Promise<void> {
	const used = weights[0] ?? { weights: null, version: 0 }
	const schedule = scheduleBy(used.weights)
	const states = statesFrom(log, { userId, schedule, weightsVersion: used.version, now })
	const [, latest] = await db.batch([
		writeStates(db, states),
		db
			.insert(scheduleWeights)
			.values({ userId, answers: added })
			.onConflictDoUpdate({
				target: scheduleWeights.userId,
				set: { answers: sql`${scheduleWeights.answers} + ${added}` },
			})
			.returning({ weights: scheduleWeights.weights, version: scheduleWeights.version }),
	])
	if (latest[0]?.version !== used.version) {
		await storeStates(db, { userId, log, weights: latest, added: 0, now })
	}
}

function toRow(event: StudyEvent, now: Date) {
	const at = instantOf(event.ageMs, now)
	if (event.kind === 'undo') return { ...event, at }
	return { ...event, at, durationMs: Math.round(Math.min(event.durationMs, longestAnswerMs)) }
}

/**
 * Only for cards of shared decks and the person's own. The cross join makes SQLite look up a card for
 * each event; otherwise it may scan the events for each row of the table.
 */
function appendAnswers(userId: string, rows: string): SQL {
	return sql`
		insert or ignore into ${reviews} (uid, id, card_id, mode, grade, duration_ms, at)
		select ${userId}, event.value ->> 'id', ${cards.id}, event.value ->> 'mode',
			event.value ->> 'grade', event.value ->> 'durationMs', event.value ->> 'at'
		from json_each(${rows}) as event
		cross join ${cards} on ${cards.id} = event.value ->> 'cardId'
		join ${decks} on ${decks.id} = ${cards.deckId}
		where event.value ->> 'kind' = 'answer' and ${openTo(userId)} and ${hasAccount(userId)}`
}

/**
 * Runs after the answers: an answer and its undo may come together. An answer that was long on its way
 * has a later time than it was given; its undo still follows it in the log.
 */
function appendUndos(userId: string, rows: string): SQL {
	return sql`
		insert or ignore into ${reviews} (uid, id, card_id, mode, grade, undoes, at)
		select ${userId}, event.value ->> 'id', answer.card_id, answer.mode, 'undo', answer.id,
			max(event.value ->> 'at', answer.at + 1)
		from json_each(${rows}) as event
		cross join ${reviews} as answer on answer.uid = ${userId}
			and answer.id = event.value ->> 'reviewId' and answer.grade <> 'undo'
		where event.value ->> 'kind' = 'undo'`
}

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
					(id, deck_id, vocab_id, sentence, lesson_id, article_id, order_no, created_at, updated_at)
				select asked.value ->> 'cardId', ${decks.id}, ${vocab.id}, asked.value ->> 'sentence',
					(select id from ${lessons} where id = asked.value ->> 'lessonId'
						and not ${isHiddenFrom(userId)}),
					(select id from ${articles} where id = asked.value ->> 'articleId'),
					(select coalesce(max(order_no), 0) from ${cards} where deck_id = ${decks.id})
						+ row_number() over (order by asked.key),
					asked.value ->> 'at', asked.value ->> 'at'
				from ${known(true)} join ${decks} on ${decks.id} = ${personalDeckId(userId)}
				where true order by asked.key
				on conflict (deck_id, vocab_id) do update set
					removed_at = null, updated_at = excluded.updated_at,
					sentence = iif(${isKept}, sentence, excluded.sentence),
					lesson_id = iif(${isKept}, lesson_id, excluded.lesson_id),
					article_id = iif(${isKept}, article_id, excluded.article_id)
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
