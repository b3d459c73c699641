/**
 * The reading with which a text begins, if it is one of so many hanzi.
 *
 *   xuéxí to study     2   xuéxí
 *   [xue2 xi2] study   2   xué xí
 *   to study           2   nothing
 */
import { formatPinyin, isWrittenSyllable } from '#app/domain/pinyin/number-tone.ts'
import { splitSyllables } from '#app/domain/pinyin/syllable.ts'
import { takeTone } from '#app/domain/pinyin/tone.ts'

/** Longer readings belong to no word. */
const longest = 100

/** Empty if the text begins otherwise. A reading has a tone: "can" and "men" are English, too. */
export function leadingReading(text: string, syllables: number): string {
	const start = text.replace(/^[\s[(（【\]）】)/:：=–—-]+/u, '').slice(0, longest)
	const runs = formatPinyin(start).match(/[\p{L}\p{M}]+/gu) ?? []
	const read: string[] = []
	let count = 0
	let hasTone = false
	for (const run of runs) {
		const pieces = splitSyllables(run, isWrittenSyllable)
		if (!pieces || count >= syllables) break
		read.push(run)
		count += pieces.length
		hasTone ||= pieces.some((piece) => takeTone(piece).tone !== 5)
	}
	return count === syllables && hasTone ? read.join(' ') : ''
}
