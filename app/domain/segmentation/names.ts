/**
 * Names that aren't in the dictionary: 王小明, 欧阳兰, 老周, 阿成, 晓明, and transcribed foreign names
 * such as 弗雷德里卡.
 *
 * The costs of hanzi in names come from counting known names: many begin with 王, none with 的.
 */
import type { Cost, Dictionary } from './dictionary.ts'
import { type Lattice, reach, whole } from './lattice.ts'

/** Added to the costs of a name's hanzi; in order: 王小明, 王明, 老王, 晓明, 弗雷德里卡. */
const personCost: Cost = 85
const shortPersonCost: Cost = 70
const familiarCost: Cost = 60
const givenCost: Cost = 100
const foreignCost: Cost = 68
const foreignHanziCost: Cost = 3
/** How much likelier a foreign name is next to a dot, as in 弗拉基米尔·普京. */
const dotGain: Cost = 50
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
	if (code === 0) return
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
	if (two !== 0) reach(lattice, start, start + 2, givenCost + one + two, whole)
}

/** 老周 and 小张 have a surname, 阿成 and 小明 a given name. */
function addFamiliar(lattice: Lattice, dictionary: Dictionary, text: string, start: number): void {
	const { surname, only } = dictionary.names
	const begins = text.charAt(start)
	if (!familiar.includes(begins)) return
	const isChild = begins === '小' && childNames.includes(text.charAt(start + 1) || ' ')
	const nameCost = isChild
		? childNameCost
		: costAt(begins === '阿' ? only : surname, dictionary, text, start + 1)
	if (nameCost !== 0) reach(lattice, start, start + 2, familiarCost + nameCost, whole)
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
	const { middle, last, only } = dictionary.names
	const one = costAt(only, dictionary, text, given)
	if (one !== 0) reach(lattice, start, given + 1, shortPersonCost + family + one, whole)
	const two = costAt(middle, dictionary, text, given)
	const three = two === 0 ? 0 : costAt(last, dictionary, text, given + 1)
	if (three !== 0) reach(lattice, start, given + 2, personCost + family + two + three, whole)
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
		reach(lattice, start, at + 1, cost - more, whole)
	}
}

function costAt(column: Uint8Array, { codes }: Dictionary, text: string, at: number): Cost {
	const code = codes[text.charCodeAt(at)] ?? 0
	return code === 0 ? 0 : (column[code - 1] ?? 0)
}
