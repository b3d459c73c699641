import { type SQL, sql } from 'drizzle-orm'
import { userWords, vocab } from '#app/db/schema/index.ts'
import { rankIn, standingIn } from '#app/db/word-standing.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { type HskLevel, hskLevels, rankOf } from '#app/domain/hsk/level.ts'
import { bestStability, lastForgotten } from './own-words.server.ts'

type Asked = {
	learner: Pick<User, 'id' | 'langLevel' | 'hskEdition'>
	level: HskLevel
}

/**
 * The enabled words of a level and all below it, in the person's edition and derived levels included,
 * that don't count as known yet: a query with their ids. The index of terms names the words that have
 * a level, so that the others are not read.
 */
export function unknownWordsUpTo({ learner, level }: Asked): SQL {
	const { id, langLevel, hskEdition: edition } = learner
	const levels = hskLevels.slice(0, rankOf(level)).map((one) => `"level-${one}"`)
	const { status: said, changedAt: saidAt } = userWords
	const own = { said, saidAt, stability: bestStability(id), forgottenAt: lastForgotten(id) }
	return sql`
		select ${vocab.id} as id from ${vocab}
		left join ${userWords} on ${userWords.userId} = ${id} and ${userWords.vocabId} = ${vocab.id}
		where ${vocab.id} in
				(select rowid from vocab_index where vocab_index match ${levels.join(' OR ')})
			and ${vocab.status} = 1 and ${rankIn(edition)} <= ${rankOf(level)}
			and ${standingIn(own, { edition, user: rankOf(langLevel) })} <> 'known'`
}
