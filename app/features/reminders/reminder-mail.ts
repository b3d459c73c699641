import type { Mail } from '#app/domain/accounts/mail.ts'
import { sayCards, sayWaiting, type Waiting } from '#app/domain/reminders/what-waits.ts'
import { greet, letter, type Recipient, type Site } from '#app/features/accounts/mails/letter.ts'

type About = {
	waiting: Waiting
	/** Whether the reminder has switched itself off. */
	isLast: boolean
	/** Switches the mails off without signing in: whoever has the mail can. */
	offLink: string
	site: Site
}

const lastOne = 'This is the last reminder. You can switch it on again in your settings.'

/** A reminder, as its person asked for it. Mail programs offer to unsubscribe by its headers (RFC 8058). */
export function reminderMail(
	recipient: Recipient,
	{ waiting, isLast, offLink, site }: About,
): Mail {
	const cards = sayCards(waiting.cards)
	const mail = letter({
		to: recipient.email,
		subject: cards ? `Your reminder: ${cards}` : `Your reminder from ${site.name}`,
		greeting: greet(recipient),
		parts: [
			sayWaiting(waiting),
			{ link: `${site.url}/courses`, label: `Open ${site.name}` },
			...(isLast ? [lastOne] : [{ link: offLink, label: 'Stop these mails' }]),
		],
		site,
	})
	return {
		...mail,
		headers: {
			'List-Unsubscribe': `<${offLink}>`,
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
		},
	}
}

/** The same as a notification of a browser. */
export function reminderNotification({ waiting, isLast, site }: Omit<About, 'offLink'>) {
	const said = sayWaiting(waiting)
	return { title: site.name, text: isLast ? `${said} ${lastOne}` : said, path: '/courses' }
}
