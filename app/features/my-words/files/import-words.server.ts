import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { cards, decks, userWords, vocab } from '#app/db/schema/index.ts'
import type { Addition } from '#app/domain/my-words/files/match-words.ts'
import { personalDeck, personalDeckId } from '#app/features/flashcards/deck-access.server.ts'
import {
	type Changed,
	changed,
	wordsBefore,
} from '#app/features/my-words/change-my-words.server.ts'

type Import = { userId: string; additions: readonly Addition[]; now: Date }

/** Words of one statement: a few hundred kilobytes. */
const wordsOfStatement = 4000

/** A longer sentence is cut. */
const longestSentence = 500

/**
 * Saves and marks words, all of them or none: one batch. New cards come in the order of the file and have no
 * answers. A word that meanwhile got a mark or a card keeps it.
 */
export async function importWords(db: Db, { userId, additions, now }: Import): Promise<Changed> {
	const rows = additions.map(({ entry, read, isSaved, said }) => [
		entry.id,
		isSaved ? 1 : 0,
		said,
		// A cut text may end in half a pair, which cannot be stored.
		read.sentence.slice(0, longestSentence).replace(/\p{Cs}/gu, '') || null,
	])
	const parts = Array.from({ length: Math.ceil(rows.length / wordsOfStatement) }, (_, part) =>
		JSON.stringify(rows.slice(part * wordsOfStatement, (part + 1) * wordsOfStatement)),
	)
	const ids = JSON.stringify(additions.map(({ entry }) => entry.id))
	const { slug, name, description } = personalDeck
	const [before] = await db.batch([
		wordsBefore(db, {
			userId,
			words: sql`select ${vocab.id} as id from ${vocab}
				where ${vocab.id} in (select value from json_each(${ids}))`,
		}),
		db.run(sql`
			insert or ignore into ${decks}
				(id, slug, name, description, owner_uid, order_no, created_at, updated_at)
			values (${newId()}, ${slug}, ${name}, ${description}, ${userId}, 0, ${+now}, ${+now})`),
		...parts.flatMap((part) => [
			db.run(saveStatement(userId, part, now)),
			db.run(markStatement(userId, part, now)),
		]),
	])
	return changed(before, now)
}

/** A card that was taken out comes back, with its answers. The dictionary's example is no sentence of a card. */
function saveStatement(userId: string, rows: string, now: Date) {
	return sql`
		insert into ${cards} (id, deck_id, vocab_id, sentence, order_no, created_at, updated_at)
		select lower(hex(randomblob(16))), ${personalDeckId(userId)}, ${vocab.id}, ${ownSentence},
			(select coalesce(max(order_no), 0) from ${cards} where deck_id = ${personalDeckId(userId)})
				+ row_number() over (order by asked.key),
			${+now}, ${+now}
		from json_each(${rows}) as asked
		cross join ${vocab} on ${vocab.id} = asked.value ->> 0 and ${vocab.status} = 1
		where asked.value ->> 1 = 1 order by asked.key
		on conflict (deck_id, vocab_id) do update set
			removed_at = null, updated_at = excluded.updated_at,
			sentence = coalesce(excluded.sentence, sentence),
			lesson_id = iif(excluded.sentence is null, lesson_id, null),
			article_id = iif(excluded.sentence is null, article_id, null),
			own_text_part_id = iif(excluded.sentence is null, own_text_part_id, null)
		where removed_at is not null`
}

/** The sentence goes with the card, if there is one. */
function markStatement(userId: string, rows: string, now: Date) {
	return sql`
		insert into ${userWords} (uid, vocab_id, status, changed_at, sentence, sentence_at)
		select ${userId}, ${vocab.id}, asked.value ->> 2, ${+now},
			iif(asked.value ->> 1 = 1, null, ${ownSentence}),
			iif(asked.value ->> 1 = 1 or ${ownSentence} is null, null, ${+now})
		from json_each(${rows}) as asked
		cross join ${vocab} on ${vocab.id} = asked.value ->> 0 and ${vocab.status} = 1
		where asked.value ->> 2 is not null
		on conflict (uid, vocab_id) do update set
			status = excluded.status, changed_at = excluded.changed_at
		where user_words.status is null`
}

/** The sentence of a row, unless the dictionary has it. */
const ownSentence = sql`nullif(asked.value ->> 3, coalesce(${vocab.example} ->> 'zh', ''))`
