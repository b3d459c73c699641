/** Publishes what was scheduled: the cron asks each minute. */
import { and, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { type Problem, problemText } from '#app/domain/problem.ts'
import type { Db } from './client.server.ts'
import { logFailure } from './log.ts'
import { publish } from './publish.ts'
import { type Actor, cron, recordChangeIf } from './record-change.ts'
import { articles, auditLog, lessons } from './schema/index.ts'
import type { TextOwner } from './working-parts.ts'

/** How many are published in one run; the others wait a minute. */
const mostPublished = 50

/**
 * Publishes lessons and articles whose time has come, each in one batch as by the person who chose the
 * time. Running it twice, or again after it died, publishes each once. What cannot be published loses
 * its time, and the log says why.
 */
export async function publishDue(db: Db, now: Date): Promise<void> {
	for (const due of await findDue(db, now)) {
		try {
			await publishOne(db, { due, now })
		} catch (error) {
			// The next minute tries again, and the others need not wait for it.
			logFailure(error)
		}
	}
}

type Due = { owner: TextOwner; publishAt: Date }

async function findDue(db: Db, now: Date): Promise<Due[]> {
	const [dueLessons, dueArticles] = await db.batch([
		db
			.select({ id: lessons.id, publishAt: lessons.publishAt })
			.from(lessons)
			.where(
				and(
					isNotNull(lessons.publishAt),
					lte(lessons.publishAt, now),
					eq(lessons.isDeleted, false),
				),
			)
			.orderBy(lessons.publishAt)
			.limit(mostPublished),
		db
			.select({ id: articles.id, publishAt: articles.publishAt })
			.from(articles)
			.where(
				and(
					isNotNull(articles.publishAt),
					lte(articles.publishAt, now),
					eq(articles.isDeleted, false),
				),
			)
			.orderBy(articles.publishAt)
			.limit(mostPublished),
	])
	const due = (kind: TextOwner['kind']) => (row: { id: string; publishAt: Date | null }) =>
		row.publishAt ? [{ owner: { kind, id: row.id }, publishAt: row.publishAt }] : []
	return [...dueLessons.flatMap(due('lessons')), ...dueArticles.flatMap(due('articles'))]
}

async function publishOne(db: Db, { due, now }: { due: Due; now: Date }): Promise<void> {
	const { owner } = due
	const actor = await findScheduler(db, owner)
	const published = await publish(db, { owner, actor, now, isDue: true, mayBeEmpty: true })
	if (published.ok) return
	const { code } = published.error
	const problem =
		code === 'session.not-editor' ? { code: 'publish.not-admin' as const } : published.error
	await giveUp(db, { due, actor, problem, now })
}

/** The person who chose the time, as the log has it. */
async function findScheduler(db: Db, { kind, id }: TextOwner): Promise<Actor> {
	const type = kind === 'lessons' ? 'lesson' : 'article'
	const [found] = await db
		.select({ id: auditLog.actorId, email: auditLog.actorEmail })
		.from(auditLog)
		.where(
			and(
				eq(auditLog.objectType, type),
				eq(auditLog.objectId, id),
				inArray(auditLog.action, [`${type}.schedule`]),
			),
		)
		.orderBy(desc(auditLog.at))
		.limit(1)
	return found ?? cron
}

type Failure = { due: Due; actor: Actor; problem: Problem; now: Date }

/** Nothing happens if the time was changed meanwhile. */
async function giveUp(db: Db, { due, actor, problem, now }: Failure): Promise<void> {
	const { owner, publishAt } = due
	const { id } = owner
	const table = owner.kind === 'lessons' ? lessons : articles
	const objectType = owner.kind === 'lessons' ? 'lesson' : 'article'
	const isStillDue = sql`exists (select 1 from ${table}
		where ${table.id} = ${id} and ${table.publishAt} = ${+publishAt})`
	await db.batch([
		db.run(
			recordChangeIf(
				{
					action: `${objectType}.publish-failed`,
					objectType,
					objectId: id,
					after: { reason: problemText(problem) },
					actor,
					at: now,
				},
				isStillDue,
			),
		),
		db.run(sql`update ${table} set publish_at = null
			where ${table.id} = ${id} and ${table.publishAt} = ${+publishAt}`),
	])
}
