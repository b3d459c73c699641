import { expect, test } from 'vitest'
import { divideAmongReadings, readFrequencies } from '#app/seed/dictionary/frequency.ts'

test('films and books count equally, whatever their size', () => {
	const frequencies = readFrequencies('你\t33546516\t9\n', '你\t0\n政府\t16560059569')
	expect(Math.round(frequencies.get('你') ?? 0)).toBe(500_000_000)
	expect(Math.round(frequencies.get('政府') ?? 0)).toBe(500_000_000)
	expect(frequencies.get('某')).toBeUndefined()
})

test("a character's frequency is divided by how often each reading occurs", () => {
	const heard = (reading: string) => (reading === 'cháng' ? 1 : reading === 'zhǎng' ? 3 : 0)
	expect(divideAmongReadings(400, ['cháng', 'zhǎng', 'zhàng'], 'zhǎng', heard)).toEqual([
		100, 300, 0,
	])
})

test('without counts, the main reading gets all of it', () => {
	expect(divideAmongReadings(400, ['dōng xī', 'dōng xi'], 'dōng xi', () => 0)).toEqual([0, 400])
})
