import type { Mail } from '#app/domain/accounts/mail.ts'
import { greet, letter, type Recipient, type Site } from './letter.ts'

/** The change as a sentence about the account. */
const sentences = {
	'app-on': 'An authenticator app was added to your account. It is asked for when you sign in.',
	'app-off': 'The authenticator app was removed from your account.',
	'passkey-on': 'A passkey was added to your account. It can be used to sign in.',
	'passkey-off': 'A passkey was removed from your account.',
	'new-codes': 'New recovery codes were made for your account. Earlier ones no longer work.',
	'recovery-code-used': 'Somebody has signed in to your account with a recovery code.',
	'wrong-codes':
		'Somebody who knows your password has typed five wrong codes for the second step of your account.',
	reset:
		'An administrator has removed the authenticator app, the passkeys and the recovery codes of your account, and signed you out. Your password alone signs you in until you set up a second step again.',
} as const

export type SecurityChange = keyof typeof sentences

/** Tells the owner of an account, in case somebody else did it. */
export function securityChangedMail(
	recipient: Recipient,
	{ change, site }: { change: SecurityChange; site: Site },
): Mail {
	return letter({
		to: recipient.email,
		subject: `The sign-in of your ${site.name} account has changed`,
		greeting: greet(recipient),
		parts: [
			sentences[change],
			'If it wasn’t you, please choose a new password now. It signs out all other devices:',
			{ link: `${site.url}/forgot-password`, label: 'Choose a new password' },
			'Then look at what signs you in, and remove what isn’t yours:',
			{ link: `${site.url}/settings/sign-in`, label: 'Sign-in and security' },
		],
		site,
	})
}
