import type { Mail } from '#app/domain/accounts/mail.ts'
import { spellDay } from '#app/domain/my-data/leaving.ts'
import { greet, letter, type Recipient, type Site } from '#app/features/accounts/mails/letter.ts'

/** The last mail to an account that is deleted. */
export function accountDeletedMail(recipient: Recipient, site: Site): Mail {
	return letter({
		to: recipient.email,
		subject: `Your ${site.name} account was deleted`,
		greeting: greet(recipient),
		parts: [
			`Your ${site.name} account and everything you did in it was deleted, as you asked.`,
			'Nobody can bring it back. You may apply again whenever you like. 再见！',
		],
		site,
	})
}

/** Says until when the account can be kept. */
export function accountLeavingMail(recipient: Recipient, on: Date, site: Site): Mail {
	return letter({
		to: recipient.email,
		subject: `Your ${site.name} account will be deleted on ${spellDay(on)}`,
		greeting: greet(recipient),
		parts: [
			`Your ${site.name} account will be deleted on ${spellDay(on)}, as you asked. You are signed out on all devices.`,
			'If you change your mind, sign in before that day. Your account then stays as it is.',
			{ link: `${site.url}/login`, label: 'Keep my account' },
			'If you didn’t ask for this, please choose a new password and sign in:',
			{ link: `${site.url}/forgot-password`, label: 'Choose a new password' },
		],
		site,
	})
}
