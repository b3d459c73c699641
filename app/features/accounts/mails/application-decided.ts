import type { AccountChange } from '#app/domain/accounts/account-change.ts'
import type { Mail } from '#app/domain/accounts/mail.ts'
import { greet, letter, type Recipient, type Site } from './letter.ts'
import { securityChangedMail } from './security-changed.ts'

function applicationApprovedMail(applicant: Recipient, site: Site): Mail {
	return letter({
		to: applicant.email,
		subject: `Welcome to ${site.name}: your application was approved`,
		greeting: greet(applicant),
		parts: [
			`Your application to ${site.name} was approved. You can now sign in with the email address and password you applied with:`,
			{ link: `${site.url}/login`, label: 'Sign in' },
			'If you have forgotten your password, you can choose a new one on that page. 欢迎！',
		],
		site,
	})
}

function applicationRejectedMail(applicant: Recipient, site: Site): Mail {
	return letter({
		to: applicant.email,
		subject: `Your application to ${site.name}`,
		greeting: greet(applicant),
		parts: [
			`Thank you for your interest in ${site.name}. We have reviewed your application, and it was not approved.`,
			'If you think this is a mistake, please reply to this email.',
		],
		site,
	})
}

/** The mail about a change of an account; undefined for changes that send none. */
export function changeMail(
	change: AccountChange,
	applicant: Recipient,
	site: Site,
): Mail | undefined {
	if (change === 'approve') return applicationApprovedMail(applicant, site)
	if (change === 'reject') return applicationRejectedMail(applicant, site)
	if (change === 'reset-second-factor')
		return securityChangedMail(applicant, { change: 'reset', site })
	return undefined
}
