/** The seeded courses, and drafts that take the place of some, read and cut for their figures. */
import { basename } from 'node:path'
import { type CourseToCheck, lessonToCheck } from '#app/domain/courses/course-report.ts'
import { wordReader } from '#app/domain/courses/path-words.ts'
import { type ExerciseBlock, parseExerciseText } from '#app/domain/exercises/exercise-text.ts'
import type { Lexicon } from '#app/domain/pinyin/lexicon.ts'
import { annotate } from '#app/seed/annotate.ts'
import {
	type CourseFile,
	type LessonFile,
	readCourse,
	readCourses,
} from '#app/seed/content-files.ts'
import { StopReason } from '#tools/stop-reason.ts'

type Rows = Parameters<typeof wordReader>[0]

export function coursesToCheck(
	drafts: readonly string[],
	{ rows, lexicon }: { rows: Rows; lexicon: Lexicon },
): CourseToCheck[] {
	const wordsOf = wordReader(rows)
	return withDrafts(drafts).map((course) => ({
		slug: course.slug,
		level: course.level,
		path: course.path ?? null,
		lessons: course.lessons
			.toSorted((one, other) => one.order - other.order)
			.map((lesson) => {
				const { slug, notes = '', exercises } = lesson
				const read = parseExerciseText(exercises).map((block) =>
					block.ok ? block.exercise : { kind: headingOf(block), source: block.source },
				)
				const content = cutText(lesson, lexicon)
				return lessonToCheck({ slug, content, notes, exercises: read }, wordsOf)
			}),
	}))
}

function withDrafts(drafts: readonly string[]): CourseFile[] {
	const courses = [...readCourses(), ...drafts.map(readDraft)]
	return [...new Map(courses.map((course) => [course.slug, course])).values()]
}

function readDraft(folder: string): CourseFile {
	try {
		return readCourse(folder)
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error)
		throw new StopReason(`The course in ${basename(folder)} cannot be read. ${why}`)
	}
}

function cutText(lesson: LessonFile, lexicon: Lexicon) {
	try {
		return annotate(lesson.text, lesson, lexicon)
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error)
		throw new StopReason(`The text of ${lesson.slug} cannot be read. ${why}`)
	}
}

function headingOf({ source }: ExerciseBlock): string {
	return /^\[([a-z_]+)\]/i.exec(source)?.[1]?.toLowerCase() ?? 'unknown'
}
