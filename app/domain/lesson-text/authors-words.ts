/**
 * What an author has made of a text beyond what the engine makes of it.
 *
 * The engine cuts 王小 | 明天 | 来, the author 王小明 | 天 | 来: 王小明 is a word of the author's, and is
 * known when the text is cut again.
 */
import { isHanzi } from '#app/domain/hanzi.ts'

/**
 * `own` and `cut` are the words of the same paragraphs, by the author and by the engine. A word of
 * one character is none of these: as a word to know it would tear others apart.
 */
export function wordsOfAuthor(
	own: readonly (readonly string[])[],
	cut: readonly (readonly string[])[],
): string[] {
	const found = new Set<string>()
	for (const [index, words] of own.entries()) {
		const known = placesOf(cut[index] ?? [])
		let at = 0
		for (const word of words) {
			const end = at + word.length
			if ([...word].length > 1 && isHanzi(word) && known.get(at) !== end) found.add(word)
			at = end
		}
	}
	return [...found]
}

/** Where each word begins and ends. */
function placesOf(words: readonly string[]): Map<number, number> {
	const places = new Map<number, number>()
	let at = 0
	for (const word of words) {
		places.set(at, at + word.length)
		at += word.length
	}
	return places
}
