/** Whether an account is asked for a second step after its password. */
import { sql } from 'drizzle-orm'
import { authenticatorApps, passkeys, userProfiles } from './schema/index.ts'

/** An authenticator app that was confirmed, or a passkey. A column of queries over accounts. */
export const hasSecondFactor = sql<boolean>`(
	exists (
		select 1 from ${authenticatorApps}
		where ${authenticatorApps.userId} = ${userProfiles.id}
			and ${authenticatorApps.confirmedAt} is not null
	)
	or exists (select 1 from ${passkeys} where ${passkeys.userId} = ${userProfiles.id})
)`.mapWith(Boolean)
