/**
 * The Chinese of an exercise, to be cut into words: question, options, explanation, what is heard and what is
 * right.
 *
 * Pieces of one sentence are read together and kept apart. 你{得}去 has the words 你 nǐ, 得 děi and 去 qù:
 * 得 alone would be read de.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import { asInLesson } from '#app/domain/lesson-text/as-in-lesson.ts'
import { type SetReading, shownAside, type TypedAside } from '#app/domain/lesson-text/aside.ts'
import { type Token, textOf } from '#app/domain/lesson-text/content.ts'
import { cutAtEnds } from '#app/domain/lesson-text/cut-aside.ts'
import type { LessonWords } from '#app/domain/lesson-text/lesson-words.ts'
import type { ExerciseWords } from './exercise-words.ts'
import type { AnswerableExercise, SpokenExercise } from './listed-exercise.ts'
import { type Slots, wordsOf } from './slots.ts'

/** A text to be cut and read, and where its pieces end. */
export type ExerciseAside = TypedAside & { ends: readonly number[] }

/** The exercise is as its author wrote it, with notation. */
export function asidesOfExercise(exercise: AnswerableExercise | SpokenExercise): ExerciseAside[] {
	const { question, sound, explanation } = exercise
	const sentences = [...sentencesOf(exercise), [question.zh], [sound], [explanation.zh]].map(
		(pieces) => pieces.flatMap((piece) => (piece ? [piece] : [])),
	)
	const seen = new Set<string>()
	return sentences.flatMap((pieces) => {
		const isNew = pieces.some((piece) => hasHanzi(piece) && !seen.has(piece))
		for (const piece of pieces) seen.add(piece)
		return isNew ? [asideOf(pieces)] : []
	})
}

/**
 * `cut` has the words of each aside; those that the lesson has, too, become as in the lesson. A piece that two
 * asides have is read by the first.
 */
export function wordsOfExercise(
	asides: readonly ExerciseAside[],
	cut: readonly (readonly Token[])[],
	lesson: LessonWords,
): ExerciseWords {
	const words = new Map<string, Token[]>()
	for (const [index, aside] of asides.entries()) {
		const tokens = asInLesson(cut[index] ?? [], aside, lesson)
		for (const piece of cutAtEnds(tokens, aside.ends)) {
			const text = textOf(piece)
			if (hasHanzi(text) && !words.has(text)) words.set(text, piece)
		}
	}
	return [...words.values()]
}

/** The texts of a task, each in its pieces. The right sentence comes first: it has readings in context. */
function sentencesOf(exercise: AnswerableExercise | SpokenExercise): (string | undefined)[][] {
	switch (exercise.way) {
		case 'picks':
			return exercise.options.map(({ zh }) => [zh])
		case 'slots':
			return [
				rightSentence(exercise),
				...exercise.bank.map(({ text }) => [text]),
				...exercise.before.map((text) => [text]),
			]
		case 'typed':
			return exercise.accepted.map((answer) => ['hanzi' in answer ? answer.hanzi : undefined])
		case 'spoken':
			return exercise.answers.map(({ zh }) => [zh])
	}
}

function rightSentence(slots: Slots): string[] {
	const { layout, before, after, answers } = slots
	if (layout === 'pairs') return []
	const right = wordsOf(slots, answers[0] ?? '')
	return [...before.flatMap((text, at) => [text, right[at] ?? '']), after]
}

function asideOf(pieces: readonly string[]): ExerciseAside {
	const joined = { text: '', written: '', readings: [], ends: [] }
	return pieces.map(shownAside).reduce<ExerciseAside>(
		({ text, written, readings, ends }, piece) => ({
			text: text + piece.text,
			written: written + piece.written,
			readings: [...readings, ...piece.readings.map((one) => movedBy(text.length, one))],
			ends: [...ends, text.length + piece.text.length],
		}),
		joined,
	)
}

function movedBy(length: number, { from, to, pinyin }: SetReading): SetReading {
	return { from: from + length, to: to + length, pinyin }
}
