/**
 * Words whose traditional form depends on what stands around them, although they are read the same:
 * 煮面 is 煮麵, but 一面鼓 stays 一面鼓; 很困 is 很睏, 困在山里 is 困在山裡.
 *
 * Where no rule fits, the form of the vocabulary counts. Longer words need no rule: 面条, 手表 and 刮风
 * have rows of their own.
 */

/** The text before and after a word in its sentence, a few hanzi of each. */
export type Around = { before: string; after: string }

type FormRule = { form: string; before?: RegExp; after?: RegExp }

const amount = '[〇零一二两三四五六七八九十百千万亿几数半多每\\d]'

/** By word and reading; the first that fits counts. */
const rules: ReadonlyMap<string, readonly FormRule[]> = new Map<string, readonly FormRule[]>([
	['面 miàn', [{ before: new RegExp(`(?<!${amount}|[这那哪]|见[了过个]?)$`, 'u'), form: '麵' }]],
	['表 biǎo', [{ before: /(?:看|戴|修|块|只|的)$/u, form: '錶' }]],
	[
		'坛 tán',
		[
			{ before: new RegExp(`${amount}$`, 'u'), form: '罈' },
			{ after: /^(?:酒|醋|泡菜)/u, form: '罈' },
		],
	],
	['里 lǐ', [{ before: new RegExp(`${amount}$`, 'u'), form: '里' }]],
	[
		'冲 chōng',
		[
			{ after: /^(?:咖啡|茶|水|奶粉|澡|凉|洗|马桶|干净|淡|走)/u, form: '沖' },
			{ before: /水$/u, form: '沖' },
		],
	],
	['困 kùn', [{ after: /^(?![在住于难])/u, before: /(?<![被围])$/u, form: '睏' }]],
	['刮 guā', [{ after: /^(?:[起来倒走到]|着?大?风|[东南西北台大狂]+风)/u, form: '颳' }]],
	[
		'折 zhé',
		[
			{ before: /纸$/u, form: '摺' },
			{ after: /^(?:一下|起来|好|成|纸|被子|衣服)/u, form: '摺' },
		],
	],
	['划 huá', [{ after: /^(?:破|伤|开|过|掉|了一?道)/u, form: '劃' }]],
	['松 sōng', [{ before: /[棵株]$/u, form: '松' }]],
	[
		'出 chū',
		[{ before: /[一两三几这那]$/u, after: /^(?:好?戏|京剧|话剧|[悲喜闹]剧)/u, form: '齣' }],
	],
	[
		'喂 wèi',
		[{ after: /^(?:[了过完点它他她]|奶|饭|食|药|[狗猫鸡猪鱼马牛鸟]|小|孩子|宝宝)/u, form: '餵' }],
	],
	['托 tuō', [{ after: /^(?:人|你|我|他|她|朋友|同事|亲戚)/u, form: '託' }]],
])

/** Undefined where no rule fits. */
export function formInContext(
	word: string,
	pinyin: string | undefined,
	{ before, after }: Around,
): string | undefined {
	return rules
		.get(`${word} ${pinyin}`)
		?.find((rule) => (rule.before?.test(before) ?? true) && (rule.after?.test(after) ?? true))?.form
}
