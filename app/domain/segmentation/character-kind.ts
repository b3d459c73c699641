/**
 * Classifies UTF-16 units for the segmenter: 学 and 〇 are hanzi; A, 3 and é are word characters; the
 * rest are spaces, line ends and marks. 𠮷 and 😀 are surrogate pairs, recognized by their first unit.
 */

export const hanziKind = 1
export const wordKind = 2
export const spaceKind = 3
export const lineEndKind = 4
export const markKind = 5
export const pairKind = 6

const firstCommonHanzi = 0x4e00
const lastCommonHanzi = 0x9fa5

/** Kinds by unit; 0 if not computed yet. */
const known = new Uint8Array(0x10000)

export function kindAt(text: string, at: number): number {
	return kindOfUnit(text.charCodeAt(at))
}

export function kindOfUnit(unit: number): number {
	// Most of a text is these, and comparing is faster than looking up.
	if (unit >= firstCommonHanzi && unit <= lastCommonHanzi) return hanziKind
	return known[unit] || learnKind(unit)
}

/** Like `kindAt`, but classifies a surrogate pair as the character it stands for. */
export function wholeKindAt(text: string, at: number): number {
	const kind = kindAt(text, at)
	return kind === pairKind ? kindOf(String.fromCodePoint(text.codePointAt(at) ?? 0)) : kind
}

/** Number of units (1 or 2) of the character at `at`. */
export function lengthAt(text: string, at: number): number {
	return kindAt(text, at) === pairKind && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
}

function learnKind(unit: number): number {
	const isHighSurrogate = unit >= 0xd800 && unit < 0xdc00
	const kind = isHighSurrogate ? pairKind : kindOf(String.fromCharCode(unit))
	known[unit] = kind
	return kind
}

function kindOf(character: string): number {
	if (/\p{Script=Han}/u.test(character)) return hanziKind
	if (/[\p{L}\p{M}\p{N}]/u.test(character)) return wordKind
	if (/[\r\n]/.test(character)) return lineEndKind
	return /\s/.test(character) ? spaceKind : markKind
}
