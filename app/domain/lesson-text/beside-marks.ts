/** Words beside punctuation, which a style sheet cannot see: text between elements has none of its own. */
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import type { Token } from './content.ts'

const closing = /^[\s。，、；：！？…—·”’）》〉」』】.,;:!?)]/u
/** Marks that fill a square of their own, half of it empty: a reading may reach over that half. */
const fullWidth = /^[。，、；：！？）》〉」』】]/u
const opening = /^[“‘《〈「『]/u

type Shown = Pick<Token, 'word' | 'written' | 'pinyin' | 'isHide'>

/**
 * The HTML of a word, marked with `data-end` if 。 or ， follows: its reading may stand above that, and no
 * line begins with it. `data-end=wide` is a reading that is wider than its word, as Chóngqìng above 重庆: it must
 * reach over the mark, or a gap stands before that. Text without an element stays as it is.
 */
export function withEnd(html: string, word: Shown, next: Shown | undefined): string {
	const isEnd = next && !next.pinyin && !next.isHide && closing.test(next.written ?? next.word)
	if (!isEnd || !html.startsWith('<ruby')) return html
	const hasRoom = fullWidth.test(next.written ?? next.word)
	const mark = hasRoom && isWide(word) ? 'data-end=wide' : 'data-end'
	return `<ruby ${mark}${html.slice('<ruby'.length)}`
}

/** In em of the characters: how far a reading stands out, of which browsers let a little overhang by themselves. */
const leastOverhang = 0.3

/** By the usual widths of letters: what the browser will have is not known here. */
function isWide({ word, written = word, pinyin }: Shown): boolean {
	if (!pinyin) return false
	const letters = [...joinSyllables(pinyin)]
	const width = letters.reduce((sum, letter) => sum + widthOf(letter), 0)
	return width - [...written].length >= leastOverhang
}

/** In em of the characters, above which letters are set about half as large. */
function widthOf(letter: string): number {
	if (/[iīíǐìjltfr’]/u.test(letter)) return 0.16
	return /[mwMW]/u.test(letter) ? 0.44 : 0.3
}

/** Whether a paragraph begins with a quotation mark, which hangs in the margin. */
export function beginsWithQuote([first]: readonly Shown[]): boolean {
	return first !== undefined && !first.isHide && opening.test(first.written ?? first.word)
}
