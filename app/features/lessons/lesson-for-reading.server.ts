import { and, asc, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { accessColumns } from '#app/db/access-columns.ts'
import type { Db } from '#app/db/client.server.ts'
import { isEmbeddedAudio } from '#app/db/embedded-audio.ts'
import { readableJson, storedText } from '#app/db/readable-json.ts'
import {
	countedTexts,
	exercises,
	lessonContents,
	lessonNotes,
	lessonProgress,
	lessons,
	readingPlaces,
	textWords,
	vocab,
} from '#app/db/schema/index.ts'
import { storedExerciseColumns } from '#app/db/stored-exercise-columns.ts'
import { wordEntryColumns } from '#app/db/word-entry-columns.ts'
import { wordsAndParts } from '#app/db/words-and-parts.ts'
import type { LessonKind } from '#app/domain/courses/lesson-kind.ts'
import type { StoredExercise } from '#app/domain/exercises/stored-exercise.ts'
import {
	beginsPath,
	firstAfterCourse,
	lessonsBeforeTest,
} from '#app/features/courses/course-path.server.ts'
import { ownWordsAmong } from '#app/features/known-words/own-words.server.ts'

const parent = alias(lessons, 'parent')
const sibling = alias(lessons, 'sibling')

type LessonQuery = {
	slug: string
	userId: string
	/** The person's access level; default: a free account. */
	level?: number
	known?: string | undefined
}

/**
 * Finds a lesson with its course, the columns the access rule needs, its text and notes, all readings of its
 * words, its exercises, the lessons before and after it in its course and on the path, where this person stopped in
 * it, and their own words among its words. Text, notes, words and exercises are left out if the lesson
 * still has the `known` revision. One batch: one round trip.
 */
export async function findLessonForReading(
	db: Db,
	{ slug, userId, level = 1, known }: LessonQuery,
) {
	const ofLesson = eq(lessons.slug, slug)
	const isNew = known === undefined ? undefined : sql`${known} is not (${revisionOf(slug)})`
	const [[found], [text], [notes], words, stored, inCourse, [onPath], ownWords, inEarlierCourses] =
		await db.batch([
			db
				.select({
					lesson: {
						id: lessons.id,
						slug: lessons.slug,
						title: lessons.title,
						description: lessons.description,
						level: lessons.level,
						category: lessons.category,
						cover: lessons.coverImagePath,
						config: lessons.config,
						isFree: lessons.isFree,
						...accessColumns(lessons, userId),
					},
					parent: {
						slug: parent.slug,
						title: parent.title,
						cover: parent.coverImagePath,
						config: parent.config,
						...accessColumns(parent, userId),
					},
					isPathBeginning: beginsPath(parent),
					audioPath: lessonContents.audioPath,
					isEmbedded: isEmbeddedAudio('lesson_contents'),
					place: { paragraph: readingPlaces.paragraph, paragraphs: readingPlaces.paragraphs },
					revision: revision.as('revision'),
				})
				.from(lessons)
				.leftJoin(parent, eq(parent.id, lessons.parentId))
				.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
				.leftJoin(
					readingPlaces,
					and(
						eq(readingPlaces.lessonId, lessons.id),
						eq(readingPlaces.userId, userId),
						not(isLearnedBy(userId)),
					),
				)
				.where(and(ofLesson, eq(lessons.type, 'lesson'))),
			db
				.select({ content: lessonContents.content })
				.from(lessonContents)
				.innerJoin(lessons, eq(lessons.id, lessonContents.lessonId))
				.where(and(ofLesson, isNew)),
			db
				.select({ blocks: storedText(lessonNotes.blocks) })
				.from(lessonNotes)
				.innerJoin(lessons, eq(lessons.id, lessonNotes.lessonId))
				.where(and(ofLesson, isNew)),
			db
				.select({ id: vocab.id, ...wordEntryColumns })
				.from(vocab)
				.where(
					and(
						eq(vocab.status, 1),
						sql`${vocab.word} in (${wordsAndParts(sql`${wordsOfText(slug, isNew)} union ${wordsOfAsides(slug, isNew)}`)})`,
					),
				)
				.orderBy(desc(vocab.frequency), vocab.id),
			db
				.select(storedExerciseColumns)
				.from(exercises)
				.innerJoin(lessons, eq(lessons.id, exercises.lessonId))
				.where(and(ofLesson, eq(exercises.status, 1), isNew))
				.orderBy(asc(exercises.orderNo), exercises.id),
			db
				.select({
					id: sibling.id,
					slug: sibling.slug,
					title: sibling.title,
					isFree: sibling.isFree,
					kind: sql<LessonKind>`${sibling.config} ->> 'kind'`,
					...accessColumns(sibling, userId),
				})
				.from(sibling)
				.innerJoin(lessons, eq(lessons.parentId, sibling.parentId))
				.where(and(ofLesson, eq(sibling.isDeleted, false), inArray(sibling.status, [1, 2])))
				.orderBy(asc(sibling.orderNo), asc(sibling.createdAt)),
			firstAfterCourse(db, { slug, reader: { id: userId, level } }),
			ownWordsAmong(db, { userId, vocabIds: wordsOfLesson(slug) }),
			lessonsBeforeTest(db, slug),
		])
	if (!found) return undefined
	const at = inCourse.findIndex(({ id }) => id === found.lesson.id)
	const order = {
		before: inCourse.slice(0, Math.max(at, 0)),
		/** Of the path, if this is a test. */
		inEarlierCourses,
		following: inCourse.slice(at + 1),
		onPath,
	}
	if (found.revision === known) return { ...found, ...order, ownWords, written: undefined }
	const written = {
		content: text?.content,
		notes: notes?.blocks,
		words,
		exercises: stored satisfies StoredExercise[],
	}
	return { ...found, ...order, ownWords, written }
}

export type LessonForReading = NonNullable<Awaited<ReturnType<typeof findLessonForReading>>>

/** Identifies the current state of a lesson's text, notes, settings, exercises and vocabulary. */
const revision = sql<string>`json_array(
	${lessons.id}, ${lessons.config}, ${lessonContents.version}, ${lessonContents.updatedAt},
	${lessons.exercisesVersion},
	(select ${lessonNotes.version} || ' ' || ${lessonNotes.updatedAt} from ${lessonNotes}
		where ${lessonNotes.lessonId} = ${lessons.id}),
	(select count(*) || ' ' || max(${exercises.updatedAt}) from ${exercises}
		where ${exercises.lessonId} = ${lessons.id}),
	(select revision from vocab_revision)
)`

function revisionOf(slug: string): SQL {
	return sql`select ${revision} from ${lessons}
		left join ${lessonContents} on ${lessonContents.lessonId} = ${lessons.id}
		where ${lessons.slug} = ${slug}`
}

/** Finds a lesson's audio path, with the columns the access rule needs. */
export async function findLessonAudio(db: Db, { id, userId }: { id: string; userId: string }) {
	const [found] = await db
		.select({
			lesson: {
				...accessColumns(lessons, userId),
				isFree: lessons.isFree,
			},
			parent: accessColumns(parent, userId),
			audioPath: lessonContents.audioPath,
		})
		.from(lessons)
		.innerJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
		.leftJoin(parent, eq(parent.id, lessons.parentId))
		.where(eq(lessons.id, id))
	return found
}

/** The vocabulary's rows that the lesson's text has, and what stands beside it. */
function wordsOfLesson(slug: string): SQL {
	return sql`${countedWords(slug)} union
		select ${vocab.id} from ${vocab} where ${vocab.word} in (${wordsOfAsides(slug)})`
}

function countedWords(slug: string): SQL {
	return sql`select ${textWords.vocabId} from ${textWords}
		join ${countedTexts} on ${countedTexts.id} = ${textWords.textId}
		join ${lessons} on ${lessons.id} = ${countedTexts.lessonId}
		where ${lessons.slug} = ${slug}`
}

/** Extracts the tokens of a lesson's text in the database. */
function wordsOfText(slug: string, isNew: SQL | undefined): SQL {
	const isWanted = and(eq(lessons.slug, slug), isNew)
	return sql`select distinct token.value ->> 'word' from ${lessonContents}
		join ${lessons} on ${lessons.id} = ${lessonContents.lessonId},
		json_each(${lessonContents.content}) as block, json_each(block.value, '$.zh') as token
		where ${isWanted}`
}

/**
 * Extracts the tokens of Chinese beside the text: of the examples in its notes, and of its exercises.
 * Where they are damaged, the lesson is read without them.
 */
function wordsOfAsides(slug: string, isNew?: SQL): SQL {
	const isWanted = and(eq(lessons.slug, slug), isNew)
	return sql`select distinct ${wordOf('token')} from ${lessonNotes}
		join ${lessons} on ${lessons.id} = ${lessonNotes.lessonId},
		json_each(${readableJson(lessonNotes.blocks)}) as block,
		json_each(case block.type when 'object' then block.value end, '$.zh') as token
		where ${isWanted}
		union select ${wordOf('token')} from ${exercises}
		join ${lessons} on ${lessons.id} = ${exercises.lessonId},
		json_each(${readableJson(exercises.words)}) as line,
		json_each(case line.type when 'array' then line.value end) as token
		where ${isWanted}`
}

/** Null for what is no token. */
function wordOf(token: 'token'): SQL {
	const row = sql.raw(token)
	return sql`case ${row}.type when 'object' then ${row}.value ->> 'word' end`
}

/** A learned lesson is finished, wherever its reader stopped. */
function isLearnedBy(userId: string): SQL {
	return sql`exists (${sql`select 1 from ${lessonProgress}
		where ${lessonProgress.lessonId} = ${lessons.id} and ${lessonProgress.userId} = ${userId}
			and ${lessonProgress.learnedAt} is not null`})`
}
