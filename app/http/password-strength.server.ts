/** Refuses passwords that are guessed first. */
import { type PasswordOwner, passwordWeakness } from '#app/domain/accounts/password.ts'
import type { Problem } from '#app/domain/problem.ts'

/** The problem of a new password, besides its length. `common` are passwords in small letters. */
export function weaknessOf(
	password: string,
	owner: PasswordOwner,
	common: ReadonlySet<string>,
): Problem | undefined {
	const code = passwordWeakness(password, owner, (one) => common.has(one))
	return code && { code, field: 'password' }
}
