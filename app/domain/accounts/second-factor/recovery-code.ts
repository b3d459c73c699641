/**
 * Codes for somebody whose phone is gone, each used once: 4k7m-x2vd-9q0h-tz5c. 80 random bits, so that
 * nobody finds one by its hash.
 */
import { sha256 } from '#app/domain/sha256.ts'

const codeCount = 10

/** Digits and letters without i, l, o and u, which are misread. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const letters = 16

export function newRecoveryCodes(): string[] {
	return Array.from({ length: codeCount }, newRecoveryCode)
}

function newRecoveryCode(): string {
	const random = crypto.getRandomValues(new Uint8Array(letters))
	const code = [...random].map((byte) => alphabet[byte & 31]).join('')
	return (code.match(/.{4}/g) ?? []).join('-')
}

/** As it was made, whatever signs, spaces and capitals were typed; undefined if it is no code. */
export function readRecoveryCode(typed: string): string | undefined {
	const plain = typed
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[^0-9a-z]/g, '')
		.replace(/[il]/g, '1')
		.replace(/o/g, '0')
	if (plain.length !== letters || [...plain].some((letter) => !alphabet.includes(letter))) {
		return undefined
	}
	return (plain.match(/.{4}/g) ?? []).join('-')
}

/** What is stored of an account's codes: a JSON list of their hashes. A hash stays as it is. */
export async function storedCodes(userId: string, codes: readonly string[]): Promise<string> {
	const isHash = /^[0-9a-f]{64}$/
	const hashes = codes.map((code) => (isHash.test(code) ? code : hashOfCode(userId, code)))
	return JSON.stringify(await Promise.all(hashes))
}

export function hashOfCode(userId: string, code: string): Promise<string> {
	return sha256(`${userId}:${code}`)
}
