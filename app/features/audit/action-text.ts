/** Names an action of the audit log: `account.set-level` is "Set level", `lesson.write` "Edited the text". */

type LoggedAction = { action: string; before?: unknown; after?: unknown }

export function actionText({ action, before, after }: LoggedAction): string {
	const known = actionTexts[action]
	if (known) return withEmail(known, emailIn(after) ?? emailIn(before))
	const [noun = '', verb = ''] = action.split('.')
	const words = `${verb} ${noun}`.replaceAll('-', ' ').trim()
	return words.charAt(0).toUpperCase() + words.slice(1)
}

/** "Shared with marta@example.com", or "Shared" if the address is not known. */
function withEmail(text: string, email: string | undefined): string {
	return email ? text.replace('{email}', email) : text.replace(/ (with |of )?\{email\}/, '')
}

function emailIn(values: unknown): string | undefined {
	if (typeof values !== 'object' || values === null || !('email' in values)) return undefined
	return typeof values.email === 'string' ? values.email : undefined
}

const actionTexts: Record<string, string> = {
	'account.approve': 'Approved',
	'account.reject': 'Rejected',
	'account.disable': 'Disabled',
	'account.enable': 'Enabled',
	'account.set-level': 'Set level',
	'article.create': 'Created',
	'article.delete': 'Deleted',
	'article.edit': 'Edited',
	'article.purge': 'Deleted for good',
	'article.restore': 'Restored',
	'audio.confirm': 'Confirmed audio',
	'audio.upload': 'Uploaded audio',
	'audio.remove': 'Removed audio',
	'course.create': 'Created',
	'course.delete': 'Deleted',
	'course.edit': 'Edited',
	'course.invite': 'Invited {email} to apply',
	'course.purge': 'Deleted for good',
	'course.restore': 'Restored',
	'course.share': 'Shared with {email}',
	'course.withdraw': 'Took back the invitation of {email}',
	'course.unshare': 'Stopped sharing with {email}',
	'hsk-list.import': 'Imported an HSK list',
	'lesson.create': 'Created',
	'lesson.delete': 'Deleted',
	'lesson.edit': 'Edited',
	'lesson.exercises': 'Edited the exercises',
	'lesson.invite': 'Invited {email} to apply',
	'lesson.notes': 'Edited the notes',
	'lesson.purge': 'Deleted for good',
	'lesson.restore': 'Restored',
	'lesson.share': 'Shared with {email}',
	'lesson.withdraw': 'Took back the invitation of {email}',
	'lesson.unshare': 'Stopped sharing with {email}',
	'lesson.write': 'Edited the text',
	'word.create': 'Created',
	'word.delete': 'Deleted',
	'word.edit': 'Edited',
	'word.purge': 'Deleted for good',
	'word.restore': 'Restored',
	'word.set-status': 'Set status',
}
