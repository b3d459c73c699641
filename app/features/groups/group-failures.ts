import type { ErrorCode } from '#app/domain/errors.ts'
import type { GroupForm, GroupsForm } from './group-forms.ts'

/** Messages for failed forms of the list, by intent. */
export const groupsFailures = {
	create: 'group.save-failed',
	edit: 'group.save-failed',
	delete: 'group.delete-failed',
	restore: 'group.restore-failed',
} as const satisfies Record<GroupsForm['intent'], ErrorCode>

/** Messages for failed forms of one group, by intent. */
export const groupFailures = {
	check: 'group.add-failed',
	add: 'group.add-failed',
	remove: 'group.member-failed',
	'put-back': 'group.member-failed',
	'send-again': 'group.send-failed',
	withdraw: 'group.send-failed',
	share: 'group.share-failed',
	unshare: 'group.share-failed',
} as const satisfies Record<GroupForm['intent'], ErrorCode>
