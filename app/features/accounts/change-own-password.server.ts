import type { AppLoadContext } from '@remix-run/cloudflare'
import type * as z from 'zod'
import { giveBackAttempt } from '#app/db/attempts.ts'
import { passwordChangeRules } from '#app/domain/accounts/attempt-limit.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { changePassword } from '#app/http/own-password.server.ts'
import { weaknessOf } from '#app/http/password-strength.server.ts'
import { admit, invalidTooMany } from '#app/http/rate-limit.server.ts'
import { invalid } from '#app/http/responses.server.ts'
import type { changePasswordForm } from './account-forms.ts'
import { passwordChangedMail } from './mails/password-changed.ts'
import { isEmailConfirmed } from './own-account.server.ts'

type Asked = { user: User; change: z.infer<ReturnType<typeof changePasswordForm>> }

/** Changes the password and tells its owner by mail; the answer of the page if it is refused. */
export async function changeOwnPassword(
	{ commonPasswords, db, note, sendMail, sessionToken, site, waitUntil }: AppLoadContext,
	{ user, change }: Asked,
) {
	const { currentPassword, password } = change
	const { id: userId, email, displayName } = user
	const weakness = weaknessOf(password, user, await commonPasswords())
	if (weakness) return invalid([weakness])
	const now = new Date()
	const attempt = await admit({ db, note }, passwordChangeRules(userId))
	if (!attempt.ok) return invalidTooMany('password.too-many', attempt.error)
	const outcome = await changePassword(db, {
		userId,
		current: currentPassword,
		password,
		sessionToken: (await sessionToken()) ?? '',
		now,
	})
	if (outcome === 'wrong') return invalid([{ code: 'password.wrong', field: 'currentPassword' }])
	await giveBackAttempt(db, attempt.value)
	const isConfirmed = await isEmailConfirmed(db, { userId })
	waitUntil(sendMail(passwordChangedMail({ email, displayName, isConfirmed }, site)))
	return undefined
}
