import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vocab } from '#app/db/schema/index.ts'
import { rankIn, standingIn } from '#app/db/word-standing.ts'
import { hskEditions } from '#app/domain/hsk/edition.ts'
import { hskLevels, rankOf } from '#app/domain/hsk/level.ts'
import { saidUnlessForgotten, standingOf, standings } from '#app/domain/known-words/standing.ts'
import { hskLevelOf } from '#app/domain/vocabulary/level-row.ts'
import type { WordLevel } from '#app/domain/vocabulary/word.ts'
import { makeWord } from '#tests/support/content-factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const levels: fc.Arbitrary<WordLevel[]> = fc.array(
	fc
		.record({
			level: fc.constantFrom(...hskLevels),
			edition: fc.option(fc.constantFrom(...hskEditions), { nil: undefined }),
			isDerived: fc.constantFrom(true as const, undefined),
		})
		.map(({ level, edition, isDerived }) => ({
			type: 'HSK' as const,
			level,
			...(edition && { edition }),
			...(isDerived && { isDerived }),
		})),
	{ maxLength: 4 },
)

const own = fc.record({
	said: fc.option(fc.constantFrom(...standings)),
	at: fc.constantFrom(3, 5),
	stability: fc.option(fc.constantFrom(0.4, 20.9, 21, 90)),
	forgottenAt: fc.option(fc.constantFrom(3, 4, 5)),
})

test('SQL gives a word the rank and the standing that the rules give it', async () => {
	const db = await memoryDatabase()
	const { id } = await makeWord(db)
	await fc.assert(
		fc.asyncProperty(
			levels,
			own,
			fc.constantFrom(...hskEditions),
			fc.constantFrom(...hskLevels),
			async (rows, word, edition, level) => {
				const user = rankOf(level)
				await db.update(vocab).set({ levels: rows }).where(sql`id = ${id}`)
				const { at, stability, forgottenAt } = word
				const columns = {
					said: sql`${word.said}`,
					saidAt: sql`${at}`,
					stability: sql`${stability}`,
					forgottenAt: sql`${forgottenAt}`,
				}
				const said = saidUnlessForgotten({ said: word.said, at }, forgottenAt)
				const isForgotten = forgottenAt !== null
				const [found] = await db
					.select({ rank: rankIn(edition), standing: standingIn(columns, { edition, user }) })
					.from(vocab)
				const listed = hskLevelOf(rows, edition)
				const rank = listed && rankOf(listed)
				expect(found).toEqual({
					rank: rank ?? null,
					standing: standingOf({ said, stability, isForgotten }, { rank, user }),
				})
			},
		),
	)
})
