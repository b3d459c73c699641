/**
 * Rules for a new password: at least six characters, and twelve for editors and administrators. 王小美
 * may not choose 123456, abcdefgh, Password1!, Hanlu2026, her address, or "xiaomei1990".
 */
import type { ErrorCode } from '#app/domain/errors.ts'
import { isTrusted } from './user.ts'

export const minPasswordLength = 6
const longPasswordLength = 12

/** Limits the cost of hashing. */
export const maxPasswordLength = 128

export function needsLongPassword(level: number): boolean {
	return isTrusted(level)
}

export function isLongPassword(password: string): boolean {
	return password.length >= longPasswordLength
}

export function minPasswordLengthAt(level: number): number {
	return needsLongPassword(level) ? longPasswordLength : minPasswordLength
}

export type PasswordOwner = { email: string; displayName: string }

/** Why a password is easy to guess; undefined if it is not. */
export function passwordWeakness(
	password: string,
	{ email, displayName }: PasswordOwner,
	isCommon: (password: string) => boolean,
): ErrorCode | undefined {
	const [mailbox = ''] = email.split('@')
	if (resembles(password, [email, mailbox])) return 'password.own-email'
	if (resembles(password, [displayName, ...displayName.split(/\s+/)])) return 'password.own-name'
	const plain = plainText(password)
	const isGuessed =
		resembles(password, [siteName]) ||
		isRepeated(plain) ||
		isRun(plain) ||
		isCommon(plain) ||
		isCommon(plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
	return isGuessed ? 'password.common' : undefined
}

const siteName = 'hanlu'

/** zzzzzz, or 12ab12ab. 学习学习学习 is not among the first that are guessed. */
function isRepeated(plain: string): boolean {
	return /^(.|[\x20-\x7e]{1,4})\1+$/su.test(plain)
}

/** abcdefgh, 87654321. */
function isRun(plain: string): boolean {
	const codes = [...plain].map((character) => character.codePointAt(0) ?? 0)
	const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)))
	return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

/** True if the password is one of the texts, whatever digits and signs stand around its letters. */
function resembles(password: string, texts: string[]): boolean {
	const plain = plainText(password)
	const letters = lettersOf(plain)
	return texts
		.map(plainText)
		.some(
			(text) => text !== '' && (text === plain || (letters !== '' && lettersOf(text) === letters)),
		)
}

function plainText(text: string): string {
	return text.normalize('NFKC').toLowerCase()
}

function lettersOf(text: string): string {
	return text.replace(/[^\p{L}]/gu, '')
}
