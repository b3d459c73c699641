import type { Mail } from '#app/domain/accounts/mail.ts'
import { greet, letter, type Recipient, type Site } from '#app/features/accounts/mails/letter.ts'

/** Tells the owner of an account, in case somebody else has found it open. */
export function dataDownloadedMail(recipient: Recipient, site: Site): Mail {
	return letter({
		to: recipient.email,
		subject: `Your ${site.name} data was downloaded`,
		greeting: greet(recipient),
		parts: [
			`Somebody who is signed in to your ${site.name} account has just downloaded everything that is stored in it.`,
			'If it wasn’t you, please choose a new password now:',
			{ link: `${site.url}/forgot-password`, label: 'Choose a new password' },
		],
		site,
	})
}
