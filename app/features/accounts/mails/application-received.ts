import type { Mail } from '#app/domain/accounts/mail.ts'
import { confirmLink } from './confirm-email.ts'
import { letter, type Site } from './letter.ts'

/** Answers an application, and asks to confirm the address. */
export function applicationReceivedMail(
	{ email, token }: { email: string; token: string },
	site: Site,
): Mail {
	return letter({
		to: email,
		subject: `We have received your application to ${site.name}`,
		greeting: 'Hello,',
		parts: [
			`Thank you for applying to ${site.name}. Please confirm that this is your address. The link works once, within the next 7 days:`,
			confirmLink(token, site),
			'You’re on the waitlist. Someone on our team will review your application, and we will email you as soon as it has been reviewed.',
			'If you didn’t apply, you can ignore this email. Please don’t open the link then.',
		],
		site,
	})
}
