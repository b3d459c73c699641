import type { Mail } from '#app/domain/accounts/mail.ts'
import { letter, type Site } from './letter.ts'

/** To the owner of an address with which somebody has applied once more. */
export function addressKnownMail(email: string, site: Site): Mail {
	return letter({
		to: email,
		subject: `You already have an account at ${site.name}`,
		greeting: 'Hello,',
		parts: [
			`Somebody has just applied to ${site.name} with your address. You have an account already, so nothing was changed.`,
			'If it was you, simply log in. If you have forgotten your password, you can choose a new one:',
			{ link: `${site.url}/forgot-password`, label: 'Choose a new password' },
			'If it was not you, you can ignore this mail.',
		],
		site,
	})
}
