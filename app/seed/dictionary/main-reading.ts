/**
 * Picks the reading a learner means by a word with several: 好 hǎo, 了 le, 东西 dōng xi, 结果 jié guǒ.
 *
 * Characters take their most frequent reading. Longer words take pinyin-pro's, in the neutral tone
 * if the dictionary has both: 东西 is dōng xi, things, rather than dōng xī, east and west.
 */
import { pinyin } from 'pinyin-pro'
import { isSameButForNeutralTone } from '#app/domain/pinyin/compare.ts'
import { takeTone } from '#app/domain/pinyin/tone.ts'

/**
 * Words whose neutral reading is another, rarer word: 老公 lǎo gōng is a husband, lǎo gong a eunuch;
 * 土地 tǔ dì is land, tǔ di a local god.
 */
const fullToned = new Set([
	...['女人', '精神', '土地', '说道', '老公', '开通', '款式', '冷战', '下水', '粒子'],
	...['跟前', '调头', '拉手', '言语', '卵子'],
])

export function mainReading(
	word: string,
	readings: readonly string[],
	countOf: (reading: string) => number,
): string | undefined {
	const [first, ...others] = readings
	if (first === undefined || others.length === 0) return first
	if ([...word].length === 1 && readings.some((reading) => countOf(reading) > 0)) {
		return others.reduce((best, next) => (countOf(next) > countOf(best) ? next : best), first)
	}
	const usual = pinyin(word)
	const likely = readings.filter((reading) => isSameButForNeutralTone(reading, usual))
	const isUsual = (reading: string) => endsNeutral(reading) !== fullToned.has(word)
	return likely.find(isUsual) ?? likely[0] ?? first
}

function endsNeutral(reading: string): boolean {
	return takeTone(reading.slice(reading.lastIndexOf(' ') + 1)).tone === 5
}
