/**
 * Joins the syllables of a word according to the orthography standard GB/T 16159.
 *
 * 学习 xué xí becomes xuéxí. A later syllable that begins with a, o or e gets an apostrophe to avoid
 * ambiguity: 西安 Xī'ān is not 先 xiān, 第二 is dì'èr. A capital begins a new word, as in a full name:
 * 林夏 Lín Xià.
 */
import { isNameReading } from './name-reading.ts'

const open = /^[aoeāáǎàōóǒòēéěè]/

export function joinSyllables(reading: string): string {
	const [first = '', ...rest] = reading.normalize('NFC').trim().split(/\s+/)
	return rest.reduce((word, syllable) => {
		if (isNameReading(syllable)) return `${word} ${syllable}`
		return open.test(syllable) ? `${word}'${syllable}` : word + syllable
	}, first)
}
