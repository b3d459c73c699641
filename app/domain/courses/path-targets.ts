/**
 * The targets of a course on the path, by its level, and whether it reaches them.
 *
 * A beginners' course has 18 lessons of 40 to 150 characters. If its fifth lesson has 38, the target
 * "40 to 150 characters a lesson" is missed, by "lesson 5: 38".
 */
import { counted } from '#app/domain/counted.ts'
import {
	coveredShare,
	knownShare,
	type LessonFigures,
	type ListCoverage,
	leastMeetings,
	lessonsToReturnIn,
	meetingsOf,
} from './course-figures.ts'
import type { CourseLevel } from './course-level.ts'
import { type LessonKind, lessonNumbers } from './lesson-kind.ts'
import { countKinds, isSpoken, type LessonParts } from './lesson-parts.ts'

type Sizes = {
	lessons: number
	/** Hanzi of a lesson's text. */
	characters?: { least: number; most: number }
	newWords?: { least: number; most: number }
	/** Per cent of running words, from that lesson on. */
	known?: { percent: number; from: number }
	/** Per cent of the level's list in edition 2.0. */
	covered: number
	/** Lessons on sounds. */
	soundLessons?: number
	/** Characters a lesson that are shown with their parts. */
	takenApart?: number
	/** Of the test at the end: as many as the HSK has at that level. */
	testPoints: number
}

const sizesByLevel: Partial<Record<CourseLevel, Sizes>> = {
	beginner: {
		lessons: 18,
		characters: { least: 40, most: 150 },
		newWords: { least: 8, most: 12 },
		known: { percent: 85, from: 4 },
		covered: 90,
		soundLessons: 4,
		takenApart: 4,
		testPoints: 40,
	},
	elementary: { lessons: 12, covered: 80, testPoints: 60 },
	intermediate: {
		lessons: 12,
		characters: { least: 1, most: 350 },
		covered: 80,
		testPoints: 80,
	},
	upper_intermediate: {
		lessons: 12,
		characters: { least: 350, most: 580 },
		covered: 48,
		testPoints: 100,
	},
}

const notesOfLesson = { least: 2, most: 4 }
const leastExamples = 2
const exercisesOfLesson = 8
const heardOfLesson = 3
const spokenOfLesson = 3
const leastKinds = 4
const mostLongest = 40
const reviews = { every: 6, exercises: 12, kinds: 5, characters: { least: 100, most: 350 } }
/** Per cent of a test's points, about as in the HSK. */
const heardOfTest = 45
const readAgain = { known: 97, characters: { least: 60, most: 350 } }

export type LessonToCheck = LessonFigures & LessonParts

export type Target = {
	text: string
	/** Where and by how much it is missed; empty if it is met. */
	misses: readonly string[]
}

export function targetsOf(
	level: CourseLevel,
	{ lessons, list }: { lessons: readonly LessonToCheck[]; list: ListCoverage },
): Target[] {
	const sizes = sizesByLevel[level]
	const own = lessons.filter(({ kind }) => kind === 'lesson')
	return [
		...(sizes ? ownTargets(sizes, own, list) : []),
		...sharedTargets(own),
		...targetsOfTextsReadAgain(lessons),
		...targetsOfReviews(lessons),
		...(sizes?.soundLessons ? targetsOfSounds(sizes.soundLessons, lessons) : []),
		...(sizes ? targetsOfTest(sizes.testPoints, lessons) : []),
	]
}

/** The targets that differ from level to level. */
function ownTargets(
	{ lessons: count, characters, newWords, known, covered, takenApart }: Sizes,
	lessons: readonly LessonToCheck[],
	list: ListCoverage,
): Target[] {
	const targets: Target[] = [
		{
			text: `${count} lessons`,
			misses: lessons.length === count ? [] : [`${lessons.length} lessons`],
		},
	]
	if (characters) {
		const { least, most } = characters
		targets.push({
			text: least > 1 ? `${least} to ${most} characters a lesson` : `${most} characters at most`,
			misses: missesOf(lessons, (lesson) => outside(lesson.characters, characters)),
		})
	}
	if (newWords) {
		targets.push({
			text: `${newWords.least} to ${newWords.most} new words a lesson`,
			misses: missesOf(lessons, (lesson) => outside(lesson.newWords.length, newWords)),
		})
	}
	if (known) {
		targets.push({
			text: `${known.percent}% of the words known from lesson ${known.from} on`,
			misses: missesOf(lessons, (lesson, no) => {
				const share = 100 * knownShare(lesson)
				return no >= known.from && share < known.percent ? `${share.toFixed(1)}%` : undefined
			}),
		})
	}
	if (takenApart) {
		targets.push({
			text: `${takenApart} characters a lesson with their parts`,
			misses: missesOf(lessons, (lesson) => fewer(lesson.takenApart, takenApart)),
		})
	}
	const share = 100 * coveredShare(list)
	targets.push({
		text: `${covered}% of the level’s list`,
		misses: share < covered ? [`${share.toFixed(1)}%`] : [],
	})
	return targets
}

/** The targets of all courses on the path. */
function sharedTargets(lessons: readonly LessonToCheck[]): Target[] {
	const graded = lessons.map(withoutSpoken)
	const choices = lessons.flatMap(({ exercises }) =>
		exercises.flatMap(({ choice }) => choice ?? []),
	)
	const longest = choices.filter(({ isRightLongest }) => isRightLongest).length
	const longestShare = choices.length === 0 ? 0 : (100 * longest) / choices.length
	return [
		{
			text: `Each new word met ${leastMeetings} times in the next ${lessonsToReturnIn} lessons`,
			// The last lessons of the path have too few after them to be judged.
			misses: missesOf(lessons, ({ newWords, lessonsAfter }) => {
				const poor = newWords.filter((word) => meetingsOf(word) < leastMeetings)
				if (lessonsAfter < lessonsToReturnIn || poor.length === 0) return undefined
				return poor.map((word) => `${word.word} ${word.inTexts}+${word.beside}`).join(', ')
			}),
		},
		{
			text: `${notesOfLesson.least} to ${notesOfLesson.most} notes a lesson`,
			misses: missesOf(lessons, ({ notes }) => outside(notes.length, notesOfLesson)),
		},
		{
			text: `${leastExamples} examples a note`,
			misses: missesOf(lessons, ({ notes }) => {
				const poor = notes.filter(({ examples }) => examples < leastExamples).length
				return poor > 0 ? `${counted(poor, 'note has', 'notes have')} fewer` : undefined
			}),
		},
		{
			text: `${exercisesOfLesson} exercises a lesson`,
			misses: missesOf(graded, ({ exercises }) => fewer(exercises.length, exercisesOfLesson)),
		},
		{
			text: `${heardOfLesson} exercises a lesson that are heard, dictations left out`,
			misses: missesOf(lessons, ({ exercises }) => {
				const heard = exercises.filter(({ kind, isHeard }) => isHeard && kind !== 'dictation')
				return fewer(heard.length, heardOfLesson)
			}),
		},
		{
			text: `${spokenOfLesson} questions a lesson to answer aloud`,
			misses: missesOf(lessons, ({ exercises }) =>
				fewer(exercises.filter(isSpoken).length, spokenOfLesson),
			),
		},
		{
			text: `${leastKinds} kinds of exercises a lesson`,
			misses: missesOf(graded, (lesson) => fewer(countKinds(lesson), leastKinds)),
		},
		{
			text: `The right option alone the longest in ${mostLongest}% of choices at most`,
			misses:
				longestShare > mostLongest
					? [`${longestShare.toFixed(1)}% (${longest} of ${choices.length})`]
					: [],
		},
	]
}

/** A text that reads the lesson before it again brings nothing new, in at most two pages. */
function targetsOfTextsReadAgain(lessons: readonly LessonToCheck[]): Target[] {
	const numbers = lessonNumbers(lessons.map(({ kind }) => kind))
	const missesHere = (missOf: (text: LessonToCheck) => string | undefined) =>
		missesAfterLessons(lessons, 'again', missOf)
	const { known, characters } = readAgain
	return [
		{
			text: 'A text to read again after each lesson',
			misses: lessons.flatMap(({ kind }, index) =>
				kind === 'lesson' && lessons[index + 1]?.kind !== 'again'
					? [`lesson ${numbers[index]}`]
					: [],
			),
		},
		{
			text: `${known}% of its words known`,
			misses: missesHere((text) => {
				const share = 100 * knownShare(text)
				return share < known ? `${share.toFixed(1)}%` : undefined
			}),
		},
		{
			text: `${characters.least} to ${characters.most} characters in it`,
			misses: missesHere((text) => outside(text.characters, characters)),
		},
	]
}

function missesOf(
	lessons: readonly LessonToCheck[],
	missOf: (lesson: LessonToCheck, no: number) => string | undefined,
): string[] {
	return lessons.flatMap((lesson, index) => {
		const miss = missOf(lesson, index + 1)
		return miss === undefined ? [] : [`lesson ${index + 1}: ${miss}`]
	})
}

/** After each six lessons a review, which brings nothing new and asks for all of it. */
function targetsOfReviews(lessons: readonly LessonToCheck[]): Target[] {
	const { every, exercises, kinds, characters } = reviews
	const numbers = lessonNumbers(lessons.map(({ kind }) => kind))
	const missesHere = (missOf: (review: LessonToCheck) => string | undefined) =>
		missesAfterLessons(lessons, 'review', (review) => missOf(withoutSpoken(review)))
	const reviewed = new Set(
		lessons.flatMap(({ kind }, index) => (kind === 'review' ? [numberBefore(numbers, index)] : [])),
	)
	return [
		{
			text: `A review after each ${every} lessons`,
			misses: numbers.flatMap((number) =>
				number !== undefined && number % every === 0 && !reviewed.has(number)
					? [`lesson ${number}`]
					: [],
			),
		},
		{
			text: `No new word in it, and ${characters.least} to ${characters.most} characters`,
			misses: missesHere(
				({ newWords, characters: count }) =>
					newWords.map(({ word }) => word).join(', ') || outside(count, characters),
			),
		},
		{
			text: `${exercises} exercises of ${kinds} kinds in it`,
			misses: missesHere(
				(review) => fewer(review.exercises.length, exercises) ?? fewer(countKinds(review), kinds),
			),
		},
	]
}

/** Lessons on sounds explain and ask, and bring nothing new. */
function targetsOfSounds(count: number, lessons: readonly LessonToCheck[]): Target[] {
	const found = lessons.filter(({ kind }) => kind === 'sounds').length
	const missesHere = (missOf: (text: LessonToCheck) => string | undefined) =>
		missesAfterLessons(lessons, 'sounds', missOf)
	return [
		{ text: `${count} lessons on sounds`, misses: found < count ? [`${found}`] : [] },
		{
			text: 'No new word in them, and 2 notes',
			misses: missesHere(
				({ newWords, notes }) =>
					newWords.map(({ word }) => word).join(', ') || fewer(notes.length, 2),
			),
		},
		{
			text: `${exercisesOfLesson} exercises in them, ${heardOfLesson} heard`,
			misses: missesHere((text) => {
				const { exercises } = withoutSpoken(text)
				const heard = exercises.filter(({ isHeard }) => isHeard).length
				return fewer(exercises.length, exercisesOfLesson) ?? fewer(heard, heardOfLesson)
			}),
		},
	]
}

/** At the end a test in the form of the HSK, which brings nothing new. */
function targetsOfTest(testPoints: number, lessons: readonly LessonToCheck[]): Target[] {
	const test = lessons.findLast(({ kind }) => kind === 'test')
	const points = pointsIn(test?.exercises ?? [])
	const heardPoints = pointsIn(test?.exercises.filter(({ isHeard }) => isHeard) ?? [])
	const heard = points === 0 ? 0 : (100 * heardPoints) / points
	return [
		{
			text: `A test of ${testPoints} points at the end`,
			misses: test && test === lessons.at(-1) && points === testPoints ? [] : [`${points} points`],
		},
		{
			text: `No new word in it, and ${heardOfTest}% of its points heard`,
			misses: [
				...(test?.newWords ?? []).map(({ word }) => word),
				...(heard < heardOfTest ? [`${heard.toFixed(1)}% heard`] : []),
			],
		},
	]
}

function pointsIn(exercises: LessonToCheck['exercises']): number {
	return exercises.reduce((sum, { points = 1 }) => sum + points, 0)
}

/** Of the texts of a kind that has no numbers. */
function missesAfterLessons(
	lessons: readonly LessonToCheck[],
	kind: LessonKind,
	missOf: (text: LessonToCheck) => string | undefined,
): string[] {
	const numbers = lessonNumbers(lessons.map((lesson) => lesson.kind))
	return lessons.flatMap((text, index) => {
		const miss = text.kind === kind ? missOf(text) : undefined
		return miss === undefined ? [] : [`after lesson ${numberBefore(numbers, index)}: ${miss}`]
	})
}

/** The number of the last lesson before a text that has none. */
function numberBefore(numbers: readonly (number | undefined)[], index: number): number | undefined {
	return numbers.slice(0, index).findLast((number) => number !== undefined)
}

function withoutSpoken(lesson: LessonToCheck): LessonToCheck {
	return { ...lesson, exercises: lesson.exercises.filter((exercise) => !isSpoken(exercise)) }
}

function fewer(count: number, least: number): string | undefined {
	return count < least ? `${count}` : undefined
}

function outside(
	count: number,
	{ least, most }: { least: number; most: number },
): string | undefined {
	return count < least || count > most ? `${count}` : undefined
}
