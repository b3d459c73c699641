/**
 * Describes a change of the audit log: { status: 0 } and { status: 1 } give "status: Pending →
 * Normal".
 */

type ChangedValue = {
	name: string
	/** Undefined where the value was created or removed. */
	before: string | undefined
	after: string | undefined
}

const userStatuses: Record<string, string> = {
	0: 'Pending',
	1: 'Normal',
	2: 'Rejected',
	3: 'Disabled',
}

const itemStatuses: Record<string, string> = { 0: 'Disabled', 1: 'Enabled', 2: 'Coming Soon' }

/** Longer values are shortened. */
const longestValue = 60

type Change = { objectType: string; before: unknown; after: unknown }

export function changedValues({ objectType, before, after }: Change): ChangedValue[] {
	const was = fieldsOf(before)
	const is = fieldsOf(after)
	const names = [...new Set([...was.keys(), ...is.keys()])]
	return names
		.map((name) => ({
			name,
			before: valueText(objectType, name, was.get(name)),
			after: valueText(objectType, name, is.get(name)),
		}))
		.filter((value) => value.before !== value.after)
}

function fieldsOf(value: unknown): Map<string, unknown> {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map()
	return new Map(Object.entries(value))
}

function valueText(objectType: string, name: string, value: unknown): string | undefined {
	if (value === undefined || value === null || value === '') return undefined
	const text = typeof value === 'string' ? value : JSON.stringify(value)
	if (name === 'status') {
		if (objectType === 'person') return userStatuses[text] ?? text
		if (objectType !== 'word') return itemStatuses[text] ?? text
	}
	const letters = [...text]
	return letters.length > longestValue ? `${letters.slice(0, longestValue).join('')}…` : text
}

/** Names an action: `account.set-level` is "Set level", `audio.confirm` "Confirmed audio". */
export function actionText(action: string): string {
	const known = actionTexts[action]
	if (known) return known
	const [noun = '', verb = ''] = action.split('.')
	const words = `${verb} ${noun}`.replaceAll('-', ' ').trim()
	return words.charAt(0).toUpperCase() + words.slice(1)
}

const actionTexts: Record<string, string> = {
	'account.approve': 'Approved',
	'account.reject': 'Rejected',
	'account.disable': 'Disabled',
	'account.enable': 'Enabled',
	'account.set-level': 'Set level',
	'audio.confirm': 'Confirmed audio',
	'audio.upload': 'Uploaded audio',
	'audio.remove': 'Removed audio',
	'course.create': 'Created',
	'course.delete': 'Deleted',
	'course.edit': 'Edited',
	'course.restore': 'Restored',
	'course.share': 'Shared',
	'course.unshare': 'Took back a share',
	'lesson.create': 'Created',
	'lesson.delete': 'Deleted',
	'lesson.edit': 'Edited',
	'lesson.exercises': 'Changed the exercises',
	'lesson.restore': 'Restored',
	'lesson.share': 'Shared',
	'lesson.unshare': 'Took back a share',
}
