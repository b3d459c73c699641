import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { cards, decks, userWords, vocab } from '#app/db/schema/index.ts'
import { isLearner } from './visitors.server.ts'

/** The most words that are listed. */
const mostWords = 20

type WantedWord = {
	id: number
	word: string
	pinyin: string
	/** How many saved it from the lesson, or marked it there as new or being learned. */
	people: number
}

/** The words of a lesson that most people want to learn. A query. */
export function wantedWords(db: Db, { lessonId, since }: { lessonId: string; since: number }) {
	return db.all<WantedWord>(sql`
		select ${vocab.id} as id, ${vocab.word} as word, ${vocab.pinyin} as pinyin,
			count(distinct wanted.uid) as people
		from (
			${sql`select ${userWords.vocabId} as vocab_id, ${userWords.userId} as uid, ${userWords.changedAt} as at
			from ${userWords} where ${userWords.lessonId} = ${lessonId} and ${userWords.status} in ('new', 'learning')`}
			union all
			${sql`select ${cards.vocabId}, ${decks.ownerId}, ${cards.createdAt}
			from ${cards} join ${decks} on ${decks.id} = ${cards.deckId}
			where ${cards.lessonId} = ${lessonId} and ${cards.removedAt} is null and ${decks.ownerId} is not null`}
		) as wanted join ${vocab} on ${vocab.id} = wanted.vocab_id
		where wanted.at >= ${since} and ${isLearner(sql`wanted.uid`)}
		group by ${vocab.id} order by people desc, ${vocab.word}, ${vocab.id} limit ${mostWords}`)
}
