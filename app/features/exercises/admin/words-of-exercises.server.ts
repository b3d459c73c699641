import { asc, eq, or, sql } from 'drizzle-orm'
import type { Readings } from '#app/contracts/readings.ts'
import {
	longestTokenizedText,
	mostTokenizedParagraphs,
	type Tokenize,
} from '#app/contracts/tokenize.ts'
import type { Db } from '#app/db/client.server.ts'
import { storedText } from '#app/db/readable-json.ts'
import { exercises, lessonContents, lessons, workingParts } from '#app/db/schema/index.ts'
import { storedExerciseColumns } from '#app/db/stored-exercise-columns.ts'
import { isWorkingPartOf, lessonOwner } from '#app/db/working-parts.ts'
import {
	asidesOfExercise,
	type ExerciseAside,
	wordsOfExercise,
} from '#app/domain/exercises/asides-of-exercise.ts'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import { formatExerciseText } from '#app/domain/exercises/exercise-text.ts'
import type { ExerciseWords } from '#app/domain/exercises/exercise-words.ts'
import { asWritten } from '#app/domain/exercises/listed-exercise.ts'
import { readStored, readStoredWords } from '#app/domain/exercises/stored-exercise.ts'
import { type LessonWords, lessonWords } from '#app/domain/lesson-text/lesson-words.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import { readWorkingExercises } from '#app/domain/publishing/working-part.ts'
import { cutAsides } from '#app/features/vocabulary/cut-asides.server.ts'
import { logFailure } from '#app/http/responses.server.ts'

type Order = {
	services: { tokenize: Tokenize; readings: Readings }
	lessonId: string
	exercises: readonly Exercise[]
}

/**
 * The words to save with exercises, in their order, cut and read as in the texts of the course. An exercise
 * that could not be cut keeps the words it has; undefined if it is new or was changed.
 */
export async function wordsToSave(
	db: Db,
	{ services, lessonId, exercises: typed }: Order,
): Promise<(ExerciseWords | undefined)[]> {
	const { lesson, stored } = await findBeside(db, lessonId)
	const cut = await cutExercises(
		services,
		typed.map((exercise) => ({ exercise, lesson })),
	)
	return typed.map((exercise, index) => cut[index] ?? stored.get(formatExerciseText([exercise])))
}

/** The words of the lesson and its course, and the words of its stored exercises by their text. */
export async function findBeside(db: Db, lessonId: string) {
	const [texts, rows, [working]] = await db.batch([
		db
			.select({ id: lessons.id, content: storedText(lessonContents.content) })
			.from(lessonContents)
			.innerJoin(lessons, eq(lessons.id, lessonContents.lessonId))
			.where(
				or(
					eq(lessons.id, lessonId),
					sql`${lessons.parentId} = (${sql`select its.parent_id from ${lessons} as its
						where its.id = ${lessonId}`})`,
				),
			)
			.orderBy(asc(lessons.orderNo), asc(lessons.id)),
		db.select(storedExerciseColumns).from(exercises).where(eq(exercises.lessonId, lessonId)),
		db
			.select({ content: workingParts.content })
			.from(workingParts)
			.where(isWorkingPartOf(lessonOwner(lessonId), 'exercises')),
	])
	const unpublished = working ? (readWorkingExercises(working.content) ?? []) : []
	const published = rows.flatMap((row) => {
		const exercise = readStored(row)
		return exercise && row.words
			? [[formatExerciseText([exercise]), readStoredWords(row)] as const]
			: []
	})
	const contents = texts.map(({ content }) => readStoredContent(content) ?? [])
	const at = texts.findIndex(({ id }) => id === lessonId)
	return {
		lesson: lessonWords({
			own: contents[at] ?? [],
			earlier: contents.slice(0, Math.max(at, 0)),
			later: contents.slice(at + 1),
		}),
		stored: new Map([
			...published,
			...unpublished.flatMap(({ exercise, words }) =>
				words ? [[formatExerciseText([exercise]), words] as const] : [],
			),
		]),
	}
}

type Sources = { tokenize: Tokenize; readings: Readings }

/** An exercise, and the words that its lesson has. */
type ToCut = { exercise: Exercise; lesson: LessonWords }

/**
 * Cuts and reads the Chinese of exercises, in their order. Undefined where it could not be done: exercises
 * are saved all the same, and their Chinese shows without pinyin.
 */
export async function cutExercises(
	sources: Sources,
	exercises: readonly ToCut[],
): Promise<(ExerciseWords | undefined)[]> {
	const toCut = exercises.map(({ exercise, lesson }) => {
		const written = asWritten('', exercise)
		return { asides: written ? asidesOfExercise(written) : [], lesson }
	})
	const words: (ExerciseWords | undefined)[] = []
	for (const part of inParts(toCut)) words.push(...(await cutPart(sources, part)))
	return words
}

/** Each exercise with the asides of its Chinese. */
type Part = { asides: ExerciseAside[]; lesson: LessonWords }[]

/** As many exercises at once as the tokenizer takes. */
function inParts(exercises: Part): Part[] {
	const parts: Part[] = []
	let room = { text: 0, paragraphs: 0 }
	for (const own of exercises) {
		const { asides } = own
		const length = asides.reduce((sum, { text }) => sum + text.length, 0)
		const last = parts.at(-1)
		if (last && length <= room.text && asides.length <= room.paragraphs) last.push(own)
		else {
			parts.push([own])
			room = { text: longestTokenizedText, paragraphs: mostTokenizedParagraphs }
		}
		room = { text: room.text - length, paragraphs: room.paragraphs - asides.length }
	}
	return parts
}

async function cutPart(sources: Sources, part: Part): Promise<(ExerciseWords | undefined)[]> {
	const cut = await cutAsides(
		sources,
		part.flatMap(({ asides }) => asides),
	)
	if (!cut.ok) {
		logFailure(new Error(`Exercises were not cut: ${cut.error.map(({ text }) => text).join(' ')}`))
		return part.map(() => undefined)
	}
	let at = 0
	return part.map(({ asides, lesson }) => {
		const words = wordsOfExercise(asides, cut.value.slice(at, at + asides.length), lesson)
		at += asides.length
		return words
	})
}
