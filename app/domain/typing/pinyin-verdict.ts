/**
 * Grades typed pinyin against the syllables of the right one, letters and tones apart:
 *
 *   谢谢  xièxie    xièxie, xie4xie5, xie4 xie, Xiè-xie are right
 *                  xiexie: right letters, without tones
 *                  xièxiè: right letters; syllable 2 has the neutral tone, not the 4th
 *   绿   lǜ         lǜ, lü4, lv4 and lu:4 are right
 *
 * Capitals, spaces, apostrophes, hyphens and punctuation don't count. The typed text is cut where the
 * syllables of the right one end, so that no table of syllables is needed in the browser.
 */

import {
	type ReadingVerdict,
	type SpokenSyllable,
	type ToneNumber,
	verdictOnTones,
} from './tone-verdict.ts'

export function verdictOnPinyin(
	syllables: readonly SpokenSyllable[],
	typed: string,
): ReadingVerdict {
	const marked = markedLetters(typed)
	const letters = syllables.map((syllable) => syllable.letters).join('')
	const typedLetters = marked?.map(({ letter }) => letter).join('')
	if (!marked || sameU(typedLetters ?? '') !== sameU(letters)) return { isRight: false }
	let at = 0
	const tones = syllables.map((syllable) => {
		const own = marked.slice(at, at + syllable.letters.length)
		at += syllable.letters.length
		return toneOf(own.flatMap((letter) => letter.tones))
	})
	return verdictOnTones(syllables, { tones, isToneless: tones.every((tone) => tone === 5) })
}

type MarkedLetter = { letter: string; tones: ToneNumber[] }

const marks = new Map<string, ToneNumber>([
	['\u0304', 1],
	['\u0301', 2],
	['\u030c', 3],
	// A breve is often typed for the third tone.
	['\u0306', 3],
	['\u0300', 4],
	['0', 5],
	['1', 1],
	['2', 2],
	['3', 3],
	['4', 4],
	['5', 5],
])

/** The letters with the marks and numbers that follow them; undefined if there is anything else. */
function markedLetters(typed: string): MarkedLetter[] | undefined {
	const marked: MarkedLetter[] = []
	const normal = typed
		.normalize('NFKC')
		.toLowerCase()
		.normalize('NFD')
		.replace(/(?<=[ln])u:/g, 'v')
	for (const character of normal) {
		const last = marked.at(-1)
		const tone = marks.get(character)
		if (/[a-z]/.test(character)) {
			marked.push({ letter: character === 'v' ? 'ü' : character, tones: [] })
		} else if (tone !== undefined && last) last.tones.push(tone)
		else if (character === '\u0308' && last?.letter === 'u') last.letter = 'ü'
		else if (!/[\s\p{P}\p{S}]/u.test(character)) return undefined
	}
	return marked
}

/** No mark is the neutral tone; undefined if the marks differ. */
function toneOf(tones: readonly ToneNumber[]): ToneNumber | undefined {
	const full = new Set(tones.filter((tone) => tone !== 5))
	if (full.size > 1) return undefined
	const [tone = 5] = full
	return tone
}

/** lue is lüe, and jü is ju. Neither changes the number of letters. */
function sameU(letters: string): string {
	return letters.replace(/([ln])ue/g, '$1üe').replace(/([jqxy])ü/g, '$1u')
}
