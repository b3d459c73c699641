import type { AppLoadContext } from '@remix-run/cloudflare'
import type * as z from 'zod'
import { giveBackAttempt } from '#app/db/attempts.ts'
import { deleteAccount, deleteAccountLater } from '#app/db/delete-account.ts'
import { passwordChangeRules } from '#app/domain/accounts/attempt-limit.ts'
import type { User } from '#app/domain/accounts/user.ts'
import { leavesAt } from '#app/domain/my-data/leaving.ts'
import { isEmailConfirmed } from '#app/features/accounts/own-account.server.ts'
import { isOwnPassword } from '#app/http/own-password.server.ts'
import { admit, invalidTooMany } from '#app/http/rate-limit.server.ts'
import { invalid } from '#app/http/responses.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import { goodbyePath } from './goodbye-path.ts'
import type { leavingForm } from './leaving-form.ts'
import { accountDeletedMail, accountLeavingMail } from './mails/account-left.ts'

type Asked = { user: User; form: z.infer<typeof leavingForm>; typed: Typed; now: Date }

/** Deletes the account, or plans it, and tells its person by mail. The page that says goodbye, or a refusal. */
export async function leave(context: AppLoadContext, { user, form, typed, now }: Asked) {
	const { db, note, sendMail, signOut, site, waitUntil } = context
	const { id: userId, email, displayName } = user
	const refused = await refuseStranger(context, { user, form, typed })
	if (refused) return { refused }
	const isConfirmed = await isEmailConfirmed(db, { userId })
	const on = form.when === 'later' ? leavesAt(now) : undefined
	const outcome = on
		? await deleteAccountLater(db, { userId, now })
		: await deleteAccount(db, { userId })
	if (outcome === 'last-admin') {
		return { refused: invalid([{ code: 'account.last-administrator' }], { typed }) }
	}
	if (outcome === 'done') {
		note('account.deleted', { person: userId, reason: form.when })
		const recipient = { email, displayName, isConfirmed }
		const mail = on ? accountLeavingMail(recipient, on, site) : accountDeletedMail(recipient, site)
		waitUntil(sendMail(mail))
	}
	await signOut()
	return { path: goodbyePath(on) }
}

/** An open session is not enough: whoever found one must not delete what is not theirs. */
async function refuseStranger(
	{ db, note }: AppLoadContext,
	{ user: { id: userId }, form, typed }: Omit<Asked, 'now'>,
) {
	const attempt = await admit({ db, note }, passwordChangeRules(userId))
	if (!attempt.ok) return invalidTooMany('password.too-many', attempt.error, typed)
	if (!(await isOwnPassword(db, { userId, password: form.currentPassword }))) {
		return invalid([{ code: 'password.wrong', field: 'currentPassword' }], { typed })
	}
	await giveBackAttempt(db, attempt.value)
	return undefined
}
