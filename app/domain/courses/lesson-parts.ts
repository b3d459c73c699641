/**
 * A lesson's notes and exercises, counted.
 *
 *     ## 是 joins two nouns          a note,
 *     zh: 我␟是␟老师。                with one example
 *     en: I’m a teacher.
 *
 * In a choice of 美国人, 英国人 and 中国北京人, where the last is right, it is alone the longest: a learner
 * who guesses by length is right too.
 */
import { parseAnswer } from '#app/domain/exercises/answer.ts'
import { type LocalizedText, takeSound } from '#app/domain/exercises/localized-text.ts'
import { countNotes } from '#app/domain/notes/notes-text.ts'

export type LessonParts = {
	notes: readonly { examples: number }[]
	/** How many characters are shown with their parts. */
	takenApart: number
	exercises: readonly CountedExercise[]
}

type CountedExercise = {
	kind: string
	/** Whether it is answered by what one hears. */
	isHeard?: boolean
	/** In a test: one for each gap or pair; default: one. */
	points?: number
	choice?: { isRightLongest: boolean }
}

/** Answered aloud, and not graded. */
export function isSpoken({ kind }: CountedExercise): boolean {
	return kind === 'speak'
}

/** How many kinds of exercises there are. */
export function countKinds({ exercises }: Pick<LessonParts, 'exercises'>): number {
	return new Set(exercises.map(({ kind }) => kind)).size
}

/** Characters that are taken apart are no note of their own. */
export function countNoteParts(text: string): Pick<LessonParts, 'notes' | 'takenApart'> {
	const counted = countNotes(text)
	return {
		notes: counted.filter(({ examples, characters }) => examples > 0 || characters === 0),
		takenApart: counted.reduce((sum, { characters }) => sum + characters, 0),
	}
}

type WithTexts = {
	type: string
	question: LocalizedText
	options: readonly LocalizedText[] | null
	answer: string
	explanation: LocalizedText
}

/**
 * The texts that a learner reads, hears or writes in an exercise. The gaps of a cloze stand in its
 * question; its bank only adds the other words.
 */
export function textsOfExercise({
	type,
	question,
	options,
	answer,
	explanation,
}: WithTexts): string[] {
	const added = (options ?? []).slice(type === 'cloze' ? answer.length : 0)
	return [question, ...added, explanation].flatMap((text) => Object.values(text))
}

export function countExercise({
	type,
	question,
	options,
	answer,
}: Omit<WithTexts, 'explanation'>): CountedExercise {
	const isHeard = takeSound(question).sound !== undefined
	const hasPlaces = type === 'cloze' || type === 'match'
	const shared = { kind: type, isHeard, ...(hasPlaces && { points: answer.length }) }
	if (type !== 'choice' || !options) return shared
	return { ...shared, choice: { isRightLongest: isRightLongest(options, answer) } }
}

/** Options are compared in the language that all of them have; Chinese first. */
function isRightLongest(options: readonly LocalizedText[], answer: string): boolean {
	const languages = ['zh', 'pinyin', 'en']
	const shared = languages.find((language) => options.every((option) => option[language]))
	const lengths = options.map((option) => {
		const text = (shared && option[shared]) ?? Object.values(option)[0] ?? ''
		return [...text].length
	})
	const [right] = parseAnswer(answer)
	const longest = Math.max(...lengths)
	return (
		right !== undefined &&
		lengths[right] === longest &&
		lengths.filter((length) => length === longest).length === 1
	)
}
