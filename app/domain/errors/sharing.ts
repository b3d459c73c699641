/** Inviting users to a private course or lesson. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const sharingErrors = {
	'share.no-emails': 'No emails provided',
	'share.no-users': 'No valid users found for the provided emails',
	'share.already': 'Some users already have access to this course',
	'share.user-not-found': 'User not found',
	'share.unconfirmed': 'This address is not confirmed yet.',
	'share.has-account': 'This address has an account now. You can share the course with it.',
	'share.invited-already': 'This address has been invited to this course before.',
	'share.not-invited': 'This invitation no longer exists.',
	'share.mail-failed': 'Shared, but the mail to {emails} could not be sent.',
	'share.invite-failed': 'The invitation to {emails} could not be sent. Please try again.',
	'share.mails-too-many':
		'No mail was sent to {emails}. An address gets at most {toAddress} such mails a day, and an editor sends at most {sent}.',
	'share.unmailed':
		'Shared, but no mail was sent to {emails}. An address gets at most {toAddress} such mails a day, and an editor sends at most {sent}.',
	'share.sent-already':
		'This invitation was sent again a moment ago, or five times today. Please wait {wait}.',
	'share.failed-often':
		'The mail to this address failed ten times within an hour. Please wait {wait}.',
	'share.too-many': 'At most {most} emails can be added at once.',
	'share.not-private':
		'Only a private course can be shared. Someone else may have changed it meanwhile.',
	'shares.load-failed': 'Failed to load existing shares',
	'shares.update-failed':
		'Failed to update shares. Please check your internet connection and try again.',
	'shares.several': '{count} errors: {reasons}',
} as const satisfies ErrorTable
