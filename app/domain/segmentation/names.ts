/**
 * Names that aren't in the dictionary: 王小明, 欧阳兰, 老周, 阿成, 晓明, and transcribed foreign names
 * such as 弗雷德里卡.
 *
 * The costs of hanzi in names come from counting known names: many begin with 王, none with 的.
 */
import { hanziKind, kindAt } from './character-kind.ts'
import { isDateInName } from './contexts.ts'
import { type Cost, type Dictionary, follow } from './dictionary.ts'
import { type Lattice, reach, whole } from './lattice.ts'
import { beginsNumeral } from './numerals.ts'

/** Added to the costs of a name's hanzi; in order: 王小明, 王明, 老王, 晓明, 弗雷德里卡. */
const personCost: Cost = 85
const shortPersonCost: Cost = 70
const familiarCost: Cost = 60
const givenCost: Cost = 100
/** Added to a given name or a foreign name of two hanzi that nothing near supports: 桂治, 普勒. */
const aloneCost: Cost = 15
/** How far away the full name of a given name may stand. */
const nearby = 500
const foreignCost: Cost = 68
const foreignHanziCost: Cost = 3
/** How much likelier a foreign name is next to a dot, as in 弗拉基米尔·普京. */
const dotGain: Cost = 50
/** The cost from which a hanzi is hardly a word by itself, and its cost at the end of a name. */
const rareWord: Cost = 110
const rareLastCost: Cost = 90
/** A hanzi without an entry, which any name beats. */
const unknownCost: Cost = 200
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
const longestForeign = 12
const isSpecial = new Uint8Array(0x10000)
for (const begins of [familiar, ...compoundSurnames.split('|')]) {
	for (const hanzi of begins.length > 2 ? begins : begins.charAt(0)) {
		isSpecial[hanzi.charCodeAt(0)] = 1
	}
}

/** Adds a step for each possible name at `start`. */
export function addNames(
	lattice: Lattice,
	dictionary: Dictionary,
	text: string,
	start: number,
): void {
	const unit = text.charCodeAt(start)
	const code = dictionary.codes[unit] ?? 0
	if (code === 0 || isDateInName(text, start)) return
	const { surname, middle, foreign } = dictionary.names
	const family = surname[code - 1] ?? 0
	if (family !== 0) addPerson(lattice, dictionary, text, start, start + 1, family)
	if (isSpecial[unit]) {
		compoundSurname.lastIndex = start
		if (compoundSurname.test(text)) {
			addPerson(lattice, dictionary, text, start, start + 2, compoundCost)
		}
		addFamiliar(lattice, dictionary, text, start)
	}
	const given = middle[code - 1] ?? 0
	if (given !== 0) addGivenName(lattice, dictionary, text, start, given)
	const transcribed = foreign[code - 1] ?? 0
	if (transcribed !== 0) addForeignName(lattice, dictionary, text, start, transcribed)
}

/** A given name alone, as friends use it: 晓明 for 王晓明. */
function addGivenName(
	lattice: Lattice,
	dictionary: Dictionary,
	text: string,
	start: number,
	one: Cost,
): void {
	const two = costAt(dictionary.names.last, dictionary, text, start + 1)
	if (two === 0) return
	const cost = givenCost + one + two
	if (cost >= costOfSingle(dictionary, text, start) + costOfSingle(dictionary, text, start + 1))
		return
	// Most names alone are found elsewhere with the surname, or begin a clause.
	const alone = beginsClause(text, start) || isNamedNearby(dictionary, text, start) ? 0 : aloneCost
	reach(lattice, start, start + 2, cost + alone, whole)
}

function beginsClause(text: string, start: number): boolean {
	return start === 0 || kindAt(text, start - 1) !== hanziKind
}

function costOfSingle(dictionary: Dictionary, text: string, at: number): Cost {
	const state = follow(dictionary, 0, text.charCodeAt(at))
	return (state > 0 && dictionary.costs[state]) || unknownCost
}

/** Whether 晓明 stands as 王晓明 in the text around it. */
function isNamedNearby({ codes, names }: Dictionary, text: string, start: number): boolean {
	const given = text.slice(start, start + 2)
	const around = text.slice(Math.max(0, start - nearby), start + nearby)
	for (let at = around.indexOf(given, 1); at > 0; at = around.indexOf(given, at + 1)) {
		const code = codes[around.charCodeAt(at - 1)] ?? 0
		if (code !== 0 && (names.surname[code - 1] ?? 0) !== 0) return true
	}
	return false
}

/** 老周 and 小张 have a surname, 阿成 and 小明 a given name. */
function addFamiliar(lattice: Lattice, dictionary: Dictionary, text: string, start: number): void {
	const { surname, only } = dictionary.names
	const begins = text.charAt(start)
	if (!familiar.includes(begins)) return
	if (begins === '小' && isColoured(text, start + 1)) return
	const isChild = begins === '小' && childNames.includes(text.charAt(start + 1) || ' ')
	const nameCost = isChild
		? childNameCost
		: costAt(begins === '阿' ? only : surname, dictionary, text, start + 1)
	if (nameCost !== 0) reach(lattice, start, start + 2, familiarCost + nameCost, whole)
}

function isColoured(text: string, at: number): boolean {
	return colours.includes(text.charAt(at) || ' ') && coloured.includes(text.charAt(at + 1) || ' ')
}

/** 王明, 王小明: the given name begins at offset `given`. */
function addPerson(
	lattice: Lattice,
	dictionary: Dictionary,
	text: string,
	start: number,
	given: number,
	family: Cost,
): void {
	const { middle, only } = dictionary.names
	if (isNoGivenName(text, given)) return
	if (text.charAt(start - 1) === '小' && isColoured(text, start)) return
	const one = costAt(only, dictionary, text, given)
	if (one !== 0) reach(lattice, start, given + 1, shortPersonCost + family + one, whole)
	const two = costAt(middle, dictionary, text, given)
	const three = two === 0 ? 0 : costOfLast(dictionary, text, given + 1)
	if (three !== 0) reach(lattice, start, given + 2, personCost + family + two + three, whole)
}

function isNoGivenName(text: string, at: number): boolean {
	const first = text.charCodeAt(at)
	if (first !== big && first !== one) return false
	noGivenName.lastIndex = at
	return noGivenName.test(text)
}

/** The last hanzi of a full name may be one that few names have, if it is hardly a word: 琰, 薰. */
function costOfLast(dictionary: Dictionary, text: string, at: number): Cost {
	const known = costAt(dictionary.names.last, dictionary, text, at)
	if (known !== 0 || beginsNumeral(text.charCodeAt(at))) return known
	const state = follow(dictionary, 0, text.charCodeAt(at))
	return state > 0 && (dictionary.costs[state] ?? 0) >= rareWord ? rareLastCost : 0
}

function addForeignName(
	lattice: Lattice,
	dictionary: Dictionary,
	text: string,
	start: number,
	first: Cost,
): void {
	const { foreign } = dictionary.names
	const most = Math.min(text.length, start + longestForeign)
	const gain = text.charCodeAt(start - 1) === middleDot ? dotGain : 0
	let cost = foreignCost - gain + first + foreignHanziCost
	for (let at = start + 1; at < most; at += 1) {
		const each = costAt(foreign, dictionary, text, at)
		if (each === 0) return
		cost += each + foreignHanziCost
		const more = text.charCodeAt(at + 1) === middleDot ? dotGain : 0
		const isShort = at === start + 1 && gain === 0 && more === 0 && !beginsClause(text, start)
		reach(lattice, start, at + 1, cost - more + (isShort ? aloneCost : 0), whole)
	}
}

function costAt(column: Uint8Array, { codes }: Dictionary, text: string, at: number): Cost {
	const code = codes[text.charCodeAt(at)] ?? 0
	return code === 0 ? 0 : (column[code - 1] ?? 0)
}
