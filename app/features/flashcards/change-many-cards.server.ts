/**
 * Many words put into a person's own deck or taken out at once, as statements for a batch. `words` is a
 * query with the ids of words in one column, `id`.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { cards, decks, userWords, vocab } from '#app/db/schema/index.ts'
import { personalDeck, personalDeckId } from './deck-access.server.ts'

type Words = { userId: string; words: SQL; now: Date }

/** The most frequent words come first, each with the sentence it was marked in, if any. */
export function saveManyWords(db: Db, { userId, words, now }: Words) {
	const { slug, name, description } = personalDeck
	return [
		db.run(sql`
			insert or ignore into ${decks}
				(id, slug, name, description, owner_uid, order_no, created_at, updated_at)
			values (${newId()}, ${slug}, ${name}, ${description}, ${userId}, 0, ${+now}, ${+now})`),
		db.run(sql`
			insert into ${cards} (id, deck_id, vocab_id, sentence, lesson_id, article_id,
				own_text_part_id, order_no, created_at, updated_at)
			select lower(hex(randomblob(16))), ${personalDeckId(userId)}, ${vocab.id},
				${userWords.sentence}, ${userWords.lessonId}, ${userWords.articleId},
				${userWords.partId},
				(select coalesce(max(order_no), 0) from ${cards}
					where deck_id = ${personalDeckId(userId)})
					+ row_number() over (order by ${vocab.frequency} desc, ${vocab.id}),
				${+now}, ${+now}
			from ${vocab}
			left join ${userWords} on ${userWords.userId} = ${userId}
				and ${userWords.vocabId} = ${vocab.id}
			where ${vocab.status} = 1 and ${vocab.id} in (${words})
			on conflict (deck_id, vocab_id) do update set
				removed_at = null, updated_at = excluded.updated_at
			where removed_at is not null`),
	] as const
}

export function removeManyWords(db: Db, { userId, words, now }: Words) {
	return db.run(sql`
		update ${cards} set removed_at = ${+now}, updated_at = ${+now}
		where deck_id = ${personalDeckId(userId)} and removed_at is null and vocab_id in (${words})`)
}

/** The words that `removeManyWords` took out at `at`. */
export function wordsRemovedAt(userId: string, at: Date): SQL {
	return sql`select vocab_id as id from ${cards}
		where deck_id = ${personalDeckId(userId)} and removed_at = ${+at}`
}

/** As it was before a change at `at`: `savedAt` is null if the word was not in the deck. */
type CardBefore = { vocabId: number; savedAt: number | null }

type Restored = { userId: string; at: number; saved: readonly CardBefore[]; now: Date }

/** Cards that have been changed again since then stay as they are. The rows exist, as with marks. */
export function restoreManyCards(db: Db, { userId, at, saved, now }: Restored) {
	const before = saved.filter(({ savedAt }) => savedAt !== null)
	const added = saved.flatMap(({ vocabId, savedAt }) => (savedAt === null ? [vocabId] : []))
	return [
		db.run(sql`
			insert into ${cards} (id, deck_id, vocab_id, order_no, created_at, updated_at)
			select card.id, card.deck_id, card.vocab_id, card.order_no, card.created_at,
				earlier.value ->> 'savedAt'
			from json_each(${JSON.stringify(before)}) as earlier
			cross join ${cards} as card on card.deck_id = ${personalDeckId(userId)}
				and card.vocab_id = earlier.value ->> 'vocabId' and card.removed_at = ${at}
			where true
			on conflict (id) do update set removed_at = null, updated_at = excluded.updated_at`),
		db.run(sql`
			update ${cards} set removed_at = ${+now}, updated_at = ${+now}
			where deck_id = ${personalDeckId(userId)} and removed_at is null and updated_at = ${at}
				and vocab_id in (select value from json_each(${JSON.stringify(added)}))`),
	] as const
}
