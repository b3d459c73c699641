/**
 * The questions of an editor about a lesson in a list: how long is it, and what does it lack? 茶馆 with 240 hanzi,
 * five exercises, no notes and a recording of an earlier text has `audio: 'outdated'`.
 */

import { hasExercises, type LessonKind } from './lesson-kind.ts'

/** The audio that learners hear now: none, one of the published text, or one of an earlier text. */
export type AudioAge = 'none' | 'current' | 'outdated'

/** Audio that is being made, or was made and waits for an editor to publish it. */
export type AudioJob = 'making' | 'waiting'

export type LessonState = {
	/** Hanzi of the published text; 0 without one. */
	hanzi: number
	exercises: number
	kind: LessonKind
	hasNotes: boolean
	audio: AudioAge
	job: AudioJob | undefined
	/** The share of running words at or below the course's level, from 0 to 1; undefined without words. */
	fit: number | undefined
}

/** A list can be filtered by these, as its address names them. */
export const lessonLacks = ['no-text', 'no-exercises', 'no-audio', 'outdated-audio'] as const

export type LessonLack = (typeof lessonLacks)[number]

/** Those that a list of courses knows of their lessons. */
export const courseLacks = ['no-text', 'no-exercises', 'no-audio'] as const

export type CourseLack = (typeof courseLacks)[number]

const isLacking: Record<LessonLack, (lesson: LessonState) => boolean> = {
	'no-text': ({ hanzi }) => hanzi === 0,
	'no-exercises': ({ exercises, kind }) => exercises === 0 && hasExercises(kind),
	'no-audio': ({ audio }) => audio === 'none',
	'outdated-audio': ({ audio }) => audio === 'outdated',
}

export function lacks(lesson: LessonState, lack: LessonLack): boolean {
	return isLacking[lack](lesson)
}
