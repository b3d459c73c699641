/**
 * Converts numbers in hanzi to digits: 二〇二四 → 2024, 一百零八 → 108, 三千五百万 → 35,000,000,
 * 第二十三 → No. 23, 百分之五 → 5%, 三分之一 → 1/3, 三点一四 → 3.14.
 */
const values = new Map([...'〇一二三四五六七八九'].map((hanzi, value) => [hanzi, value]))
for (const [hanzi, value] of [
	['零', 0],
	['○', 0],
	['两', 2],
] as const) {
	values.set(hanzi, value)
}
const units = new Map([
	['十', 10],
	['百', 100],
	['千', 1_000],
])
const groups = new Map([
	['万', 10_000],
	['亿', 100_000_000],
])

/** Undefined for other words, approximate numbers (几十, 三四十) and single characters. */
export function digitsOf(word: string): string | undefined {
	if ([...word].length < 2) return undefined
	const [, order, part, whole, decimals] = /^(第)?(?:(.+)分之)?(.+?)(?:点(.+))?$/u.exec(word) ?? []
	const value = whole === undefined ? undefined : readNumber(whole)
	const places = decimals === undefined ? '' : readPlaces(decimals)
	if (value === undefined || places === undefined) return undefined
	const number = places === '' ? value : `${value}.${places}`
	if (order) return part === undefined ? `No. ${number}` : undefined
	if (part === undefined) return number
	if (part === '百') return `${number}%`
	const parts = readNumber(part)
	return parts === undefined ? undefined : `${number}/${parts}`
}

/** Reads 二〇二四 digit by digit, 一百零八 by its units. */
function readNumber(text: string): string | undefined {
	const isPlaces = [...text].every((hanzi) => values.has(hanzi))
	if (isPlaces) return text.length === 2 && !/[〇零○]/.test(text) ? undefined : readPlaces(text)
	const value = readCounted(text)
	return value?.toLocaleString('en')
}

function readPlaces(text: string): string | undefined {
	const places = [...text].map((hanzi) => values.get(hanzi))
	return places.includes(undefined) ? undefined : places.join('')
}

function readCounted(text: string): number | undefined {
	let [total, group, digit] = [0, 0, 0]
	let last = 1
	let isOpen = false
	for (const hanzi of text) {
		const value = values.get(hanzi)
		const unit = units.get(hanzi)
		const many = groups.get(hanzi)
		if (value !== undefined) {
			if (isOpen && digit !== 0) return undefined
			digit = value
			isOpen = true
			if (value === 0) last = 10
		} else if (unit !== undefined) {
			group += (isOpen ? digit : 1) * unit
			digit = 0
			isOpen = false
			last = unit
		} else if (many !== undefined) {
			const counted = group + digit
			// 三千万亿 multiplies everything before 亿; 一亿三千万 is a sum.
			if (total !== 0 && total < many) total = (total + counted) * many
			else total += (counted || 1) * many
			group = 0
			digit = 0
			isOpen = false
			last = many
		} else {
			return undefined
		}
	}
	// 一百二 is 120, 一百零二 is 102.
	return total + group + digit * (last >= 100 ? last / 10 : 1)
}
