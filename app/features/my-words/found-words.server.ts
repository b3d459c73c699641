/**
 * The words of a person, as queries: those they marked, those in their own deck, and those they
 * answered a card of in any deck. A removed card does not count.
 */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { cardStates, cards, userWords, vocab } from '#app/db/schema/index.ts'
import { setAsideCards } from '#app/db/set-aside.ts'
import { rankIn, standingIn } from '#app/db/word-standing.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { hasHanzi } from '#app/domain/hanzi.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import type { MyWordFilters, WordOrder } from '#app/domain/my-words/word-search.ts'
import { personalDeckId } from '#app/features/flashcards/deck-access.server.ts'
import { matchesFilters } from '#app/features/vocabulary/admin/list/list-words.server.ts'

export type Learner = Pick<User, 'id' | 'level' | 'langLevel' | 'hskEdition'>

/**
 * One row a word: vocab_id, said, and `at`, when they marked it, or else saved it, or else began to study
 * it. Each part leaves out the words of those above it, which is faster than grouping all. The
 * condition on `vocab_id` leads SQLite to the rows themselves, not to them by way of their dates.
 */
export function ownWords(userId: string): SQL {
	const deck = personalDeckId(userId)
	const isNotMarked = sql`not exists (${sql`select 1 from ${userWords}
		where uid = ${userId} and vocab_id = card.vocab_id and status is not null`})`
	return sql`
		select vocab_id, status as said, changed_at as at
		from ${userWords} where uid = ${userId} and vocab_id > 0 and status is not null
		union all
		select card.vocab_id, null, card.updated_at
		from ${cards} as card
		where card.deck_id = ${deck} and card.removed_at is null and ${isNotMarked}
		union all
		select card.vocab_id, null, max(${cardStates.introducedAt})
		from ${cardStates} join ${cards} as card on card.id = ${cardStates.cardId}
		where ${cardStates.userId} = ${userId} and ${cardStates.state} <> 'new'
			and card.removed_at is null and ${isNotMarked} and not ${isSaved(userId, sql`card.vocab_id`)}
		group by card.vocab_id`
}

/** Whether a word is in the person's own deck. */
function isSaved(userId: string, vocabId: SQL): SQL {
	return sql`exists (select 1 from ${cards} as saved where saved.deck_id = ${personalDeckId(userId)}
		and saved.vocab_id = ${vocabId} and saved.removed_at is null)`
}

/**
 * The words that the person answered a card of: vocab_id, the best stability, the earliest date, and when one was
 * last forgotten.
 */
function studiedWords(userId: string): SQL {
	return sql`
		select card.vocab_id, max(${cardStates.stability}) as stability,
			max(${cardStates.forgottenAt}) as forgotten_at,
			min(iif(card.id in (${setAsideCards(userId)}), null, ${cardStates.due})) as due
		from ${cardStates} join ${cards} as card on card.id = ${cardStates.cardId}
		where ${cardStates.userId} = ${userId} and ${cardStates.state} <> 'new'
			and card.removed_at is null
		group by card.vocab_id`
}

/** When the first of the person's cards of a row of `vocab` is due; null if none was ever answered. */
export function earliestDue(userId: string): SQL {
	return sql`(select min(${cardStates.due}) from ${cards} as card
		cross join ${cardStates} on ${cardStates.cardId} = card.id and ${cardStates.userId} = ${userId}
		where card.vocab_id = ${vocab.id} and card.removed_at is null
			and card.id not in (${setAsideCards(userId)}))`
}

/** Whether a card is a word's in the person's own deck. */
export function isSavedCardOf(userId: string): SQL | undefined {
	return and(
		eq(cards.deckId, personalDeckId(userId)),
		eq(cards.vocabId, vocab.id),
		isNull(cards.removedAt),
	)
}

/** A column of the newer of both sentences: where a word was marked, and where it was saved. */
export function ofNewerSentence(mark: SQLiteColumn, card: SQLiteColumn): SQL {
	const isOfMark = sql`(${userWords.sentence} is not null
		and (${cards.sentence} is null or ${userWords.sentenceAt} >= ${cards.updatedAt}))`
	return sql`iif(${isOfMark}, ${mark}, ${card})`
}

/**
 * The matching rows of `ownWords`, each with the keys of its place in the list: first_key, second_key.
 * SQLite leaves out the tables of the vocabulary if no filter and no order asks for them.
 */
export function foundWords(
	learner: Learner,
	{ filters, sort }: { filters: MyWordFilters; sort: WordOrder },
): SQL {
	const [first, second] = keysOf(sort, learner)
	const needsCards = filters.from === 'studied' || filters.standing || sort === 'due'
	const studied = sql`left join (${studiedWords(learner.id)}) as studied
		on studied.vocab_id = own.vocab_id`
	return sql`
		select own.vocab_id, own.said, own.at, ${first} as first_key, ${second} as second_key
		from (${ownWords(learner.id)}) as own
		${needsCards ? studied : sql``}
		left join ${vocab} on ${vocab.id} = own.vocab_id
		left join vocab_spellings as spelling on spelling.id = own.vocab_id
		where ${matches(learner, filters)}`
}

/** The same as a query with one column. */
export function foundIds(learner: Learner, filters: MyWordFilters): SQL {
	return sql`select vocab_id as id from (${foundWords(learner, { filters, sort: 'newest' })})`
}

/** Words without a level come last, and so do words that are never due. */
function keysOf(sort: WordOrder, { hskEdition }: Learner): [first: SQL, second: SQL] {
	switch (sort) {
		case 'newest':
			return [sql`-own.at`, sql`0`]
		case 'word':
			return [sql`spelling.plain`, sql`spelling.joined`]
		case 'level':
			return [sql`coalesce(${rankIn(hskEdition)}, 8)`, sql`spelling.plain`]
		case 'frequency':
			return [sql`-${vocab.frequency}`, sql`spelling.plain`]
		case 'due':
			return [sql`coalesce(studied.due, 9e15)`, sql`-own.at`]
	}
}

function matches(learner: Learner, { q, standing, level, from }: MyWordFilters): SQL {
	const { id, hskEdition: edition, langLevel } = learner
	const own = {
		said: sql`own.said`,
		saidAt: sql`own.at`,
		stability: sql`studied.stability`,
		forgottenAt: sql`studied.forgotten_at`,
	}
	const sources = {
		marked: sql`own.said is not null`,
		saved: isSaved(id, sql`own.vocab_id`),
		studied: sql`studied.vocab_id is not null`,
	}
	const wanted = [
		from && sources[from],
		standing && sql`${standingIn(own, { edition, user: rankOf(langLevel) })} = ${standing}`,
		level && sql`${rankIn(edition)} is ${level === 'none' ? null : rankOf(level)}`,
		q && isAbout(q),
	].filter((condition) => condition !== undefined && condition !== '')
	return wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)
}

/** Hanzi are looked for in the word and its traditional form; letters in its pinyin, and at the beginnings of English words. */
function isAbout(text: string): SQL {
	const any = {
		word: '',
		pinyin: '',
		english: '',
		level: undefined,
		pos: undefined,
		kind: undefined,
	}
	const among = (part: { word: string } | { pinyin: string }) =>
		matchesFilters({ ...any, status: undefined, ...part })
	if (hasHanzi(text)) return among({ word: text })
	return sql`(${among({ pinyin: text })} or ${means(text)})`
}

/** The first condition spares most rows the parsing of their JSON. */
function means(text: string): SQL {
	const glob = `*[^a-z]${text.toLowerCase().replace(/[*?[]/g, '[$&]')}*`
	const meaning = sql`coalesce(${vocab.gloss}, ${vocab.meaning})`
	return sql`(lower(${meaning}) glob ${glob} and exists (
		select 1 from json_each(${meaning}) as part
		where ' ' || lower(part.value ->> 'definition') glob ${glob}))`
}
