/**
 * Reduplication and A-not-A questions. 看看, 慢慢儿, 高高兴兴, 商量商量, 芳芳 and 喜不喜欢 are one word;
 * 看一看 and 看了看 are three.
 */
import { type Cost, follow } from './dictionary.ts'
import { type DoublingForm, doublingForms, hasForm, placesOfBase } from './doubling-forms.ts'
import { costBetween, type Lattice, reach, threeParts, whole } from './lattice.ts'
import { addManner } from './manner.ts'

/** Added to the cost of the base word. */
const doublingCost: Cost = 30
/** For other than verbs; high enough for 芳芳, 条条, 甜甜 with rare hanzi, but not for 的的. */
const doubledOtherCost: Cost = 75
/** For 看一看, and for 去不去. */
const betweenCost: Cost = 70
const questionCost: Cost = 80
/** For a hanzi that is no word by itself. */
const boundCost: Cost = 100
/** If repeated, these end one word and begin the next: 教育厅 | 厅长, 武汉市 | 市长. */
const institutions = new Set(
	'法厅署师厂营州湖河江馆盟旗军省市县区镇院校部局科庙寺海旅团连湾港岛道路站社队班会党所司室店城宫殿门堂',
)
/** 喜不喜欢 is one word because 喜 is rare alone; in 喝 不 喝茶, 喝 is cheaper by more than this. */
const cheaperAlone: Cost = 14

/** Adds steps for a reduplication of one or two hanzi at `start`. */
export function addDoublings(lattice: Lattice, start: number): void {
	const unitAt = (at: number) => lattice.units[start + at] ?? 0
	for (const one of doublingForms) {
		if (hasForm(one, unitAt)) addDoubling(lattice, start, one)
	}
}

function addDoubling(lattice: Lattice, start: number, one: (typeof doublingForms)[number]): void {
	const { dictionary, units } = lattice
	const base = stateOfBase(lattice, start, one)
	if (base < 0) return
	const end = start + one.form.length
	const cost = dictionary.costs[base] ?? 0
	const isVerb = dictionary.verbs[base] !== 0
	const add = (extra: Cost, shape = whole) => {
		reach(lattice, start, end, (cost || boundCost) + extra, shape)
	}
	switch (one.form) {
		case 'AA':
			// 事情 了 了: it is done.
			if (lattice.text.charAt(start) === '了') break
			if (isVerb && !isSuffixed(lattice, start)) add(doublingCost)
			else if (isOnlyTwice(lattice, start)) add(doubledOtherCost)
			break
		case 'AA儿':
			if (cost !== 0) add(doublingCost)
			break
		case 'AABB':
			if (cost === 0) break
			add(doublingCost)
			addManner(lattice, start, end, cost + doublingCost)
			break
		case 'ABAB':
			// 完了完了 is said twice, not made one word.
			if (isVerb && lattice.text.charAt(start + 1) !== '了') add(doublingCost)
			break
		case 'A一A':
		case 'A了A':
			// Only verbs are repeated around 了, even 理. 对了对了 is something else.
			if (!isVerb && one.form === 'A一A') break
			if (units[start + 3] !== units[start + 1]) add(betweenCost, threeParts)
			break
		case 'A不A':
		case 'A没A':
			// 得不得 is no question: 高兴得不得了.
			if (lattice.text.charAt(start) !== '得') add(questionCost, threeParts)
			break
		default: {
			if (cost === 0) break
			const alone = costBetween(lattice, start, start + 1) || boundCost
			if (cost <= alone + cheaperAlone) add(doublingCost)
			else add(2 * doublingCost, threeParts)
		}
	}
}

/** The dictionary's state of the word that is doubled; −1 if no word begins so. */
function stateOfBase({ dictionary, units }: Lattice, start: number, one: DoublingForm): number {
	let state = 0
	for (const place of placesOfBase(one)) {
		if (state >= 0) state = follow(dictionary, state, units[start + place] ?? 0)
	}
	return state
}

/** 钉钉子 is 钉 钉子: to drive in nails. */
function isSuffixed(lattice: Lattice, start: number): boolean {
	return lattice.text.charAt(start + 2) === '子' && costBetween(lattice, start + 1, start + 3) !== 0
}

/** Two of the three in 对对对 are not a word, nor are 厅厅 of 教育厅厅长. */
function isOnlyTwice({ text, units }: Lattice, start: number): boolean {
	const unit = units[start]
	if (institutions.has(text.charAt(start))) return false
	return units[start + 2] !== unit && (start === 0 || units[start - 1] !== unit)
}
