/** Cuts and reads what stands in the files of lessons: texts, notes, exercises. */
import type { Readings } from '#app/contracts/readings.ts'
import {
	longestTokenizedText,
	mostTokenizedParagraphs,
	type Tokenize,
} from '#app/contracts/tokenize.ts'
import { uncutPieces, withCutPieces } from '#app/domain/course-files/marked-text.ts'
import type { ReadLesson } from '#app/domain/course-files/read-course.ts'
import type { Exercise } from '#app/domain/exercises/exercise.ts'
import type { ExerciseWords } from '#app/domain/exercises/exercise-words.ts'
import { numberBlanks } from '#app/domain/lesson-text/blanks.ts'
import { type LessonContent, textOf } from '#app/domain/lesson-text/content.ts'
import { lessonWordsInOrder, noLessonWords } from '#app/domain/lesson-text/lesson-words.ts'
import { addReadings } from '#app/domain/lesson-text/prepare.ts'
import type { NoteBlock } from '#app/domain/notes/note-blocks.ts'
import { typedAsides, withWords } from '#app/domain/notes/notes-text.ts'
import { type ProblemWithText, withProblemText } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import { cutExercises } from '#app/features/exercises/admin/words-of-exercises.server.ts'
import { cutParagraphs } from '#app/features/lesson-editor/segment-text.server.ts'
import { cutAsides } from '#app/features/vocabulary/cut-asides.server.ts'

type Services = { tokenize: Tokenize; readings: Readings }

/** Undefined where the file has no such part. */
export type CutLesson = {
	content: LessonContent | undefined
	notes: { source: string; blocks: NoteBlock[] } | undefined
	exercises: { exercise: Exercise; words: ExerciseWords | undefined }[] | undefined
}

/** The limits of a text, as the tokenizer has them. */
export const textLimits = {
	mostParagraphs: mostTokenizedParagraphs,
	longestText: longestTokenizedText,
}

/**
 * In the order of the lessons. Exercises are cut and read as the texts of all of them. Returns the
 * failure of the tokenizer; exercises alone may go without words.
 */
export async function cutLessons(
	services: Services,
	lessons: readonly ReadLesson[],
): Promise<Result<CutLesson[], ProblemWithText[]>> {
	const contents = await cutTexts(services, lessons)
	if (!contents.ok) return contents
	const notes = await cutNotes(services, lessons)
	if (!notes.ok) return notes
	const lessonsWords = lessonWordsInOrder(contents.value.map((content) => content ?? []))
	const words = await cutExercises(
		services,
		lessons.flatMap(({ exercises = [] }, index) =>
			exercises.map((exercise) => ({ exercise, lesson: lessonsWords[index] ?? noLessonWords })),
		),
	)
	return ok(
		lessons.map((lesson, index) => ({
			content: contents.value[index],
			notes: notes.value[index],
			exercises: lesson.exercises?.map((exercise) => ({ exercise, words: words.shift() })),
		})),
	)
}

async function cutTexts(
	{ tokenize, readings }: Services,
	lessons: readonly ReadLesson[],
): Promise<Result<(LessonContent | undefined)[], ProblemWithText[]>> {
	const written: (LessonContent | undefined)[] = []
	for (const { content, markings } of lessons) {
		const paragraphs = content ? uncutPieces(content, markings) : []
		if (!content || paragraphs.length === 0) {
			written.push(content)
			continue
		}
		const cut = await cutParagraphs(tokenize, { paragraphs, known: [] })
		if (!cut.ok) return cut
		written.push(withCutPieces(content, markings, cut.value))
	}
	const read: LessonContent[] = []
	for (const some of inBatches(written.filter((content) => content !== undefined))) {
		const found = await readings(some.flat().map(({ zh }) => zh.map(({ word }) => word)))
		if (!found.ok) return err([withProblemText(found.error)])
		let at = 0
		for (const content of some) {
			const own = found.value.slice(at, at + content.length)
			at += content.length
			read.push(numberBlanks(addReadings(content, own), () => ''))
		}
	}
	return ok(written.map((content) => content && read.shift()))
}

/** As many texts at once as the tokenizer takes. */
function inBatches(contents: readonly LessonContent[]): LessonContent[][] {
	const batches: LessonContent[][] = []
	let room = { text: 0, paragraphs: 0 }
	for (const content of contents) {
		const text = content.reduce((sum, { zh }) => sum + textOf(zh).length, 0)
		const last = batches.at(-1)
		if (last && text <= room.text && content.length <= room.paragraphs) last.push(content)
		else {
			batches.push([content])
			room = { text: longestTokenizedText, paragraphs: mostTokenizedParagraphs }
		}
		room = { text: room.text - text, paragraphs: room.paragraphs - content.length }
	}
	return batches
}

async function cutNotes(
	services: Services,
	lessons: readonly ReadLesson[],
): Promise<Result<CutLesson['notes'][], ProblemWithText[]>> {
	const all: CutLesson['notes'][] = []
	for (const { notes } of lessons) {
		const words = await cutAsides(services, notes ? typedAsides(notes.blocks) : [])
		if (!words.ok) return words
		all.push(notes && { source: notes.source, blocks: withWords(notes.blocks, words.value) })
	}
	return ok(all)
}
