/**
 * Rules for digits: 3:30 is 三点三十分, 1/2 二分之一, 2个 两个, and 13812345678 is read digit by digit.
 * Special rules come before general ones, each with an example.
 */
import { readCount, readDigits, readNumber } from './chinese-number.ts'
import { amount, range, type SpokenRule, written } from './spoken-rule.ts'

/** Measure words, before which 2 is 两. Ordinals keep 二: 2月, 2号, 2楼, 2级, 2年级. */
const counted = [
	'个|点|小时|分钟|秒|天|周|星期|年(?!级)|岁|度|分(?!之)|倍|次|遍|趟|顿|场|节|门|千|万|亿',
	'元|块|角|毛|斤|公斤|千克|克|吨|米|公里|千米|厘米|毫米|里(?!面)|升|毫升|人|位|名|口|头|匹|只|条|张|本|件',
	'家|所|间|座|杯|瓶|碗|盘|袋|盒|包|双|套|辆|台|部|架|艘|把|支|枝|根|棵|朵|颗|粒|滴|片|块|首|句|段|篇|封|幅|份|种|项',
	'°|℃|(?:km|kg|cm|mm|ml|mL|min|m|g|L|h)(?![A-Za-z])',
].join('|')

const currencies: Readonly<Record<string, string>> = {
	'¥': '元',
	$: '美元',
	'€': '欧元',
	'£': '英镑',
}

export const numberRules: readonly SpokenRule[] = [
	// 1998-05-06, 2024/3/15, 2024.3.15
	{
		written: written`((?:19|20)\d\d)([-/.])(0?[1-9]|1[0-2])\2(0?[1-9]|[12]\d|3[01])(?!\d)`,
		said: ([, year = '', , month = '', day = '']) =>
			`${readDigits(year)}年${readPadded(month)}月${readPadded(day)}日`,
	},
	// 2024/3, 2024-03
	{
		written: written`((?:19|20)\d\d)[-/](0?[1-9]|1[0-2])(?![\d./-]|\s?[=年])`,
		said: ([, year = '', month = '']) => `${readDigits(year)}年${readPadded(month)}月`,
	},
	// 2024年, 1368年, 2019-2023年, 2024届; but 1000年前 and 2000年来 count years
	{
		written: written`(?:(?:19|20)\d\d(?=[届级版款])|[12]\d{3}(?<!00)(?=\s?年)|[12]\d{3}(?=\s?年(?!以?[前后来间])|${range}[12]\d{3}\s?年))`,
		said: ([year]) => readDigits(year),
	},
	// 公元221年, 公元前221年
	{ written: /(?<=公元前?)\d{1,4}(?=年)/uy, said: ([year]) => readDigits(year) },
	// 90后, 00后; but 30后 in 30后天 is a number
	{
		written: /(?:[5-9]0|[089]5|[01]0)(?=后(?![天年来面果退]))/uy,
		said: ([years]) => readDigits(years),
	},
	// 03月05日
	{ written: /0([1-9])(?=[月日号])/uy, said: ([, number = '']) => readNumber(number) },
	// 13812345678, 138-1234-5678, 010-12345678, 400-800-1234
	{
		written:
			/(?:1[3-9]\d{9}|1[3-9]\d([- ])\d{4}\1\d{4}|0\d{2,3}[- ]\d{7,8}|[48]00-\d{3,4}-\d{3,4})(?!\d)/uy,
		said: ([number]) => readDigits(number).replace(/[- ]/g, '，'),
	},
	// 打120, 拨打12306
	{
		written: /(?<=[打拨][了个通]?)1(?:10|14|19|20|22|2[13]\d\d|00\d\d)(?![\d.,个块元分次折])/uy,
		said: ([number]) => readDigits(number),
	},
	// “520”, 《1984》
	{ written: /(?<=[“「『《])\d{2,6}(?=[”」』》])/uy, said: ([number]) => readDigits(number) },
	// 电话：62345678, 密码是123456, 车次是5633和5634
	{
		written:
			/(?<=(?:电话|手机|号码|邮编|密码|证码|编号|学号|车次|航班|QQ|微信)[^\d，。！？\n]{0,4}(?:\d{3,8}[和、或])?)\d{3,}/uy,
		said: ([number]) => readDigits(number),
	},
	// 302房间, 508室, 331路车
	{
		written: /\d{3,4}(?=号?(?:房间|房|教室|宿舍|室)|路(?:公交|汽车|车))/uy,
		said: ([number]) => readDigits(number),
	},
	// 9·11, 5·12
	{ written: /\d{1,2}(?=·\d)|(?<=\d·)\d{1,2}/uy, said: ([number]) => readDigits(number) },
	// 3:30, 15:05, 3:00, 12:30:15; but 比例1:10
	{
		written: /(?<!比[^，。\n]{0,3})([01]?\d|2[0-4]):([0-5]\d)(?::([0-5]\d))?(?![\d:])/uy,
		said: ([, hour = '', minute = '', second = '']) =>
			`${readCount(hour.replace(/^0(?=\d)/, ''))}点${readMinutes(minute, second)}`,
	},
	// 1/2
	{
		written: /(\d{1,6})\/(\d{1,6})(?![\d/.])/uy,
		said: ([, upper = '', lower = '']) => `${readNumber(lower)}分之${readNumber(upper)}`,
	},
	// 50%, 0.5‰, 10-20%
	{
		written: written`(${amount})(?:${range}(${amount}))?\s?([%‰])`,
		said: ([, from = '', to = '', sign]) =>
			`${sign === '%' ? '百' : '千'}分之${readNumber(from)}${to && `到${readNumber(to)}`}`,
	},
	// ￥20, $5, ￥3.50, $5万, ¥20-30, ￥99元
	{
		written: written`([¥$€£])\s?(${amount})(?:${range}(${amount}))?([百千万亿]{0,2})元?`,
		said: ([, sign = '', from = '', to = '', scale]) =>
			`${readPrice(from)}${to && `到${readPrice(to)}`}${scale}${currencies[sign] ?? ''}`,
	},
	// 2个, 2-3天, 2、3次; but 第2个
	{
		written: written`(?<!第\s?)2(?=(?:(?:${range}|[到至、])\d{1,4})?\s?(?:${counted}))`,
		said: readCountOf,
	},
	// 10², x³
	{ written: /(?<=[\dA-Za-z])[²³]/uy, said: ([power]) => (power === '²' ? '的平方' : '的立方') },
	// ①, ⑴, ½, ㈠, ㋀
	{ written: /[\p{No}㋀-㋋㍘-㍰㏠-㏾]/uy, said: ([sign]) => readComposed(sign) },
	// Ⅲ
	{
		written: /[Ⅰ-Ⅻⅰ-ⅻ]/uy,
		said: ([sign]) => readNumber(String((sign.charCodeAt(0) % 16) + 1)),
	},
	// A4, HSK3; flights and trains such as CA1234 digit by digit
	{ written: /(?<=[A-Za-z])\d{3,}/uy, said: ([number]) => ` ${readDigits(number)}` },
	{ written: written`(?<=[A-Za-z])${amount}`, said: ([number]) => ` ${readNumber(number)}` },
	// 1,234, 3.5, 1.2.3
	{ written: written`${amount}(?:\.\d+)*`, said: ([number]) => readNumber(number) },
]

function readCountOf([number]: RegExpExecArray): string {
	return readCount(number)
}

/** In a date 05 is 五. */
function readPadded(number: string): string {
	return readNumber(number.replace(/^0/, ''))
}

/** 00 is silent unless seconds follow; 05 is 零五分. */
function readMinutes(minute: string, second: string): string {
	const minutes = minute === '00' && second === '' ? '' : `${readSixtieth(minute)}分`
	return second === '' ? minutes : `${minutes}${readSixtieth(second)}秒`
}

function readSixtieth(digits: string): string {
	if (digits === '00') return '零'
	return digits.startsWith('0') ? readDigits(digits) : readNumber(digits)
}

/** ￥3.50 is 三点五元, ￥20.00 is 二十元. */
function readPrice(price: string): string {
	return readCount(price.replace(/\.00$|(?<=\.\d)0$/, ''))
}

/** Decomposes a sign: ① is 1, ½ is 1⁄2, ㋀ is 1月. Signs without a decomposition are silent. */
function readComposed(sign: string): string {
	const parts = sign.normalize('NFKC').replace(/[^\d⁄\p{Script=Han}]/gu, '')
	const [upper = '', lower] = parts.split('⁄')
	if (lower) return `${readNumber(lower)}分之${readNumber(upper)}`
	return upper.replace(/\d+/g, readNumber)
}
