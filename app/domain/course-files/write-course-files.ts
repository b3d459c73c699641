/**
 * Writes a course or a single lesson as the files that read-course-files.ts reads. The same course always
 * gives the same files in the same order: course.json, its cover, then each lesson's text, notes, exercises,
 * cover and audio.
 */
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import { formatExerciseText, parseExerciseText } from '#app/domain/exercises/exercise-text.ts'
import type { LessonContent } from '#app/domain/lesson-text/content.ts'
import { type CourseManifest, formatManifest, type LessonManifest } from './manifest.ts'
import { writeMarkedText } from './marked-text.ts'
import type { Markings } from './markings.ts'
import { tidyNotes } from './read-course.ts'

type Fields = Pick<
	LessonManifest,
	'slug' | 'title' | 'description' | 'level' | 'category' | 'isFree' | 'isPrivate' | 'order'
> & { config: Required<NonNullable<LessonManifest['config']>> }

/** Media are named by their path: /media/course-covers/tea-house-….webp. */
export type LessonToWrite = Fields & {
	content: LessonContent
	/** As typed. */
	notes: string
	exercises: readonly Exercise[]
	cover: string | null
	audio: string | null
}

export type CourseToWrite =
	| {
			type: 'course'
			course: Fields & { path: number | null; cover: string | null }
			lessons: LessonToWrite[]
	  }
	| { type: 'lesson'; lessons: [LessonToWrite] }

export type WrittenFile = { name: string } & ({ text: string } | { media: string })

/** Without the folder that they stand in. */
export function writeCourseFiles(item: CourseToWrite): WrittenFile[] {
	if (item.type === 'lesson') {
		const [lesson] = item.lessons
		const { files, markings } = writeLesson(lesson, 'cover')
		const { category, isPrivate } = lesson
		const manifest = { ...fieldsOf(lesson, { category, isPrivate }), ...markings }
		return [{ name: 'lesson.json', text: formatManifest(manifest) }, ...files]
	}
	const { course } = item
	const lessons = item.lessons.map((lesson) => {
		const { files, markings } = writeLesson(lesson, `${lesson.slug}.cover`)
		const own = {
			...(lesson.category !== course.category && { category: lesson.category }),
			...(lesson.isPrivate && { isPrivate: true }),
		}
		return { files, manifest: { ...fieldsOf(lesson, own), ...markings } }
	})
	const { category, isPrivate, path } = course
	const { config, ...fields } = fieldsOf(course, { category, isPrivate })
	const manifest: CourseManifest = {
		...fields,
		...(path !== null && { path }),
		config: { ...config, useParentCoverForLessons: course.config.useParentCoverForLessons },
		lessons: lessons.map((lesson) => lesson.manifest),
	}
	return [
		{ name: 'course.json', text: formatManifest(manifest) },
		...media('cover', course.cover),
		...lessons.flatMap(({ files }) => files),
	]
}

/** In the order in which they stand in the manifest. */
function fieldsOf<Own extends object>(item: Fields, own: Own) {
	const { slug, title, description, level, isFree, order, config } = item
	const { coverDisplayMode, showParagraphNumbers, dialogMode, kind } = config
	return {
		slug,
		title: { zh: title.zh, en: title.en },
		description: { zh: description.zh, en: description.en },
		level,
		...own,
		isFree,
		order,
		config: {
			coverDisplayMode,
			showParagraphNumbers,
			dialogMode,
			...(kind !== 'lesson' && { kind }),
		},
	}
}

function writeLesson(lesson: LessonToWrite, coverName: string) {
	const { slug, content, notes, exercises, cover, audio } = lesson
	const written = writeMarkedText(content)
	const files = [
		...text(`${slug}.txt`, content.length > 0 ? written.text : ''),
		...text(`${slug}.notes.md`, tidyNotes(notes)),
		...text(`${slug}.exercises.txt`, canonicalExercises(exercises)),
		...media(coverName, cover),
		...media(slug, audio),
	]
	return { files, markings: filled(written.markings) }
}

/** The exercises as they are read again. */
function canonicalExercises(exercises: readonly Exercise[]): string {
	const text = formatExerciseText(exercises)
	const blocks = parseExerciseText(text)
	return blocks.every((block) => block.ok)
		? formatExerciseText(blocks.map(({ exercise }) => exercise))
		: text
}

function text(name: string, content: string): WrittenFile[] {
	return content === '' ? [] : [{ name, text: `${content}\n` }]
}

function media(name: string, path: string | null): WrittenFile[] {
	const extension = path && /\.([a-z0-9]+)$/.exec(path)?.[1]
	return path && extension ? [{ name: `${name}.${extension}`, media: path }] : []
}

/** Without those that say nothing. */
function filled({ spacing, words, blanks, pinyin }: Markings): Partial<Markings> {
	return {
		...(Object.keys(spacing).length > 0 && { spacing }),
		...(Object.keys(words).length > 0 && { words }),
		...(blanks.length > 0 && { blanks }),
		...(pinyin.length > 0 && { pinyin }),
	}
}
