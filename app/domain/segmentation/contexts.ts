/**
 * Words that are one or two by what stands around them: 他才能去 is 才|能, 他的才能 is one word;
 * 一般来说 ends a clause's beginning, 他来说说 does not; in 公安局长 局长 is a word, not 长 alone.
 *
 * The frequencies of words cannot know this. A rule changes a word's cost where it fits.
 */
import type { Cost } from './dictionary.ts'

type Around = {
	/** The text just before the word, and just after it. */
	readonly before?: RegExp
	readonly after?: RegExp
}
type Context = {
	/** The word is likelier as one here. */
	readonly whole?: readonly Around[]
	/** The word is hardly one here. Tried first. */
	readonly apart?: readonly Around[]
	/** If neither fits. */
	readonly else?: 'whole' | 'apart'
}

/** More than what the parts of a frequent word cost. */
const change: Cost = 90
/** How far a rule sees. */
const reachBefore = 12
const reachAfter = 8

const ends = '(?:$|[，。！？；：、”…）\\s])'
const begins = '(?:^|[，。！？；：、“”…（\\s])'
const number = '[一二两三四五六七八九十百千万亿半几多\\d]'
const fixed = (source: string) => new RegExp(source, 'u')
const afterEnd: Around = { after: fixed(`^${ends}`) }

const contexts: ReadonlyMap<string, Context> = new Map<string, Context>([
	[
		'才能',
		{
			apart: [
				{
					before: /(?:^|[^的有无展其施挥艺赋与和])$/u,
					after: /^(?![的和与及等者出超卓是很也都，。！？；：、”]|$)/u,
				},
			],
		},
	],
	[
		'有的是',
		{
			apart: [{ before: fixed(`${begins}$`) }, { before: /[也还]$/u }],
			whole: [{ before: /\p{Script=Han}$/u, after: /^(?!.{0,6}有的)/u }],
		},
	],
	['想来', { apart: [{ before: /[我你您他她们不也都就很还没正本只谁]$/u }] }],
	[
		'早点',
		{
			whole: [{ before: /[吃买卖份顿用做]$/u }, { after: /^[摊铺店]/u }],
			apart: [{ after: /^[^摊铺店的和、，。！？]/u }, { before: /[你他我们快请要]$/u }],
		},
	],
	['只要', { apart: [{ after: fixed(`^${number}+(?:块|元|毛|美元|分钱)`) }] }],
	[
		'不住',
		{ apart: [{ before: /(?:^|[我你他她们也都已现在])$/u, after: /^[这那在校宿酒学一]/u }] },
	],
	[
		'不到',
		{ apart: [{ before: /[谁看想找等得听见做办]$/u }], whole: [{ after: fixed(`^${number}`) }] },
	],
	['种树', { apart: [{ before: /[一这那几两三四五六七八九十各每哪]$/u, after: /^(?!就)/u }] }],
	['小吃', { apart: [{ before: /从$/u, after: /^[到惯过了着]/u }] }],
	['多重', { apart: [afterEnd, { before: /[有是]$/u, after: /^[呢啊吗的]?[，。！？]/u }] }],
	['会见', { apart: [{ after: /^[到面过证不]/u }] }],
	['再见', { apart: [{ after: /^[到面你他她我一]/u }] }],
	['身为', { apart: [{ before: /[本自终随全亲化变]$/u }] }],
	['半月', { apart: [{ before: /个$/u }] }],
	['成为', { apart: [{ before: /[转变改合换译分]$/u }] }],
	['作为', { apart: [{ before: /[视看当]$/u }] }],
	['对于', { apart: [{ before: /[相面针]$/u }] }],
	['终于', { apart: [{ before: /最$/u }] }],
	['称为', { apart: [{ before: /[号简自]$/u }] }],
	['来自', { apart: [{ before: /[原本]$/u }] }],
	['有人', { apart: [{ before: /(?:只|没|还|所)$/u, after: /^[家民们口]/u }] }],
	[
		'的话',
		{
			whole: [
				{
					before:
						/(?:如果|要是|假如|倘若|若|万一|想|不|没|有|能|可以|这样|去|来|会|行|好|多|少|得)[^说讲听，。]{0,6}$/u,
					after: /^[，,]/u,
				},
			],
			else: 'apart',
		},
	],
	[
		'老是',
		{ apart: [{ before: /[王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马的位个古]$/u }], else: 'whole' },
	],
	['什么的', { apart: [{ before: /(?:为|是|干|做|叫|有)$/u }], whole: [afterEnd] }],
	[
		'来说',
		{
			apart: [{ before: /[我你他她们]$/u, after: /^[说话一服]/u }],
			whole: [
				{
					before: /(?:对|就|从|按|拿|一般|总的|具体|通常|严格)[^，。]{0,9}$/u,
					after: fixed(`^(?:${ends}|[是很都太也最并不])`),
				},
			],
		},
	],
	[
		'要不',
		{
			apart: [{ before: /[^，。！？；：、“”…\s]$/u }, { after: /^[要是然]/u }],
			whole: [{ before: fixed(`${begins}$`) }],
		},
	],
	[
		'和好',
		{
			whole: [{ before: /[们人已经又快也就]$/u, after: fixed(`^(?:了|吧|吗|如初|${ends})`) }],
			apart: [{ after: /^(?!了|吧|吗|如初)\p{Script=Han}/u }],
		},
	],
	[
		'来着',
		{ whole: [{ after: fixed(`^[呢的]?${ends}`) }], apart: [{ after: /^\p{Script=Han}/u }] },
	],
	['不得了', { else: 'whole' }],
	['没办法', { else: 'whole' }],
	['天哪', { else: 'whole' }],
	['又及', { whole: [{ before: fixed(`${begins}$`) }] }],
	// 公安 局长, 浙江 省委, 固始 县城: the title begins with the end of the place.
	[
		'长',
		{
			apart: [
				{
					before: /[局厅处科院校省市县区镇乡村署站社所馆船]$/u,
					after: /^(?![大高得出成着满期江寿度短久远城])/u,
				},
			],
		},
	],
	['委', { apart: [{ before: /[省市县区镇乡州]$/u }] }],
	['级', { apart: [{ before: /[省市县区]$/u }] }],
	['城', { apart: [{ before: /县$/u }] }],
	['区', { apart: [{ before: /[^城郊]市$/u }] }],
	['人手', { apart: [{ after: /^[中里上]/u }] }],
	['大部', { apart: [{ after: /^份/u }] }],
	['话说', { apart: [{ after: /^[到完]/u }] }],
	['普通人', { apart: [{ after: fixed(`^家(?:[没有里]|${ends})`) }] }],
	['后退', { apart: [{ before: /往$/u }] }],
	['最近', { apart: [{ before: /离[^，。！？]{1,8}$/u }] }],
	['人为', { apart: [{ before: /[多些有少]$/u }] }],
	['少数', { apart: [{ before: /很$/u, after: /^(?!人|民族|几|派|服)/u }] }],
	['头一', { apart: [{ before: /[低抬回扭转][下起过]?$/u }] }],
	['影印', { apart: [{ before: /[竹树花人]$/u }] }],
	['开赛', { apart: [{ after: /^不过/u }] }],
	['书写', { apart: [{ before: /写$/u, after: /^得/u }] }],
	['路边', { apart: [{ before: /[大小马]$/u }] }],
	['面粉', { apart: [{ before: /[一几两]$/u, after: /^墙/u }] }],
	['家里', { apart: [{ before: /[这那]个$/u }] }],
	['可不', { apart: [{ after: /^[等会能敢想要喜爱怕容简]/u }] }],
	['出头', { apart: [{ before: /[探伸露冒抬]$/u, after: /^来/u }] }],
	['一起', { apart: [{ before: /[唱奏歌]$/u, after: /^[，。]/u }, { after: /^[床飞]/u }] }],
	// 他一下车就打电话 is 一|下车: as soon as he gets off.
	[
		'一下',
		{
			apart: [
				{
					before: /(?:^|[^看等停问说听想试用借摸打坐站开查数算叫量读拿推按点找了])$/u,
					after: /^[车班课楼雨雪][^。！？]{0,6}[就便，]/u,
				},
			],
		},
	],
	['一打', { apart: [{ after: /^[开听完]/u }] }],
	['小白', { apart: [{ after: /^[猫狗兔鼠马羊鸡鸭鹅花鞋船点球车帽]/u }] }],
	['大叫', { apart: [{ before: /[老多强巨远]$/u }], else: 'whole' }],
	['口水', { apart: [{ before: /[喝吃][了口几一]?$/u }] }],
	['再说', { apart: [{ after: /^[一几两三]?[遍次]/u }] }],
	['往后', { apart: [{ after: /^[退走看跑撤站靠躲仰倒一]/u }] }],
	['一句话', { apart: [{ before: /同$/u }] }],
	['上去', { apart: [{ before: /[到回往飞跑][^，。]{0,3}[天街船山床树楼马岸]$/u }] }],
	['下去', { apart: [{ before: /[到回往][^，。]{0,3}[脚底楼乡水地山树]$/u }] }],
	['人种', { apart: [{ after: /^[了花树菜地田着过下]/u }] }],
	['你好', { apart: [{ after: /^[漂帅聪可厉棒坏美高久像像喜难烦吵香]/u }] }],
])

/**
 * The lengths of the words with a rule, as bits, by a hash of their first two units. Most starts have
 * none, which this says without cutting a piece off the text.
 */
const lengths = new Uint8Array(0x4000)

function placeOf(first: number, second: number): number {
	return (first * 31 + second) & 0x3fff
}

for (const word of contexts.keys()) {
	const place = placeOf(word.charCodeAt(0), word.length > 1 ? word.charCodeAt(1) : 0)
	lengths[place] = (lengths[place] ?? 0) | (1 << word.length)
}

/** The lengths, as bits, that a word with a rule at `start` may have. */
export function lengthsInContext(text: string, start: number): number {
	const first = text.charCodeAt(start)
	const alone = (lengths[placeOf(first, 0)] ?? 0) & 2
	return alone | ((lengths[placeOf(first, text.charCodeAt(start + 1))] ?? 0) & ~2)
}

/** Added to the cost of the word from `start` to `end`. */
export function costInContext(text: string, start: number, end: number): Cost {
	const context = contexts.get(text.slice(start, end))
	if (!context) return 0
	const before = text.slice(Math.max(0, start - reachBefore), start)
	const after = text.slice(end, end + reachAfter)
	const fits = (around: Around) =>
		(around.before?.test(before) ?? true) && (around.after?.test(after) ?? true)
	if (context.apart?.some(fits)) return change
	if (context.whole?.some(fits)) return -change
	return context.else === undefined ? 0 : context.else === 'whole' ? -change : change
}

const dates = new Uint8Array(0x10000)
for (const unit of '年月日时分号秒') dates[unit.charCodeAt(0)] = 1
const hanziFigure = /[一二三四五六七八九十〇零]/u
const longerUnits =
	/^(?:年级|年代|年度|年份|年间|年初|年底|年末|年终|年薪|年期|月份|月底|月初|月末|日元|日圆|分钟|分贝|分米|分之.|时区|秒钟|号线|号楼)$/u

function isFigure(unit: number): boolean {
	return (unit >= 0x30 && unit <= 0x39) || (unit >= 0xff10 && unit <= 0xff19)
}

/** Whether the 年, 月 or 日 of a date is at `start`: 2024年, 5月. */
export function isDateUnit(text: string, start: number): boolean {
	return isFigure(text.charCodeAt(start - 1)) && dates[text.charCodeAt(start)] === 1
}

/** Behind figures the words of a date stand alone: 26 日 本来, but 3 年级 and 500 日元. */
export function isLongerUnit(text: string, start: number, end: number): boolean {
	return longerUnits.test(text.slice(start, end))
}

/** A name does not begin with the 月 of 5月 or of 五月. */
export function isDateInName(text: string, start: number): boolean {
	if (dates[text.charCodeAt(start)] !== 1) return false
	return isFigure(text.charCodeAt(start - 1)) || hanziFigure.test(text.charAt(start - 1))
}
