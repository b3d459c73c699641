/** Schemas of the account forms. Their messages are codes of the error catalogue. */
import * as z from 'zod'
import {
	maxPasswordLength,
	minPasswordLength,
	minPasswordLengthAt,
} from '#app/domain/accounts/password.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { hskEditions } from '#app/domain/hsk/edition.ts'
import { hskLevels } from '#app/domain/hsk/level.ts'
import { isCountryCode } from './countries.ts'

const maxDisplayNameLength = 50

function message(code: ErrorCode): string {
	return code
}

/** Addresses are compared in lower case. Mail servers accept at most 254 characters. */
function emailOr(missing: ErrorCode, invalid: ErrorCode) {
	return (
		z
			.string({ error: message(missing) })
			// A Chinese keyboard types ＠ and ．
			.normalize('NFKC')
			.trim()
			.toLowerCase()
			.min(1, { error: message(missing), abort: true })
			.pipe(
				z.email({ error: message(invalid) }).refine((text) => text.length <= 254, message(invalid)),
			)
	)
}

const email = emailOr('email.required', 'email.invalid')

/**
 * Control characters, lone surrogates, and what nobody sees: zero-width spaces, marks that change the
 * text direction. Variation selectors choose the look of the character before.
 */
const unprintable = /[\p{Cc}\p{Cs}]|(?![\p{Variation_Selector}\u200c\u200d])\p{DI}/u

/** Joiners shape Arabic and Indic letters and join emoji, and are unseen anywhere else. */
const strayJoiner =
	/(?<![\p{Script=Arab}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/u

const displayName = z
	.string({ error: message('display-name.required') })
	.trim()
	.min(1, { error: message('display-name.required'), abort: true })
	.max(maxDisplayNameLength, message('display-name.too-long'))
	.refine(
		(name) => !unprintable.test(name) && !strayJoiner.test(name),
		message('display-name.invalid'),
	)

const country = z
	.string({ error: message('country.required') })
	.refine(isCountryCode, message('country.required'))

const langLevel = z.enum(hskLevels, { error: message('language-level.required') })

/** Empty means the default. */
const hskEdition = z.preprocess(
	(value) => (value === '' ? null : value),
	z.enum(hskEditions, { error: message('hsk-edition.required') }).nullable(),
)

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
	/** The token of an invitation; empty without one. */
	invitation: z.string().max(100).default(''),
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
	return z.object(passwordFields(level)).refine(isSamePassword, mismatch)
}

/** A password changed in the settings. */
export function changePasswordForm(level: number) {
	return z
		.object({
			intent: z.literal('password'),
			currentPassword: anyPassword,
			...passwordFields(level),
		})
		.refine(isSamePassword, mismatch)
		.refine((form) => form.password !== form.currentPassword, {
			path: ['password'],
			error: message('password.unchanged'),
		})
}

function passwordFields(level: number) {
	return { password: newPassword(minPasswordLengthAt(level)), confirmPassword: z.string() }
}

type PasswordPair = { password: string; confirmPassword: string }

function isSamePassword({ password, confirmPassword }: PasswordPair): boolean {
	return password === confirmPassword
}

const passwordPair = z.object({ password: z.string(), confirmPassword: z.string() })

const mismatch = {
	path: ['confirmPassword'],
	error: message('password.mismatch'),
	when: ({ value }: { value: unknown }) => passwordPair.safeParse(value).success,
}

/** The page that confirms an address: its link is opened, or a new link is asked for. */
export const confirmEmailForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('confirm') }),
	z.object({ intent: z.literal('send'), email }),
])

export const profileForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('displayName'), displayName }),
	z.object({ intent: z.literal('langLevel'), langLevel }),
	z.object({ intent: z.literal('hskEdition'), hskEdition }),
	z.object({ intent: z.literal('country'), country }),
	z.object({
		intent: z.literal('showsCoarse'),
		showsCoarse: z.enum(['yes', 'no']).transform((said) => said === 'yes'),
	}),
])

export type Application = Omit<z.infer<typeof registerForm>, 'password' | 'invitation'>
export type ProfileChange = z.infer<typeof profileForm>

const typedCode = z.string({ error: message('code.wrong') }).max(100, message('code.wrong'))

/** The step after the password: a code of the app, or a recovery code. */
export const secondStepForm = z.object({
	intent: z.enum(['app', 'recovery']),
	code: typedCode,
})

const currentPassword = anyPassword.max(maxPasswordLength, message('password.wrong'))

/** The forms of the page Sign-in and security. What would help a thief asks for the password again. */
export const signInSettingsForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('change-email'), email, currentPassword }),
	z.object({ intent: z.literal('cancel-email') }),
	z.object({ intent: z.literal('start-app'), currentPassword }),
	z.object({ intent: z.literal('confirm-app'), code: typedCode }),
	z.object({ intent: z.literal('remove-app'), currentPassword }),
	z.object({ intent: z.literal('new-codes'), currentPassword }),
	z.object({ intent: z.literal('remove-passkey'), passkey: z.string().max(2000), currentPassword }),
	z.object({ intent: z.literal('end-session'), session: z.string().max(100) }),
	z.object({ intent: z.literal('end-others') }),
])

/** Bytes as base64url. A key has some hundred of them. */
const bytes = z.string().max(8000)

const transports = z.array(z.string().max(40)).max(10).optional()

/** What `navigator.credentials` hands over, as JSON; better-auth reads it. */
const publicKeyCredential = z.object({
	id: z.string().max(2000),
	rawId: z.string().max(2000),
	type: z.literal('public-key'),
	authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
	clientExtensionResults: z.looseObject({}),
})

const newPasskey = publicKeyCredential.extend({
	response: z.object({ clientDataJSON: bytes, attestationObject: bytes, transports }),
})

/** A script signs in with a passkey: it asks for a challenge, and comes back with its signature. */
export const passkeyCall = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('options') }),
	z.object({
		intent: z.literal('sign-in'),
		credential: publicKeyCredential.extend({
			response: z.object({
				clientDataJSON: bytes,
				authenticatorData: bytes,
				signature: bytes,
				userHandle: bytes.optional(),
			}),
		}),
	}),
])

/** A script adds a passkey: it asks for a challenge, then sends the new key. */
export const newPasskeyCall = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('options'), name: passkeyName(), currentPassword }),
	z.object({
		intent: z.literal('add'),
		name: passkeyName(),
		credential: newPasskey,
	}),
])

/** "My phone". What nobody sees is no name. */
function passkeyName() {
	return z
		.string()
		.trim()
		.min(1)
		.max(maxDisplayNameLength)
		.refine((name) => !unprintable.test(name))
}

export type SignInSettingsChange = z.infer<typeof signInSettingsForm>

/** The page behind a link that changes an address, or takes the change back. */
export const emailChangeForm = z.object({ intent: z.enum(['change-email', 'keep-email']) })
