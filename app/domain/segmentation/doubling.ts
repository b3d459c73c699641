/**
 * Reduplication and A-not-A questions. 看看, 慢慢儿, 高高兴兴, 商量商量, 芳芳 and 喜不喜欢 are one word;
 * 看一看 and 看了看 are three.
 */
import { type Cost, type Dictionary, stateAfter } from './dictionary.ts'
import { type Lattice, reach, threeParts, whole } from './lattice.ts'
import { addManner } from './manner.ts'

/** Added to the cost of the base word. */
const doublingCost: Cost = 30
/** For other than verbs; high enough for 芳芳, 条条, 甜甜 with rare hanzi, but not for 的的. */
const doubledOtherCost: Cost = 75
/** If repeated, these end one word and begin the next: 教育厅 | 厅长, 武汉市 | 市长. */
const institutions = new Set(
	'厅署师厂营州湖河江馆盟旗军省市县区镇院校部局科庙寺海旅团连湾港岛道路站社队班会党所司室店城宫殿门堂',
)
/** 喜不喜欢 is one word because 喜 is rare alone; in 喝 不 喝茶, 喝 is cheaper by more than this. */
const cheaperAlone: Cost = 14

/** Adds steps for a reduplication of one or two hanzi at `start`. */
export function addDoublings(
	lattice: Lattice,
	dictionary: Dictionary,
	text: string,
	start: number,
): void {
	const { costs, verbs } = dictionary
	const first = text.charCodeAt(start)
	const second = text.charCodeAt(start + 1)
	const third = text.charCodeAt(start + 2)
	const fourth = text.charCodeAt(start + 3)
	const single = stateAfter(dictionary, text, start, start + 1)
	if (single < 0) return
	const cost = costs[single] || 100

	if (first === second) {
		if (verbs[single]) reach(lattice, start, start + 2, cost + doublingCost, whole)
		else if (isOnlyTwice(text, start) && !institutions.has(text.charAt(start))) {
			reach(lattice, start, start + 2, cost + doubledOtherCost, whole)
		}
		// 慢慢儿
		if (text.charAt(start + 2) === '儿') {
			const doubled = costs[stateAfter(dictionary, text, start, start + 2)] ?? 0
			if (doubled) reach(lattice, start, start + 3, doubled + doublingCost, whole)
		}
		if (third === fourth) {
			const pair = pairCost(dictionary, first, third)
			if (pair) {
				reach(lattice, start, start + 4, pair + doublingCost, whole)
				addManner(lattice, dictionary, text, start, start + 4, pair + doublingCost)
			}
		}
		return
	}
	if (first !== third) return
	if (isOneOf(second, '一了')) {
		// Around 了 only verbs are repeated (理了理). 对了对了 is something else.
		const isVerb = verbs[single] !== 0 || isOneOf(second, '了')
		if (isVerb && fourth !== second) reach(lattice, start, start + 3, cost + 70, threeParts)
	} else if (isOneOf(second, '不没') && !isOneOf(first, '得')) {
		// 得不得 is no question: 高兴得不得了.
		reach(lattice, start, start + 3, cost + 80, threeParts)
		const question = pairCost(dictionary, third, fourth)
		if (question && question <= cost + cheaperAlone) {
			reach(lattice, start, start + 4, question + doublingCost, whole)
		} else if (question) {
			reach(lattice, start, start + 4, question + 2 * doublingCost, threeParts)
		}
	} else if (second === fourth) {
		const state = stateAfter(dictionary, text, start, start + 2)
		if (state > 0 && verbs[state]) {
			reach(lattice, start, start + 4, (costs[state] ?? 0) + doublingCost, whole)
		}
	}
}

/** Two of the three in 对对对 are not a word. */
function isOnlyTwice(text: string, start: number): boolean {
	const unit = text.charCodeAt(start)
	return text.charCodeAt(start + 2) !== unit && text.charCodeAt(start - 1) !== unit
}

/** Cost of the word with these two units; 0 if there is none. */
function pairCost(dictionary: Dictionary, first: number, second: number): Cost {
	if (Number.isNaN(second)) return 0
	const word = String.fromCharCode(first, second)
	return dictionary.costs[stateAfter(dictionary, word, 0, 2)] ?? 0
}

function isOneOf(unit: number, hanzi: string): boolean {
	return hanzi.includes(String.fromCharCode(unit))
}
