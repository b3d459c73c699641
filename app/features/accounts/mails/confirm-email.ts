import type { Mail } from '#app/domain/accounts/mail.ts'
import { greet, letter, type Recipient, type Site } from './letter.ts'

/** A new link for somebody who has lost the first one. */
export function confirmEmailMail(
	recipient: Recipient,
	{ token, site }: { token: string; site: Site },
): Mail {
	return letter({
		to: recipient.email,
		subject: `Confirm your email address for ${site.name}`,
		greeting: greet(recipient),
		parts: [
			`Please confirm that this is the address of your ${site.name} account. The link works once, within the next 7 days:`,
			confirmLink(token, site),
			'If you have no account with us, you can ignore this email. Please don’t open the link then.',
		],
		site,
	})
}

export function confirmLink(token: string, site: Site): { link: string; label: string } {
	return {
		link: `${site.url}/confirm-email?token=${encodeURIComponent(token)}`,
		label: 'Confirm this address',
	}
}
