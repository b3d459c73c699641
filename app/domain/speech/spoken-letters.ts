/**
 * Rules for Latin letters in Chinese: 5km is 五公里, HSK is spelt H S K. Other words (hello, WiFi,
 * e-mail) and single letters (T恤) are left to the voice, which speaks English too.
 */
import type { SpokenRule } from './spoken-rule.ts'

const units: Readonly<Record<string, string>> = {
	'km/h': '公里每小时',
	'm/s': '米每秒',
	km: '公里',
	cm: '厘米',
	mm: '毫米',
	m: '米',
	kg: '公斤',
	mg: '毫克',
	g: '克',
	ml: '毫升',
	mL: '毫升',
	L: '升',
	min: '分钟',
	h: '小时',
}

const powers: Readonly<Record<string, string>> = {
	'²': '平方',
	'2': '平方',
	'³': '立方',
	'3': '立方',
}

export const letterRules: readonly SpokenRule[] = [
	// 20m², 100km2
	{
		written: /(?<=\d\s?)(km|cm|mm|m)([²³23])(?![\dA-Za-z])/uy,
		said: ([, unit = '', power = '']) => `${powers[power]}${units[unit]}`,
	},
	// 60km/h, 5km, 10 kg
	{
		written: /(?<=\d\s?)(?:km\/h|m\/s|km|cm|mm|kg|mg|ml|mL|min|m|g|L|h)(?![A-Za-z])/uy,
		said: ([unit]) => units[unit] ?? unit,
	},
	// No.1
	{ written: /(?<![A-Za-z])N[oO]\.\s?(?=\d)/uy, said: () => '第' },
	// HSK, WTO; but NATO
	{
		written: /(?<![A-Za-z])[A-Z]{2,5}(?![A-Za-z])/uy,
		said: ([letters]) => (isSpelt(letters) ? [...letters].join(' ') : letters),
	},
	// Full-width letters, one by one
	{ written: /[A-Za-z]/uy, said: ([letter]) => letter },
]

/** Two or three capitals, or more if unpronounceable: HSK, OK, CCTV, but not NATO or WIFI. */
function isSpelt(letters: string): boolean {
	return letters.length <= 3 || !/[AEIOU]/.test(letters) || /[^AEIOU]{3}/.test(letters)
}
