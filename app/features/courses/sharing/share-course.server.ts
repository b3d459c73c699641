import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { type Actor, type Change, recordChange } from '#app/db/record-change.ts'
import { lessonShares, lessons, userProfiles } from '#app/db/schema/index.ts'
import { isStillAdmin } from '#app/db/still-admin.ts'
import { looksLikeEmail, mostEmails, readEmails } from '#app/domain/courses/email-list.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

/** Which course or lesson, who changes it, and when. */
type Order = { lesson: string; type: 'course' | 'lesson'; actor: Actor; now: Date }

/** How many addresses were shared with, and why the others were not. */
export type Shared = { count: number; refused: { email: string; code: ErrorCode }[] }

/**
 * Invites the owners of addresses to a private course or lesson, and writes that down, in one
 * transaction. An address that cannot be invited does not keep the others from it.
 */
export async function shareLesson(
	db: Db,
	{ emails: text, ...order }: Order & { emails: string },
): Promise<Result<Shared, Problem>> {
	const emails = readEmails(text)
	if (emails.length === 0) return err({ code: 'share.no-emails' })
	if (emails.length > mostEmails) {
		return err({ code: 'share.too-many', values: { most: mostEmails } })
	}
	const valid = emails.filter(looksLikeEmail)
	const [[target], users] = await db.batch([
		targetOf(db, order),
		db
			.select({
				email: sql<string>`lower(${userProfiles.email})`,
				isShared: sql<boolean>`exists (${sharesWith(order.lesson)})`.mapWith(Boolean),
			})
			.from(userProfiles)
			.where(
				sql`lower(${userProfiles.email}) in (select value from json_each(${JSON.stringify(valid)}))`,
			),
		...valid.flatMap((email) => sharing(order, email).map((statement) => db.run(statement))),
	])
	const problem = problemOf(target)
	if (problem) return err(problem)
	const known = new Map(users.map(({ email, isShared }) => [email, isShared]))
	const refused = emails.flatMap((email) => {
		const code = refusalOf(email, known)
		return code ? [{ email, code }] : []
	})
	return ok({ count: emails.length - refused.length, refused })
}

/** Undefined where the owner of the address was invited just now. */
function refusalOf(email: string, known: ReadonlyMap<string, boolean>): ErrorCode | undefined {
	if (!looksLikeEmail(email)) return 'email.invalid'
	if (!known.has(email)) return 'share.user-not-found'
	return known.get(email) ? 'share.already' : undefined
}

/** The change for the audit log and the change itself, both only where the invitation is new. */
function sharing(order: Order, email: string): SQL[] {
	const { lesson, actor, now } = order
	const isNew = sql`lower(${userProfiles.email}) = ${email}
		and not exists (${sharesWith(lesson)}) and ${isShareable(order)}`
	return [
		recordChange(
			changeOf(order, 'share', { after: { email } }),
			sql`exists (select 1 from ${userProfiles} where ${isNew})`,
		),
		sql`
			insert into ${lessonShares} (id, lesson_id, uid, shared_by, created_at, updated_at)
			select ${newId()}, ${lesson}, ${userProfiles.id}, ${actor.id}, ${+now}, ${+now}
			from ${userProfiles} where ${isNew}
		`,
	]
}

/** Takes an invitation back. One that is not there any more is no mistake. */
export async function unshareLesson(
	db: Db,
	{ email, ...order }: Order & { email: string },
): Promise<Result<undefined, Problem>> {
	const isShare = sql`${eq(lessonShares.lessonId, order.lesson)}
		and ${lessonShares.userId} in (${sql`select ${userProfiles.id} from ${userProfiles}
			where lower(${userProfiles.email}) = ${email.toLowerCase()}`})
		and ${isShareable(order)}`
	const [[target]] = await db.batch([
		targetOf(db, order),
		db.run(
			recordChange(
				changeOf(order, 'unshare', { before: { email } }),
				sql`exists (select 1 from ${lessonShares} where ${isShare})`,
			),
		),
		db.delete(lessonShares).where(isShare),
	])
	const problem = problemOf(target)
	return problem ? err(problem) : ok(undefined)
}

/** What is shared, as it is when the transaction begins. */
function targetOf(db: Db, order: Order) {
	const { actor, lesson } = order
	return db
		.select({ isShareable: isShareable(order), isAllowed: isStillAdmin(actor) })
		.from(lessons)
		.where(and(eq(lessons.id, lesson), eq(lessons.isDeleted, false)))
}

function problemOf(
	target: { isShareable: boolean; isAllowed: boolean } | undefined,
): Problem | undefined {
	if (!target) return { code: 'course.not-found' }
	if (!target.isAllowed) return { code: 'session.not-admin' }
	return target.isShareable ? undefined : { code: 'share.not-private' }
}

/** Only what is private is shared, and only by an administrator. */
function isShareable({ lesson, type, actor }: Order): SQL<boolean> {
	return sql`(exists (select 1 from ${lessons} as shared where shared.id = ${lesson}
		and shared.type = ${type} and shared.is_private and not shared.is_deleted)
		and ${isStillAdmin(actor)})`.mapWith(Boolean)
}

/** The invitation of whoever `user_profiles` is at. */
function sharesWith(lesson: string): SQL {
	return sql`select 1 from ${lessonShares} where ${eq(lessonShares.lessonId, lesson)}
		and ${lessonShares.userId} = ${userProfiles.id}`
}

function changeOf(
	{ lesson, type, actor, now }: Order,
	verb: 'share' | 'unshare',
	values: Pick<Change, 'before' | 'after'>,
): Change {
	return {
		action: `${type}.${verb}`,
		objectType: type,
		objectId: lesson,
		actor,
		at: now,
		...values,
	}
}
