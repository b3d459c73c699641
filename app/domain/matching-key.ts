/**
 * What two spellings have in common: Ｔ恤, t恤 and T恤 are one word, and so are 卡拉ok and 卡拉OK.
 *
 * Only Latin letters and digits change, and each stays one UTF-16 unit, so that a place in the key is the
 * same place in the text. What is shown keeps its spelling.
 */
const changed = /[A-Z０-９Ａ-Ｚａ-ｚ]/
const wide = /[０-９Ａ-Ｚａ-ｚ]/g
const fromWide = 0xff01 - 0x21

export function matchingKey(text: string): string {
	if (!changed.test(text)) return text
	return text
		.replace(wide, (letter) => String.fromCharCode(letter.charCodeAt(0) - fromWide))
		.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/** Whether two texts differ in the width and the case of their letters alone, if at all. */
export function isSameSpelling(one: string, other: string): boolean {
	return matchingKey(one) === matchingKey(other)
}

/** The spellings in which a dictionary may list a word: T恤 and 卡拉OK, but k歌. As it was typed first. */
export function spellingsOf(text: string): string[] {
	if (!hasLatin(text)) return [text]
	const key = matchingKey(text)
	return [...new Set([text, key, key.toUpperCase()])]
}

/** Whether a text has a letter or digit that its matching key may change. */
export function hasLatin(text: string): boolean {
	return /[0-9A-Za-z０-９Ａ-Ｚａ-ｚ]/.test(text)
}
