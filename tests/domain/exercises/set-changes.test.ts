import { expect, test } from 'vitest'
import { readExerciseSet } from '#app/domain/exercises/exercise-set.ts'
import { changesOfSet } from '#app/domain/exercises/set-changes.ts'

const tea = '[true_false]\nzh: 他喜欢喝茶。\n* true'
const who = '[choice]\nzh: 谁？\n* zh: 他'

function read(...blocks: string[]) {
	return readExerciseSet(blocks.join('\n\n')).exercises
}

test('removed and added exercises are listed, unchanged ones only counted', () => {
	expect(changesOfSet(read(tea, who), read(who, tea.replace('茶', '酒'), tea))).toEqual({
		before: { exercises: 2 },
		after: { exercises: 3, text: tea.replace('茶', '酒') },
	})
	expect(changesOfSet(read(tea, who), read(who))).toEqual({
		before: { exercises: 2, text: tea },
		after: { exercises: 1 },
	})
})

test('a new order shows only the numbers', () => {
	expect(changesOfSet(read(tea, who), read(who, tea))).toEqual({
		before: { exercises: 2 },
		after: { exercises: 2 },
	})
})

test('a long text is cut', () => {
	const long = `[choice]\nzh: ${'字'.repeat(9000)}\n* zh: 他`
	const { after } = changesOfSet([], read(long))
	expect(after.text).toHaveLength(4001)
	expect(after.text).toMatch(/^\[choice\]\nzh: 字+…$/)
})
