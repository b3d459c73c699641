/**
 * Assigns the levels of HSK 2.0 to readings.
 *
 * The lists have no pinyin: 长 is in HSK2 for cháng, long, and again in HSK3 for zhǎng, to grow. A
 * word's level goes to its main reading, except for the words below, where the official lists mean
 * another reading, or several.
 */
import { type HskLevel, levelOfRank } from '#app/domain/hsk/level.ts'

/** Word → readings, in the order in which the lists name the word. */
const namedReadings: Readonly<Record<string, readonly string[]>> = {
	长: ['cháng', 'zhǎng'],
	得: ['de', 'děi'],
	过: ['guo', 'guò'],
	还: ['hái', 'huán'],
	喂: ['wéi', 'wèi'],
	教: ['jiāo'],
	脏: ['zāng'],
	切: ['qiē'],
	数: ['shǔ'],
	划: ['huá'],
	削: ['xiāo'],
	铺: ['pū'],
	盛: ['chéng'],
	晃: ['huàng'],
	挨: ['ái'],
	过去: ['guò qù'],
	精神: ['jīng shén'],
	土地: ['tǔ dì'],
	口音: ['kǒu yin'],
	得罪: ['dé zui'],
	琢磨: ['zuó mo'],
	甭: ['béng'],
	款式: ['kuǎn shì'],
	跟前: ['gēn qián'],
	利害: ['lì hài'],
	温和: ['wēn hé'],
	正当: ['zhèng dàng'],
	分量: ['fèn liàng'],
}

type HskListing = { readonly level: HskLevel; readonly reading: string }

/** Maps each listed word to its readings and their levels. */
export function listHskWords(
	lists: readonly (readonly string[])[],
	readingsOf: (word: string) => readonly string[],
	mainOf: (word: string) => string | undefined,
): Map<string, HskListing[]> {
	const listings = new Map<string, HskListing[]>()
	for (const [at, words] of lists.entries()) {
		const level = levelOfRank(at + 1)
		if (!level) continue
		for (const word of words) {
			const earlier = listings.get(word) ?? []
			const named = namedReadings[word]?.[earlier.length]
			const reading = named && readingsOf(word).includes(named) ? named : mainOf(word)
			if (!reading || earlier.some((listing) => listing.reading === reading)) continue
			listings.set(word, [...earlier, { level, reading }])
		}
	}
	return listings
}
