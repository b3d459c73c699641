/**
 * Pinyin as people type it, to be compared with that of words: xue2 xi2, xué xí and xuéxí are the same,
 * and so are lü, lv and lu:. 学习 is xuéxí with its tones, and xuexi without.
 */
import { formatPinyin } from './number-tone.ts'

export type SpelledPinyin = {
	/** Lower case, with the typed tone marks, without separators between syllables: x, u, é, x, í. */
	letters: string[]
	plain: string
	/** The letters typed with a tone mark: only these must match the tone. */
	marked: string[]
}

export function spelledPinyin(typed: string): SpelledPinyin {
	const joined = formatPinyin(typed)
		.toLowerCase()
		.replace(/[ '’\-·,]/g, '')
		.replace(/u:|ü/g, 'v')
	const letters = [...joined]
	return {
		letters,
		plain: letters.map(plainLetter).join(''),
		marked: letters.filter((letter) => plainLetter(letter) !== letter),
	}
}

/** Each plain letter, followed by the same letter with its tone marks. */
const families = 'aāáǎà eēéěè iīíǐì oōóǒò uūúǔù vüǖǘǚǜ nńňǹ mḿ'.split(' ').map((all) => [...all])
const plainLetters = new Map(families.flatMap((all) => all.map((letter) => [letter, all[0] ?? ''])))
const withTones = new Map(families.map((all) => [all[0], all.join('')]))

function plainLetter(letter: string): string {
	return plainLetters.get(letter) ?? letter
}

/** A plain letter and its forms with a tone mark, as one text; other letters stay alone. */
export function tonesOf(letter: string): string {
	return withTones.get(letter) ?? letter
}
