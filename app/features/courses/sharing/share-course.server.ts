import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { lessonShares, lessons, userProfiles } from '#app/db/schema/index.ts'
import { type By, changeAsAdmin } from '#app/db/transaction.ts'
import { looksLikeEmail, mostEmails, readEmails } from '#app/domain/courses/email-list.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

/** The course or lesson to share. */
type Shareable = { lesson: string; type: 'course' | 'lesson' }

/** How many addresses were invited, and why the others were refused. */
export type ShareOutcome = { count: number; refused: { email: string; code: ErrorCode }[] }

/** Invites users to a private course or lesson by email. Refused addresses don't affect the others. */
export async function shareLesson(
	db: Db,
	{ emails: text, lesson, type, ...by }: By & Shareable & { emails: string },
): Promise<Result<ShareOutcome, Problem>> {
	const emails = readEmails(text)
	if (emails.length === 0) return err({ code: 'share.no-emails' })
	if (emails.length > mostEmails) {
		return err({ code: 'share.too-many', values: { most: mostEmails } })
	}
	return changeAsAdmin(
		db,
		by,
		async ({ tx, log, save }): Promise<Result<ShareOutcome, Problem>> => {
			const [problem, users] = await Promise.all([
				findProblem(tx, { lesson, type }),
				findPeople(tx, { lesson, emails: emails.filter(looksLikeEmail) }),
			])
			if (problem) return err(problem)
			const invited = users.filter(({ isShared }) => !isShared)
			const [first, ...others] = invited.flatMap(({ id, email }) => [
				tx
					.insert(lessonShares)
					.values({ lessonId: lesson, userId: id, sharedBy: by.actor.id, createdAt: by.now }),
				log({ action: `${type}.share`, objectType: type, objectId: lesson, after: { email } }),
			])
			if (first) await save([first, ...others])
			const known = new Map(users.map(({ email, isShared }) => [email, isShared]))
			const refused = emails.flatMap((email) => {
				const code = refusalOf(email, known)
				return code ? [{ email, code }] : []
			})
			return ok({ count: emails.length - refused.length, refused })
		},
	)
}

/** Undefined if the owner of the address has just been invited. */
function refusalOf(email: string, known: ReadonlyMap<string, boolean>): ErrorCode | undefined {
	if (!looksLikeEmail(email)) return 'email.invalid'
	if (!known.has(email)) return 'share.user-not-found'
	return known.get(email) ? 'share.already' : undefined
}

/** The users with these addresses, and whether they are already invited. */
async function findPeople(tx: Db, { lesson, emails }: { lesson: string; emails: string[] }) {
	const email = sql<string>`lower(${userProfiles.email})`
	const users = await tx
		.select({ id: userProfiles.id, email, shareId: lessonShares.id })
		.from(userProfiles)
		.leftJoin(
			lessonShares,
			and(eq(lessonShares.userId, userProfiles.id), eq(lessonShares.lessonId, lesson)),
		)
		.where(inArray(email, emails))
	return users.map((user) => ({
		id: user.id,
		email: user.email,
		isShared: user.shareId !== null,
	}))
}

/** Takes an invitation back. Does nothing if there is none. */
export async function unshareLesson(
	db: Db,
	{ email, lesson, type, ...by }: By & Shareable & { email: string },
): Promise<Result<undefined, Problem>> {
	return changeAsAdmin(db, by, async ({ tx, log, save }): Promise<Result<undefined, Problem>> => {
		const [problem, users] = await Promise.all([
			findProblem(tx, { lesson, type }),
			findPeople(tx, { lesson, emails: [email.toLowerCase()] }),
		])
		if (problem) return err(problem)
		const invited = users.filter(({ isShared }) => isShared).map(({ id }) => id)
		if (invited.length === 0) return ok(undefined)
		await save([
			tx
				.delete(lessonShares)
				.where(and(eq(lessonShares.lessonId, lesson), inArray(lessonShares.userId, invited))),
			log({ action: `${type}.unshare`, objectType: type, objectId: lesson, before: { email } }),
		])
		return ok(undefined)
	})
}

/** Only private items can be shared. */
async function findProblem(tx: Db, { lesson, type }: Shareable): Promise<Problem | undefined> {
	const [target] = await tx
		.select({ type: lessons.type, isPrivate: lessons.isPrivate })
		.from(lessons)
		.where(and(eq(lessons.id, lesson), eq(lessons.isDeleted, false)))
	if (!target) return { code: 'course.not-found' }
	return target.isPrivate && target.type === type ? undefined : { code: 'share.not-private' }
}
