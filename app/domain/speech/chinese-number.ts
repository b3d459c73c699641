/**
 * Numbers in spoken Chinese: 12 十二, 101 一百零一, 1005 一千零五, 20010 两万零一十, 3.14 三点一四,
 * -5 负五. Years and phone numbers are read digit by digit: 2024 二零二四 (一 stays yī, never 幺).
 *
 * 2 is 两 before measure words (两个, 两点) and at the start of thousands, 万 and 亿 (两千, 两万). It is 二
 * in hundreds, tens and ones, and after a larger unit (二百二十二, 两万二千): see the note on 二 and 两 in
 * 《现代汉语词典》. Full-width digits (３) count as digits.
 */

const hanzi = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const

/** Digits after each unit. 1,000,000,000,000 is 一万亿. */
const units = [
	{ name: '亿', zeros: 8 },
	{ name: '万', zeros: 4 },
	{ name: '千', zeros: 3 },
	{ name: '百', zeros: 2 },
	{ name: '十', zeros: 1 },
] as const

/** Longer numbers are read digit by digit. */
const mostDigits = 16

/**
 * Takes digits with an optional sign, thousands separators and decimals (-1,234.50), or a version
 * number (1.2.3). Very long numbers, those with leading zeros (007) and anything else are read digit
 * by digit.
 */
export function readNumber(written: string): string {
	const plain = written.normalize('NFKC').replaceAll(',', '')
	if (/^[-−]/.test(plain)) return `负${readNumber(plain.slice(1))}`
	const [whole = '', ...decimals] = plain.split('.')
	return [readWhole(whole), ...decimals.map(readDigits)].join('点')
}

/** A count before a measure word: 2 (个) is 两, 12 and 2.5 are read as usual. */
export function readCount(written: string): string {
	return written.normalize('NFKC') === '2' ? '两' : readNumber(written)
}

/** Digit by digit; other characters stay. */
export function readDigits(written: string): string {
	return written.normalize('NFKC').replace(/[0-9]/g, (digit) => hanzi[Number(digit)] ?? digit)
}

function readWhole(digits: string): string {
	if (digits === '') return hanzi[0]
	if (!/^[1-9]\d*$/.test(digits) || digits.length > mostDigits) return readDigits(digits)
	return readUnits(digits)
		.replace(/^一十/, '十')
		.replace(/^二(?=[千万亿])/, '两')
}

function readUnits(digits: string): string {
	const unit = units.find(({ zeros }) => digits.length > zeros)
	if (!unit) return readDigits(digits)
	const rest = digits.slice(-unit.zeros)
	const head = readUnits(digits.slice(0, -unit.zeros)) + unit.name
	const said = rest.replace(/^0+/, '')
	if (said === '') return head
	return head + (rest.startsWith('0') ? hanzi[0] : '') + readUnits(said)
}
