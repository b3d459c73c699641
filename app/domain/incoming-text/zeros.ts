/**
 * The zero 〇 as it is typed: 二○○八年 and 二OO八年 are 二〇〇八年.
 *
 * A circle is also a bullet, and stands for what is left out (王○○). So it is a zero only behind a numeral
 * and before a hanzi, or before a numeral and 年. The letter O stands between numerals.
 */
const numeral = '[一二三四五六七八九〇]'
const circles = '[○◯]+'

const zeros = new RegExp(
	`(?<=${numeral})(?:${circles}(?=\\p{Script=Han})|[OＯ]+(?=${numeral}|年))|[○◯](?=[一二三四五六七八九]年)`,
	'gu',
)

export function withZeros(text: string): string {
	return text.replace(zeros, (typed) => '〇'.repeat(typed.length))
}
