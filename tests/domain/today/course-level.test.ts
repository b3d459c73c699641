import { expect, test } from 'vitest'
import { courseLevels } from '#app/domain/courses/course-level.ts'
import { hskLevels } from '#app/domain/hsk/level.ts'
import { levelsThatFit } from '#app/domain/today/course-level.ts'

test('a person’s own level comes first, then easier ones, the nearest first, then harder ones', () => {
	expect(levelsThatFit('HSK3')).toEqual([
		'intermediate',
		'elementary',
		'beginner',
		'upper_intermediate',
		'advanced',
		'expert',
	])
	expect(levelsThatFit('HSK1')[0]).toBe('beginner')
	expect(levelsThatFit('HSK7+')[0]).toBe('expert')
})

test('no level is left out', () => {
	for (const level of hskLevels) {
		expect(levelsThatFit(level).toSorted()).toEqual(courseLevels.toSorted())
	}
})
