import type { Mail } from '#app/domain/accounts/mail.ts'
import { greet, letter, type Site } from './letter.ts'

type Applicant = { email: string; displayName: string }

export function applicationReceivedMail({ email, displayName }: Applicant, site: Site): Mail {
	return letter({
		to: email,
		subject: `We have received your application to ${site.name}`,
		greeting: greet(displayName),
		parts: [
			`Thank you for applying to ${site.name}. You’re on the waitlist. Someone on our team will review your application.`,
			'We will email you as soon as it has been reviewed. Until then, there is nothing you need to do.',
			'If you didn’t apply, you can ignore this email.',
		],
		site,
	})
}
