import { and, count, eq, gt, ne, not } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { isDeleted } from '#app/db/is-deleted.ts'
import { audioJobs, lessons, userProfiles, vocab } from '#app/db/schema/index.ts'
import { accountStatuses, adminLevel } from '#app/domain/accounts/user.ts'

/** How many waiting applications are named, oldest first. */
const mostWaiting = 5

/** Older failures are not counted. */
export const failureDays = 7

/** All counts of the overview in one round trip. */
export async function readOverview(db: Db, { now }: { now: Date }) {
	const { pending } = accountStatuses
	const lately = new Date(+now - failureDays * 24 * 60 * 60_000)
	const [learners, waiting, items, [words], [customWords], jobs, [failed]] = await db.batch([
		db
			.select({ status: userProfiles.status, count: count() })
			.from(userProfiles)
			.where(ne(userProfiles.level, adminLevel))
			.groupBy(userProfiles.status),
		db
			.select({
				id: userProfiles.id,
				displayName: userProfiles.displayName,
				email: userProfiles.email,
				createdAt: userProfiles.createdAt,
			})
			.from(userProfiles)
			.where(eq(userProfiles.status, pending))
			.orderBy(userProfiles.createdAt)
			.limit(mostWaiting),
		db
			.select({ type: lessons.type, status: lessons.status, count: count() })
			.from(lessons)
			.where(not(isDeleted()))
			.groupBy(lessons.type, lessons.status),
		db.select({ count: count() }).from(vocab),
		db.select({ count: count() }).from(vocab).where(eq(vocab.isCustom, true)),
		db
			.select({ status: audioJobs.status, count: count() })
			.from(audioJobs)
			.groupBy(audioJobs.status),
		db
			.select({ count: count() })
			.from(audioJobs)
			.where(and(eq(audioJobs.status, 'error'), gt(audioJobs.updatedAt, lately))),
	])
	const jobsOf = (status: (typeof jobs)[number]['status']) =>
		jobs.find((job) => job.status === status)?.count ?? 0
	return {
		learners,
		waiting,
		lessons: items.filter(({ type }) => type === 'lesson'),
		courses: items.reduce((sum, { type, count }) => (type === 'course' ? sum + count : sum), 0),
		words: words?.count ?? 0,
		customWords: customWords?.count ?? 0,
		audio: {
			running: jobsOf('queued') + jobsOf('processing'),
			unconfirmed: jobsOf('completed'),
			failed: failed?.count ?? 0,
		},
	}
}

export type OverviewCounts = Awaited<ReturnType<typeof readOverview>>
