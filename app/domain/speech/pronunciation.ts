/**
 * What may be asked for when one word is to be heard: 学习, or 还 as it is read in 我还书, huán.
 *
 * Pinyin may be written in any usual way (xuéxí, xué xí, xue2xi2, Xué-xí) and must have a syllable
 * for each character; 玩儿 is wánr or wán ér, 瓩 qiān wǎ. A voice is given one spelling, wánr or xué xí.
 */
import { isHanzi } from '#app/domain/hanzi.ts'
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'
import { isSyllable, splitSyllables } from '#app/domain/pinyin/syllable.ts'
import { addTone, takeTone } from '#app/domain/pinyin/tone.ts'
import { err, ok, type Result } from '#app/domain/result.ts'

/** In characters; 𠮷 is one. */
export const longestWord = 20

// A syllable is at most chuáng with its r, a number and a space.
const longestPinyin = longestWord * 10
const separators = /[\s'’\-·∥]+/

export type Pronunciation = {
	text: string
	/** In lower case, with tone marks, its syllables separated by single spaces. */
	pinyin: string | undefined
}

/** Blank pinyin is none: the voice reads the word as it thinks best. */
export function readPronunciation(asked: {
	text: string
	pinyin?: string | undefined
}): Result<Pronunciation, 'pronunciation.invalid'> {
	const text = asked.text.trim().normalize('NFC')
	const length = [...text].length
	if (length > longestWord || !isHanzi(text)) return err('pronunciation.invalid')
	const spelling = asked.pinyin?.trim() ?? ''
	if (spelling === '') return ok({ text, pinyin: undefined })
	if (spelling.length > longestPinyin) return err('pronunciation.invalid')
	const syllables = syllablesOf(spelling)
	if (!syllables || !isReadingOf(text, syllables)) return err('pronunciation.invalid')
	return ok({ text, pinyin: syllables.join(' ') })
}

function syllablesOf(spelling: string): string[] | undefined {
	const syllables: string[] = []
	for (const run of formatPinyin(spelling).toLowerCase().split(separators)) {
		const pieces = splitSyllables(run, isSpoken)
		if (!pieces) return undefined
		for (const piece of pieces) {
			const before = syllables.at(-1)
			// Dictionaries that write a syllable for each character write wán r.
			const whole = piece === 'r' && before ? `${before}r` : piece
			if (!isSpoken(whole)) return undefined
			if (whole !== piece) syllables.pop()
			syllables.push(whole)
		}
	}
	return syllables
}

/** The mark of the tone must stand where it belongs, or xīān could be one syllable. */
function isSpoken(piece: string): boolean {
	const { letters, tone } = takeTone(piece)
	return addTone(letters, tone) === piece && (isSyllable(letters) || isErhua(letters))
}

function isErhua(letters: string): boolean {
	return letters.endsWith('r') && !isSyllable(letters) && isSyllable(letters.slice(0, -1))
}

/** Old units whose one character is said as two: 千瓦 is 瓩. */
const saidAsTwo = /[兙兛兝兞兡兣瓧瓩瓰瓱瓸瓼粨]/gu

/** 打哪儿指哪儿 has six characters and, as dǎ nǎr zhǐ nǎr, four syllables. */
function isReadingOf(text: string, syllables: readonly string[]): boolean {
	const spoken = [...text].length + (text.match(saidAsTwo)?.length ?? 0)
	const missing = spoken - syllables.length
	if (missing <= 0) return missing === 0
	const erhua = syllables.filter((syllable) => isErhua(takeTone(syllable).letters))
	const written = text.match(/(?<=.)儿/gu) ?? []
	return missing <= Math.min(erhua.length, written.length)
}
