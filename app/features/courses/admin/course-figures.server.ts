import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { storedText } from '#app/db/readable-json.ts'
import { exercises, lessonContents, lessonNotes, lessons, vocab } from '#app/db/schema/index.ts'
import { storedExerciseColumns } from '#app/db/stored-exercise-columns.ts'
import { wordsOfTexts } from '#app/db/words-of-texts.ts'
import {
	courseLevels,
	hskLevelOfCourse,
	hskRankOfCourse,
} from '#app/domain/courses/course-level.ts'
import { type CourseToCheck, lessonToCheck, reportOf } from '#app/domain/courses/course-report.ts'
import { keyOfWord, wordReader } from '#app/domain/courses/path-words.ts'
import { readStored } from '#app/domain/exercises/stored-exercise.ts'
import { firstEdition } from '#app/domain/hsk/edition.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'

const course = alias(lessons, 'course')
const { words: _, ...exerciseColumns } = storedExerciseColumns

/**
 * The figures of a course: how many words its lessons bring, and whether they return. One batch reads
 * its texts, with those of the path if it is on it: one round trip.
 */
export async function findCourseFigures(db: Db, { id }: { id: string }) {
	const counted = lessonsCounted(id)
	const [courses, texts, stored, rows, listed] = await db.batch([
		db
			.select({
				id: course.id,
				slug: course.slug,
				title: course.title,
				level: course.level,
				path: course.pathNo,
			})
			.from(course)
			.where(and(eq(course.type, 'course'), isCounted(id)))
			.orderBy(asc(course.pathNo), desc(course.orderNo), desc(course.createdAt), asc(course.id)),
		db
			.select({
				id: lessons.id,
				courseId: lessons.parentId,
				slug: lessons.slug,
				title: lessons.title,
				config: lessons.config,
				content: storedText<string | null>(lessonContents.content),
				notes: lessonNotes.source,
			})
			.from(lessons)
			.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
			.leftJoin(lessonNotes, eq(lessonNotes.lessonId, lessons.id))
			.where(inArray(lessons.id, counted))
			.orderBy(asc(lessons.orderNo), asc(lessons.createdAt), asc(lessons.id)),
		db
			.select({ ...exerciseColumns, lessonId: exercises.lessonId })
			.from(exercises)
			.where(and(inArray(exercises.lessonId, counted), eq(exercises.status, 1)))
			.orderBy(asc(exercises.orderNo), exercises.id),
		wordsOfTexts(db, sql`${counted}`),
		listOfCourse(db, id),
	])
	const asked = courses.find((one) => one.id === id)
	if (!asked) return undefined
	const wordsOf = wordReader(rows)
	const contents = new Map(texts.map(({ id, content }) => [id, readStoredContent(content ?? '[]')]))
	const toCheck = courses.map(
		({ id: courseId, slug, level, path }): CourseToCheck => ({
			slug,
			level,
			path,
			lessons: texts
				.filter((lesson) => lesson.courseId === courseId)
				.map((lesson) => {
					// A damaged text has no words, and a damaged exercise none either.
					const content = contents.get(lesson.id) ?? []
					const read = stored
						.filter(({ lessonId }) => lessonId === lesson.id)
						.flatMap((row) => readStored(row) ?? [])
					const { slug: lessonSlug, config, notes } = lesson
					return lessonToCheck(
						{
							slug: lessonSlug,
							kind: config.kind,
							content,
							notes: notes ?? '',
							exercises: read,
						},
						wordsOf,
					)
				}),
		}),
	)
	const own = toCheck.find(({ slug }) => slug === asked.slug)
	if (!own) return undefined
	const report = reportOf(
		own,
		toCheck,
		listed.map((row) => ({ ...row, key: keyOfWord(row) })),
	)
	const titles = texts.filter(({ courseId }) => courseId === id)
	return {
		course: asked,
		/** The lessons with a text that cannot be read, on the path before and after it too. */
		damaged: texts
			.filter((lesson) => !contents.get(lesson.id))
			.map(({ id, title }) => ({ id, title })),
		rank: hskRankOfCourse(asked.level),
		list: report.list,
		targets: report.targets,
		lessons: report.lessons.map((figures, index) => ({
			...figures,
			id: titles[index]?.id ?? '',
			title: titles[index]?.title ?? asked.title,
		})),
	}
}

export type CourseFigures = NonNullable<Awaited<ReturnType<typeof findCourseFigures>>>

/** The course, and if it is on the path all courses there that learners can see. */
function isCounted(id: string) {
	const isOnPath = sql`exists (${sql`select 1 from ${lessons} as asked
		where asked.id = ${id} and asked.path_no is not null`})`
	return and(
		eq(course.isDeleted, false),
		or(eq(course.id, id), and(isOnPath, isNotNull(course.pathNo), inArray(course.status, [1, 2]))),
	)
}

/** Their lessons; of the course itself those too that are not enabled yet. */
function lessonsCounted(id: string) {
	return sql`(${sql`select below.id from ${lessons} as below
		join ${lessons} as ${course} on ${course.id} = below.parent_id
		where not below.is_deleted and (below.status in (1, 2) or ${course.id} = ${id})
			and ${isCounted(id)}`})`
}

/** The words of the level that the course aims at, in edition 2.0. */
function listOfCourse(db: Db, id: string) {
	// The course's own level is not known before the batch that reads it.
	const levels = Object.fromEntries(courseLevels.map((one) => [one, hskLevelOfCourse(one)]))
	const level = sql`(${sql`select ${JSON.stringify(levels)} ->> ${course.level}
		from ${lessons} as ${course} where ${course.id} = ${id}`})`
	return db
		.select({ word: vocab.word, pinyin: vocab.pinyin })
		.from(vocab)
		.where(
			and(
				eq(vocab.status, 1),
				sql`${vocab.id} in (
					select rowid from vocab_index where vocab_index match coalesce('"level-' || ${level} || '"', '"none"'))`,
				sql`exists (select 1 from json_each(${vocab.levels})
					where value ->> 'edition' = ${firstEdition} and value ->> 'isDerived' is null
						and value ->> 'level' = ${level})`,
			),
		)
		.orderBy(desc(vocab.frequency), vocab.id)
}
