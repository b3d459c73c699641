import { expect, test } from 'vitest'
import { type CourseToCheck, reportOf } from '#app/domain/courses/course-report.ts'
import type { PathWord } from '#app/domain/courses/path-words.ts'

function word(hanzi: string): PathWord {
	return { key: hanzi, word: hanzi, pinyin: undefined, rank: 1 }
}

function course(slug: string, path: number | null, ...texts: string[]): CourseToCheck {
	return {
		slug,
		level: 'beginner',
		path,
		lessons: texts.map((text, index) => ({
			slug: `${slug}-${index + 1}`,
			kind: 'lesson',
			text: {
				running: text.split(' ').map((one) => [word(one)]),
				names: new Set<string>(),
				characters: text.length,
			},
			beside: [],
			notes: [],
			takenApart: 0,
			exercises: [],
		})),
	}
}

const zero = course('zero', 1, '我 叫')
const two = course('hsk-2-ready', 2, '我 是', '叫 是')
const steps = course('first-steps', null, '我 是')
const all = [two, steps, zero]
const list = ['我', '是', '叫', '茶'].map(word)

test('a course on the path knows what the courses before it taught', () => {
	const { lessons } = reportOf(two, all, list)
	expect(lessons.map(({ newWords }) => newWords.map((one) => one.word))).toEqual([['是'], []])
	expect(lessons.map(({ known, words }) => [known, words])).toEqual([
		[1, 2],
		[2, 2],
	])
})

test('its words return in the courses after it', () => {
	const [lesson] = reportOf(zero, all, list).lessons
	expect(lesson?.newWords.map((one) => [one.word, one.inTexts])).toEqual([
		['我', 1],
		['叫', 1],
	])
	expect(lesson?.lessonsAfter).toBe(2)
})

test('its list is covered together with the courses before it', () => {
	expect(reportOf(zero, all, list).list.missing).toEqual(['是', '茶'])
	expect(reportOf(two, all, list).list.missing).toEqual(['茶'])
})

test('a course off the path stands alone and has no targets', () => {
	const report = reportOf(steps, all, list)
	expect(report.lessons[0]?.newWords).toHaveLength(2)
	expect(report.targets).toEqual([])
	expect(reportOf(zero, all, list).targets.length).toBeGreaterThan(0)
})
