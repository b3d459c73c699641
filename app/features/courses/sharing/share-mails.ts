import type { NewInvitation } from '#app/db/open-invitations.ts'
import type { Mail } from '#app/domain/accounts/mail.ts'
import { greet, letter, type Recipient, type Site } from '#app/features/accounts/mails/letter.ts'
import type { SharedItem } from './share-course.server.ts'

/** A reader’s progress, as those who share an item see it. */
const visibleProgress = {
	course: 'which of its lessons you have learned, and when you last opened them',
	lesson: 'whether you have learned it, and when you last opened it',
}

type About = { item: SharedItem; site: Site }

/** Tells somebody with an account about a private course or lesson that they can open. */
export function sharedMail(recipient: Recipient, { item, site }: About): Mail {
	const { type, slug } = item
	const path = type === 'course' ? `/courses/${slug}` : `/courses/lessons/${slug}`
	return letter({
		to: recipient.email,
		subject: `A private ${type} at ${site.name} was shared with you`,
		greeting: greet(recipient),
		parts: [
			`You can now read this private ${type} at ${site.name}: ${titleOf(item)}.`,
			{ link: `${site.url}${path}`, label: `Open the ${type}` },
			`It opens once you have signed in with this address. Those who share it see ${visibleProgress[type]}.`,
		],
		site,
	})
}

/** Invites the owner of an address without an account to apply. */
export function invitationMail(
	{ email, token }: Pick<NewInvitation, 'email' | 'token'>,
	{ item, site, skipsWaitlist }: About & { skipsWaitlist: boolean },
): Mail {
	const opens = skipsWaitlist ? 'as soon as you have applied' : 'once your account is approved'
	return letter({
		to: email,
		subject: `An invitation to ${site.name}`,
		greeting: 'Hello,',
		parts: [
			`You are invited to ${site.name}, where people learn Mandarin by reading. A private ${item.type} waits for you there: ${titleOf(item)}.`,
			`There is no account with your address yet. Please apply with this link. It works once, for two weeks and for this address. You can read it ${opens}:`,
			{ link: invitationUrl(token, site), label: 'Apply for Access' },
			'If you don’t know what this is about, you can ignore this email.',
		],
		site,
	})
}

/** The page to apply with an invitation. */
export function invitationUrl(token: string, site: Site): string {
	return `${site.url}/register?invitation=${encodeURIComponent(token)}`
}

export function titleOf({ title }: SharedItem): string {
	return `${title.zh} · ${title.en}`
}
