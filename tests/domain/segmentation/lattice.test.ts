import { expect, test } from 'vitest'
import { stateAfter } from '#app/domain/segmentation/dictionary.ts'
import {
	cheapestWords,
	costBetween,
	fourParts,
	isReached,
	newLattice,
	reach,
	stateBetween,
	threeParts,
	whole,
} from '#app/domain/segmentation/lattice.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'

const latticeOf = (text: string) => newLattice(realDictionary, text)

test('the cheapest path is taken', () => {
	const lattice = latticeOf('研究生命')
	reach(lattice, 0, 2, 80, whole)
	reach(lattice, 0, 3, 90, whole)
	expect([isReached(lattice, 1), isReached(lattice, 2)]).toEqual([false, true])
	reach(lattice, 2, 4, 60, whole)
	reach(lattice, 3, 4, 70, whole)
	expect(cheapestWords(lattice)).toEqual(['研究', '生命'])
})

test('a step may be two or three words', () => {
	const lattice = latticeOf('两个看一看')
	reach(lattice, 0, 2, 50, 1)
	reach(lattice, 2, 5, 50, threeParts)
	expect(cheapestWords(lattice)).toEqual(['两', '个', '看', '一', '看'])
})

test('a step may be four words', () => {
	const lattice = latticeOf('看来看去')
	reach(lattice, 0, 4, 50, fourParts)
	expect(cheapestWords(lattice)).toEqual(['看', '来', '看', '去'])
})

test('the first of two equally cheap steps is kept', () => {
	const lattice = latticeOf('东西')
	reach(lattice, 0, 2, 50, whole)
	reach(lattice, 0, 2, 50, 1)
	expect(cheapestWords(lattice)).toEqual(['东西'])
})

test('words are looked up by where they stand', () => {
	const lattice = latticeOf('大学生们')
	expect(costBetween(lattice, 1, 3)).toBeGreaterThan(0)
	expect(costBetween(lattice, 2, 4)).toBe(0)
	expect(stateBetween(lattice, 1, 3)).toBe(stateAfter(realDictionary, '学生', 0, 2))
	expect(stateBetween(lattice, 2, 4)).toBe(-1)
	expect(stateBetween(lattice, 3, 9)).toBe(-1)
})

test('nothing of a longer text is left behind a shorter one', () => {
	latticeOf('学习汉语学习汉语')
	const lattice = latticeOf('学')
	expect(lattice.units[1]).toBe(0)
	expect(costBetween(lattice, 0, 2)).toBe(0)
})
