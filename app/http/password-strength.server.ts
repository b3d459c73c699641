/** Refuses passwords that are guessed first. The list stays on the server: it has half a megabyte. */
import commonPasswords from '@zxcvbn-ts/language-common/src/passwords.json'
import { type PasswordOwner, passwordWeakness } from '#app/domain/accounts/password.ts'
import type { Problem } from '#app/domain/problem.ts'

/** Made at the first question, so that starting a worker does not wait for it. */
let known: ReadonlySet<string> | undefined

function isCommonPassword(password: string): boolean {
	known ??= new Set(commonPasswords)
	return known.has(password.toLowerCase())
}

/** The problem of a new password, besides its length. */
export function weaknessOf(password: string, owner: PasswordOwner): Problem | undefined {
	const code = passwordWeakness(password, owner, isCommonPassword)
	return code && { code, field: 'password' }
}
