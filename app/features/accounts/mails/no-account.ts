import type { Mail } from '#app/domain/accounts/mail.ts'
import { letter, type Site } from './letter.ts'

/** To an address for which a password reset was asked and which belongs to no account. */
export function noAccountMail(email: string, site: Site): Mail {
	return letter({
		to: email,
		subject: `There is no ${site.name} account for this address`,
		greeting: 'Hello,',
		parts: [
			`Somebody has asked for a new password for ${site.name} with your address, but there is no account for it.`,
			'If it was you, you may have applied with another address. You can also apply with this one:',
			{ link: `${site.url}/register`, label: 'Apply for Access' },
			'If it was not you, you can ignore this mail.',
		],
		site,
	})
}
