import { expect, test } from 'vitest'
import { nextOf } from '#app/domain/today/next-lesson.ts'

function lesson(slug: string, share?: number) {
	return { slug, fit: share === undefined ? undefined : { share, learning: 0, newWords: 3 } }
}

test('the next lesson is the first that is right for the person', () => {
	expect(nextOf([lesson('ni-hao', 0.71), lesson('tea', 0.94), lesson('train', 0.96)])?.slug).toBe(
		'tea',
	)
})

test('where none is right, the course goes on in its order', () => {
	expect(nextOf([lesson('ni-hao', 0.3), lesson('tea', 0.5)])?.slug).toBe('ni-hao')
	expect(nextOf([lesson('no-words'), lesson('easy', 1)])?.slug).toBe('no-words')
	expect(nextOf([])).toBeUndefined()
})
