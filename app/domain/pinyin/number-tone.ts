/**
 * Converts between typed pinyin with tone numbers and displayed pinyin with tone marks.
 *
 * A syllable is typed as letters and a number from 1 to 5: luo4 hao3 ↔ luò hǎo (落好). ü may be typed
 * as ü, v or u: (绿 lü4, lv4, lu:4 → lǜ). 5 is the neutral tone (了 le5 → le), and r5 the r of erhua
 * (哪儿 na3r5 → nǎr). Capitals, apostrophes and spaces stay (西安 Xi1'an1 → Xī'ān). Anything but a
 * syllable with a tone is left as typed: mp3, HSK1, kǎ lā OK.
 */
import { isSyllable, splitSyllables } from './syllable.ts'
import { addTone, takeTone, toTone } from './tone.ts'

const numbered = /(?<![\p{L}\p{M}])((?:u:|[a-zü])+)([1-5])(?!\d)/giu
const run = /[\p{Script=Latin}\p{M}]+/gu

/** Turns tone numbers into marks. Text becomes NFC. */
export function formatPinyin(text: string): string {
	return text.normalize('NFC').replace(numbered, (typed: string, typedLetters, digit) => {
		const letters = String(typedLetters)
			.replace(/v|u:/gi, toUmlaut)
			.replace(/^([ln])ue$/i, '$1üe')
		const tone = toTone(String(digit))
		const lower = letters.toLowerCase()
		if (!tone || (lower === 'r' && tone !== 5)) return typed
		return isSyllable(lower) || isErhua(lower) ? addTone(letters, tone) : typed
	})
}

/** The reverse, with a number after each syllable: xuéxí → xue2xi2. Other words are unchanged. */
export function toNumberTone(text: string): string {
	return text.normalize('NFC').replace(run, (word) => {
		const pieces = splitSyllables(word, isWrittenSyllable)
		if (!pieces) return word
		return pieces.map(takeTone).reduce((out, { letters, tone }) => out + letters + tone, '')
	})
}

function toUmlaut(typed: string): string {
	return typed.startsWith('V') || typed.startsWith('U') ? 'Ü' : 'ü'
}

function isErhua(lower: string): boolean {
	return lower.endsWith('r') && isSyllable(lower.slice(0, -1))
}

/** Requires the mark where `addTone` puts it, so that formatting gives the same text again. */
export function isWrittenSyllable(piece: string): boolean {
	const { letters, tone } = takeTone(piece)
	const lower = letters.toLowerCase()
	if (lower === 'r' && tone !== 5) return false
	return isSyllable(lower) && addTone(letters, tone) === piece
}
