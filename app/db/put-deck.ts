import { type SQL, sql } from 'drizzle-orm'
import type { DeckOfWords } from '#app/domain/flashcards/level-decks.ts'
import { cardStates, cards, decks } from './schema/index.ts'

/**
 * The statements that write a shared deck and its cards, new or known. A card keeps its id, and so its
 * reviews; new cards get new numbers. A card whose word is not among these leaves the deck, unless
 * somebody has begun it: then it comes last.
 */
export function putDeck(deck: DeckOfWords, at: Date): [deck: SQL, left: SQL, cards: SQL] {
	const { id, slug, name, description, edition, orderNo, wordIds } = deck
	return [
		sql`
			insert into ${decks}
				(id, slug, name, description, edition, order_no, created_at, updated_at)
			values (${id}, ${slug}, ${name}, ${description}, ${edition}, ${orderNo}, ${+at}, ${+at})
			on conflict (id) do update set name = excluded.name, description = excluded.description,
				edition = excluded.edition, order_no = excluded.order_no`,
		sql`
			update ${cards} set order_no = order_no + ${wordIds.length},
				removed_at = iif(
					exists (select 1 from ${cardStates} where card_id = ${cards.id}), removed_at, ${+at}
				)
			where deck_id = ${id}`,
		sql`
			insert into ${cards} (id, deck_id, vocab_id, order_no, created_at, updated_at)
			select ${id} || '-' || (last + wanted.key + 1), ${id}, wanted.value, wanted.key + 1,
				${+at}, ${+at}
			from json_each(${JSON.stringify(wordIds)}) as wanted
			cross join (
				select coalesce(max(cast(substr(id, ${id.length + 2}) as integer)), 0) as last
				from ${cards} where deck_id = ${id}
			)
			where true
			on conflict (deck_id, vocab_id) do update set
				order_no = excluded.order_no, removed_at = null`,
	]
}
