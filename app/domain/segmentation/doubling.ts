/**
 * Words said twice: 看看, 慢慢儿, 高高兴兴, 商量商量, 芳芳 are one word, 看一看 and 看了看 three, and
 * 喜不喜欢 asks for 喜欢.
 */
import { type Cost, type Dictionary, stateAfter } from './dictionary.ts'
import { type Lattice, reach, threeParts, whole } from './lattice.ts'
import { addManner } from './manner.ts'

/** More than the word itself costs. */
const doublingCost: Cost = 30
/** Of what is no verb; as much as seldom hanzi cost: 芳芳, 条条, 甜甜, but not 的的. */
const doubledOtherCost: Cost = 75
/** Where they stand twice one word ends and the next begins: 教育厅 | 厅长, 武汉市 | 市长. */
const institutions = new Set(
	'厅师厂营州湖河江馆盟旗军省市县区镇院校部局科庙寺海旅团连湾港岛道路站社队班会党所司室店城宫殿门堂',
)
/** 喜不喜欢 is one word, as 喜 is dearer; 喝 不 喝茶 is three, as 喝 is this much cheaper. */
const cheaperAlone: Cost = 14

/** Adds what begins at `start` and doubles one or two hanzi. */
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
		// 理了理: only verbs have 了 so. 对了对了 is something else.
		const isVerb = verbs[single] !== 0 || isOneOf(second, '了')
		if (isVerb && fourth !== second) reach(lattice, start, start + 3, cost + 70, threeParts)
	} else if (isOneOf(second, '不没')) {
		reach(lattice, start, start + 3, cost + 80, threeParts)
		const asked = pairCost(dictionary, third, fourth)
		if (asked && asked <= cost + cheaperAlone) {
			reach(lattice, start, start + 4, asked + doublingCost, whole)
		} else if (asked) {
			reach(lattice, start, start + 4, asked + 2 * doublingCost, threeParts)
		}
	} else if (second === fourth) {
		const state = stateAfter(dictionary, text, start, start + 2)
		if (state > 0 && verbs[state]) {
			reach(lattice, start, start + 4, (costs[state] ?? 0) + doublingCost, whole)
		}
	}
}

/** Of 对对对 no two are a word. */
function isOnlyTwice(text: string, start: number): boolean {
	const unit = text.charCodeAt(start)
	return text.charCodeAt(start + 2) !== unit && text.charCodeAt(start - 1) !== unit
}

/** What the word of two units costs, 0 if there is none. */
function pairCost(dictionary: Dictionary, first: number, second: number): Cost {
	if (Number.isNaN(second)) return 0
	const word = String.fromCharCode(first, second)
	return dictionary.costs[stateAfter(dictionary, word, 0, 2)] ?? 0
}

function isOneOf(unit: number, hanzi: string): boolean {
	return hanzi.includes(String.fromCharCode(unit))
}
