import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { replacementParts, replacements } from '#app/db/schema/index.ts'
import { isOwnerThere, ownersOfLines } from '#app/db/text-lines.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import type { PartName } from '#app/domain/publishing/working-part.ts'
import { type PartState, partStates, pendingState } from '#app/domain/text-search/run-state.ts'

/** The latest runs, so that one that was interrupted is found again. */
export function listRuns(db: Db, { most }: { most: number }) {
	return db
		.select({
			id: replacements.id,
			pattern: replacements.pattern,
			replacement: replacements.replacement,
			state: replacements.state,
			createdAt: replacements.createdAt,
			texts: sql<number>`(select count(*) from ${replacementParts} as part
				where part.run_id = ${sql`replacements.id`})`,
		})
		.from(replacements)
		.orderBy(desc(replacements.createdAt))
		.limit(most)
}

export type ListedRun = Awaited<ReturnType<typeof listRuns>>[number]

type PartRow = {
	kind: TextOwner['kind']
	id: string
	part: PartName
	state: PartState
	titleZh: string | null
	titleEn: string | null
	isThere: number
}

/** A run with its texts, and how many are in each state. Undefined if there is no such run. */
export async function findRun(db: Db, { id }: { id: string }) {
	const [[run], parts] = await db.batch([
		db.select().from(replacements).where(eq(replacements.id, id)),
		db.all<PartRow>(sql`
			select line.owner_kind as kind, line.owner_id as id, line.part, line.state,
				coalesce(lesson.title_json ->> 'zh', article.title) as titleZh,
				coalesce(lesson.title_json ->> 'en', article.en_title) as titleEn,
				${isOwnerThere} as isThere
			from ${replacementParts} as line ${ownersOfLines}
			where line.run_id = ${id}
			order by line.owner_kind desc, course.title_json ->> 'en',
				coalesce(lesson.order_no, article.order_no), line.owner_id,
				instr('text notes exercises', line.part)`),
	])
	if (!run) return undefined
	const counts = partStates.map((state) => {
		return { state, count: parts.filter((part) => part.state === state).length }
	})
	const pending = pendingState(run.state)
	return {
		...run,
		texts: parts.map(({ kind, id: ownerId, part, titleZh, titleEn, isThere, state }) => ({
			owner: { kind, id: ownerId } satisfies TextOwner,
			part,
			title: { zh: titleZh ?? '', en: titleEn ?? ownerId },
			isThere: isThere === 1,
			state,
		})),
		counts: counts.filter(({ count }) => count > 0),
		left: counts.find(({ state }) => state === pending)?.count ?? 0,
	}
}

export type FoundRun = NonNullable<Awaited<ReturnType<typeof findRun>>>
