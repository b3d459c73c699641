import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupName, stopGroups } from '#app/domain/learners/stops.ts'

test('each paragraph of a short text is a group of its own', () => {
	const groups = stopGroups([{ paragraph: 2, people: 9 }], 3)
	expect(groups.map((group) => [groupName(group), group.people])).toEqual([
		['1', 0],
		['2', 9],
		['3', 0],
	])
})

test('neighboring paragraphs of a long text are one group', () => {
	const groups = stopGroups(
		[
			{ paragraph: 4, people: 5 },
			{ paragraph: 6, people: 7 },
			{ paragraph: 31, people: 1 },
		],
		31,
	)
	expect(groups.map(groupName).slice(-2)).toEqual(['28–30', '31'])
	expect(groups.map(({ people }) => people)).toEqual([0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 1])
})

test('the groups cover all paragraphs in order, and count everybody who stopped there', () => {
	const stop = fc.record({ paragraph: fc.integer({ min: 1, max: 300 }), people: fc.nat(50) })
	fc.assert(
		fc.property(fc.array(stop), fc.nat(300), (stops, paragraphs) => {
			const groups = stopGroups(stops, paragraphs)
			const covered = groups.flatMap(({ first, last }) =>
				Array.from({ length: last - first + 1 }, (_, index) => first + index),
			)
			expect(covered).toEqual(Array.from({ length: paragraphs }, (_, index) => index + 1))
			expect(groups.length).toBeLessThanOrEqual(12)
			const inText = stops.filter(({ paragraph }) => paragraph <= paragraphs)
			const sum = (all: readonly { people: number }[]) =>
				all.reduce((total, { people }) => total + people, 0)
			expect(sum(groups)).toBe(sum(inText))
		}),
	)
})
