/**
 * A word and its 儿: 猪蹄儿, 一回事儿 and 快门儿 are one word, though the dictionary has them without 儿.
 * In 独生 女儿, 照顾 儿童 and 回忆 儿时 the 儿 belongs to another word.
 */
import type { Cost } from './dictionary.ts'
import { costBetween, type Lattice, reach, whole } from './lattice.ts'

const child = '儿'.charCodeAt(0)
/** With 儿 these are a child or a man. */
const persons = '女婴幼孤胎健男患产混妻托宠'
/** Behind 儿 they go on with its word: 儿子, 儿童. */
const continued = '子童女媳科孙时歌戏化茶郎所园臣皇'
/** Added to the cost of the word; a little less than the cost of 儿. */
const erhuaCost: Cost = 85

/** Adds a step for the word from `start` to `end` with the 儿 behind it. */
export function addErhua(lattice: Lattice, start: number, end: number, cost: Cost): void {
	const { text, units } = lattice
	if (units[end] !== child || costBetween(lattice, start, end + 1) !== 0) return
	if (persons.includes(text.charAt(end - 1)) || continued.includes(text.charAt(end + 1) || ' '))
		return
	reach(lattice, start, end + 1, cost + erhuaCost, whole)
}
