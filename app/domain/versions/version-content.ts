/**
 * A version of a lesson or an article holds one part of it, as JSON.
 *
 *   text       [{ zh: [我, 爱, 学习, 。], en: 'I love studying.', blank: 'normal' }]
 *   notes      { source: '## 是 joins two nouns', blocks: […] }
 *   exercises  [{ exercise: { type: 'choice', question: { zh: '李明是哪国人？' }, … } }]
 *
 * The same content always gives the same JSON, so that equal versions have equal hashes.
 */
import * as z from 'zod'
import { type Exercise, exerciseSchema } from '#app/domain/exercises/exercise.ts'
import { parseJson } from '#app/domain/json.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { lessonContentSchema } from '#app/domain/lesson-text/content-schema.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import { type NoteBlock, noteBlocksSchema } from '#app/domain/notes/note-blocks.ts'
import type { PartName } from '#app/domain/publishing/working-part.ts'

export type VersionPart = PartName

export const partTitles = {
	text: 'Text',
	notes: 'Notes',
	exercises: 'Exercises',
} as const satisfies Record<VersionPart, string>

export type VersionContent =
	| { part: 'text'; content: LessonContent }
	| { part: 'notes'; source: string; blocks: NoteBlock[] }
	| { part: 'exercises'; exercises: Exercise[] }

const notesSchema = z.object({ source: z.string(), blocks: noteBlocksSchema })

/** Words and ids are left out: words are cut anew by a save, and ids are found by `keepIds`. */
const exercisesSchema = z.array(z.object({ exercise: exerciseSchema }))

export function textVersion(content: LessonContent): string {
	return JSON.stringify(lessonContentSchema.parse(content))
}

/** The same for a text as it is stored. A damaged one stays as it is. */
export function storedTextVersion(stored: string | null): string | null {
	const content = stored === null ? undefined : readStoredContent(stored)
	return content ? textVersion(content) : stored
}

export function notesVersion(notes: { source: string; blocks: readonly NoteBlock[] }): string {
	return JSON.stringify(notesSchema.parse(notes))
}

export function exercisesVersion(exercises: readonly Exercise[]): string {
	return JSON.stringify(
		exercisesSchema.parse(
			exercises.map((exercise) => ({
				exercise: { ...exercise, options: exercise.options?.length ? exercise.options : null },
			})),
		),
	)
}

/** Undefined if it cannot be read. */
export function readVersion(part: VersionPart, stored: string): VersionContent | undefined {
	if (part === 'text') {
		const content = readStoredContent(stored)
		return content && { part, content }
	}
	if (part === 'notes') {
		const { data } = notesSchema.safeParse(parseJson(stored))
		return data && { part, ...data }
	}
	const { data } = exercisesSchema.safeParse(parseJson(stored))
	return data && { part, exercises: data.map(({ exercise }) => exercise) }
}
