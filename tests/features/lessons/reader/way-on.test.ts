import { expect, test } from 'vitest'
import { wayOnFrom } from '#app/features/lessons/reader/way-on.ts'

test('done exercises lead to the words of the lesson, once some are saved to the next lesson', () => {
	const lesson = { words: ['咖啡', '杯'], next: { path: '/courses/lessons/tea' } }
	expect(wayOnFrom({ ...lesson, hasSaved: false })).toEqual({ to: 'words' })
	const onward = { to: 'next', next: lesson.next }
	expect(wayOnFrom({ ...lesson, hasSaved: true })).toEqual(onward)
	expect(wayOnFrom({ ...lesson, words: [], hasSaved: false })).toEqual(onward)
})

test('after the last lesson of a course there is no way on', () => {
	expect(wayOnFrom({ words: [], hasSaved: false, next: undefined })).toBeUndefined()
	expect(wayOnFrom({ words: ['咖啡'], hasSaved: false, next: undefined })).toEqual({ to: 'words' })
})
