/**
 * Rules for signs: 3+2=5 is 三加二等于五, 3-5 三到五, -5℃ 零下五摄氏度, and ★ and 😀 are silent.
 *
 * The neighbours of a sign decide its meaning; digits have their own rules.
 */
import { readNumber } from './chinese-number.ts'
import type { SpokenRule } from './spoken-rule.ts'

const signs: Readonly<Record<string, string>> = {
	'+': '加',
	'=': '等于',
	'÷': '除以',
	'≈': '约等于',
	'≠': '不等于',
	'≤': '小于等于',
	'≥': '大于等于',
	'±': '正负',
	'√': '根号',
	'∞': '无穷大',
	'→': '到',
	'%': '百分号',
	'‰': '千分号',
	'@': '艾特',
	'&': '和',
	'#': '井号',
	'№': '第',
	'¥': '元',
	$: '美元',
	'€': '欧元',
	'£': '英镑',
	'℃': '摄氏度',
	'℉': '华氏度',
	'°': '度',
	'㎎': '毫克',
	'㎏': '公斤',
	'㎜': '毫米',
	'㎝': '厘米',
	'㎞': '公里',
	'㎡': '平方米',
}

const named = Object.keys(signs).join('')

export const signRules: readonly SpokenRule[] = [
	// 3:2
	{ written: /(?<=\d):(?=\d)/uy, said: () => '比' },
	// -5℃, -10~-5度
	{
		written: /(?<![\dA-Za-z℃°度]\s?)-(?=\d+(?:\.\d+)?(?:[-~—–]-?\d+(?:\.\d+)?)?\s?[℃°度])/uy,
		said: () => '零下',
	},
	// 5-3=2, 10-3-2=5, 1+2-3
	{
		written: /(?<=\d\s?)-(?=\s?(?:\d{1,16}\s?[-+×÷*]\s?){0,4}\d{1,16}\s?=)/uy,
		said: () => '减',
	},
	{ written: /(?<=[+×÷*]\s?\d{1,16}\s?)-(?=\s?\d)/uy, said: () => '减' },
	// 3-5, 3～5, HSK3-HSK4, 5km-10km, 1月-3月
	{
		written: /(?<=\d\s?)(?:--?|~~?|—{1,2}|–)(?=\s?(?:[-¥$€£]?\d|[A-Z]{1,4}\d))/uy,
		said: () => '到',
	},
	{
		written: /(?<=\d\s?[\p{L}%℃°]{1,3}\s?)[-~—–](?=\s?(?:[-¥$€£]?\d|[A-Z]{1,4}\d))/uy,
		said: () => '到',
	},
	// 周一-周五, 一月～三月
	{
		written:
			/(?<=(?:周|星期)[一二三四五六日天]|[一二三四五六七八九十]月)[-~—–](?=周|星期|[一二三四五六七八九十]{1,2}月)/uy,
		said: () => '到',
	},
	// -5, x=-5
	{ written: /(?<![\dA-Za-z]\s?)-(?=\d)/uy, said: () => '负' },
	// COVID-19
	{ written: /(?<=[A-Za-z])-(?=\d)/uy, said: () => ' ' },
	// e-mail
	{ written: /(?<=[A-Za-z])-(?=[A-Za-z])/uy, said: () => '-' },
	// 他——我的朋友, 北京-上海
	{
		written: /(?<=[\p{L}\p{N}%”’》）)]\s?)[-–—―]+(?=\s?[\p{L}\p{N}“‘《（(])/uy,
		said: () => '，',
	},
	// 3×5, 3*5, 24小时×7天
	{ written: /(?<=\d\s?\p{L}{0,2}\s?)[×*](?=\s?\d)/uy, said: () => '乘以' },
	// 10^3
	{
		written: /(?<=[\dA-Za-z])\^(\d{1,2})/uy,
		said: ([, power = '']) => `的${readNumber(power)}次方`,
	},
	// 5<6
	{
		written: /(?<=\d\s?)[<>](?=\s?[\dA-Za-z])/uy,
		said: ([sign]) => (sign === '<' ? '小于' : '大于'),
	},
	// 5元/斤, 60公里/小时
	{ written: /(?<=[元块角毛米里克升]\s?)\/(?=\s?\p{Script=Han})/uy, said: () => '每' },
	// 男/女
	{ written: /(?<=[\p{L}\p{N}]\s?)\/(?=\s?[\p{L}\p{N}])/uy, said: () => '，' },
	// 25°C
	{
		written: /°\s?[CF](?![A-Za-z])/uy,
		said: ([sign]) => (sign.endsWith('C') ? '摄氏度' : '华氏度'),
	},
	{ written: new RegExp(`[${named}]`, 'uy'), said: ([sign]) => signs[sign] ?? sign },
	// 😀, ★, and invisible characters
	{
		written: new RegExp(
			`(?:(?!\\p{Script=Han}|[${named}])\\p{S}|(?!\\s)[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\uFE0F\\u20E3])+`,
			'uy',
		),
		said: silence,
	},
	// 马克·吐温, ***, [注]
	{ written: /([·•・※†‡§¶*/\\_{}[\]–—―-])\1*/uy, said: silence },
]

/** Keeps Latin words on both sides of a silent sign apart. */
function silence({ 0: run, index, input }: RegExpExecArray): string {
	const before = input.charAt(index - 1)
	const after = input.charAt(index + run.length)
	return /[A-Za-z]/.test(before) && /[A-Za-z]/.test(after) ? ' ' : ''
}
