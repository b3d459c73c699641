import { expect, test } from 'vitest'
import { paceOf, type Rest, restAt, restMs } from '#workers/speech/embedded-voice/pace.ts'

test('the voice gets faster with the level', () => {
	const rates = ([1, 2, 3, 4, 5, 6] as const).map((level) => paceOf(level).rate)
	expect(rates).toEqual([...rates].sort((a, b) => a - b))
	expect(new Set(rates).size).toBe(6)
	expect(paceOf('word').rate).toBeLessThan(paceOf(1).rate)
	expect(paceOf(undefined).rate).toBe(paceOf(3).rate)
})

test('rests grow from an enumeration to a paragraph, and are longer at a slower pace', () => {
	const signs: Rest[] = ['item', 'clause', 'part', 'sentence', 'paragraph']
	for (const level of [1, 6] as const) {
		const rests = signs.map((sign) => restMs(sign, paceOf(level)))
		expect(rests).toEqual([...rests].sort((a, b) => a - b))
	}
	expect(restMs('clause', paceOf(1))).toBeGreaterThan(restMs('clause', paceOf(6)))
})

test.each([
	['、', 'item'],
	['，', 'clause'],
	['）', 'clause'],
	['：', 'part'],
	['……', 'part'],
	['；', 'part'],
	['……，', 'part'],
	['！', 'sentence'],
	['……？', 'sentence'],
	['”', undefined],
])('%s is a rest of a %s', (sign, rest) => {
	expect(restAt(sign)).toBe(rest)
})
