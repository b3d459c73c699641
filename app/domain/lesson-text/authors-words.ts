/**
 * Words an author has joined by hand where the engine cut the text differently.
 *
 * The engine cuts 王小 | 明天 | 来, the author 王小明 | 天 | 来. So 王小明 is the author's word, and the
 * next segmentation is given it. A longer one such as 我下班以后马上 is a clause that was never cut,
 * unless the engine knows it.
 */
import { isHanzi } from '#app/domain/hanzi.ts'
import { isLong } from './content.ts'

/**
 * `own` and `cut` are the words of the same paragraphs, by the author and by the engine. Words of one
 * character are left out: given to the engine, they would break up longer ones.
 */
export function wordsOfAuthor(
	own: readonly (readonly string[])[],
	cut: readonly (readonly string[])[],
): { words: string[] /** Words to keep only if the engine knows them. */; long: string[] } {
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
	const all = [...found]
	return { words: all.filter((word) => !isLong(word)), long: all.filter(isLong) }
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
