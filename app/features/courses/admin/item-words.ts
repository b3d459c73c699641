import type { ErrorCode } from '#app/domain/errors.ts'
import type { ItemType } from './item-status.ts'

type Named = { type: ItemType; title: { zh: string; en: string } }

const nouns = { course: 'course', lesson: 'lesson' } as const

export function nounOf({ type }: Pick<Named, 'type'>): string {
	return nouns[type]
}

export type ItemChange = 'create' | 'edit' | 'delete' | 'restore'

const verbs: Record<ItemChange, string> = {
	create: 'created',
	edit: 'saved',
	delete: 'deleted',
	restore: 'restored',
}

/** The sentence for a form of a course or lesson that failed, by its intent. */
export const itemFailures: Record<ItemChange, ErrorCode> = {
	create: 'course.save-failed',
	edit: 'course.save-failed',
	delete: 'course.delete-failed',
	restore: 'course.restore-failed',
}

/** "The course “First Steps” was deleted." */
export function doneText(change: ItemChange, { type, title }: Named): string {
	return `The ${nouns[type]} “${title.en}” was ${verbs[change]}.`
}
