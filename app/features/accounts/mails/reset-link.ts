import type { Mail } from '#app/domain/accounts/mail.ts'
import { greet, letter, type Recipient, type Site } from './letter.ts'

export function resetLinkMail(
	recipient: Recipient,
	{ token, site }: { token: string; site: Site },
): Mail {
	return letter({
		to: recipient.email,
		subject: `Choose a new password for ${site.name}`,
		greeting: greet(recipient),
		parts: [
			`You asked to reset your ${site.name} password. This link lets you choose a new one. It works once, within the next hour:`,
			{
				link: `${site.url}/reset-password?token=${encodeURIComponent(token)}`,
				label: 'Choose a new password',
			},
			'If you didn’t ask for this, you can ignore this email. Your password stays the same.',
		],
		site,
	})
}
