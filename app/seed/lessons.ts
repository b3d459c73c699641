/** Seeds the courses and lessons with texts, notes, exercises and covers. */
import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import {
	exercises,
	lessonContents,
	lessonNotes,
	lessonShares,
	lessons,
} from '#app/db/schema/index.ts'
import { parseExerciseText } from '#app/domain/exercises/exercise-text.ts'
import { parseNotes, typedAsides, withWords } from '#app/domain/notes/notes-text.ts'
import type { Lexicon } from '#app/domain/pinyin/lexicon.ts'
import { problemText } from '#app/domain/problem.ts'
import { demoAccountId } from './accounts.ts'
import { annotate } from './annotate.ts'
import { annotateAsides } from './asides.ts'
import {
	type CourseFile,
	type LessonFile,
	readCourses,
	readSingles,
	type SingleFile,
} from './content-files.ts'
import type { SeedDb } from './seed.ts'

const former = alias(lessons, 'former')

type LessonInsert = typeof lessons.$inferInsert

export async function seedLessons(db: SeedDb, lexicon: Lexicon): Promise<void> {
	const courses = readCourses()
	const singles = readSingles()
	const rows = [
		...courses.map((course) => rowOf(course)),
		...courses.flatMap((course) => course.lessons.map((lesson) => childOf(course, lesson))),
		...singles.map((single) => rowOf(single)),
	]
	const stored = await db.select({ id: lessons.id }).from(lessons)
	const there = new Set(stored.map(({ id }) => id))
	// What an author has made of a lesson, its deleted exercises too, stays so; `seedExercises` takes what is new.
	const texts = [...courses.flatMap((course) => course.lessons), ...singles].filter(
		(file) => !there.has(idOf(file)),
	)
	const contents = texts.map((file) => contentOf(file, lexicon))
	const notes = texts.flatMap((file) => notesOf(file, lexicon))
	const sets = texts.flatMap(exercisesOf)
	await db.batch([
		roomForTextsReadAgain(db, courses),
		db.insert(lessons).values(rows).onConflictDoNothing(),
		afterTheirLessons(db, texts.filter(isAgain)),
		...(contents.length > 0 ? [db.insert(lessonContents).values(contents)] : []),
		...(notes.length > 0 ? [db.insert(lessonNotes).values(notes)] : []),
		...(sets.length > 0 ? [db.insert(exercises).values(sets)] : []),
	])
}

/** Makes room behind each lesson of a course from before its lessons were read again: 1, 2, 3 become 2, 4, 6. */
function roomForTextsReadAgain(db: SeedDb, courses: readonly CourseFile[]) {
	const again = courses.flatMap((course) => course.lessons.filter(isAgain))
	const withAgain = courses.filter((course) => course.lessons.some(isAgain))
	const isThere = db
		.select({ id: former.id })
		.from(former)
		.where(and(eq(former.parentId, lessons.parentId), inArray(former.id, again.map(idOf))))
	return db
		.update(lessons)
		.set({ orderNo: sql`${lessons.orderNo} * 2` })
		.where(and(inArray(lessons.parentId, withAgain.map(idOf)), notExists(isThere)))
}

/** Each text that reads a lesson again, `SLUG-again`, stands behind it, wherever an author has moved the lesson. */
function afterTheirLessons(db: SeedDb, again: readonly LessonFile[]) {
	const ownLesson = sql`select ${former.orderNo} + 1 from ${lessons} as former
		where former.id || '-again' = ${lessons.id}`
	return db
		.update(lessons)
		.set({ orderNo: sql`coalesce((${ownLesson}), ${lessons.orderNo})` })
		.where(inArray(lessons.id, again.map(idOf)))
}

function isAgain({ config }: Pick<LessonFile, 'config'>): boolean {
	return config.kind === 'again'
}

/** Invites a demo account to the private course. */
export async function seedInvitations(db: SeedDb): Promise<void> {
	const privates = readCourses().filter(({ isPrivate }) => isPrivate)
	await db.insert(lessonShares).values(privates.map(invitationOf)).onConflictDoNothing()
}

function idOf({ slug }: { slug: string }): string {
	return `demo-${slug}`
}

function rowOf(file: CourseFile | SingleFile): LessonInsert {
	return {
		id: idOf(file),
		type: file.type,
		slug: file.slug,
		title: file.title,
		description: file.description,
		level: file.level,
		category: file.category,
		coverImagePath: coverPathOf(file.slug, file.cover),
		isFree: file.isFree,
		isPrivate: file.isPrivate,
		orderNo: file.order,
		pathNo: 'path' in file ? file.path : undefined,
		config: file.config,
		status: file.status,
	}
}

/** A lesson takes its course's category; the course alone is marked private. */
function childOf(course: CourseFile, lesson: LessonFile): LessonInsert {
	const { category } = course
	return {
		...rowOf({ ...lesson, type: 'lesson', category, isPrivate: false }),
		parentId: idOf(course),
	}
}

function contentOf(file: LessonFile, lexicon: Lexicon) {
	try {
		return { lessonId: idOf(file), content: annotate(file.text, file, lexicon) }
	} catch (cause) {
		throw new Error(`The text of ${file.slug} cannot be read`, { cause })
	}
}

function notesOf({ notes, ...file }: LessonFile, lexicon: Lexicon) {
	if (notes === undefined) return []
	const parsed = parseNotes(notes)
	if (!parsed.ok) {
		const [problem] = parsed.error.map(
			({ line, ...problem }) => `line ${line}: ${problemText(problem)}`,
		)
		throw new Error(`The notes of ${file.slug} cannot be read, ${problem}`)
	}
	const words = annotateAsides(typedAsides(parsed.value), lexicon)
	return { lessonId: idOf(file), source: notes, blocks: withWords(parsed.value, words) }
}

/** Their Chinese is cut by `seedExerciseWords`. */
export function exercisesOf(file: LessonFile) {
	return parseExerciseText(file.exercises).map((block, index) => {
		if (!block.ok) throw new Error(`Exercise ${index + 1} of ${file.slug} cannot be read`)
		const id = `${idOf(file)}-${index + 1}`
		return { id, lessonId: idOf(file), orderNo: index + 1, ...block.exercise }
	})
}

function invitationOf(course: CourseFile) {
	return {
		id: `${idOf(course)}-invitation`,
		lessonId: idOf(course),
		userId: demoAccountId('invited@example.com'),
		sharedBy: demoAccountId('admin@example.com'),
	}
}

export function coverPathOf(slug: string, cover: Uint8Array | undefined): string | null {
	return cover ? `/media/covers/${slug}.webp` : null
}
