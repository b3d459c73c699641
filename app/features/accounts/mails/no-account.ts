import type { Mail } from '#app/domain/accounts/mail.ts'
import { letter, type Site } from './letter.ts'

/** Answers a request to reset the password of an address without an account. */
export function noAccountMail(email: string, site: Site): Mail {
	return letter({
		to: email,
		subject: `There is no ${site.name} account for this address`,
		greeting: 'Hello,',
		parts: [
			`Someone has asked to reset the ${site.name} password for your address, but there is no account with it.`,
			'If it was you, you may have applied with a different address. You can also apply with this one:',
			{ link: `${site.url}/register`, label: 'Apply for Access' },
			'If it wasn’t you, you can ignore this email.',
		],
		site,
	})
}
