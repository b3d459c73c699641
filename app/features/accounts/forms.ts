/** Schemas of the account forms. Their messages are codes of the error catalogue. */
import * as z from 'zod'
import {
	maxPasswordLength,
	minPasswordLength,
	minPasswordLengthAt,
} from '#app/domain/accounts/password.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { hskLevels } from '#app/domain/hsk/level.ts'
import { isCountryCode } from './countries.ts'

const maxDisplayNameLength = 50

function message(code: ErrorCode): string {
	return code
}

/** Addresses are compared in lower case. Mail servers accept at most 254 characters. */
function emailOr(missing: ErrorCode, invalid: ErrorCode) {
	return z
		.string({ error: message(missing) })
		.trim()
		.toLowerCase()
		.min(1, { error: message(missing), abort: true })
		.pipe(
			z.email({ error: message(invalid) }).refine((text) => text.length <= 254, message(invalid)),
		)
}

const email = emailOr('email.required', 'email.invalid')

/** Control characters, lone surrogates and marks that change the text direction. */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u

const displayName = z
	.string({ error: message('display-name.required') })
	.trim()
	.normalize('NFC')
	.min(1, { error: message('display-name.required'), abort: true })
	.max(maxDisplayNameLength, message('display-name.too-long'))
	.refine((name) => !unprintable.test(name), message('display-name.invalid'))

const country = z
	.string({ error: message('country.required') })
	.refine(isCountryCode, message('country.required'))

const langLevel = z.enum(hskLevels, { error: message('language-level.required') })

const anyPassword = z
	.string({ error: message('password.required') })
	.min(1, message('password.required'))

function newPassword(least: number) {
	return z
		.string({ error: message('password.required') })
		.min(least, message('password.too-short'))
		.max(maxPasswordLength, message('password.too-long'))
}

/** A mistyped address is answered like one without an account. */
export const loginForm = z.object({
	email: emailOr('email.required', 'login.failed'),
	password: anyPassword,
})

export const registerForm = z.object({
	email,
	password: newPassword(minPasswordLength),
	displayName,
	country,
	langLevel,
})

export const forgotPasswordForm = z.object({
	email: emailOr('reset-mail.unknown-address', 'reset-mail.unknown-address'),
})

/** Reports both mistakes at once, each at its field. */
export function resetPasswordForm(level: number) {
	return z
		.object({ password: newPassword(minPasswordLengthAt(level)), confirmPassword: z.string() })
		.refine((form) => form.password === form.confirmPassword, {
			path: ['confirmPassword'],
			error: message('password.mismatch'),
			when: ({ value }) => passwordPair.safeParse(value).success,
		})
}

const passwordPair = z.object({ password: z.string(), confirmPassword: z.string() })

export const profileForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('displayName'), displayName }),
	z.object({ intent: z.literal('langLevel'), langLevel }),
	z.object({ intent: z.literal('country'), country }),
])

export type Application = Omit<z.infer<typeof registerForm>, 'password'>
export type ProfileChange = z.infer<typeof profileForm>
