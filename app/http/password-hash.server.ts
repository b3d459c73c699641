/** Passwords as scrypt hashes, by better-auth. */
import { hashPassword, verifyPassword } from 'better-auth/crypto'

export function hashNewPassword(password: string): Promise<string> {
	return hashPassword(password)
}

/** Takes as long where there is no hash, so that the time does not reveal which accounts exist. */
export async function isPasswordOf(
	hash: string | null | undefined,
	password: string,
): Promise<boolean> {
	if (hash) return verifyPassword({ hash, password })
	await hashPassword(password)
	return false
}
