/** What the forms of accounts hold. Messages are codes of the error catalogue. */
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

function say(code: ErrorCode): string {
	return code
}

/** Addresses are one and the same in any case. 254 is the longest a mail server takes. */
function emailOr(missing: ErrorCode, invalid: ErrorCode) {
	return z
		.string({ error: say(missing) })
		.trim()
		.toLowerCase()
		.min(1, { error: say(missing), abort: true })
		.pipe(z.email({ error: say(invalid) }).refine((text) => text.length <= 254, say(invalid)))
}

const email = emailOr('email.required', 'email.invalid')

/** Control characters, lone surrogates and characters that turn the direction of the text around it. */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u

const displayName = z
	.string({ error: say('display-name.required') })
	.trim()
	.normalize('NFC')
	.min(1, { error: say('display-name.required'), abort: true })
	.max(maxDisplayNameLength, say('display-name.too-long'))
	.refine((name) => !unprintable.test(name), say('display-name.invalid'))

const country = z
	.string({ error: say('country.required') })
	.refine(isCountryCode, say('country.required'))

const langLevel = z.enum(hskLevels, { error: say('language-level.required') })

const anyPassword = z.string({ error: say('password.required') }).min(1, say('password.required'))

function newPassword(least: number) {
	return z
		.string({ error: say('password.required') })
		.min(least, say('password.too-short'))
		.max(maxPasswordLength, say('password.too-long'))
}

export const loginForm = z.object({ email, password: anyPassword })

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

/** Both mistakes are told at once: each has its own field. */
export function resetPasswordForm(level: number) {
	return z
		.object({ password: newPassword(minPasswordLengthAt(level)), confirmPassword: z.string() })
		.refine((form) => form.password === form.confirmPassword, {
			path: ['confirmPassword'],
			error: say('password.mismatch'),
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
