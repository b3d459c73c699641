import type { Mail } from '#app/domain/accounts/mail.ts'
import { letter, type Site } from './letter.ts'

/** Tells the owner of an address that somebody has applied with it again. */
export function addressKnownMail(email: string, site: Site): Mail {
	return letter({
		to: email,
		subject: `You already have an account at ${site.name}`,
		greeting: 'Hello,',
		parts: [
			`Someone has just applied to ${site.name} with your address. You already have an account, so nothing was changed.`,
			'If it was you, just sign in. If you have forgotten your password, you can choose a new one:',
			{ link: `${site.url}/forgot-password`, label: 'Choose a new password' },
			'If it wasn’t you, you can ignore this email.',
		],
		site,
	})
}
