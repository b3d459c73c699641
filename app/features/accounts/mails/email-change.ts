/** The mails of a change of address: to the new one, to the old one, and to one that is taken. */
import type { Mail } from '#app/domain/accounts/mail.ts'
import { greet, letter, type Recipient, type Site } from './letter.ts'

type Link = { token: string; site: Site }

/** No name in it: a stranger's account may send it to any address. */
export function changeEmailMail(email: string, { token, site }: Link): Mail {
	return letter({
		to: email,
		subject: `Confirm your new address for ${site.name}`,
		greeting: 'Hello,',
		parts: [
			`You asked ${site.name} to use this address for your account. Sign in with your old address, open the link and confirm it. The link works once, within a day:`,
			linkTo('change-email', { token, site }),
			'If you have no account with us, you can ignore this email. Nothing changes.',
		],
		site,
	})
}

/** To the old address, as soon as the change is asked for. */
export function keepEmailMail(
	recipient: Recipient,
	{ newEmail, ...link }: Link & { newEmail: string },
): Mail {
	const { site } = link
	return letter({
		to: recipient.email,
		subject: `The address of your ${site.name} account is about to change`,
		greeting: greet(recipient),
		parts: [
			`Somebody who knows your password asked us to change the address of your ${site.name} account to ${newEmail}. If it was you, you need not do anything here.`,
			'If it wasn’t you, keep this address. The link works for 7 days, also after the change. It signs out all devices, and you choose a new password:',
			linkTo('keep-email', link),
		],
		site,
	})
}

/** To an address that has an account already. Whoever typed it learns nothing. */
export function emailTakenMail(email: string, site: Site): Mail {
	return letter({
		to: email,
		subject: `Somebody typed your address at ${site.name}`,
		greeting: 'Hello,',
		parts: [
			`Somebody asked us to use your address for another account at ${site.name}. You have an account with it already, so nothing was changed.`,
			'If it was you, sign in with this address instead. If it wasn’t you, you can ignore this email.',
		],
		site,
	})
}

function linkTo(intent: 'change-email' | 'keep-email', { token, site }: Link) {
	const query = new URLSearchParams({ token, ...(intent === 'keep-email' && { keep: 'yes' }) })
	return {
		link: `${site.url}/email-change?${query}`,
		label: intent === 'keep-email' ? 'Keep this address' : 'Confirm this address',
	}
}
