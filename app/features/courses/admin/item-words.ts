import { lessonStatuses } from '#app/domain/access/access.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
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

export type ItemChange = 'create' | 'edit' | 'delete' | 'restore' | 'enable' | 'disable'

const verbs: Record<ItemChange, string> = {
	create: 'created',
	edit: 'saved',
	delete: 'deleted',
	restore: 'restored',
	enable: 'enabled',
	disable: 'disabled',
}

/** The sentence for a form of a course or lesson that failed, by its intent. */
export const itemFailures: Record<ItemChange, ErrorCode> = {
	create: 'course.save-failed',
	edit: 'course.save-failed',
	delete: 'course.delete-failed',
	restore: 'course.restore-failed',
	enable: 'course.save-failed',
	disable: 'course.save-failed',
}

/** "The course “First Steps” was deleted." */
export function doneText(change: ItemChange, { type, title, parentStatus }: Named): string {
	const done = `The ${nouns[type]} “${title.en}” was ${verbs[change]}.`
	const isHidden = (parentStatus ?? lessonStatuses.available) !== lessonStatuses.available
	return change === 'enable' && isHidden
		? `${done} Learners see it once its course is enabled.`
		: done
}
