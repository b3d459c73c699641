/** Asks somebody who is signed in for their password again, before what a thief would like to do. */
import { giveBackAttempt } from '#app/db/attempts.ts'
import { passwordChangeRules, spellWait } from '#app/domain/accounts/attempt-limit.ts'
import type { Problem } from '#app/domain/problem.ts'
import type { LoadContext } from '#app/http/load-context.server.ts'
import { isOwnPassword } from '#app/http/own-password.server.ts'
import { admit } from '#app/http/rate-limit.server.ts'

type Refused = { problem: Problem; waitSeconds?: number }

/** Undefined if the password is right. Wrong ones are counted together with those at a password change. */
export async function provePassword(
	{ db, note }: Pick<LoadContext, 'db' | 'note'>,
	{ userId, password }: { userId: string; password: string },
): Promise<Refused | undefined> {
	const attempt = await admit({ db, note }, passwordChangeRules(userId))
	if (!attempt.ok) {
		const { waitSeconds } = attempt.error
		const values = { wait: spellWait(waitSeconds) }
		return { problem: { code: 'password.too-many', values }, waitSeconds }
	}
	if (!(await isOwnPassword(db, { userId, password }))) {
		return { problem: { code: 'password.wrong', field: 'currentPassword' } }
	}
	await giveBackAttempt(db, attempt.value)
	return undefined
}
