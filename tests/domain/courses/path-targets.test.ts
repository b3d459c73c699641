import { expect, test } from 'vitest'
import { type LessonToCheck, targetsOf } from '#app/domain/courses/path-targets.ts'

const aloud = [1, 2, 3].map(() => ({ kind: 'speak' }))

const good: LessonToCheck = {
	kind: 'lesson',
	characters: 100,
	words: 60,
	known: 54,
	newWords: Array.from({ length: 10 }, () => ({
		key: '茶 chá',
		word: '茶',
		pinyin: 'chá',
		rank: 1,
		inTexts: 3,
		beside: 2,
		returns: true,
	})),
	above: { running: 0, words: [] },
	lessonsAfter: 6,
	notes: [{ examples: 2 }, { examples: 2 }],
	takenApart: 4,
	exercises: [
		...['cloze', 'order', 'match', 'type', 'dictation', 'choice'].map((kind) => ({
			kind,
			isHeard: true,
		})),
		{ kind: 'choice', choice: { isRightLongest: true } },
		...[1, 2].map(() => ({ kind: 'choice', choice: { isRightLongest: false } })),
		...aloud,
	],
}
const again: LessonToCheck = {
	...good,
	kind: 'again',
	known: 60,
	newWords: [],
	notes: [],
	exercises: [],
}
const review: LessonToCheck = {
	...again,
	kind: 'review',
	exercises: [...good.exercises, ...good.exercises.slice(0, 6)],
}
const sounds: LessonToCheck = {
	...again,
	kind: 'sounds',
	notes: good.notes,
	exercises: good.exercises,
}
/** Two of three points are heard. */
const test40: LessonToCheck = {
	...again,
	kind: 'test',
	exercises: [
		...Array.from({ length: 30 }, () => ({ kind: 'choice', isHeard: true, points: 1 })),
		...Array.from({ length: 2 }, () => ({ kind: 'match', isHeard: false, points: 5 })),
	],
}
const eighteen = Array.from({ length: 18 }, () => good)
const list = { words: 150, missing: [] }

/** Each lesson with its text to read again, a review after each six, and a test. */
function whole(lessons: readonly LessonToCheck[]): LessonToCheck[] {
	const read = lessons.flatMap((lesson, index) => [
		lesson,
		again,
		...(index < 4 ? [sounds] : []),
		...((index + 1) % 6 === 0 ? [review] : []),
	])
	return [...read, test40]
}

function missed(lessons: readonly LessonToCheck[], missing: readonly string[] = []) {
	return missesOf(whole(lessons), missing)
}

function missesOf(lessons: readonly LessonToCheck[], missing: readonly string[] = []) {
	return targetsOf('beginner', { lessons, list: { ...list, missing } })
		.filter(({ misses }) => misses.length > 0)
		.map(({ text, misses }) => `${text}: ${misses.join('; ')}`)
}

/** The fifth lesson is changed. */
function withFifth(change: Partial<LessonToCheck>) {
	return eighteen.map((lesson, index) => (index === 4 ? { ...lesson, ...change } : lesson))
}

test('a course that reaches all targets misses none', () => {
	expect(missed(eighteen)).toEqual([])
	expect(targetsOf('beginner', { lessons: eighteen, list })).toHaveLength(25)
})

test.each([
	[{ characters: 38 }, '40 to 150 characters a lesson: lesson 5: 38'],
	[{ characters: 151 }, '40 to 150 characters a lesson: lesson 5: 151'],
	[{ takenApart: 3 }, '4 characters a lesson with their parts: lesson 5: 3'],
	[{ newWords: good.newWords.slice(0, 7) }, '8 to 12 new words a lesson: lesson 5: 7'],
	[{ known: 50 }, '85% of the words known from lesson 4 on: lesson 5: 83.3%'],
	[{ notes: [] }, '2 to 4 notes a lesson: lesson 5: 0'],
	[{ notes: [{ examples: 2 }, { examples: 1 }] }, '2 examples a note: lesson 5: 1 note has fewer'],
	[{ exercises: [...good.exercises.slice(0, 7), ...aloud] }, '8 exercises a lesson: lesson 5: 7'],
	[{ exercises: good.exercises.slice(0, -1) }, '3 questions a lesson to answer aloud: lesson 5: 2'],
	[
		{ exercises: good.exercises.map(({ kind }) => ({ kind, isHeard: kind === 'dictation' })) },
		'3 exercises a lesson that are heard, dictations left out: lesson 5: 0',
	],
	[
		{
			exercises: [
				...good.exercises.slice(3).map(() => ({ kind: 'choice', isHeard: true })),
				...aloud,
			],
		},
		'4 kinds of exercises a lesson: lesson 5: 1',
	],
])('a lesson that falls short is named: %j', (change, miss) => {
	expect(missed(withFifth(change))).toEqual([miss])
})

test('a new word that doesn’t return often enough is named with its meetings', () => {
	const [tea, ...others] = good.newWords
	if (!tea) throw new Error('There are ten words')
	const poor = { newWords: [{ ...tea, beside: 1 }, ...others] }
	expect(missed(withFifth(poor))).toEqual([
		'Each new word met 5 times in the next 6 lessons: lesson 5: 茶 3+1',
	])
	expect(missed(withFifth({ ...poor, lessonsAfter: 5 }))).toEqual([])
})

test('the first three lessons may be new altogether', () => {
	expect(missed([{ ...good, known: 0 }, ...eighteen.slice(1)])).toEqual([])
})

test('a course needs its number of lessons and nine tenths of its list', () => {
	expect(missed(eighteen.slice(1))).toEqual(['18 lessons: 17 lessons'])
	expect(missed(eighteen, Array<string>(16).fill('狗'))).toEqual(['90% of the level’s list: 89.3%'])
	expect(missed(eighteen, Array<string>(15).fill('狗'))).toEqual([])
})

test('the longest option is right in two choices of five at most', () => {
	const longest = { kind: 'choice', choice: { isRightLongest: true } }
	const exercises = [...good.exercises.slice(0, 7), longest, longest, ...aloud]
	const lessons = eighteen.map((lesson) => ({ ...lesson, exercises }))
	expect(missed(lessons)).toEqual([
		'The right option alone the longest in 40% of choices at most: 100.0% (54 of 54)',
	])
})

test('a course of a level without sizes of its own has the shared targets', () => {
	expect(targetsOf('expert', { lessons: [good], list })).toHaveLength(14)
})

test('each lesson has a text to read again that brings nothing new', () => {
	const others = whole(eighteen).slice(2)
	expect(missesOf([good, ...others])).toEqual(['A text to read again after each lesson: lesson 1'])
	expect(missesOf([good, { ...again, known: 58, characters: 351 }, ...others])).toEqual([
		'97% of its words known: after lesson 1: 96.7%',
		'60 to 350 characters in it: after lesson 1: 351',
	])
})

test('each six lessons have a review that brings nothing new and asks for much', () => {
	const withLast = (last: readonly LessonToCheck[]) => [
		...whole(eighteen).slice(0, -2),
		...last,
		test40,
	]
	expect(missesOf(withLast([]))).toEqual(['A review after each 6 lessons: lesson 18'])
	const newWords = good.newWords.slice(0, 1)
	expect(missesOf(withLast([{ ...review, newWords, exercises: good.exercises }]))).toEqual([
		'No new word in it, and 100 to 350 characters: after lesson 18: 茶',
		'12 exercises of 5 kinds in it: after lesson 18: 9',
	])
})

test('a course ends with a test of as many points as the HSK has, about half of them heard', () => {
	const withTest = (last: readonly LessonToCheck[]) => [...whole(eighteen).slice(0, -1), ...last]
	expect(missesOf(withTest([]))).toEqual([
		'A test of 40 points at the end: 0 points',
		'No new word in it, and 45% of its points heard: 0.0% heard',
	])
	const newWords = good.newWords.slice(0, 1)
	const exercises = test40.exercises.slice(24)
	expect(missesOf(withTest([{ ...test40, newWords, exercises }]))).toEqual([
		'A test of 40 points at the end: 16 points',
		'No new word in it, and 45% of its points heard: 茶; 37.5% heard',
	])
})

test('lessons on sounds bring no new word, explain and ask', () => {
	const [first, second, , ...others] = whole(eighteen)
	if (!first || !second) throw new Error('There are lessons')
	expect(missesOf([first, second, ...others])).toEqual(['4 lessons on sounds: 3'])
	const newWords = good.newWords.slice(0, 1)
	expect(missesOf([first, second, { ...sounds, newWords }, ...others])).toEqual([
		'No new word in them, and 2 notes: after lesson 1: 茶',
	])
	const poor = { ...sounds, notes: [], exercises: sounds.exercises.slice(0, 2) }
	expect(missesOf([first, second, poor, ...others])).toEqual([
		'No new word in them, and 2 notes: after lesson 1: 0',
		'8 exercises in them, 3 heard: after lesson 1: 2',
	])
})
