import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import {
	endIdleInvitations,
	type NewInvitation,
	newInvitation,
	skipsWaitlistNow,
	storeInvitation,
} from '#app/db/open-invitations.ts'
import { lessonShares, lessons, shareMails, userProfiles } from '#app/db/schema/index.ts'
import { type By, changeAsAdmin } from '#app/db/transaction.ts'
import { looksLikeEmail, mostEmails, readEmails } from '#app/domain/accounts/email-list.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { Recipient } from '#app/features/accounts/mails/letter.ts'

/** The course or lesson to share. */
type Shareable = { lesson: string; type: 'course' | 'lesson' }

/** The item as the mails name it. */
export type SharedItem = {
	type: 'course' | 'lesson'
	slug: string
	title: { zh: string; en: string }
}

/** How many addresses were invited, and why the others were refused. */
export type ShareOutcome = {
	count: number
	refused: { email: string; code: ErrorCode }[]
}

/** The mails that the change asks for. An address that had its mail before gets no second one. */
type ToTell = { item: SharedItem; toTell: Recipient[] }

/** The links to mail to those who have no account yet. */
type Invited = { item: SharedItem; toInvite: NewInvitation[] }

type Answer = Result<ShareOutcome & ToTell, Problem>

/**
 * Invites users to a private course or lesson by email. Refused addresses don't affect the others.
 * An address that nobody has confirmed is refused until `unconfirmed` names it too: a stranger may
 * have applied with it.
 */
export async function shareLesson(
	db: Db,
	{
		emails: text,
		unconfirmed = '',
		lesson,
		type,
		...by
	}: By & Shareable & { emails: string; unconfirmed?: string },
): Promise<Answer> {
	const emails = readEmails(text)
	const problem = problemOfList(emails)
	if (problem) return err(problem)
	const meant = new Set(readEmails(unconfirmed))
	return changeAsAdmin(db, by, async ({ tx, log, save }): Promise<Answer> => {
		const [item, users, mailed] = await Promise.all([
			findShareable(tx, { lesson, type }),
			findPeople(tx, { lesson, emails: emails.filter(looksLikeEmail) }),
			findMailed(tx, { lesson, about: 'shared' }),
		])
		if (!item.ok) return item
		const known = new Map(users.map((user) => [user.email, user]))
		const refused = emails.flatMap((email) => {
			const code = refusalOf(email, known.get(email), meant)
			return code ? [{ email, code }] : []
		})
		const isRefused = new Set(refused.map(({ email }) => email))
		const invited = users.filter(({ email }) => !isRefused.has(email))
		const toTell = invited.filter(({ email, mayRead }) => mayRead && !mailed.has(email))
		const [first, ...others] = [
			...invited.flatMap(({ id, email }) => [
				tx
					.insert(lessonShares)
					.values({ lessonId: lesson, userId: id, sharedBy: by.actor.id, createdAt: by.now }),
				tx.delete(shareMails).where(isMail({ lesson, about: 'invited', emails: [email] })),
				log({ action: `${type}.share`, objectType: type, objectId: lesson, after: { email } }),
			]),
			...toTell.map(({ email }) =>
				tx.insert(shareMails).values({ lessonId: lesson, email, about: 'shared', at: by.now }),
			),
		]
		if (first) await save([first, ...others])
		return ok({
			count: emails.length - refused.length,
			refused,
			item: item.value,
			toTell: toTell.map(({ email, displayName, isConfirmed }) => ({
				email,
				displayName,
				isConfirmed,
			})),
		})
	})
}

/**
 * Notes an invitation to apply for addresses without an account, once for each course or lesson.
 */
export async function inviteToApply(
	db: Db,
	{
		emails: text,
		skipsWaitlist = false,
		lesson,
		type,
		...by
	}: By & Shareable & { emails: string; skipsWaitlist?: boolean },
): Promise<Result<ShareOutcome & Invited, Problem>> {
	const emails = readEmails(text)
	const problem = problemOfList(emails)
	if (problem) return err(problem)
	const links = new Map(
		(await Promise.all(emails.map(newInvitation))).map((link) => [link.email, link] as const),
	)
	type Answered = Result<ShareOutcome & Invited, Problem>
	return changeAsAdmin(db, by, async ({ tx, log, save }): Promise<Answered> => {
		const [item, users, mailed] = await Promise.all([
			findShareable(tx, { lesson, type }),
			findPeople(tx, { lesson, emails: emails.filter(looksLikeEmail) }),
			findMailed(tx, { lesson, about: 'invited' }),
		])
		if (!item.ok) return item
		const withAccount = new Set(users.map(({ email }) => email))
		const refused = emails.flatMap((email): ShareOutcome['refused'] => {
			if (!looksLikeEmail(email)) return [{ email, code: 'email.invalid' }]
			if (withAccount.has(email)) return [{ email, code: 'share.has-account' }]
			return mailed.has(email) ? [{ email, code: 'share.invited-already' }] : []
		})
		const isRefused = new Set(refused.map(({ email }) => email))
		const invited = emails.filter((email) => !isRefused.has(email))
		const toInvite = invited.flatMap((email) => links.get(email) ?? [])
		const [first, ...others] = toInvite.flatMap((link) => [
			storeInvitation(tx, link, { skipsWaitlist, now: by.now }),
			tx
				.insert(shareMails)
				.values({ lessonId: lesson, email: link.email, about: 'invited', at: by.now }),
			log({
				action: `${type}.invite`,
				objectType: type,
				objectId: lesson,
				after: { email: link.email },
			}),
		])
		if (first) await save([first, ...others])
		return ok({ count: invited.length, refused, item: item.value, toInvite })
	})
}

type Mails = { lesson: string; about: 'shared' | 'invited'; emails: string[] }

type SendingAgain = By & Shareable & { email: string; isSent: boolean }

type Again = { item: SharedItem; skipsWaitlist: boolean }

/**
 * What the mail of an invitation that is still there names. Its new link needs an approval where the earlier ones
 * do. Once the mail `isSent`, that is noted.
 */
export async function inviteAgain(
	db: Db,
	{ email, isSent, lesson, type, ...by }: SendingAgain,
): Promise<Result<Again, Problem>> {
	return changeAsAdmin(db, by, async ({ tx, log, save }): Promise<Result<Again, Problem>> => {
		const [item, open, skipsWaitlist] = await Promise.all([
			findShareable(tx, { lesson, type }),
			findMailed(tx, { lesson, about: 'invited' }),
			skipsWaitlistNow(tx, { email, now: by.now }),
		])
		if (!item.ok) return item
		if (!open.has(email)) return err({ code: 'share.not-invited' })
		if (isSent) {
			await save([
				tx
					.update(shareMails)
					.set({ at: by.now })
					.where(isMail({ lesson, about: 'invited', emails: [email] })),
				log({ action: `${type}.invite`, objectType: type, objectId: lesson, after: { email } }),
			])
		}
		return ok({ item: item.value, skipsWaitlist })
	})
}

/** Forgets mails that could not be sent, so that the next try sends them. */
export async function forgetMails(db: Db, { lesson, about, emails }: Mails): Promise<void> {
	await db.batch([
		db.delete(shareMails).where(isMail({ lesson, about, emails })),
		...(about === 'invited' ? emails.map((email) => endIdleInvitations(db, email)) : []),
	])
}

function isMail({ lesson, about, emails }: Mails) {
	const { lessonId, email } = shareMails
	return and(eq(lessonId, lesson), eq(shareMails.about, about), inArray(email, emails))
}

function problemOfList(emails: readonly string[]): Problem | undefined {
	if (emails.length === 0) return { code: 'share.no-emails' }
	if (emails.length <= mostEmails) return undefined
	return { code: 'share.too-many', values: { most: mostEmails } }
}

type Person = Awaited<ReturnType<typeof findPeople>>[number]

/** Undefined if the owner of the address is invited now. */
function refusalOf(
	email: string,
	person: Person | undefined,
	meant: ReadonlySet<string>,
): ErrorCode | undefined {
	if (!looksLikeEmail(email)) return 'email.invalid'
	if (!person) return 'share.user-not-found'
	if (person.isShared) return 'share.already'
	return person.isConfirmed || meant.has(email) ? undefined : 'share.unconfirmed'
}

/** The users with these addresses, and whether they are already invited. */
async function findPeople(tx: Db, { lesson, emails }: { lesson: string; emails: string[] }) {
	const email = sql<string>`lower(${userProfiles.email})`
	const users = await tx
		.select({
			id: userProfiles.id,
			email,
			displayName: userProfiles.displayName,
			isConfirmed: userProfiles.emailVerified,
			status: userProfiles.status,
			shareId: lessonShares.id,
		})
		.from(userProfiles)
		.leftJoin(
			lessonShares,
			and(eq(lessonShares.userId, userProfiles.id), eq(lessonShares.lessonId, lesson)),
		)
		.where(inArray(email, emails))
	return users.map(({ shareId, status, ...user }) => ({
		...user,
		isShared: shareId !== null,
		/** False for accounts that cannot sign in. */
		mayRead: status === accountStatuses.normal || status === accountStatuses.pending,
	}))
}

/** The addresses that got this mail before. */
async function findMailed(
	tx: Db,
	{ lesson, about }: { lesson: string; about: 'shared' | 'invited' },
): Promise<ReadonlySet<string>> {
	const rows = await tx
		.select({ email: shareMails.email })
		.from(shareMails)
		.where(and(eq(shareMails.lessonId, lesson), eq(shareMails.about, about)))
	return new Set(rows.map(({ email }) => email))
}

/** Takes an invitation back. Does nothing if there is none. */
export async function unshareLesson(
	db: Db,
	{ email, lesson, type, ...by }: By & Shareable & { email: string },
): Promise<Result<undefined, Problem>> {
	return changeAsAdmin(db, by, async ({ tx, log, save }): Promise<Result<undefined, Problem>> => {
		const [item, users] = await Promise.all([
			findShareable(tx, { lesson, type }),
			findPeople(tx, { lesson, emails: [email.toLowerCase()] }),
		])
		if (!item.ok) return item
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

/** Takes back an invitation of somebody who has no account yet. Does nothing if there is none. */
export async function withdrawInvitation(
	db: Db,
	{ email, lesson, type, ...by }: By & Shareable & { email: string },
): Promise<Result<undefined, Problem>> {
	return changeAsAdmin(db, by, async ({ tx, log, save }): Promise<Result<undefined, Problem>> => {
		const open = await findMailed(tx, { lesson, about: 'invited' })
		if (!open.has(email)) return ok(undefined)
		await save([
			tx.delete(shareMails).where(isMail({ lesson, about: 'invited', emails: [email] })),
			endIdleInvitations(tx, email),
			log({ action: `${type}.withdraw`, objectType: type, objectId: lesson, before: { email } }),
		])
		return ok(undefined)
	})
}

/** Only private items can be shared. */
async function findShareable(
	tx: Db,
	{ lesson, type }: Shareable,
): Promise<Result<SharedItem, Problem>> {
	const [target] = await tx
		.select({
			type: lessons.type,
			slug: lessons.slug,
			title: lessons.title,
			isPrivate: lessons.isPrivate,
		})
		.from(lessons)
		.where(and(eq(lessons.id, lesson), eq(lessons.isDeleted, false)))
	if (!target) return err({ code: 'course.not-found' })
	const { isPrivate, ...item } = target
	return isPrivate && target.type === type ? ok(item) : err({ code: 'share.not-private' })
}
