/**
 * A word and its 儿: 猪蹄儿, 一回事儿, 婶儿 and 摊儿 are one word, though the dictionary has them without 儿.
 * In 独生 女儿, 照顾 儿童 and 回忆 儿时 the 儿 belongs to another word, and 我 儿 is my son.
 */
import { type Cost, stateAfter } from './dictionary.ts'
import { costBetween, type Lattice, reach, whole } from './lattice.ts'

const child = '儿'.charCodeAt(0)
/** With 儿 these are a child or a man. */
const persons = '女婴幼孤胎健男患产混妻托宠奴孙侄聋盲病贫皇父贤佳犬'
/** Behind 儿 they go on with its word: 儿子, 儿童. */
const continued = '子童女媳科孙时歌戏化茶郎所园臣皇育'
/** Of one hanzi that is no verb, those that cost less are grammar: 我, 的, 是, 一. So are these rarer ones. */
const leastCost: Cost = 95
const grammar = '吾咱某谁乃且皆亦故第三四五六七八九十百千'
/** Added to the cost of the word; a little less than the cost of 儿. */
const erhuaCost: Cost = 85

/** Adds a step for the word from `start` to `end` with the 儿 behind it. */
export function addErhua(lattice: Lattice, start: number, end: number, cost: Cost): void {
	const { text, units } = lattice
	if (units[end] !== child || costBetween(lattice, start, end + 1) !== 0) return
	if (persons.includes(text.charAt(end - 1)) || continued.includes(text.charAt(end + 1) || ' '))
		return
	if (end === start + 1 && !isThing(lattice, start, cost)) return
	reach(lattice, start, end + 1, cost + erhuaCost, whole)
}

/** 生 儿 育 女 and 我 儿 have a child; verbs and things with an 儿 of their own, 玩儿 and 事儿, are in the dictionary. */
function isThing({ dictionary, text }: Lattice, start: number, cost: Cost): boolean {
	if (cost < leastCost || grammar.includes(text.charAt(start))) return false
	return dictionary.verbs[stateAfter(dictionary, text, start, start + 1)] === 0
}
