import { expect, test } from 'vitest'
import { goOnAt, type PartOfText, percentRead, textPath } from '#app/domain/texts/progress.ts'

function part(number: number, characters: number, place?: [at: number, of: number, when: number]) {
	const [paragraph = null, paragraphs = null, readAt = null] = place ?? []
	return { number, title: '', characters, paragraph, paragraphs, readAt } satisfies PartOfText
}

test('parts count by their characters, and only a finished text has 100%', () => {
	expect(percentRead([])).toBe(0)
	expect(percentRead([part(1, 6000), part(2, 4000)])).toBe(0)
	expect(percentRead([part(1, 6000, [10, 10, 1]), part(2, 4000, [6, 10, 2])])).toBe(80)
	expect(percentRead([part(1, 9999, [1, 1, 1]), part(2, 1)])).toBe(99)
	expect(percentRead([part(1, 6000, [10, 10, 1]), part(2, 4000, [10, 10, 2])])).toBe(100)
})

test.each([
	['a new text at its beginning', [part(1, 9), part(2, 9)], '/texts/t/1'],
	['the part read last, at its paragraph', [part(1, 9, [5, 9, 3]), part(2, 9)], '/texts/t/1#p5'],
	['after a finished part in the next', [part(1, 9, [9, 9, 3]), part(2, 9)], '/texts/t/2'],
	[
		'in the newest of several places',
		[part(1, 9, [4, 9, 3]), part(2, 9, [7, 9, 4])],
		'/texts/t/2#p7',
	],
	[
		'a finished text at its last part',
		[part(1, 9, [9, 9, 3]), part(2, 9, [9, 9, 4])],
		'/texts/t/2',
	],
])('goes on: %s', (_, parts, path) => {
	expect(textPath('t', goOnAt(parts))).toBe(path)
})
