/**
 * Words an author has joined by hand where the engine cut the text differently.
 *
 * The engine cuts 王小 | 明天 | 来, the author 王小明 | 天 | 来. So 王小明 is the author's word, and the
 * next segmentation is given it.
 */
import { isHanzi } from '#app/domain/hanzi.ts'

/**
 * `own` and `cut` are the words of the same paragraphs, by the author and by the engine. Words of one
 * character are left out: given to the engine, they would break up longer ones.
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

/** End offset of each word by its start offset. */
function placesOf(words: readonly string[]): Map<number, number> {
	const places = new Map<number, number>()
	let at = 0
	for (const word of words) {
		places.set(at, at + word.length)
		at += word.length
	}
	return places
}
