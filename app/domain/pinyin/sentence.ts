/**
 * The pinyin of a whole sentence, as a line of its own: words apart, a capital at the beginning,
 * Western punctuation.
 *
 * 你 | 好 | ！ | 我 | 叫 | 李明 | 。 → Nǐ hǎo! Wǒ jiào Lǐ Míng.
 */
import { joinSyllables } from './join.ts'

const closing = /^[,.?!;:)”’》…·]/u
const opening = /[(“‘《·]$/u

/** `readings` belong to `words`; words without a reading stay as they are. */
export function sentencePinyin(
	words: readonly string[],
	readings: readonly (string | undefined)[],
): string {
	let line = ''
	for (const [index, word] of words.entries()) {
		const reading = readings[index]
		const part = reading === undefined ? punctuated(word) : joinSyllables(reading)
		const isApart = line !== '' && !closing.test(part) && !opening.test(line)
		line += isApart ? ` ${part}` : part
	}
	return line.replace(/(^|[.?!][”’]? |“)(\p{Ll})/gu, (_, before, letter) => {
		return before + letter.toUpperCase()
	})
}

/** ， and 、 both become a comma; digits and letters become narrow. */
function punctuated(word: string): string {
	return word.normalize('NFKC').replaceAll('。', '.').replaceAll('、', ',').trim()
}
