/** Finds what a file would change in a course or lesson that is here, in the words of the form. */
import type { CourseParts, LessonWithParts } from '#app/db/find-course-parts.ts'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { writeMarkedText } from '#app/domain/course-files/marked-text.ts'
import { type ReadLesson, tidyNotes } from '#app/domain/course-files/read-course.ts'
import { isSameSet } from '#app/domain/exercises/kept-ids.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import {
	changedFields,
	type ItemValues,
	valuesOf,
} from '#app/features/courses/admin/item-values.ts'
import type { CompareMedia } from './compare-media.server.ts'

type Row = CourseParts['item']

export type FileFields = Pick<
	ReadLesson,
	'title' | 'description' | 'level' | 'category' | 'isFree' | 'isPrivate' | 'order' | 'config'
> & { path?: number | undefined }

type Kept = Pick<ItemValues, 'slug' | 'status' | 'coverImagePath'>

/** The fields of a file as their form has them. Slug, status and cover are decided elsewhere. */
export function valuesOfFile(type: Row['type'], fields: FileFields, kept: Kept): ItemValues {
	const { order, path, config, ...own } = fields
	const isCourse = type === 'course'
	return valuesOf({
		...own,
		...kept,
		orderNo: order,
		pathNo: isCourse ? (path ?? null) : null,
		config: {
			...config,
			useParentCoverForLessons: isCourse && config.useParentCoverForLessons,
		},
	})
}

/** The changed fields of an item that is replaced; undefined if none is. */
export function fieldsReplaced(item: Row, fields: FileFields) {
	const stored = valuesOf(item)
	const isCourse = item.type === 'course'
	// Lessons don't have this switch; rows of older forms may.
	const before = isCourse ? stored : { ...stored, useParentCoverForLessons: false }
	return changedFields(before, valuesOfFile(item.type, fields, before))
}

export const replacedParts = ['text', 'notes', 'exercises', 'cover', 'audio'] as const

export type ReplacedPart = (typeof replacedParts)[number]

/** The parts of a lesson that the file has otherwise. What it does not have stays. */
export async function partsReplaced(
	isOtherMedia: CompareMedia,
	lesson: LessonWithParts,
	file: ReadLesson,
): Promise<ReplacedPart[]> {
	const { content, notes, set } = lesson
	const isSetSame = () =>
		isSameSet(
			set.map(({ exercise }) => exercise),
			file.exercises ?? [],
		)
	const differs: Record<ReplacedPart, boolean> = {
		text: file.content !== undefined && !isSameText(content, file.content),
		notes: file.notes !== undefined && tidyNotes(notes.source) !== file.notes.source,
		exercises: file.exercises !== undefined && !isSetSame(),
		cover: await isOtherMedia(lesson.coverImagePath, file.cover),
		audio: takesAudio(lesson, file) && (await isOtherMedia(lesson.audioPath, file.audio)),
	}
	return replacedParts.filter((part) => differs[part])
}

/** Learners would hear it at once: an enabled lesson gets its audio on its own page. */
function takesAudio({ status }: Row, file: ReadLesson): boolean {
	return status === lessonStatuses.disabled && file.audio !== undefined
}

function isSameText(content: LessonContent | undefined, other: LessonContent): boolean {
	if (!content) return false
	return JSON.stringify(writeMarkedText(content)) === JSON.stringify(writeMarkedText(other))
}
