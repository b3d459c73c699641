import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { importedEditions } from '#app/db/imported-editions.ts'
import { isValidInvitation, takeUpInvitations } from '#app/db/open-invitations.ts'
import { cron, recordChangeIf } from '#app/db/record-change.ts'
import { credentials, invitations, userProfiles } from '#app/db/schema/index.ts'
import { isLongPassword } from '#app/domain/accounts/password.ts'
import { accountStatuses } from '#app/domain/accounts/user.ts'
import type { TextDisplay } from '#app/domain/display/text-display.ts'
import { defaultEdition, firstEdition, hskEditions } from '#app/domain/hsk/edition.ts'
import { sha256 } from '#app/domain/sha256.ts'
import { type NewLink, storeLink } from '#app/http/mailed-link.server.ts'
import { hashNewPassword } from '#app/http/password-hash.server.ts'
import type { Application, ProfileChange } from './account-forms.ts'
import { isHeld } from './email-change/change-email.server.ts'

type NewAccount = {
	application: Application
	password: string
	/** Confirms the address. */
	link: NewLink
	/** The token of an invitation that is valid for the address. */
	invitation?: { token: string; skipsWaitlist: boolean } | undefined
	now: Date
}

/** Somebody who was invited may be `approved` already. */
type Registered = 'received' | 'approved' | 'address-known'

/**
 * Creates a pending account, unless the address has one, or may be given back to one. Both cases run the same statements, so that
 * the response time doesn't reveal which addresses have accounts. An invitation is used up: it has proved the
 * address, and an administrator may have approved its account beforehand.
 */
export async function registerAccount(
	db: Db,
	{ application, password, link, invitation, now }: NewAccount,
): Promise<Registered> {
	const id = newId()
	const hasLongPassword = isLongPassword(password)
	const passwordHash = await hashNewPassword(password)
	const { email, displayName, country, langLevel } = application
	const { pending, normal } = accountStatuses
	const isApproved = invitation?.skipsWaitlist === true
	const isValid = invitation
		? sql`exists (select 1 from ${invitations} where ${isValidInvitation(await sha256(invitation.token), now)}
				and ${invitations.email} = ${email})`
		: sql`true`
	const [{ rowsAffected }] = await db.batch([
		db.run(sql`
			insert into ${userProfiles}
				(uid, email, display_name, country, lang_level, has_long_password, email_verified, status,
					created_at, updated_at)
			select ${id}, ${email}, ${displayName}, ${country}, ${langLevel}, ${Number(hasLongPassword)},
				${Number(invitation !== undefined)}, ${isApproved ? normal : pending}, ${+now}, ${+now}
			where not ${isHeld(email, { userId: id, now })} and ${isValid}
			on conflict (email) do nothing
		`),
		db.run(sql`
			insert into ${credentials}
				(id, user_id, account_id, provider_id, password, created_at, updated_at)
			select ${newId()}, uid, uid, 'credential', ${passwordHash}, ${+now}, ${+now}
			from ${userProfiles} where uid = ${id}
		`),
		db.run(
			storeLink(link, {
				owner: and(eq(userProfiles.id, id), eq(userProfiles.emailVerified, false)),
				now,
			}),
		),
		...takeUpInvitations(db, { userId: id, now }),
		// The link works once, also where the account still waits to be approved.
		db.run(sql`
			delete from ${invitations} where ${invitations.email} = ${email}
				and exists (select 1 from ${userProfiles} where uid = ${id} and email_verified)
		`),
		db.run(
			recordChangeIf(
				{
					action: 'account.approve-invited',
					objectType: 'person',
					objectId: id,
					actor: cron,
					at: now,
				},
				sql`exists (select 1 from ${userProfiles} where uid = ${id} and status = ${normal})`,
			),
		),
	])
	if (rowsAffected === 0) return 'address-known'
	return isApproved ? 'approved' : 'received'
}

/** One statement, to be awaited or put into a batch. */
export function changeProfile(
	db: Db,
	{ userId, change }: { userId: string; change: ProfileChange },
) {
	const { intent, ...values } = change
	return db.update(userProfiles).set(values).where(eq(userProfiles.id, userId))
}

/** How Chinese is shown to a person. One statement. */
export function changeTextDisplay(
	db: Db,
	{ userId, display }: { userId: string; display: TextDisplay },
) {
	return db.update(userProfiles).set(display).where(eq(userProfiles.id, userId))
}

/** Whether the address is confirmed, the chosen HSK edition, and the editions that can be chosen. */
export async function readOwnAccount(db: Db, { userId }: { userId: string }) {
	const [found] = await db
		.select({
			isConfirmed: userProfiles.emailVerified,
			chosenEdition: userProfiles.hskEdition,
			imported: importedEditions,
		})
		.from(userProfiles)
		.where(eq(userProfiles.id, userId))
	const { isConfirmed = false, chosenEdition = null, imported = [] } = found ?? {}
	return {
		isConfirmed,
		chosenEdition,
		defaultEdition: defaultEdition(imported),
		editions: hskEditions.filter(
			(one) => one === firstEdition || imported.some(({ edition }) => edition === one),
		),
	}
}

export async function isEmailConfirmed(db: Db, { userId }: { userId: string }): Promise<boolean> {
	const [found] = await db
		.select({ isConfirmed: userProfiles.emailVerified })
		.from(userProfiles)
		.where(eq(userProfiles.id, userId))
	return found?.isConfirmed ?? false
}
