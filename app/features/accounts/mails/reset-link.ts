import type { Mail } from '#app/domain/accounts/mail.ts'
import { greet, letter, type Site } from './letter.ts'

type Recipient = { email: string; displayName: string; token: string }

export function resetLinkMail({ email, displayName, token }: Recipient, site: Site): Mail {
	return letter({
		to: email,
		subject: `Choose a new password for ${site.name}`,
		greeting: greet(displayName),
		parts: [
			`You have asked for a new password for ${site.name}. This link lets you choose one. It works once, for an hour:`,
			{
				link: `${site.url}/reset-password?token=${encodeURIComponent(token)}`,
				label: 'Choose a new password',
			},
			'If you did not ask for it, you can ignore this mail. Your password stays as it is.',
		],
		site,
	})
}
