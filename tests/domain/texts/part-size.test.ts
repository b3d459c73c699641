import { expect, test } from 'vitest'
import type { ParagraphTimes } from '#app/domain/texts/paragraph-times.ts'
import { bytesOfPart, keptTimes } from '#app/domain/texts/part-size.ts'

const cases: [string, ParagraphTimes | undefined, number][] = [
	['a text alone', undefined, 6],
	['a paragraph with its time', [[0, 900]], 15],
	['a paragraph without one between others', [[0, 900], null, [1000, 2500]], 32],
	['paragraphs of which none has a time', [null, null], 6],
	['no paragraphs', [], 6],
]

test.each(cases)('the size of a part is that of all that is kept of it: %s', (_, times, bytes) => {
	expect(bytesOfPart({ text: '你好', times })).toBe(bytes)
	const kept = keptTimes(times)
	expect(kept ? JSON.stringify(kept).length : 0).toBe(bytes - 6)
})
