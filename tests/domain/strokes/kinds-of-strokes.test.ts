import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kindsOfStrokes } from '#app/domain/strokes/kinds-of-strokes.ts'
import { isStrokes } from '#app/domain/strokes/stroke-file.ts'
import { strokeKinds } from '#app/domain/strokes/stroke-kind.ts'

const folder = 'node_modules/hanzi-writer-data'

function strokesOf(character: string) {
	const strokes: unknown = JSON.parse(readFileSync(`${folder}/${character}.json`, 'utf8'))
	if (!isStrokes(strokes)) throw new Error(`no strokes of ${character}`)
	return strokes
}

const kindsOf = (character: string) => kindsOfStrokes(strokesOf(character).medians).join(' ')

test.each([
	['永', '点 横折钩 横撇 撇 捺'],
	['你', '撇 竖 撇 横钩 竖钩 撇 点'],
	['江', '点 点 提 横 竖 横'],
	['花', '横 竖 竖 撇 竖 撇 竖弯钩'],
	['快', '点 点 竖 横折 横 撇 捺'],
	['家', '点 点 横钩 横 撇 弯钩 撇 撇 撇 捺'],
	['这', '点 横 撇 点 点 横折折撇 捺'],
	['電', '横 点 横钩 竖 点 点 点 点 竖 横折 横 横 竖弯钩'],
])('the strokes of %s are named', (character, kinds) => {
	expect(kindsOf(character)).toBe(kinds)
})

test('a dot and a vertical that look alike are told apart by the strokes beside them', () => {
	expect(kindsOf('忙').split(' ')[0]).toBe('点')
	expect(kindsOf('口').split(' ')[0]).toBe('竖')
	expect(kindsOf('安').split(' ')[1]).toBe('点')
	expect(kindsOf('别').split(' ')[5]).toBe('竖')
})

test('at least 99% of the strokes that were named by hand have the same name', () => {
	const named = readFileSync('tests/fixtures/strokes/kinds.txt', 'utf8')
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith('#'))
		.map((line) => line.split(' '))
	const compared = named.flatMap(([character = '', ...expected]) => {
		const kinds = kindsOf(character).split(' ')
		expect(kinds, character).toHaveLength(expected.length)
		return expected.map((kind, at) => ({ place: `${character} ${at + 1}`, kind, found: kinds[at] }))
	})
	const wrong = compared.filter(({ kind, found }) => kind !== found)
	expect(compared.length).toBeGreaterThan(700)
	expect(1 - wrong.length / compared.length, JSON.stringify(wrong)).toBeGreaterThanOrEqual(0.99)
})

test('every stroke of every character has a kind', () => {
	const characters = readdirSync(folder).flatMap((name) => name.match(/^(.)\.json$/u)?.[1] ?? [])
	expect(characters.length).toBeGreaterThan(9_500)
	fc.assert(
		fc.property(fc.constantFrom(...characters), (character) => {
			const { medians } = strokesOf(character)
			const kinds = kindsOfStrokes(medians)
			expect(kinds).toHaveLength(medians.length)
			expect(kinds.every((kind) => kind in strokeKinds)).toBe(true)
		}),
	)
})

test('a stroke has a kind whatever its median is', () => {
	const point = fc.tuple(fc.integer({ min: -200, max: 1100 }), fc.integer({ min: -200, max: 1100 }))
	fc.assert(
		fc.property(fc.array(fc.array(point, { maxLength: 8 }), { maxLength: 6 }), (medians) => {
			expect(kindsOfStrokes(medians).every((kind) => kind in strokeKinds)).toBe(true)
		}),
	)
})
