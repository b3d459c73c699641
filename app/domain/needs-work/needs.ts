/**
 * What a lesson or an article still needs from its editors. 茶馆, saved again since it was published, with a recording of
 * its earlier text and no notes, needs 'changes', 'audio-outdated' and 'no-notes'. 慢火车, an article with a text that
 * nobody has published, needs 'draft' and 'no-audio'.
 */
import { lessonStatuses } from '#app/domain/access/access.ts'
import { hasExercises, hasNotes, type LessonKind } from '#app/domain/courses/lesson-kind.ts'

/** Somebody began it: these wait to be finished. */
export const waitingNeeds = [
	'changes',
	'draft',
	'scheduled',
	'audio-waiting',
	'audio-outdated',
	'reports',
] as const

/** Nobody may ever add them. */
export const missingNeeds = ['no-text', 'no-audio', 'no-exercises', 'no-notes'] as const

export const needs = [...waitingNeeds, ...missingNeeds] as const

export type Need = (typeof needs)[number]

/** How a text stands. */
export type TextState = {
	kind: 'lessons' | 'articles'
	/** Undefined for an article. */
	lessonKind: LessonKind | undefined
	status: number
	/** Whether learners could read something, or could once it is published. */
	hasText: boolean
	/** Whether something saved is not published. */
	hasChanges: boolean
	isScheduled: boolean
	hasAudio: boolean
	/** Whether the text was changed since its audio was made. */
	isAudioOutdated: boolean
	/** Whether audio was made that nobody has used or dropped. */
	hasWaitingAudio: boolean
	/** Open ones. */
	reports: number
	exercises: number
	hasNotes: boolean
}

export function needsOf(text: TextState): Need[] {
	const mayLack = (has: (kind: LessonKind) => boolean) =>
		text.hasText && text.lessonKind !== undefined && has(text.lessonKind)
	const isDisabled = text.status === lessonStatuses.disabled
	const isNeeded: Record<Need, boolean> = {
		changes: text.hasChanges && !isDisabled,
		draft: text.hasText && isDisabled && !text.isScheduled,
		scheduled: text.isScheduled,
		'audio-waiting': text.hasWaitingAudio,
		'audio-outdated': text.hasAudio && text.isAudioOutdated,
		reports: text.reports > 0,
		'no-text': !text.hasText,
		'no-audio': text.hasText && !text.hasAudio && !text.hasWaitingAudio,
		'no-exercises': mayLack(hasExercises) && text.exercises === 0,
		'no-notes': mayLack(hasNotes) && !text.hasNotes,
	}
	return needs.filter((need) => isNeeded[need])
}

/** Whether it is something that was begun and waits. */
export function isWaiting(need: Need): boolean {
	return waitingNeeds.some((waiting) => waiting === need)
}
