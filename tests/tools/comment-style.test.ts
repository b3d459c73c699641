import { expect, test } from 'vitest'
import { unclearLines } from '#tools/comment-style.ts'

test('unclear comments are found in every form of comment', () => {
	const text = [
		'/** Who is signed in is no question. */',
		'/**',
		' * Of two the second is told.',
		' */',
		'// Nobody is kept waiting.',
		"const word = '学习' // What follows code is left alone.",
		'/** Reads whoever is signed in. */',
	]
	expect(unclearLines(text.join('\n'))).toEqual([1, 3, 5])
})
