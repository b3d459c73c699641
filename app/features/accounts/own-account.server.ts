import { eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { newId } from '#app/db/columns.ts'
import { importedEditions } from '#app/db/imported-editions.ts'
import { credentials, userProfiles } from '#app/db/schema/index.ts'
import { isLongPassword } from '#app/domain/accounts/password.ts'
import { editionFor, firstEdition, hskEditions } from '#app/domain/hsk/edition.ts'
import { type NewLink, storeLink } from '#app/http/mailed-link.server.ts'
import { hashNewPassword } from '#app/http/password-hash.server.ts'
import { isHeld } from './email-change/change-email.server.ts'
import type { Application, ProfileChange } from './forms.ts'

type NewAccount = {
	application: Application
	password: string
	/** Confirms the address. */
	link: NewLink
	now: Date
}

/**
 * Creates a pending account, unless the address has one, or may be given back to one. Both cases run the same statements, so that
 * the response time doesn't reveal which addresses have accounts.
 */
export async function registerAccount(
	db: Db,
	{ application, password, link, now }: NewAccount,
): Promise<'received' | 'address-known'> {
	const id = newId()
	const hasLongPassword = isLongPassword(password)
	const passwordHash = await hashNewPassword(password)
	const { email, displayName, country, langLevel } = application
	const [{ rowsAffected }] = await db.batch([
		db.run(sql`
			insert into ${userProfiles}
				(uid, email, display_name, country, lang_level, has_long_password, created_at, updated_at)
			select ${id}, ${email}, ${displayName}, ${country}, ${langLevel}, ${Number(hasLongPassword)}, ${+now}, ${+now}
			where not ${isHeld(email, { userId: id, now })}
			on conflict (email) do nothing
		`),
		db.run(sql`
			insert into ${credentials}
				(id, user_id, account_id, provider_id, password, created_at, updated_at)
			select ${newId()}, uid, uid, 'credential', ${passwordHash}, ${+now}, ${+now}
			from ${userProfiles} where uid = ${id}
		`),
		db.run(storeLink(link, { owner: eq(userProfiles.id, id), now })),
	])
	return rowsAffected > 0 ? 'received' : 'address-known'
}

/** One statement, to be awaited or put into a batch. */
export function changeProfile(
	db: Db,
	{ userId, change }: { userId: string; change: ProfileChange },
) {
	const { intent, ...values } = change
	return db.update(userProfiles).set(values).where(eq(userProfiles.id, userId))
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
		newestEdition: editionFor(null, imported),
		editions: hskEditions.filter((one) => one === firstEdition || imported.includes(one)),
	}
}

export async function isEmailConfirmed(db: Db, { userId }: { userId: string }): Promise<boolean> {
	const [found] = await db
		.select({ isConfirmed: userProfiles.emailVerified })
		.from(userProfiles)
		.where(eq(userProfiles.id, userId))
	return found?.isConfirmed ?? false
}
