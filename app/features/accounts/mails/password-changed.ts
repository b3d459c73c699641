import type { Mail } from '#app/domain/accounts/mail.ts'
import { greet, letter, type Recipient, type Site } from './letter.ts'

/** Tells the owner of an account, in case somebody else has changed it. */
export function passwordChangedMail(recipient: Recipient, site: Site): Mail {
	return letter({
		to: recipient.email,
		subject: `Your ${site.name} password was changed`,
		greeting: greet(recipient),
		parts: [
			`The password of your ${site.name} account has just been changed. All other devices were signed out.`,
			'If it wasn’t you, please choose a new password now:',
			{ link: `${site.url}/forgot-password`, label: 'Choose a new password' },
		],
		site,
	})
}
