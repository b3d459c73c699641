import { expect, test } from 'vitest'
import { growth, growthWith, linear } from './growth.ts'

/** Compares each sign with each other one. */
function pairsIn(text: string): number {
	let pairs = 0
	for (const one of text) for (const other of text) pairs += Number(one === other)
	return pairs
}

function charactersIn(text: string): number {
	let characters = 0
	for (const _one of text) characters += 1
	return characters
}

test('a loop in a loop is told from a single one', () => {
	const long = (size: number) => '学'.repeat(size)
	expect(growth(500, long, pairsIn)).toBeGreaterThan(linear)
	expect(growth(5000, long, charactersIn)).toBeLessThan(linear)
})

test('a loop in a loop is told soon, however slow it is', () => {
	const slowly = (text: string) => Array.from({ length: 15 }, () => pairsIn(text))
	expect(growthWith('学', slowly)).toBeGreaterThan(linear)
})

test('work that is slow only the first time is measured without it', () => {
	let isFirst = true
	const slowAtFirst = (text: string) => {
		if (isFirst) pairsIn('学'.repeat(5000))
		isFirst = false
		return charactersIn(text)
	}
	expect(growth(500, (size) => '学'.repeat(size), slowAtFirst)).toBeLessThan(linear)
})
