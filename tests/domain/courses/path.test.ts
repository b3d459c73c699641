import fc from 'fast-check'
import { expect, test } from 'vitest'
import { courseLevels, hskRankOfCourse } from '#app/domain/courses/course-level.ts'
import { currentOnPath, placeOnPath } from '#app/domain/courses/path.ts'
import type { HskRank } from '#app/domain/hsk/level.ts'

function course(slug: string, level: 'beginner' | 'elementary' | 'intermediate', learned = 0) {
	return { slug, level, open: 12, learned }
}

test('a newcomer starts with the course of their level', () => {
	const courses = [
		course('zero', 'beginner'),
		course('hsk-2-ready', 'elementary'),
		course('hsk-3', 'intermediate'),
	]
	expect(currentOnPath(courses, 1)).toEqual({ course: courses[0], isStart: true })
	expect(currentOnPath(courses, 2)).toEqual({ course: courses[1], isStart: true })
	expect(currentOnPath(courses, 3)).toEqual({ course: courses[2], isStart: true })
})

test('the path has no start for a person who is beyond it', () => {
	expect(currentOnPath([course('zero', 'beginner')], 4)).toBeUndefined()
	expect(currentOnPath([], 1)).toBeUndefined()
})

test('a person goes on in the last course that they began, whatever their level', () => {
	const courses = [
		course('zero', 'beginner', 3),
		course('hsk-2-ready', 'elementary', 1),
		course('hsk-3', 'intermediate'),
	]
	expect(currentOnPath(courses, 5)).toEqual({ course: courses[1], isStart: false })
})

test('after a finished course comes the next one with a lesson that the person may open', () => {
	const courses = [
		course('zero', 'beginner', 12),
		{ ...course('hsk-2-ready', 'elementary'), open: 0 },
		course('hsk-3', 'intermediate'),
	]
	expect(currentOnPath(courses, 1)).toEqual({ course: courses[2], isStart: false })
})

test('a finished path has no next course', () => {
	expect(currentOnPath([course('zero', 'beginner', 12)], 1)).toBeUndefined()
})

test('the current course has always a lesson left', () => {
	const courses = fc.array(
		fc
			.record({ level: fc.constantFrom(...courseLevels), open: fc.nat(5), part: fc.nat(5) })
			.map(({ part, ...one }) => ({ ...one, learned: Math.min(part, one.open) })),
	)
	fc.assert(
		fc.property(courses, fc.constantFrom<HskRank>(1, 2, 3, 4, 5, 6, 7), (path, rank) => {
			const current = currentOnPath(path, rank)
			if (!current) return
			expect(current.course.learned).toBeLessThan(current.course.open)
			expect(current.isStart).toBe(path.every(({ learned }) => learned === 0))
		}),
	)
})

test('a course knows its place, the one before and the one after it', () => {
	const [zero, two, three] = ['zero', 'hsk-2-ready', 'hsk-3'].map((slug) => ({ slug }))
	const courses = [zero, two, three].flatMap((one) => one ?? [])
	expect(placeOnPath(courses, 'hsk-2-ready')).toEqual({ no: 2, of: 3, before: zero, after: three })
	expect(placeOnPath(courses, 'zero')).toEqual({ no: 1, of: 3, before: undefined, after: two })
	expect(placeOnPath(courses, 'first-steps')).toBeUndefined()
})

test('courses aim at HSK 1 for beginners up to HSK 6 for experts', () => {
	expect(courseLevels.map(hskRankOfCourse)).toEqual([1, 2, 3, 4, 5, 6])
})
