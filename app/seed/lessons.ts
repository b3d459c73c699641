/** Seeds the courses and lessons with texts, notes, exercises and covers. */
import { asc, eq } from 'drizzle-orm'
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

type LessonInsert = typeof lessons.$inferInsert

export async function seedLessons(db: SeedDb, lexicon: Lexicon): Promise<void> {
	const courses = readCourses()
	const singles = readSingles()
	const rows = [
		...courses.map((course) => rowOf(course)),
		...courses.flatMap((course) => course.lessons.map((lesson) => childOf(course, lesson))),
		...singles.map((single) => rowOf(single)),
	]
	const stored = await db
		.select({ id: lessons.id, parentId: lessons.parentId })
		.from(lessons)
		.orderBy(asc(lessons.orderNo), asc(lessons.createdAt))
	const there = new Set(stored.map(({ id }) => id))
	// What an author has made of a lesson, its deleted exercises too, stays so; `seedExercises` takes what is new.
	const all = [...courses.flatMap((course) => course.lessons), ...singles]
	const texts = all.filter((file) => !there.has(idOf(file)))
	const contents = texts.map((file) => contentOf(file, lexicon))
	const notes = texts.flatMap((file) => notesOf(file, lexicon))
	const sets = texts.flatMap(exercisesOf)
	await db.batch([
		db.insert(lessons).values(rows).onConflictDoNothing(),
		...orderWithNew(db, courses, stored),
		...(await notesAnew(db, all, lexicon)),
		...(contents.length > 0 ? [db.insert(lessonContents).values(contents)] : []),
		...(notes.length > 0 ? [db.insert(lessonNotes).values(notes)] : []),
		...(sets.length > 0 ? [db.insert(exercises).values(sets)] : []),
	])
}

type StoredPlace = Pick<typeof lessons.$inferSelect, 'id' | 'parentId'>

/**
 * Puts what is new in a course of a database from before behind what stands before it in the files, wherever an author
 * has moved that: 2, 1 become 2, 2-again, 1, 1-again. A lesson that an author moved to another course stays there.
 */
function orderWithNew(db: SeedDb, courses: readonly CourseFile[], stored: readonly StoredPlace[]) {
	const there = new Set(stored.map(({ id }) => id))
	const changed = courses.flatMap((course) => {
		const order = stored.filter(({ parentId }) => parentId === idOf(course)).map(({ id }) => id)
		const isFromBefore = order.length > 0
		let before = -1
		let isChanged = false
		for (const id of course.lessons.map(idOf)) {
			if (!there.has(id)) {
				order.splice(before + 1, 0, id)
				isChanged = true
			}
			if (order.includes(id)) before = order.indexOf(id)
		}
		return isFromBefore && isChanged ? order.map((id, index) => ({ id, orderNo: index + 1 })) : []
	})
	return changed.map(({ id, orderNo }) =>
		db.update(lessons).set({ orderNo }).where(eq(lessons.id, id)),
	)
}

/** The notes that no author has saved become those of the files. */
async function notesAnew(db: SeedDb, files: readonly LessonFile[], lexicon: Lexicon) {
	const untouched = await db
		.select({ lessonId: lessonNotes.lessonId, source: lessonNotes.source })
		.from(lessonNotes)
		.where(eq(lessonNotes.version, 1))
	const sources = new Map(untouched.map(({ lessonId, source }) => [lessonId, source]))
	const changed = files.filter((file) => {
		const source = sources.get(idOf(file))
		return source !== undefined && source !== file.notes
	})
	return changed
		.flatMap((file) => notesOf(file, lexicon))
		.map(({ lessonId, ...notes }) =>
			db
				.update(lessonNotes)
				.set({ ...notes, updatedAt: new Date() })
				.where(eq(lessonNotes.lessonId, lessonId)),
		)
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
