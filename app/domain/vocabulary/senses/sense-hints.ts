/**
 * Which sense of one part of speech comes first, for frequent words whose senses are far apart.
 *
 *   会 auxiliary verb "can, know how to; will"    我会游泳 can    明天会下雨 will
 *   面 noun "face, surface; noodles"              煮面 noodles
 *
 * A hint begins like the sense it means, so that it has no effect once the gloss is written anew.
 * Patterns are those of hints.ts.
 */
import type { WordInSentence } from './kinds.ts'
import { itself as always, fits } from './patterns.ts'

type SenseHint = readonly [sense: string, ...patterns: string[]]

const hints: Readonly<Record<string, readonly SenseHint[]>> = {
	'会 auxiliary verb': [
		['can', '_ #', '_ ending'],
		['will', '明天/以后/将来/可能/一定/就/都/总/才/也许/肯定/还/常常/怎么/永远 _'],
		[
			'can',
			'_ #',
			'_ ending',
			'_ 不 会',
			'会 不 _',
			'degree _',
			'_ noun',
			'_ 说 noun',
			'_ 一点儿/一点',
		],
		[
			'can',
			'_ 写/读/卷/炒/煮/用/开车/游泳/唱/唱歌/跳舞/弹/骑/修/做/做饭/画/踢/下棋/滑冰/拍/包/织/打',
		],
		['will', always],
	],
	'几 numeral': [
		['how many', '_ … ？', '_ … 吗', '第 _', '_ 点/岁/号/月', '多少 _'],
		['a few', always],
	],
	'想 verb': [
		[
			'to miss',
			'_ 你/他/她/家/妈妈/爸爸/奶奶/爷爷/外婆 #',
			'_ 你/他/她/家/妈妈/爸爸 了',
			'degree _ 你/他/她/家',
		],
		['to think', '_ #', '_ aspect', '_ 一', '_ result', '_ 到', '心里 _', '_ pronoun', '_ 想'],
	],
	'面 noun': [
		['noodles', '吃/煮/做/下/揉/炒/拉/碗/份 _', '_ 很/真 好吃/香', '把 _ 放/放进/放到/放在/下/煮'],
	],
	'拍 verb': [
		['to clap', '_ aspect 拍', '拍 aspect _', '_ 手/肩/肩膀/桌子/背', '_ aspect 手/肩膀/桌子/背'],
	],
	'天 noun': [
		['sky', '_ 黑/亮/暗/晴/阴/蓝', '_ 快/都/刚/还 … 黑/亮/暗', '_ 暗/黑 下来', '满/蓝 _'],
		['weather', '_ degree 热/冷/凉', '_ 热/冷/凉'],
	],
	'菜 noun': [
		[
			'vegetable',
			'种/洗/切/卖/买/择 _',
			'种/洗/切/卖/买 aspect _',
			'_ 摊/市场',
			'_ … 新鲜/便宜/贵',
		],
	],
	'走 verb': [
		['to leave', '_ 了', '_ ending', '要/先/就/该/想/快/别/不/得/让 _ #', '刚/已经/快/就/先 _'],
	],
	'多 adjective': [['(二十多)', 'numeral _', '十/百/千/万 _']],
	'算 verb': [['to count as', '才/就/也/不/还/总/只能/可以/能 _']],
	'还 adverb': [['even more', '比 … _']],
	'上 noun': [['last', '_ 个/次/周/月/世纪/半年/星期/一/届/回']],
	'下 noun': [['next', '_ 个/次/周/月/世纪/半年/星期/一/届/回']],
	'都 adverb': [['even', '连 … _']],
	'才 adverb': [['only', '_ numeral', '_ 一']],
	'过 verb': [
		['to spend', '_ 年/节/生日/日子/春节/周末/中秋节/新年', '_ 得', '_ aspect 年/节/生日/日子'],
		['to cross', '_ 桥/马路/河/江/街/路口'],
	],
	'看 verb': [
		['to read', '_ 书/报/报纸/信/小说/杂志', '_ aspect 书/报/信', '_ … 书 #'],
		['to watch', '_ 电影/电视/比赛/表演/节目/戏'],
	],
	'开 verb': [
		['to drive', '_ 车', '_ aspect 车', '_ … 车 #'],
		['to turn on', '_ 灯/电视/空调/电脑/手机', '_ aspect 灯/电视/空调'],
	],
	'叫 verb': [['to call', '_ 我/你/他/她/它/我们/你们/他们/大家']],
	'打 verb': [
		['to make', '_ 电话', '_ aspect 电话', '_ … 电话 #'],
		['to play', '_ 球/篮球/网球/乒乓球/羽毛球/排球/太极拳/牌'],
	],
	'穿 verb': [['to pass', '_ 过']],
}

/** How the sense begins that a word has here, if a hint says so. */
export function hintedSense(
	words: readonly WordInSentence[],
	kinds: readonly string[],
	at: number,
	part: string | undefined,
): string | undefined {
	const own = hintsOf.get(`${words[at]?.word} ${part}`)
	return own?.find(([, ...patterns]) => patterns.some((one) => fits(one, words, kinds, at)))?.[0]
}

const hintsOf = new Map(Object.entries(hints))

/** "can; will" with "will" first. */
export function withSenseFirst(definition: string, sense: string | undefined): string {
	if (sense === undefined) return definition
	const senses = definition.split('; ')
	const first = senses.find((one) => one.startsWith(sense))
	if (first === undefined) return definition
	return [first, ...senses.filter((one) => one !== first)].join('; ')
}
