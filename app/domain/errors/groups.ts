/** Groups of people, and the progress of people with whom a course is shared. */
import type { ErrorTable } from '#app/domain/page-errors.ts'

export const groupErrors = {
	'groups.load-failed': 'Failed to load the groups. Please try again.',
	'group.gone': 'This group no longer exists, or it is not yours.',
	'group.deleted': 'This group was deleted meanwhile.',
	'group.name-required': 'A group needs a name.',
	'group.name-too-long': 'The name may have at most {most} characters.',
	'group.save-failed': 'The group could not be saved. Please try again.',
	'group.changed':
		'Someone else has changed this group. Nothing was saved. Please check it and try again.',
	'group.delete-failed': 'The group could not be deleted. Please try again.',
	'group.restore-failed': 'The group could not be restored. Please try again.',
	'group.add-failed': 'Nobody was added. Please try again.',
	'group.too-many': 'A group may have at most {most} people.',
	'group.nobody': 'Please type or paste at least one address.',
	'group.no-member': 'Only somebody who was a member can be put back.',
	'group.id-taken': 'This group could not be made. Please open the page again and retry.',
	'group.member-failed': 'The member could not be changed. Please try again.',
	'group.share-failed': 'Sharing could not be changed. Please try again.',
	'group.mails-failed': 'The mail to {emails} could not be sent.',
	'group.invitation-gone': 'This invitation to the group no longer exists.',
	'group.send-failed': 'The invitation could not be sent. Please try again.',
} as const satisfies ErrorTable
