/**
 * Reads a course or a single lesson from its files: of an imported zip, and of the seed.
 *
 *   first-steps/course.json              titles, level, access, the lessons in their order, their markings
 *   first-steps/cover.webp
 *   first-steps/ni-hao.txt               the text of 你好, cut: see lesson-text/tagged-text.ts
 *   first-steps/ni-hao.notes.md          see notes/notes-text.ts
 *   first-steps/ni-hao.exercises.txt     see exercises/exercise-text.ts
 *   first-steps/ni-hao.cover.webp
 *   first-steps/ni-hao.mp3
 *
 * A single lesson has lesson.json and is otherwise the same. All but the manifest may be missing.
 */

import type * as z from 'zod'
import { isErrorCode } from '#app/domain/errors.ts'
import { parseJson } from '#app/domain/json.ts'
import { audioTypes } from '#app/domain/media/audio-kind.ts'
import { imageExtensions } from '#app/domain/media/image-limits.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { decodeText } from '#app/domain/text-encoding.ts'
import { lineOfSyntaxError, valueLines } from './json-lines.ts'
import { mostFaults, mostLessons } from './limits.ts'
import { type LessonOfCourse, manifests, type ReadManifest } from './manifest.ts'

/**
 * The files of a folder or zip by their paths. Pictures and sounds are bytes or, where together they may be
 * too large, whatever reads them.
 */
export type Files<Media> = {
	texts: ReadonlyMap<string, Uint8Array>
	media: ReadonlyMap<string, Media>
}

export type FileProblem = Problem & { file: string }

/** The parts of a lesson. Texts are as written; '' for none. */
type LessonParts<Media> = {
	text: string
	notes?: string | undefined
	exercises: string
	cover?: Media | undefined
	audio?: Media | undefined
}

export type LessonFiles<Media> = LessonOfCourse & LessonParts<Media>

export type CourseFiles<Media> =
	| ({ type: 'course'; cover?: Media | undefined } & Omit<
			ReadManifest['course'],
			'type' | 'lessons'
	  > & { lessons: LessonFiles<Media>[] })
	| ({ type: 'lesson' } & Omit<ReadManifest['lesson'], 'type'> & LessonParts<Media>)

/** `lineOf` tells the line of a value in it. */
type Manifest = { file: string; lineOf: ReturnType<typeof valueLines> }

export type ReadFiles<Media> = {
	item: CourseFiles<Media>
	manifest: Manifest
	/** Files that belong to nothing that the manifest names. */
	strangers: string[]
}

/** Some archivers put the folder of a course into another one. */
const manifestName = /^((?:(?!\.\.?\/)[^/]+\/){0,3})(course|lesson)\.json$/

/** Archivers of macOS and Windows add these. */
const added = /^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$|\/$/

/** All problems of the manifest with their lines; the texts are not read yet. */
export function readCourseFiles<Media>(
	files: Files<Media>,
): Result<ReadFiles<Media>, FileProblem[]> {
	const found = [...files.texts.keys()].filter(
		(path) => manifestName.test(path) && !added.test(path),
	)
	const [file = ''] = found
	if (found.length !== 1) {
		const code = found.length === 0 ? 'course-file.no-manifest' : 'course-file.several-manifests'
		return err([{ code, file }])
	}
	const [, folder = '', type] = manifestName.exec(file) ?? []
	const text = decodeText(files.texts.get(file) ?? new Uint8Array(0))
	if (text === undefined) return err([{ code: 'course-file.not-text', file }])
	const json = parseJson(text)
	if (json === undefined) {
		const line = lineOfSyntaxError(text)
		return err([{ code: 'course-file.not-json', file, ...(line && { line }) }])
	}
	const read = manifests[type === 'course' ? 'course' : 'lesson'].safeParse(json)
	const manifest = { file, lineOf: valueLines(text) }
	if (!read.success) return err(listed(read.error.issues, manifest))
	const repeated = repeatedSlugs(read.data, manifest)
	if (repeated.length > 0) return err(repeated)
	const beside = takeBeside(files, folder)
	if ('lessons' in read.data) {
		const cover = beside.image('cover')
		const lessons = read.data.lessons.map((lesson) => ({
			...lesson,
			...beside.parts(lesson.slug),
			cover: beside.image(`${lesson.slug}.cover`),
		}))
		const item = { ...read.data, type: 'course' as const, cover, lessons }
		return finished({ item, manifest, strangers: beside.strangers(file) })
	}
	const parts = { ...beside.parts(read.data.slug), cover: beside.image('cover') }
	const item = { ...read.data, type: 'lesson' as const, ...parts }
	return finished({ item, manifest, strangers: beside.strangers(file) })

	function finished(value: ReadFiles<Media>): Result<ReadFiles<Media>, FileProblem[]> {
		return beside.unreadable.length > 0 ? err(beside.unreadable) : ok(value)
	}
}

/** Takes the files beside a manifest one by one, so that what is left belongs to nothing. */
function takeBeside<Media>({ texts, media }: Files<Media>, prefix: string) {
	const taken = new Set<string>()
	const unreadable: FileProblem[] = []

	function take<Kind>(files: ReadonlyMap<string, Kind>, name: string): Kind | undefined {
		const found = files.get(prefix + name)
		if (found) taken.add(prefix + name)
		return found
	}

	function first(name: string, extensions: readonly string[]): Media | undefined {
		const there = extensions.find((extension) => media.has(`${prefix}${name}.${extension}`))
		return there === undefined ? undefined : take(media, `${name}.${there}`)
	}

	function text(name: string): string | undefined {
		const found = take(texts, name)
		const decoded = found && decodeText(found)
		if (found && decoded === undefined) {
			unreadable.push({ code: 'course-file.not-text', file: prefix + name })
		}
		return decoded
	}

	return {
		unreadable,
		image: (name: string) => first(name, imageExtensions),
		parts: (slug: string): LessonParts<Media> => ({
			text: text(`${slug}.txt`) ?? '',
			exercises: text(`${slug}.exercises.txt`) ?? '',
			notes: text(`${slug}.notes.md`),
			audio: first(slug, Object.keys(audioTypes)),
		}),
		strangers: (manifest: string) =>
			[...new Set([...texts.keys(), ...media.keys()])].filter(
				(path) => path !== manifest && !taken.has(path) && !added.test(path),
			),
	}
}

function listed(issues: z.core.$ZodIssue[], manifest: Manifest): FileProblem[] {
	const some = issues.slice(0, mostFaults).flatMap((issue) => problemsOf(issue, manifest))
	if (issues.length <= mostFaults && some.length <= mostFaults) return some
	return [...some.slice(0, mostFaults), { code: 'course-file.more-faults', file: manifest.file }]
}

function problemsOf(issue: z.core.$ZodIssue, { file, lineOf }: Manifest): FileProblem[] {
	const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
	const at = (place: readonly (string | number)[]) => ({ file, line: lineOf(place) })
	if (issue.code === 'unrecognized_keys') {
		return issue.keys.map((field) => ({
			code: 'course-file.unknown-field',
			values: { field },
			...at([...path, field]),
		}))
	}
	const most = issue.code === 'too_big' ? { values: { most: Number(issue.maximum) } } : {}
	if (isErrorCode(issue.message)) return [{ code: issue.message, ...most, ...at(path) }]
	const field = path.filter((part) => typeof part === 'string').join('.')
	return [{ code: 'course-file.invalid-field', values: { field }, ...at(path) }]
}

function repeatedSlugs(
	read: ReadManifest['course'] | ReadManifest['lesson'],
	{ file, lineOf }: Manifest,
): FileProblem[] {
	if (!('lessons' in read)) return []
	if (read.lessons.length > mostLessons) {
		const values = { most: mostLessons, count: read.lessons.length }
		return [{ code: 'course-file.too-many-lessons', values, file }]
	}
	const seen = new Set([read.slug])
	return read.lessons.flatMap(({ slug }, index): FileProblem[] => {
		if (!seen.has(slug)) {
			seen.add(slug)
			return []
		}
		const line = lineOf(['lessons', index, 'slug'])
		return [{ code: 'course-file.repeated-slug', values: { slug }, file, line }]
	})
}
