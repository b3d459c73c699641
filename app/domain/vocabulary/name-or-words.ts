/**
 * Names that a machine found and that may be two words: 柳枝 Liǔ Zhī is somebody called Liu, or 柳 + 枝, a twig of
 * a willow.
 *
 * A surname and one character are the weakest evidence for a name that the engine accepts: of 29 such in GSD's texts
 * 12 are no person (宋军, 施力, 任 before 黄复生), of 63 longer ones five. What they cost tells neither from the other.
 */
import { isNameReading } from '#app/domain/pinyin/name-reading.ts'
import { partHeard } from './made-word.ts'

/** With these one speaks to somebody: 小王, 老周, 阿成. */
const familiar = '小老阿'

/** Whether a word is read as a surname with one character. */
export function isShortName(word: string, pinyin: string | undefined): boolean {
	const hanzi = [...word]
	return (
		hanzi.length === 2 &&
		!familiar.includes(hanzi[0] ?? '') &&
		/^\p{Lu}\P{Lu}*\s\p{Lu}\P{Lu}*$/u.test(pinyin ?? '')
	)
}

/**
 * The entries of the words that such a name may be; undefined if one of its characters is no word. `entries` are those
 * of both.
 */
export function wordsOfName<E extends { word: string; pinyin: string }>(
	name: string,
	pinyin: string | undefined,
	entries: readonly E[],
): E[] | undefined {
	if (!isShortName(name, pinyin)) return undefined
	const words = [...new Set(name)]
	const found = words.flatMap((word) => {
		const own = entries.filter((entry) => entry.word === word && !isNameReading(entry.pinyin))
		return partHeard(own, pinyin?.toLowerCase()) ?? []
	})
	return found.length === words.length ? found : undefined
}
