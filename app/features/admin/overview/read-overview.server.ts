import { and, count, desc, eq, gt, inArray, not, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { isDeleted } from '#app/db/is-deleted.ts'
import { articles, audioJobs, lessons, reports, userProfiles, vocab } from '#app/db/schema/index.ts'
import { accountStatuses, editingLevels } from '#app/domain/accounts/user.ts'
import { jobFailureText } from '#app/domain/speech/job.ts'

/** How many waiting applications are named, oldest first. */
const mostWaiting = 5

/** How many audio jobs are named, the latest first. */
const mostJobs = 10

const underWay = ['queued', 'processing'] as const

/** Older failures are not counted. */
export const failureDays = 7

/** All counts of the overview in one round trip; those of people are for administrators alone. */
export async function readOverview(
	db: Db,
	{ now, managesPeople }: { now: Date; managesPeople: boolean },
) {
	const { pending } = accountStatuses
	const lately = new Date(+now - failureDays * 24 * 60 * 60_000)
	const failedLately = and(
		eq(audioJobs.status, 'error'),
		gt(audioJobs.updatedAt, lately),
		// These ended as somebody wished, or because nobody published them.
		sql`coalesce(${audioJobs.errorCode}, '') not in ('audio.cancelled', 'audio.expired')`,
	)
	const isUnconfirmed = eq(audioJobs.status, 'completed')
	const [learners, waiting, items, [words], [customWords], jobs, counted, [open]] = await db.batch([
		db
			.select({ status: userProfiles.status, count: count() })
			.from(userProfiles)
			.where(notInArray(userProfiles.level, [...editingLevels]))
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
			.select({
				id: audioJobs.id,
				status: audioJobs.status,
				lessonId: audioJobs.lessonId,
				articleId: audioJobs.articleId,
				name: sql<string | null>`coalesce(${lessons.title} ->> 'en', ${articles.enTitle})`,
				errorCode: audioJobs.errorCode,
				errorDetail: audioJobs.errorDetail,
				at: audioJobs.updatedAt,
			})
			.from(audioJobs)
			.leftJoin(lessons, eq(lessons.id, audioJobs.lessonId))
			.leftJoin(articles, eq(articles.id, audioJobs.articleId))
			.where(or(inArray(audioJobs.status, underWay), isUnconfirmed, failedLately))
			.orderBy(desc(audioJobs.updatedAt))
			.limit(mostJobs),
		db
			.select({ status: audioJobs.status, count: count() })
			.from(audioJobs)
			.where(or(inArray(audioJobs.status, underWay), isUnconfirmed, failedLately))
			.groupBy(audioJobs.status),
		db.select({ count: count() }).from(reports).where(eq(reports.status, 'open')),
	])
	const jobsOf = (status: (typeof counted)[number]['status']) =>
		counted.find((job) => job.status === status)?.count ?? 0
	return {
		people: managesPeople ? { learners, waiting } : undefined,
		lessons: items.filter(({ type }) => type === 'lesson'),
		courses: items.reduce((sum, { type, count }) => (type === 'course' ? sum + count : sum), 0),
		words: words?.count ?? 0,
		customWords: customWords?.count ?? 0,
		openReports: open?.count ?? 0,
		audio: {
			running: jobsOf('queued') + jobsOf('processing'),
			unconfirmed: jobsOf('completed'),
			failed: jobsOf('error'),
		},
		jobs: jobs.map(({ errorCode, ...job }) => ({
			...job,
			failure: job.status === 'error' ? jobFailureText(errorCode) : undefined,
		})),
	}
}

export type OverviewCounts = Awaited<ReturnType<typeof readOverview>>
