/**
 * Parses CC-CEDICT line by line.
 *
 * 愛好 爱好 [ai4 hao4] /to be fond of/interest; hobby; CL:個|个[ge4]/
 * holds the traditional form, the simplified form, the reading and the senses. Comments begin with
 * #.
 */
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'

export type CedictEntry = {
	readonly traditional: string
	readonly word: string
	/** With tone marks, see `toReading`. */
	readonly pinyin: string
	readonly senses: readonly string[]
}

/** Days and months are capitalized in English, but not in pinyin: 星期天 xīng qī tiān, 五月 wǔ yuè. */
const datePart = /^(?:(?:星期|礼拜|周)[一二三四五六日天]|[一二三四五六七八九十]+月份?)$/

const line = /^(\S+) (\S+) \[([^\]]+)\] \/(.+)\/\s*$/

export function parseCedict(text: string): CedictEntry[] {
	const entries: CedictEntry[] = []
	for (const row of text.split('\n')) {
		const match = row.startsWith('#') ? undefined : line.exec(row)
		const [, traditional, word, numbered, senses] = match ?? []
		if (!traditional || !word || !numbered || !senses) continue
		// xx5 marks an unknown reading.
		if (numbered.includes('xx5')) continue
		const pinyin = toReading(numbered)
		entries.push({
			traditional,
			word,
			pinyin: datePart.test(word) ? pinyin.toLowerCase() : pinyin,
			senses: senses.split('/'),
		})
	}
	return entries
}

/**
 * na3 r5 → nǎr, Bei3 jing1 → Běi jīng, lu:4 → lǜ, ya1zhou2 → yā zhòu, "shi1 , bai4" → shī, bài.
 * Syllables stay separated by spaces; the r of erhua joins the syllable before it.
 */
export function toReading(numbered: string): string {
	const spaced = numbered
		.replace(/u ?: ?/g, 'u:')
		.replace(/(?<=[1-5])(?=[A-Za-z])/g, ' ')
		.trim()
	let reading = ''
	for (const syllable of spaced.split(/\s+/)) {
		const joins = reading === '' || syllable === 'r5' || syllable === ',' || syllable === ':'
		reading += (joins ? '' : ' ') + formatSyllable(syllable)
	}
	return reading
}

/** A cache: only about 1,500 different syllables occur. */
const syllableCache = new Map<string, string>()

function formatSyllable(numbered: string): string {
	let marked = syllableCache.get(numbered)
	if (marked === undefined) {
		marked = formatPinyin(numbered)
		syllableCache.set(numbered, marked)
	}
	return marked
}
