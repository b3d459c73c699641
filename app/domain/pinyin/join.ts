/**
 * A word's reading written as one word, as the rules of spelling (GB/T 16159) ask.
 *
 * 学习 xué xí is xuéxí. A later syllable that begins with a, o or e gets an apostrophe, so that
 * the syllables cannot be cut in another way: 西安 Xī'ān is not 先 xiān, 第二 dì'èr. A capital
 * begins a new word, as in a name with its surname: 林夏 Lín Xià.
 */

const open = /^[aoeāáǎàōóǒòēéěè]/

export function joinSyllables(reading: string): string {
	const [first = '', ...rest] = reading.normalize('NFC').trim().split(/\s+/)
	return rest.reduce((word, syllable) => {
		if (/^\p{Lu}/u.test(syllable)) return `${word} ${syllable}`
		return open.test(syllable) ? `${word}'${syllable}` : word + syllable
	}, first)
}
