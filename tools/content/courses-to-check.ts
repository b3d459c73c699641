/** The seeded courses, and drafts that take the place of some, read and cut for their figures. */
import { basename } from 'node:path'
import { type CourseToCheck, lessonToCheck } from '#app/domain/courses/course-report.ts'
import type { LessonWithExercises } from '#app/domain/courses/exercise-words-check.ts'
import { wordReader } from '#app/domain/courses/path-words.ts'
import { type ExerciseBlock, parseExerciseText } from '#app/domain/exercises/exercise-text.ts'
import { lessonWordsInOrder, noLessonWords } from '#app/domain/lesson-text/lesson-words.ts'
import type { Lexicon } from '#app/domain/pinyin/lexicon.ts'
import { annotate } from '#app/seed/annotate.ts'
import {
	type CourseFile,
	type LessonFile,
	readCourse,
	readCourses,
} from '#app/seed/content-files.ts'
import { cutExercise } from '#app/seed/exercise-words.ts'
import { buildSegmentation } from '#tools/segmentation/build-segmentation.ts'
import { StopReason } from '#tools/stop-reason.ts'

type Rows = Parameters<typeof wordReader>[0]

export function coursesToCheck(
	all: readonly CourseFile[],
	{ rows, lexicon }: { rows: Rows; lexicon: Lexicon },
): CourseToCheck[] {
	const wordsOf = wordReader(rows)
	return all.map((course) => ({
		slug: course.slug,
		level: course.level,
		path: course.path ?? null,
		lessons: course.lessons
			.toSorted((one, other) => one.order - other.order)
			.map((lesson) => {
				const { slug, config, notes = '', exercises } = lesson
				const read = parseExerciseText(exercises).map((block) =>
					block.ok ? block.exercise : { kind: headingOf(block), source: block.source },
				)
				const content = cutText(lesson, lexicon)
				return lessonToCheck({ slug, kind: config.kind, content, notes, exercises: read }, wordsOf)
			}),
	}))
}

/** The words of each course's exercises, cut and read as for a learner. */
export function coursesWithExercises(
	all: readonly CourseFile[],
	lexicon: Lexicon,
): { slug: string; path: number | null; lessons: LessonWithExercises[] }[] {
	buildSegmentation()
	return all.map(({ slug, path = null, lessons }) => {
		const files = lessons.toSorted((one, other) => one.order - other.order)
		const texts = files.map((lesson) => cutText(lesson, lexicon))
		const words = lessonWordsInOrder(texts)
		return {
			slug,
			path,
			lessons: files.map((lesson, at) => ({
				slug: lesson.slug,
				text: (texts[at] ?? []).flatMap(({ zh }) => zh),
				exercises: parseExerciseText(lesson.exercises).flatMap((block) =>
					block.ok
						? cutExercise(block.exercise, { lexicon, lesson: words[at] ?? noLessonWords })
						: [],
				),
			})),
		}
	})
}

export function withDrafts(drafts: readonly string[]): CourseFile[] {
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

export function cutText(lesson: LessonFile, lexicon: Lexicon) {
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
