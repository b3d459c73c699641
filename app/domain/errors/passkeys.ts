/** Passkeys that a browser did not give. A table by itself: few pages ask for one. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const passkeyErrors = {
	'passkey.not-chosen': 'No passkey was used. Please try again, or another way.',
	'passkey.known': 'This device has a passkey for your account already.',
	'passkey.failed': 'That did not work. Please try again, or another way.',
} as const satisfies ErrorTable
