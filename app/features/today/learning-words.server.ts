import { type SQL, sql } from 'drizzle-orm'
import { cards, vocab } from '#app/db/schema/index.ts'
import { standingIn } from '#app/db/word-standing.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { rankOf } from '#app/domain/hsk/level.ts'
import { personalDeckId } from '#app/features/flashcards/deck-access.server.ts'
import { ownWordsOf } from '#app/features/known-words/own-words.server.ts'

type Learner = Pick<User, 'id' | 'langLevel' | 'hskEdition'>

/** How many of a person's marked, saved and studied words are being learned, as My Words finds them. */
export function learningWords({ id, langLevel, hskEdition: edition }: Learner): SQL<number> {
	const own = {
		said: sql`own.said`,
		saidAt: sql`own.said_at`,
		stability: sql`own.stability`,
		forgottenAt: sql`own.forgotten_at`,
	}
	return sql<number>`(
		select count(*) from (
			select vocab_id, max(said) as said, max(said_at) as said_at, max(stability) as stability,
				max(forgotten_at) as forgotten_at
			from (
				select vocab_id, said, said_at, stability, forgotten_at from (${ownWordsOf(id)})
				union all
				${sql`select ${cards.vocabId}, null, null, null, null from ${cards}
					where ${cards.deckId} = ${personalDeckId(id)} and ${cards.removedAt} is null`}
			) group by vocab_id
		) as own
		join ${vocab} on ${vocab.id} = own.vocab_id
		where ${standingIn(own, { edition, user: rankOf(langLevel) })} = 'learning')`
}
