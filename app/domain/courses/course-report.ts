/**
 * The figures of a course: its lessons as they stand on the path, and what it must reach.
 *
 * 从零开始 is first on the path and HSK二级 second: what 从零开始 taught, such as 学生, is known in HSK二级,
 * and a word of the last lessons of 从零开始 may return there. A course off the path stands alone.
 */
import { countHanzi } from '#app/domain/hanzi.ts'
import { type LessonContent, textOf } from '#app/domain/lesson-text/content.ts'
import {
	coverageOfList,
	figuresOf,
	type LessonFigures,
	type ListCoverage,
	type PathLesson,
} from './course-figures.ts'
import { type CourseLevel, hskRankOfCourse } from './course-level.ts'
import type { LessonKind } from './lesson-kind.ts'
import { countExercise, countNoteParts, type LessonParts, textsOfExercise } from './lesson-parts.ts'
import { type Target, targetsOf } from './path-targets.ts'
import type { WordsOfText } from './path-words.ts'

export type CourseToCheck = {
	slug: string
	level: CourseLevel
	/** Its place on the path; null off it. */
	path: number | null
	lessons: readonly (Omit<PathLesson, 'level'> & LessonParts & { slug: string })[]
}

type LessonToRead = {
	slug: string
	kind: LessonKind
	content: LessonContent
	/** As typed. */
	notes: string
	/** An exercise that cannot be read counts as it is typed. */
	exercises: readonly (ReadExercise | { kind: string; source: string })[]
}

type ReadExercise = Parameters<typeof textsOfExercise>[0]

/** Counts what a lesson has. `wordsOf` cuts its text into the words of the path. */
export function lessonToCheck(
	{ slug, kind, content, notes, exercises }: LessonToRead,
	wordsOf: (content: LessonContent) => WordsOfText,
): CourseToCheck['lessons'][number] {
	return {
		slug,
		kind,
		text: {
			...wordsOf(content),
			characters: countHanzi(content.map(({ zh }) => textOf(zh)).join('\n')),
		},
		beside: [
			notes,
			...exercises.flatMap((one) => ('source' in one ? [one.source] : textsOfExercise(one))),
		],
		...countNoteParts(notes),
		exercises: exercises.map((one) => ('source' in one ? { kind: one.kind } : countExercise(one))),
	}
}

export type CourseReport = {
	lessons: readonly (LessonFigures & LessonParts)[]
	/** The list of the course's level, and the words of it that the path has not had by the end. */
	list: ListCoverage
	/** None for a course off the path. */
	targets: readonly Target[]
}

/** `listed` are the words of the course's level in edition 2.0; `all` has the course too. */
export function reportOf(
	course: CourseToCheck,
	all: readonly CourseToCheck[],
	listed: readonly { key: string; word: string }[],
): CourseReport {
	const courses = course.path === null ? [course] : inPathOrder(all)
	const start = courses.slice(0, courses.indexOf(course)).flatMap(({ lessons }) => lessons).length
	const lessons = courses.flatMap((one) =>
		one.lessons.map((lesson) => ({ ...lesson, level: hskRankOfCourse(one.level) })),
	)
	const end = start + course.lessons.length
	const figures = figuresOf(lessons)
		.slice(start, end)
		.map((figure, index) => ({
			...figure,
			notes: course.lessons[index]?.notes ?? [],
			takenApart: course.lessons[index]?.takenApart ?? 0,
			exercises: course.lessons[index]?.exercises ?? [],
		}))
	const list = coverageOfList(listed, lessons.slice(0, end))
	return {
		lessons: figures,
		list,
		targets: course.path === null ? [] : targetsOf(course.level, { lessons: figures, list }),
	}
}

function inPathOrder(courses: readonly CourseToCheck[]): CourseToCheck[] {
	return courses
		.filter(({ path }) => path !== null)
		.toSorted((one, other) => (one.path ?? 0) - (other.path ?? 0))
}
