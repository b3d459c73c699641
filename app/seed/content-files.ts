/**
 * The demo courses, lessons, articles and decks in content/: a JSON manifest for each, with its texts
 * and its cover beside it, as in content/singles/first-coffee/. Courses and lessons are files as an import
 * takes them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { markings } from '#app/domain/course-files/markings.ts'
import { type CourseFiles, readCourseFiles } from '#app/domain/course-files/read-course-files.ts'
import { courseLevels } from '#app/domain/courses/course-level.ts'
import { courseFileErrors } from '#app/domain/errors/course-files.ts'
import { addErrors } from '#app/domain/errors.ts'
import { hskEditions } from '#app/domain/hsk/edition.ts'
import { hskLevels } from '#app/domain/hsk/level.ts'
import { problemText } from '#app/domain/problem.ts'

addErrors(courseFileErrors)

const folder = join(dirname(fileURLToPath(import.meta.url)), 'content')

/** Words that exercises have and no lesson, as `content:check` reads them. */
export const approvedWordsFile = join(folder, 'approved-exercise-words.txt')

const articleSchema = z.object({
	...markings,
	id: z.string(),
	enTitle: z.string(),
	title: z.string(),
	level: z.enum(courseLevels),
	order: z.number(),
})

const decksSchema = z.object({
	decks: z.array(
		z.object({
			slug: z.string(),
			name: z.string(),
			description: z.string(),
			cardCount: z.number(),
			level: z.enum(hskLevels).optional(),
			edition: z.enum(hskEditions).optional(),
			/** All words, or those beside the level's own: HSK 4 names 等 again, for "and so on". */
			words: z.array(z.object({ word: z.string(), pinyin: z.string() })).optional(),
		}),
	),
})

export type CourseFile = CourseFiles<Uint8Array> & { type: 'course' }
export type SingleFile = CourseFiles<Uint8Array> & { type: 'lesson' }
export type LessonFile = CourseFile['lessons'][number] | SingleFile
type WithCover = {
	/** A WebP picture, 960 by 540. */
	cover?: Uint8Array | undefined
}
type ArticleFile = z.infer<typeof articleSchema> & { text: string } & WithCover
export type DeckFile = z.infer<typeof decksSchema>['decks'][number]

export function readCourses(): CourseFile[] {
	return namesIn('courses').map((name) => readCourse(join(folder, 'courses', name)))
}

export function readCourse(path: string): CourseFile {
	const item = readItem(path)
	if (item.type !== 'course') throw new Error(`${path} has no course.json`)
	return item
}

export function readSingles(): SingleFile[] {
	return namesIn('singles').map((name) => {
		const item = readItem(join(folder, 'singles', name))
		if (item.type !== 'lesson') throw new Error(`${name} has no lesson.json`)
		return item
	})
}

/** Throws with all problems. A lesson without a text is read, too: it is a draft. */
function readItem(path: string): CourseFiles<Uint8Array> {
	const files = new Map(
		readdirSync(path, { withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map(({ name }) => [name, Uint8Array.from(readFileSync(join(path, name)))]),
	)
	const read = readCourseFiles({ texts: files, media: files })
	if (read.ok) return read.value.item
	const problems = read.error.map(
		({ file, line = '', ...problem }) => `${join(path, file)}:${line} ${problemText(problem)}`,
	)
	throw new Error(problems.join('\n'))
}

export function readArticles(): ArticleFile[] {
	const path = join(folder, 'articles')
	return namesIn('articles')
		.filter((name) => name.endsWith('.json'))
		.map((name) => {
			const article = articleSchema.parse(readJson(path, name))
			return {
				...article,
				text: readText(path, `${article.id}.txt`),
				cover: readCover(path, `${article.id}.webp`),
			}
		})
}

export function readDecks(): DeckFile[] {
	return decksSchema.parse(readJson(folder, 'decks.json')).decks
}

function namesIn(part: string): string[] {
	return readdirSync(join(folder, part)).sort()
}

function readText(path: string, name: string): string {
	return readFileSync(join(path, name), 'utf8')
}

function readCover(path: string, name: string): Uint8Array | undefined {
	const file = join(path, name)
	return existsSync(file) ? Uint8Array.from(readFileSync(file)) : undefined
}

function readJson(path: string, name: string): unknown {
	return JSON.parse(readText(path, name))
}
