import type { Db } from '#app/db/client.server.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import { listChanges } from '#app/features/audit/list-changes.server.ts'
import { sumsOfLesson, visitorFigures } from '#app/features/learners/visitors.server.ts'
import { openReportsOf } from '#app/features/publishing/publishing-rows.server.ts'
import { findOwner } from './find-owner.server.ts'
import { listVersions } from './list-versions.server.ts'

const shownVersions = 5
const shownChanges = 10

/**
 * The newest of all that happened to a lesson or an article, and what its learners did so far. Undefined if there is
 * none. One round trip: no query waits for another.
 */
export async function loadTextActivity(
	db: Db,
	{ owner, withPeople }: { owner: TextOwner; withPeople: boolean },
) {
	const type = owner.kind === 'lessons' ? 'lesson' : 'article'
	const [found, { versions, total }, changes, [sums], [reports]] = await Promise.all([
		findOwner(db, owner),
		listVersions(db, { owner, part: undefined, page: 1, size: shownVersions }),
		listChanges(db, {
			most: shownChanges,
			object: { type, id: owner.id },
			withoutPeople: !withPeople,
		}),
		owner.kind === 'lessons' ? sumsOfLesson(db, { id: owner.id, since: 0 }) : [],
		openReportsOf(db, owner),
	])
	return (
		found && {
			owner: found,
			versions,
			totalVersions: total,
			changes,
			figures: sums && visitorFigures(sums),
			reports: reports?.count ?? 0,
		}
	)
}

export type TextActivity = NonNullable<Awaited<ReturnType<typeof loadTextActivity>>>
