/**
 * Numbers written in hanzi (二十四, 一百零八, 三千五百万, 二〇二四, 几十, 十几, 三四十, 百分之五,
 * 三点一四, 第十二) and the measure words after them.
 *
 * Repetitions in the patterns are bounded, so that matching stays linear in the length of the text.
 */
const digit = '[一二三四五六七八九两]'
const anyDigit = '[〇○零一二三四五六七八九]'
/** Approximate numbers: 三四 (three or four), 十五六; but not 二五. */
const neighbours = '(?:一二|二三|两三|三四|三五|四五|五六|六七|七八|八九)'
const count = `(?:${neighbours}|${digit}|[几数])`
/** 十二, 三百, 几千. A unit alone must be 十 or multiply another: 百万, but not 万一. */
const beginning = `(?:${count}?十|${count}[百千万亿]|[百千万](?=[万亿]))`
const further = `(?:[百千万亿]|零?${count}?十|零?${count}[百千万亿])`
const counted = `${beginning}${further}{0,12}(?:零?(?:${neighbours}|${digit})|几)?`
/** Digit by digit: 二〇二四. Not two digits like 二三, which may belong to 十二 and 三月. */
const spelled = `(?:${anyDigit}{3,24}|${anyDigit}[〇○零]|[〇○零]${anyDigit})`
const number = `(?:${spelled}(?![十百千万亿])|${counted}|${digit}|[〇零])`
/** 三点一四, 零点五, 二点五公斤; but 三点五分 is a time and 一点一点 an adverb. */
const decimals = `点(?:${anyDigit}{2,24}(?![十分刻])|(?<=零点)${anyDigit}|${anyDigit}(?=[万亿倍公米个元度斤克岁厘毫]))`
const numeral = new RegExp(
	`第(?:${number})|(?:${digit}|${counted}|百|千|万)分之${number}(?:点${anyDigit}{1,24})?|${number}(?:${decimals})?`,
	'y',
)

/** End of the longest number at `start`; `start` if there is none. */
export function numeralEnd(text: string, start: number): number {
	numeral.lastIndex = start
	return numeral.test(text) ? numeral.lastIndex : start
}

const longMeasure = /分钟|小时|星期|公里|公斤|年级|平方米|世纪|周年|月份|年代|人次|英里|厘米/y

/** Bit flags by UTF-16 unit. */
const begins = 1
const beforeMeasure = 2
const measure = 4
const beginsLongMeasure = 8
const continues = 16
const roles = new Uint8Array(0x10000)
give(begins, '第〇零一二三四五六七八九十百千万亿两几数')
give(continues, '〇○零一二三四五六七八九十百千万亿两几数分点')
give(beginsLongMeasure, '分小星公年平世周月人英厘')
give(beforeMeasure, '一二三四五六七八九十百千万亿两几数半这那哪每某')
give(
	measure,
	'个只条张本件位名次岁块元层座家间辆口杯瓶碗盘斤种句页篇首支根颗粒片朵棵株匹双套群排届遍趟声份封把箱袋盒台部架艘幅堆串束项门级倍年天秒里段',
)

function give(role: number, characters: string): void {
	for (const character of characters) {
		const unit = character.charCodeAt(0)
		roles[unit] = (roles[unit] ?? 0) | role
	}
}

/** Whether a number of several characters may have this one second. Saves most pattern matching. */
export function mayContinueNumeral(unit: number): boolean {
	return ((roles[unit] ?? 0) & continues) !== 0
}

export function beginsNumeral(unit: number): boolean {
	return ((roles[unit] ?? 0) & begins) !== 0
}

/** True for 一 and 几, and also for 这 and 每: 这 本 书. */
export function mayPrecedeMeasure(unit: number): boolean {
	return ((roles[unit] ?? 0) & beforeMeasure) !== 0
}

/** End of the measure word at `start`; `start` if there is none. */
export function measureEnd(text: string, start: number): number {
	const role = roles[text.charCodeAt(start)] ?? 0
	if ((role & beginsLongMeasure) !== 0) {
		longMeasure.lastIndex = start
		if (longMeasure.test(text)) return longMeasure.lastIndex
	}
	return (role & measure) !== 0 ? start + 1 : start
}
