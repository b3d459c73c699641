/** Names an action of the audit log: `account.set-level` is "Set level", `lesson.write` "Edited the text". */

type LoggedAction = { action: string; before?: unknown; after?: unknown }

export function actionText({ action, before, after }: LoggedAction): string {
	const version = textIn(after, 'restoredVersion')
	if (version) return `Restored the version of ${version.slice(0, 16).replace('T', ' ')} UTC`
	const known = actionTexts[action]
	if (known) return withEmail(known, textIn(after, 'email') ?? textIn(before, 'email'))
	const [noun = '', verb = ''] = action.split('.')
	const words = `${verb} ${noun}`.replaceAll('-', ' ').trim()
	return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "Shared with marta@example.com", or "Shared" if the address is not known. */
function withEmail(text: string, email: string | undefined): string {
	return email ? text.replace('{email}', email) : text.replace(/ (with |of )?\{email\}/, '')
}

function textIn(values: unknown, name: string): string | undefined {
	if (typeof values !== 'object' || values === null) return undefined
	const found: unknown = new Map<string, unknown>(Object.entries(values)).get(name)
	return typeof found === 'string' ? found : undefined
}

const actionTexts: Record<string, string> = {
	'account.approve': 'Approved',
	'account.approve-invited': 'Approved by invitation',
	'account.disable': 'Disabled',
	'account.enable': 'Enabled',
	'account.reject': 'Rejected',
	'account.reset-second-factor': 'Reset the second step',
	'account.set-level': 'Set level',
	'article.create': 'Created',
	'article.delete': 'Deleted',
	'article.discard': 'Discarded unpublished changes',
	'article.edit': 'Edited',
	'article.purge': 'Deleted for good',
	'article.publish': 'Published',
	'article.publish-failed': 'Not published as planned',
	'article.restore': 'Restored',
	'article.schedule': 'Planned to publish',
	'article.take-back': 'Unpublished',
	'article.unschedule': 'Cancelled the planned publishing',
	'article.write': 'Edited the text',
	'audio.confirm': 'Used generated audio',
	'audio.remove': 'Removed audio',
	'audio.upload': 'Uploaded audio',
	'course.create': 'Created',
	'course.delete': 'Deleted',
	'course.duplicate': 'Created as a copy',
	'course.edit': 'Edited',
	'course.import': 'Imported from a file',
	'course.invite': 'Invited {email} to apply',
	'course.reorder': 'Changed the order of its lessons',
	'course.purge': 'Deleted for good',
	'course.restore': 'Restored',
	'course.share': 'Shared with {email}',
	'course.unshare': 'Stopped sharing with {email}',
	'course.withdraw': 'Took back the invitation of {email}',
	'group.add': 'Added {email}',
	'group.create': 'Created',
	'group.delete': 'Deleted',
	'group.edit': 'Renamed',
	'group.invite': 'Invited {email} to the group',
	'group.purge': 'Deleted for good',
	'group.remove': 'Removed {email}',
	'group.restore': 'Restored',
	'group.share': 'Shared a course or lesson with the group',
	'group.unshare': 'Stopped sharing a course or lesson with the group',
	'group.withdraw': 'Took back the invitation of {email}',
	'hsk-list.import': 'Imported an HSK list',
	'hsk-list.remove': 'Removed an HSK list',
	'hsk-list.set-default': 'Set the default HSK edition',
	'lesson.create': 'Created',
	'lesson.delete': 'Deleted',
	'lesson.discard': 'Discarded unpublished changes',
	'lesson.duplicate': 'Created as a copy',
	'lesson.edit': 'Edited',
	'lesson.exercises': 'Edited the exercises',
	'lesson.import': 'Imported from a file',
	'lesson.invite': 'Invited {email} to apply',
	'lesson.move': 'Moved to another course',
	'lesson.notes': 'Edited the notes',
	'lesson.purge': 'Deleted for good',
	'lesson.publish': 'Published',
	'lesson.publish-failed': 'Not published as planned',
	'lesson.restore': 'Restored',
	'lesson.schedule': 'Planned to publish',
	'lesson.share': 'Shared with {email}',
	'lesson.take-back': 'Unpublished',
	'lesson.unschedule': 'Cancelled the planned publishing',
	'lesson.unshare': 'Stopped sharing with {email}',
	'lesson.withdraw': 'Took back the invitation of {email}',
	'lesson.write': 'Edited the text',
	'report.reject': 'Answered: no change needed',
	'report.reopen': 'Reopened',
	'report.resolve': 'Resolved',
	'replacement.begin': 'Started a replacement',
	'replacement.undo': 'Undid a replacement',
	'word.create': 'Created',
	'word.delete': 'Deleted',
	'word.edit': 'Edited',
	'word.purge': 'Deleted for good',
	'word.restore': 'Restored',
	'word.set-level': 'Set level',
	'word.set-status': 'Set status',
}
