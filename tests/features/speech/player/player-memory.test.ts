import { expect, test } from 'vitest'
import { parsePositions } from '#app/features/speech/player/player-memory.ts'

test('stored positions are read back', () => {
	const positions = { 'demo-ni-hao': { at: 12.5, of: 100 }, 'demo-tea-house': { at: 3, of: 42 } }
	expect(parsePositions(JSON.stringify(positions))).toEqual(positions)
})

test.each([null, '', '{"half', 'null', '7', '[]', '"text"'])('%s holds no position', (stored) => {
	expect(parsePositions(stored)).toEqual({})
})

test('damaged entries are left out', () => {
	const stored = {
		'demo-ni-hao': { at: 12.5, of: 100 },
		negative: { at: -1, of: 100 },
		beyond: { at: 101, of: 100 },
		text: { at: '12', of: 100 },
		half: { at: 12 },
		none: null,
	}
	expect(Object.keys(parsePositions(JSON.stringify(stored)))).toEqual(['demo-ni-hao'])
})

test('a lesson may have the name of an object’s property', () => {
	expect(parsePositions('{}').toString).toBeUndefined()
})
