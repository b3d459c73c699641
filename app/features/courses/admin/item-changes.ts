/**
 * The changes of a course or lesson: their place in a list's address, and what is said about them. The
 * address names the open dialog (?ask=edit&of=…) and the last change (?done=delete&of=…). Anybody can
 * write an address: both are shown only if they fit the row.
 */
import { lessonStatuses } from '#app/domain/access/access.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { searchWith, withoutDialog } from '#app/ui/admin/paging.ts'
import type { ItemType } from './item-status.ts'

type Named = {
	type: ItemType
	title: { zh: string; en: string }
	/** The status of a lesson's course. */
	parentStatus?: number | null
}

const nouns = { course: 'course', lesson: 'lesson' } as const

export function nounOf({ type }: Pick<Named, 'type'>): string {
	return nouns[type]
}

const itemChanges = [
	'create',
	'edit',
	'delete',
	'restore',
	'duplicate',
	'enable',
	'disable',
] as const

type ItemChange = (typeof itemChanges)[number]

const verbs: Record<ItemChange, string> = {
	create: 'created',
	edit: 'saved',
	delete: 'deleted',
	restore: 'restored',
	duplicate: 'created',
	enable: 'enabled',
	disable: 'disabled',
}

/** The sentence for a form of a course or lesson that failed, by its intent. */
export const itemFailures: Record<ItemChange, ErrorCode> = {
	create: 'course.save-failed',
	edit: 'course.save-failed',
	delete: 'course.delete-failed',
	restore: 'course.restore-failed',
	duplicate: 'course.duplicate-failed',
	enable: 'course.save-failed',
	disable: 'course.save-failed',
}

/** "The course “First Steps” was deleted." */
export function doneText(change: ItemChange, { type, title, parentStatus }: Named): string {
	const done = `The ${nouns[type]} “${title.en}” was ${verbs[change]}.`
	if (change === 'duplicate') return `${done} It is disabled, and has no audio yet.`
	const isHidden = (parentStatus ?? lessonStatuses.available) !== lessonStatuses.available
	return change === 'enable' && isHidden
		? `${done} Learners see it once its course is enabled.`
		: done
}

type Row = { isDeleted: boolean; status: number }

export function requestedDialog(
	search: URLSearchParams,
	row: Pick<Row, 'isDeleted'>,
): 'edit' | 'delete' | 'duplicate' | undefined {
	const dialogs = ['edit', 'delete', 'duplicate'] as const
	return row.isDeleted ? undefined : dialogs.find((name) => name === search.get('ask'))
}

export function reportedChange(search: URLSearchParams, row: Row): ItemChange | undefined {
	const done = itemChanges.find((change) => change === search.get('done'))
	if (!done || row.isDeleted !== (done === 'delete')) return undefined
	if (done === 'enable' && row.status !== lessonStatuses.available) return undefined
	if (done === 'disable' && row.status !== lessonStatuses.disabled) return undefined
	return done
}

/** The list with its filters, and a message about the change. */
export function itemDonePath(
	path: string,
	search: URLSearchParams,
	{ done, of }: { done: ItemChange; of: string },
): string {
	return path + searchWith(withoutDialog(search), { done, of })
}
