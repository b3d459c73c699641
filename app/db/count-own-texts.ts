/** Keeps the words of own texts counted, as `count-texts.ts` does for what all read. */
import { and, eq, gt, sql } from 'drizzle-orm'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { countPart } from '#app/domain/texts/part-counts.ts'
import type { Db } from './client.server.ts'
import { findCountable } from './count-texts.ts'
import { ownTextParts } from './schema/index.ts'

type Countable = Awaited<ReturnType<typeof findCountable>>

/** The columns of a part that follow from its content. */
export function countedColumns(content: LessonContent, { rows, revision }: Countable) {
	return { counts: countPart(content, rows), vocabRevision: revision }
}

/** How many parts are read and written at a time. */
const groupSize = 10

/** Counts parts again that another state of the vocabulary counted. */
export async function countWaitingParts(db: Db, { most }: { most: number }): Promise<void> {
	for (let left = most; left > 0; left -= groupSize) {
		const waiting = await db
			.select({
				id: ownTextParts.id,
				version: ownTextParts.version,
				content: ownTextParts.content,
			})
			.from(ownTextParts)
			.where(
				and(
					gt(ownTextParts.version, 0),
					sql`${ownTextParts.vocabRevision} is not (select revision from vocab_revision)`,
				),
			)
			.limit(Math.min(left, groupSize))
		if (waiting.length === 0) return
		const countable = await findCountable(db, ...waiting.map(({ content }) => content ?? []))
		const [first, ...others] = waiting.map(({ id, version, content }) =>
			db
				.update(ownTextParts)
				// A count changes nothing that its owner wrote.
				.set({
					...countedColumns(content ?? [], countable),
					updatedAt: sql`${ownTextParts.updatedAt}`,
				})
				.where(and(eq(ownTextParts.id, id), eq(ownTextParts.version, version))),
		)
		if (first) await db.batch([first, ...others])
	}
}
