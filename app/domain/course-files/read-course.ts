/**
 * Reads everything in the files of a course, also what stands in its texts: 你好 of ni-hao.txt becomes a word,
 * and a mistake in line 4 of ni-hao.exercises.txt is told with its file and line.
 */

import type { Exercise } from '#app/domain/exercises/exercise.ts'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { contentProblems } from '#app/domain/lesson-text/prepare.ts'
import { audioKindOf } from '#app/domain/media/audio-kind.ts'
import { imageKindOf } from '#app/domain/media/image-kind.ts'
import { largestImage, longestSide } from '#app/domain/media/image-limits.ts'
import { tooLarge } from '#app/domain/megabytes.ts'
import { parseNotes, type TypedBlock } from '#app/domain/notes/notes-text.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { largestSound } from './limits.ts'
import { readMarkedText } from './marked-text.ts'
import type { Markings } from './markings.ts'
import {
	type CourseFiles,
	type FileProblem,
	type Files,
	type LessonFiles,
	type ReadFiles,
	readCourseFiles,
} from './read-course-files.ts'

/** A picture or a sound. Its bytes are read when they are needed: together they may be too many. */
export type MediaFile = {
	size: number
	/** All bytes, or at most the first ones. Undefined if it is damaged. */
	read: (most?: number) => Promise<Uint8Array | undefined>
}

/** Where course and lesson have the same fields. */
type Fields = Pick<
	CourseFiles<MediaFile>,
	| 'slug'
	| 'title'
	| 'description'
	| 'level'
	| 'category'
	| 'isFree'
	| 'isPrivate'
	| 'order'
	| 'config'
>

/** A lesson; parts that have no file are undefined. */
export type ReadLesson = Fields & {
	markings: Markings
	content: LessonContent | undefined
	notes: { source: string; blocks: TypedBlock[] } | undefined
	exercises: Exercise[] | undefined
	cover: MediaFile | undefined
	audio: MediaFile | undefined
}

export type ReadCourse =
	| {
			type: 'course'
			course: Fields & { path: number | undefined; cover: MediaFile | undefined }
			lessons: ReadLesson[]
	  }
	| { type: 'lesson'; lessons: [ReadLesson] }

type Limits = Parameters<typeof contentProblems>[1]

/** Reports all problems at once, each with its file and, in a text, its line. */
export async function readWholeCourse(
	files: Files<MediaFile>,
	limits: Limits,
): Promise<Result<ReadCourse, FileProblem[]>> {
	const read = readCourseFiles(files)
	if (!read.ok) return read
	const { item, strangers, manifest } = read.value
	const problems: FileProblem[] = strangers.map((file) => ({ code: 'course-file.stranger', file }))
	const report = (file: string, found: readonly Problem[]) => {
		for (const problem of found) problems.push({ ...problem, file })
	}
	const folder = manifest.file.replace(/[^/]+$/, '')
	const where = { folder, manifest, report, limits }
	const cover = item.cover
	if (item.type === 'lesson') {
		report(`${folder}cover`, await pictureProblems(cover))
		const lesson = await readLesson(item, { ...where, path: [] })
		return problems.length > 0 ? err(problems) : ok({ type: 'lesson', lessons: [lesson] })
	}
	report(`${folder}cover`, await pictureProblems(cover))
	const lessons: ReadLesson[] = []
	for (const [index, lesson] of item.lessons.entries()) {
		report(`${folder}${lesson.slug}.cover`, await pictureProblems(lesson.cover))
		const { category = item.category, isPrivate = false } = lesson
		const path = ['lessons', index]
		lessons.push(await readLesson({ ...lesson, category, isPrivate }, { ...where, path }))
	}
	if (problems.length > 0) return err(problems)
	return ok({ type: 'course', course: { ...fieldsOf(item), path: item.path, cover }, lessons })
}

type Where = {
	folder: string
	manifest: ReadFiles<MediaFile>['manifest']
	report: (file: string, problems: readonly Problem[]) => void
	limits: Limits
	/** The lesson's place in the manifest. */
	path: (string | number)[]
}

type LessonToRead = LessonFiles<MediaFile> & Pick<Fields, 'category' | 'isPrivate'>

async function readLesson(lesson: LessonToRead, where: Where): Promise<ReadLesson> {
	const { slug, spacing, words, blanks, pinyin, cover, audio } = lesson
	const markings = { spacing, words, blanks, pinyin }
	const notes = readNotes(lesson, where)
	where.report(where.folder + slug, await audioProblems(audio))
	return {
		...fieldsOf(lesson),
		markings,
		content: readText(lesson, { ...where, markings }),
		notes,
		exercises: readExercises(lesson, where),
		cover,
		audio,
	}
}

function fieldsOf(item: Fields): Fields {
	const { slug, title, description, level, category, isFree, isPrivate, order, config } = item
	return { slug, title, description, level, category, isFree, isPrivate, order, config }
}

function readText(
	{ slug, text }: LessonToRead,
	{ folder, manifest, report, limits, path, markings }: Where & { markings: Markings },
): LessonContent | undefined {
	if (text.trim() === '') {
		const isMarked = Object.values(markings).some((given) => Object.keys(given).length > 0)
		if (isMarked) report(`${folder}${slug}.txt`, [{ code: 'lesson-text.empty' }])
		return undefined
	}
	const read = readMarkedText(text, markings)
	if (read.ok) {
		report(`${folder}${slug}.txt`, contentProblems(read.value, limits))
		return read.value
	}
	for (const { path: place, ...problem } of read.error) {
		if (place === undefined) report(`${folder}${slug}.txt`, [problem])
		else {
			const line = manifest.lineOf([...path, ...place])
			report(manifest.file, [{ ...problem, line }])
		}
	}
	return undefined
}

function readNotes({ slug, notes }: LessonToRead, { folder, report }: Where): ReadLesson['notes'] {
	const source = notes === undefined ? '' : tidyNotes(notes)
	if (source === '') return undefined
	const read = parseNotes(source)
	if (read.ok) return { source, blocks: read.value }
	report(`${folder}${slug}.notes.md`, read.error)
	return undefined
}

/** Notes as a file has them: lines end in one way, and nothing stands behind the last. */
export function tidyNotes(source: string): string {
	return incomingText(source).trimEnd()
}

function readExercises(
	{ slug, exercises: text }: LessonToRead,
	{ folder, report }: Where,
): Exercise[] | undefined {
	const { exercises, failed, problem } = readExerciseSet(text)
	const file = `${folder}${slug}.exercises.txt`
	if (problem) report(file, [problem])
	report(
		file,
		failed.map((block) => ({ ...block.problem, line: block.problem.line ?? block.line })),
	)
	return exercises.length > 0 ? exercises : undefined
}

async function pictureProblems(file: MediaFile | undefined): Promise<Problem[]> {
	if (!file) return []
	if (file.size > largestImage) {
		return [{ code: 'image.too-large', values: tooLarge(file.size, largestImage) }]
	}
	const bytes = await file.read()
	const picture = bytes && imageKindOf(bytes)
	if (!picture) return [{ code: 'image.invalid-type' }]
	const { width, height } = picture
	if (Math.max(width, height) <= longestSide) return []
	return [{ code: 'image.too-many-pixels', values: { most: longestSide, width, height } }]
}

/** Enough of a sound to recognise its type, in bytes. */
const headSize = 1024 * 1024

async function audioProblems(file: MediaFile | undefined): Promise<Problem[]> {
	if (!file) return []
	if (file.size > largestSound) {
		return [{ code: 'audio.too-large', values: tooLarge(file.size, largestSound) }]
	}
	const head = await file.read(headSize)
	return head && audioKindOf(head) ? [] : [{ code: 'audio.invalid-type' }]
}
