/**
 * The demo courses, lessons, articles and decks in content/: a JSON manifest for each, with its texts
 * and its cover beside it, as in content/singles/first-coffee/.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { categories } from '#app/domain/courses/category.ts'
import { courseLevels } from '#app/domain/courses/course-level.ts'
import { lessonConfigSchema } from '#app/domain/courses/lesson-config.ts'
import { hskEditions } from '#app/domain/hsk/edition.ts'
import { hskLevels } from '#app/domain/hsk/level.ts'
import { bilingualSchema } from '#app/domain/lesson-text/bilingual.ts'
import { spacings } from '#app/domain/lesson-text/content.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), 'content')

/** The nth occurrence of a word in a paragraph; both count from 1. */
const placeSchema = z.object({
	paragraph: z.number().int().positive(),
	word: z.string(),
	occurrence: z.number().int().positive().default(1),
})

/** An author's additions to a text: gaps, blanks, and readings a dictionary would get wrong. */
const markingsSchema = z.object({
	spacing: z.record(z.string(), z.enum(spacings)).default({}),
	blanks: z.array(placeSchema.extend({ en: z.string() })).default([]),
	pinyin: z.array(placeSchema.extend({ pinyin: z.string() })).default([]),
})

const lessonSchema = markingsSchema.extend({
	slug: z.string(),
	title: bilingualSchema,
	description: bilingualSchema,
	level: z.enum(courseLevels),
	isFree: z.boolean(),
	status: z.number(),
	order: z.number(),
	config: lessonConfigSchema,
})

const topLevel = { category: z.enum(categories), isPrivate: z.boolean() }

const courseSchema = lessonSchema.extend({ ...topLevel, lessons: z.array(lessonSchema) })
const singleSchema = lessonSchema.extend(topLevel)

const articleSchema = markingsSchema.extend({
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

export type Markings = z.infer<typeof markingsSchema>
export type LessonFile = z.infer<typeof lessonSchema> & {
	text: string
	exercises: string
	/** Not every lesson has notes. */
	notes?: string | undefined
}
/** A WebP picture, 960 by 540. */
type WithCover = { cover?: Uint8Array }
export type CourseFile = Omit<z.infer<typeof courseSchema>, 'lessons'> & {
	lessons: LessonFile[]
} & WithCover
export type SingleFile = z.infer<typeof singleSchema> & LessonFile & WithCover
type ArticleFile = z.infer<typeof articleSchema> & { text: string } & WithCover
export type DeckFile = z.infer<typeof decksSchema>['decks'][number]

export function readCourses(): CourseFile[] {
	return namesIn('courses').map((name) => {
		const course = courseSchema.parse(readJson('courses', name, 'course.json'))
		const lessons = course.lessons.map((lesson) => withTexts(lesson, 'courses', name))
		return { ...course, lessons, cover: readCover('courses', name, 'cover.webp') }
	})
}

export function readSingles(): SingleFile[] {
	return namesIn('singles').map((name) => {
		const single = singleSchema.parse(readJson('singles', name, 'lesson.json'))
		const cover = readCover('singles', name, 'cover.webp')
		return { ...withTexts(single, 'singles', name), cover }
	})
}

export function readArticles(): ArticleFile[] {
	return namesIn('articles')
		.filter((name) => name.endsWith('.json'))
		.map((name) => {
			const article = articleSchema.parse(readJson('articles', name))
			return {
				...article,
				text: readText('articles', `${article.id}.txt`),
				cover: readCover('articles', `${article.id}.webp`),
			}
		})
}

export function readDecks(): DeckFile[] {
	return decksSchema.parse(readJson('decks.json')).decks
}

function withTexts<L extends z.infer<typeof lessonSchema>>(lesson: L, ...path: string[]) {
	return {
		...lesson,
		text: readText(...path, `${lesson.slug}.txt`),
		exercises: readText(...path, `${lesson.slug}.exercises.txt`),
		notes: readIfThere(...path, `${lesson.slug}.notes.md`),
	}
}

function namesIn(part: string): string[] {
	return readdirSync(join(folder, part)).sort()
}

function readText(...path: string[]): string {
	return readFileSync(join(folder, ...path), 'utf8')
}

function readIfThere(...path: string[]): string | undefined {
	return existsSync(join(folder, ...path)) ? readText(...path) : undefined
}

function readCover(...path: string[]): Uint8Array | undefined {
	const file = join(folder, ...path)
	return existsSync(file) ? Uint8Array.from(readFileSync(file)) : undefined
}

function readJson(...path: string[]): unknown {
	return JSON.parse(readText(...path))
}
