import type { NewInvitation } from '#app/db/open-invitations.ts'
import type { Mail } from '#app/domain/accounts/mail.ts'
import { greet, letter, type Recipient, type Site } from '#app/features/accounts/mails/letter.ts'
import type { SharedItem } from '#app/features/courses/sharing/share-course.server.ts'
import { invitationUrl, titleOf } from '#app/features/courses/sharing/share-mails.ts'

type About = { group: { name: string }; site: Site }

/** Tells members what the owner and the administrators see. */
const seen =
	'The owner of the group and the administrators see which of its lessons you have learned, and when you last opened them.'

/** Tells a new member of a group what they can open now. */
export function memberMail(
	recipient: Recipient,
	{ items, group, site }: About & { items: readonly SharedItem[] },
): Mail {
	return letter({
		to: recipient.email,
		subject: `You are in a group at ${site.name}`,
		greeting: greet(recipient),
		parts: [
			`You were added to the group “${group.name}” at ${site.name}. ${
				items.length > 0 ? 'You can now read there:' : 'Nothing is shared with it yet.'
			}`,
			...items.map((item) => ({
				link: `${site.url}${item.type === 'course' ? '/courses' : '/courses/lessons'}/${item.slug}`,
				label: titleOf(item),
			})),
			seen,
		],
		site,
	})
}

/** Invites the owner of an address without an account to apply and join a group. */
export function groupInvitationMail(
	{ email, token }: Pick<NewInvitation, 'email' | 'token'>,
	{ group, site }: About,
): Mail {
	return letter({
		to: email,
		subject: `An invitation to ${site.name}`,
		greeting: 'Hello,',
		parts: [
			`You are invited to the group “${group.name}” at ${site.name}, where people learn Mandarin by reading.`,
			'There is no account with your address yet. Please apply with this link. It works once, for two weeks and for this address:',
			{ link: invitationUrl(token, site), label: 'Apply for Access' },
			seen,
			'If you don’t know what this is about, you can ignore this email.',
		],
		site,
	})
}
