import { expect, test } from 'vitest'
import { countText, peopleCount, shareOf, shareText } from '#app/domain/learners/people-count.ts'

test('a count of one to four people is hidden', () => {
	expect([0, 1, 4, 5, 1204].map((people) => countText(peopleCount(people)))).toEqual([
		'0',
		'fewer than 5',
		'fewer than 5',
		'5',
		'1,204',
	])
})

test('a share is shown only where it reveals no small group', () => {
	expect([shareOf(6, 9), shareOf(0, 9), shareOf(3, 9), shareOf(4, 4)].map(shareText)).toEqual([
		'67%',
		'0%',
		'–',
		'–',
	])
})
