import { expect, test } from 'vitest'
import {
	cheapestWords,
	isReached,
	newLattice,
	reach,
	threeParts,
	whole,
} from '#app/domain/segmentation/lattice.ts'

test('the cheapest path is taken', () => {
	const lattice = newLattice(4)
	reach(lattice, 0, 2, 80, whole)
	reach(lattice, 0, 3, 90, whole)
	expect([isReached(lattice, 1), isReached(lattice, 2)]).toEqual([false, true])
	reach(lattice, 2, 4, 60, whole)
	reach(lattice, 3, 4, 70, whole)
	expect(cheapestWords(lattice, '研究生命')).toEqual(['研究', '生命'])
})

test('a step may be two or three words', () => {
	const lattice = newLattice(5)
	reach(lattice, 0, 2, 50, 1)
	reach(lattice, 2, 5, 50, threeParts)
	expect(cheapestWords(lattice, '两个看一看')).toEqual(['两', '个', '看', '一', '看'])
})

test('the first of two equally cheap steps is kept', () => {
	const lattice = newLattice(2)
	reach(lattice, 0, 2, 50, whole)
	reach(lattice, 0, 2, 50, 1)
	expect(cheapestWords(lattice, '东西')).toEqual(['东西'])
})
