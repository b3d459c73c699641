/**
 * Names that aren't in the dictionary: 王小明, 欧阳兰, 老周, 阿成, 晓明, and transcribed foreign names
 * such as 弗雷德里卡.
 *
 * The costs of hanzi in names come from counting known names: many begin with 王, none with 的.
 */
import { hanziKind, kindOfUnit } from './character-kind.ts'
import { costInContext, isDateInName } from './contexts.ts'
import type { Cost } from './dictionary.ts'
import { costBetween, type Lattice, reach, stateBetween, whole } from './lattice.ts'
import { costAt, costOfSingle, endsInAct, endsInState, rareWord, wrote } from './name-or-act.ts'
import { beginsNumeral, measureEnd } from './numerals.ts'

/** Added to the costs of a name's hanzi; in order: 王小明, 王明, 老王, 晓明, 弗雷德里卡. */
const personCost: Cost = 85
const shortPersonCost: Cost = 70
const familiarCost: Cost = 60
const givenCost: Cost = 100
/** Added to a given name or a foreign name of two hanzi that nothing near supports: 桂治, 普勒. */
const aloneCost: Cost = 15
/** Added to 老胡 before 同, because 胡同 is a word. */
const thingCost: Cost = 45
/** Added to a name whose end is more likely a verb. */
const actCost: Cost = 50
/** How far away the full name of a given name may stand. */
const nearby = 500
const foreignCost: Cost = 68
const foreignHanziCost: Cost = 3
/** How much likelier a foreign name is next to a dot, as in 弗拉基米尔·普京. */
const dotGain: Cost = 50
/** The cost of a hanzi at the end of a name that is hardly a word by itself. */
const rareLastCost: Cost = 90
const middleDot = 0xb7

/** Two-character surnames; rare enough as words to be certain. */
const compoundSurnames =
	'欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|司徒|令狐|夏侯|端木|南宫|独孤|长孙|宇文'
const compoundSurname = new RegExp(compoundSurnames, 'y')
const compoundCost: Cost = 60
const familiar = '老小阿'
/** Given names of children in stories after 小, and their cost: 小红 is a name, 小红花 isn't. */
export const childNames = '明红丽刚强华军芳玲兰英'
const childNameCost: Cost = 82
/** Behind a surname they are titles, as in 魏 大叔, or amounts, as in 脸上白 一阵. */
const noGivenName = /大[叔爷妈娘哥姐伯婶嫂]|一[阵下些点会片道]/y
/** The units of its 大 and 一. */
const big = 0x5927
const one = 0x4e00
/** 小白 is a name, but 小 白猫 and 小 黄花 are small things of a colour. */
const colours = '白黄蓝金'
const coloured = '猫狗兔鼠马羊牛鸡鸭鹅鸟鱼花鞋船脸手云点球旗书车帽'
/** In 十 多 万 and 一千 多 亿 it begins no name. */
const more = '多'.charCodeAt(0)
/** In 二十 余 米 and 三百 余 万 it begins none. */
const over = '余'.charCodeAt(0)
const rounded = /[十百千万亿]/u
const longestForeign = 12
const isSpecial = new Uint8Array(0x10000)
for (const begins of [familiar, ...compoundSurnames.split('|')]) {
	for (const hanzi of begins.length > 2 ? begins : begins.charAt(0)) {
		isSpecial[hanzi.charCodeAt(0)] = 1
	}
}

/** Adds a step for each possible name at `start`. */
export function addNames(lattice: Lattice, start: number): void {
	const { dictionary, text, units, codes } = lattice
	const code = codes[start] ?? 0
	if (code === 0 || isDateInName(lattice, start)) return
	if (units[start] === more && beginsNumeral(units[start + 1] ?? 0)) return
	if (units[start] === over && rounded.test(text.charAt(start - 1))) return
	const { surname, middle, foreign } = dictionary.names
	const family = surname[code - 1] ?? 0
	if (family !== 0) addPerson(lattice, start, start + 1, family)
	if (isSpecial[units[start] ?? 0]) {
		compoundSurname.lastIndex = start
		if (compoundSurname.test(text)) addPerson(lattice, start, start + 2, compoundCost)
		addFamiliar(lattice, start)
	}
	const given = middle[code - 1] ?? 0
	if (given !== 0) addGivenName(lattice, start, given)
	const transcribed = foreign[code - 1] ?? 0
	if (transcribed !== 0) addForeignName(lattice, start, transcribed)
}

/** A given name alone, as friends use it: 晓明 for 王晓明. */
function addGivenName(lattice: Lattice, start: number, one: Cost): void {
	const two = costAt(lattice, lattice.dictionary.names.last, start + 1)
	if (two === 0) return
	const cost = givenCost + one + two
	if (cost >= costOfSingle(lattice, start) + costOfSingle(lattice, start + 1)) return
	// Most names alone are found elsewhere with the surname, or begin a clause.
	const alone = beginsClause(lattice, start) || isNamedNearby(lattice, start) ? 0 : aloneCost
	reach(lattice, start, start + 2, cost + alone, whole)
}

function beginsClause({ units }: Lattice, start: number): boolean {
	return start === 0 || kindOfUnit(units[start - 1] ?? 0) !== hanziKind
}

/** Whether 晓明 stands as 王晓明 in the text around it. */
function isNamedNearby({ dictionary, text }: Lattice, start: number): boolean {
	const { codes, names } = dictionary
	const given = text.slice(start, start + 2)
	const around = text.slice(Math.max(0, start - nearby), start + nearby)
	for (let at = around.indexOf(given, 1); at > 0; at = around.indexOf(given, at + 1)) {
		const code = codes[around.charCodeAt(at - 1)] ?? 0
		if (code !== 0 && (names.surname[code - 1] ?? 0) !== 0) return true
	}
	return false
}

/** 老周 and 小张 have a surname, 阿成 and 小明 a given name. */
function addFamiliar(lattice: Lattice, start: number): void {
	const { dictionary, text } = lattice
	const { surname, only } = dictionary.names
	const begins = text.charAt(start)
	if (!familiar.includes(begins)) return
	if (begins === '小' && isColoured(text, start + 1)) return
	const isChild = begins === '小' && childNames.includes(text.charAt(start + 1) || ' ')
	const nameCost = isChild
		? childNameCost
		: costAt(lattice, begins === '阿' ? only : surname, start + 1)
	if (nameCost === 0) return
	const doubt = beginsThing(lattice, start + 1) ? thingCost : 0
	reach(lattice, start, start + 2, familiarCost + nameCost + doubt, whole)
	if (isNickname(lattice, start)) reach(lattice, start, start + 3, familiarCost + nameCost, whole)
}

/** 小李子 and 小邓子, but 小 房子 is a house: 房子 is a word. */
function isNickname(lattice: Lattice, start: number): boolean {
	const { text } = lattice
	if (text.charAt(start) !== '小' || text.charAt(start + 2) !== '子') return false
	return text.charAt(start + 1) === '李' || costBetween(lattice, start + 1, start + 3) === 0
}

/** 老 胡同 is an old lane, not 老胡. But 老张 开门: 张开 is no thing. */
function beginsThing(lattice: Lattice, start: number): boolean {
	const { costs, verbs } = lattice.dictionary
	const state = stateBetween(lattice, start, start + 2)
	return state >= 0 && (costs[state] ?? 0) !== 0 && verbs[state] === 0
}

function isColoured(text: string, at: number): boolean {
	return colours.includes(text.charAt(at) || ' ') && coloured.includes(text.charAt(at + 1) || ' ')
}

/** 王明, 王小明: the given name begins at offset `given`. */
function addPerson(lattice: Lattice, start: number, given: number, family: Cost): void {
	const { dictionary, text } = lattice
	const { middle, only } = dictionary.names
	if (isNoGivenName(lattice, given) || isCounter(lattice, start)) return
	if (text.charAt(start - 1) === '小' && isColoured(text, start)) return
	const one = costAt(lattice, only, given)
	if (one !== 0) reach(lattice, start, given + 1, shortPersonCost + family + one, whole)
	const two = costAt(lattice, middle, given)
	const three = two === 0 ? 0 : costOfLast(lattice, given + 1)
	if (three === 0) return
	// 李明 站 着: two hanzi are the name where the third is what they do.
	const doubt = one !== 0 && endsInState(lattice, given + 1) ? actCost : 0
	reach(lattice, start, given + 2, personCost + family + two + three + doubt, whole)
}

/** The 段 of 一 段 姐弟 情 counts; it is no surname. */
function isCounter({ text, units }: Lattice, start: number): boolean {
	return beginsNumeral(units[start - 1] ?? 0) && measureEnd(text, start) > start
}

function isNoGivenName({ text, units }: Lattice, at: number): boolean {
	const first = units[at]
	if (first !== big && first !== one) return false
	noGivenName.lastIndex = at
	return noGivenName.test(text)
}

/** The last hanzi of a full name may be one that few names have, if it is hardly a word: 琰, 薰. */
function costOfLast(lattice: Lattice, at: number): Cost {
	const known = costAt(lattice, lattice.dictionary.names.last, at)
	const unit = lattice.units[at] ?? 0
	if (unit === wrote) return 0
	if (known !== 0 || beginsNumeral(unit)) return known
	return costBetween(lattice, at, at + 1) >= rareWord ? rareLastCost : 0
}

function addForeignName(lattice: Lattice, start: number, first: Cost): void {
	const { dictionary, text, units } = lattice
	const { foreign } = dictionary.names
	const most = Math.min(text.length, start + longestForeign)
	const gain = start > 0 && units[start - 1] === middleDot ? dotGain : 0
	let cost = foreignCost - gain + first + foreignHanziCost
	for (let at = start + 1; at < most; at += 1) {
		const each = costAt(lattice, foreign, at)
		if (each === 0) return
		cost += each + foreignHanziCost
		const more = units[at + 1] === middleDot ? dotGain : 0
		const isShort = at === start + 1 && gain === 0 && more === 0 && !beginsClause(lattice, start)
		const alone = isShort ? aloneCost + costInContext(text, start, at + 1) : 0
		const doubt = endsInAct(lattice, at) ? actCost : alone
		reach(lattice, start, at + 1, cost - more + doubt, whole)
	}
}
