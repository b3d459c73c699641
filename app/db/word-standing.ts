/** The rule of a word's standing (`standing.ts`) in SQL, where thousands of words are filtered or changed. */
import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { HskEdition } from '#app/domain/hsk/edition.ts'
import { type HskRank, hskLevels, rankOf } from '#app/domain/hsk/level.ts'
import { knownStability } from '#app/domain/known-words/standing.ts'
import { vocab } from './schema/index.ts'

const rankOfLevel = sql`case level.value ->> 'level' ${sql.join(
	hskLevels.map((level) => sql`when ${level} then ${rankOf(level)}`),
	sql` `,
)} end`

/** `hskLevelOf` as a rank, on a row of `vocab`; null if the word is in no list. */
export function rankIn(edition: HskEdition): SQL<number | null> {
	return sql<number | null>`(select ${rankOfLevel} from json_each(${vocab.levels}) as level
		where coalesce(level.value ->> 'edition', ${edition}) = ${edition}
		order by level.value ->> 'edition' is not null,
			level.value ->> 'edition' is not null and level.value ->> 'isDerived' is not null, level.key
		limit 1)`
}

type OwnWord = {
	/** What the person said, and when. */
	said: SQL | SQLiteColumn
	saidAt: SQL | SQLiteColumn
	/** The best of the word's cards. */
	stability: SQL
	/** When a card of it was last answered with Forgot. */
	forgottenAt: SQL
}

/** `saidUnlessForgotten`. */
export function saidIn({ said, saidAt, forgottenAt }: Omit<OwnWord, 'stability'>): SQL {
	return sql`iif(${said} = 'known' and ${forgottenAt} > ${saidAt}, null, ${said})`
}

/** `standingOf`, on a row of `vocab`. Its rank is only read where nothing else decides. */
export function standingIn(
	{ stability, forgottenAt, ...own }: OwnWord,
	{ edition, user }: { edition: HskEdition; user: HskRank },
): SQL<string> {
	const rank = rankIn(edition)
	return sql<string>`coalesce(${saidIn({ forgottenAt, ...own })}, case
		when ${stability} >= ${knownStability} then 'known'
		when ${forgottenAt} is null and ${rank} < ${user} then 'known'
		when ${stability} is not null then 'learning'
		when ${rank} = ${user} then 'learning'
		else 'new' end)`
}
