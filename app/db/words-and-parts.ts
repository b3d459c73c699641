import { type SQL, sql } from 'drizzle-orm'
import { vocab } from './schema/index.ts'

/** Longer words are names, and no grammar makes them. */
const longestMade = 8

const sizes = JSON.stringify(Array.from({ length: longestMade }, (_, index) => index + 1))

/**
 * These words, and the parts of those that the vocabulary lacks: 商量 of 商量商量. `words` is a query
 * with one column. See `app/domain/vocabulary/made-word-rank.ts`.
 */
export function wordsAndParts(words: SQL): SQL {
	return sql`
		with wanted(word) as (${words})
		select word from wanted
		union
		select substr(wanted.word, place.value, size.value)
		from wanted, json_each(${sizes}) as place, json_each(${sizes}) as size
		where length(wanted.word) between 2 and ${longestMade}
			and place.value + size.value <= length(wanted.word) + 1
			and not exists (select 1 from ${vocab} as known where known.word = wanted.word)`
}
