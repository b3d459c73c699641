/**
 * Words that are one or two by what stands around them: 他才能去 is 才|能, 他的才能 is one word;
 * 一般来说 ends a clause's beginning, 他来说说 does not; in 公安局长 局长 is a word, not 长 alone.
 *
 * The frequencies of words cannot know this. A rule changes a word's cost where it fits.
 */
import type { Cost } from './dictionary.ts'
import type { Lattice } from './lattice.ts'
import { borderWords, isAcrossBorder } from './word-borders.ts'

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
/** 三点见, but 好几点 and 一点. */
const clockHour = /(?:^|[^好])[二两三四五六七八九十]$/u
const fixed = (source: string) => new RegExp(source, 'u')
const afterEnd: Around = { after: fixed(`^${ends}`) }

/** Without an if before them, these make 的 话 words that somebody says. */
const saidBefore =
	/(?:^|[，。！？；：“”…\s]|所|[我你他她它您谁们主人])说$|^(?!.*(?:如果|要是|假如|倘若|万一|只要)).*(?:(?:[^来么样点细般虽如]|^)[说讲听信传](?:过|了|出|到|着)?[^，。！？；：来]{0,5}|引用[^，。]{0,5}|[一这那几两些][句番席]“?[^，。]{0,8}|(?:父亲|母亲|爸爸|妈妈|爷爷|奶奶|老师|医生|自己|别人|名人|老人|人家))$/u

/** 大一 学生 is a student's year, but 大 一点, 很 大 一 部分 and 大 三 岁 compare. */
const schoolYear: Context = {
	apart: [
		{ before: /[很最更太较么多够好变放加扩再]$/u },
		{
			after:
				/^[个点些倍号圈截份部家群堆块片包口条杯碗只张件种直样步场套把笔波头层级米尺丈岁厘筹档等]/u,
		},
	],
}

const contexts: ReadonlyMap<string, Context> = new Map<string, Context>([
	[
		'才能',
		{
			apart: [
				{
					before: /(?:^|发展|[^的有无展其施挥艺赋与和])$/u,
					after: /^(?![的和与及等者出超卓是很也都，。！？；：、”]|$)/u,
				},
				{ before: /(?:多少|只有|必须)[^，。！？的]{1,8}[^的有无展其施挥艺示养现]$/u },
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
	// 下午一点半 is 一|点 半, and 一点儿 and 早一点 are little.
	[
		'一点',
		{
			apart: [
				{ after: /^[半钟整]/u },
				{ after: /^[零二三四五]?十?[一二三四五六七八九]?[分刻]/u },
				{ before: /(?:上午|下午|中午|晚上|凌晨|夜里|半夜|现在|已经)$/u, after: /^(?!也|都|不)/u },
				{ before: fixed(`${begins}$`), after: /^(?:了|左右|多钟|以[前后])/u },
			],
		},
	],
	['点见', { apart: [{ before: clockHour }] }],
	['点开', { apart: [{ before: clockHour }] }],
	['点到', { apart: [{ before: clockHour }] }],
	['点出', { apart: [{ before: clockHour }] }],
	['反应时', { apart: [{ after: /^[，。！？]/u }] }],
	['生成', { apart: [{ after: /^这[样副]/u }] }],
	['设有', { apart: [{ before: /人$/u, after: /^(?:问题|矛盾|反差)/u }] }],
	// 长大 会 is no meeting, and 歌声 响 no noise.
	['大会', { apart: [{ before: /(?:^|[^校局市院厂班队县家处部会船社站科署区镇乡村行团])长$/u }] }],
	['声响', { apart: [{ before: /[歌掌笑哭雷钟铃枪炮琴鼓叫喊]$/u }] }],
	[
		'线上',
		{
			whole: [
				{
					after:
						/^(?:线下|交易|服务|课|会议|教学|活动|销售|购物|平台|支付|渠道|直播|面试|学习|办公)/u,
				},
			],
		},
	],
	['线下', { whole: [{ before: /线上[和与跟、到]?$/u }, { after: /^(?:活动|门店|实体|课)/u }] }],
	['时长', { apart: [{ before: /[这那到]$/u }, { after: /^[大到得高成出满着]/u }] }],
	['应有', { apart: [{ before: /[不都也]$/u }] }],
	// The end of one word and the beginning of the next: 在挫折 中 学会 坚强, 满目 的 红叶.
	['人才', { apart: [{ after: /^能(?!力)/u }] }],
	['中学', { apart: [{ after: /^会(?!议|考)/u }] }],
	['天下', { apart: [{ before: /[那这当每整半]$/u }] }],
	['目的', { apart: [{ before: /满$/u }] }],
	['市里', { apart: [{ before: /都$/u }] }],
	['握住', { apart: [{ before: /把$/u }] }],
	['想到', { apart: [{ after: /^处(?![理境于罚分置女男方])/u }] }],
	['得到', { apart: [{ after: /^处(?![理境于罚分置女男方])/u }] }],
	['发现', { apart: [{ before: /事$/u, after: /^场/u }] }],
	['及其', { apart: [{ after: /^他(?!们)/u }] }],
	['高层', { apart: [{ after: /^次/u }] }],
	['高级', { apart: [{ after: /^别(?!墅)/u }] }],
	['收费', { apart: [{ after: /^用/u }] }],
	['水流', { apart: [{ before: /口$/u }] }],
	['人口', { apart: [{ before: /旁$/u }, { before: /[些个别]$/u, after: /^[中里]/u }] }],
	['大城市', { apart: [{ before: /[拉扩]$/u }] }],
	['心想', { apart: [{ before: /分$/u }] }],
	['准点', { apart: [{ before: /找$/u, after: /^位/u }] }],
	['存在', { apart: [{ before: /[留保]$/u, after: /^(?:了|我们|公司|这|那|手机|电脑|银行)/u }] }],
	[
		'天才',
		{
			apart: [{ before: /[一两三四五六七八九十几半当那每]$/u, after: /^(?!的|们)\p{Script=Han}/u }],
		},
	],
	['个人', { apart: [{ before: /是$/u, after: /^都/u }] }],
	['发电', { apart: [{ after: /^邮/u }] }],
	['立方', { apart: [{ before: /中$/u }] }],
	['创新', { apart: [{ before: /原$/u }] }],
	['就此', { apart: [{ after: /^(?:问题|情况|事|话题|类)/u }] }],
	[
		'就地',
		{
			whole: [{ after: /^(?:取|免职|卧倒|解散|正法|安置|销毁|转|办公|坐下|打滚|掩埋|封存|过年)/u }],
		},
	],
	['会长', { apart: [{ after: /^[胖高大得成出到满]/u }] }],
	['到手', { apart: [{ after: /^[抖酸软麻痛疼]/u }] }],
	// 树上 的 知了 is a cicada, and 知 了 此事 an old text's "knew".
	[
		'知了',
		{ apart: [{ before: /[已不得可须]$/u }, { after: /^[这那此他她你我它一]/u }], else: 'whole' },
	],
	['时而', { apart: [{ before: /[因应与依随]$/u }] }],
	['里拉', { apart: [{ before: /[日夜家车屋店嘴手城村水袋]$/u, after: /^\p{Script=Han}/u }] }],
	['湖边', { apart: [{ before: /[东西南北太]$/u }] }],
	...['安全性', '稳定性', '可靠性'].map((word): [string, Context] => [
		word,
		{ apart: [{ after: /^能(?![够否得在不让使提有])/u }] },
	]),
	// 很 能干 praises, 能 干 多少 asks.
	[
		'能干',
		{
			whole: [
				{ before: /[很真最太更又挺么常分]$/u },
				{ after: fixed(`^(?:[的又且和与、]|${ends})`) },
			],
			else: 'apart',
		},
	],
	// 三包 is a guarantee, 三 包 药 is medicine.
	['三包', { apart: [{ after: /^(?!服务|政策|期|规定|凭证|责任|卡|范围)\p{Script=Han}/u }] }],
	[
		'就学',
		{
			whole: [
				{ before: /[入可易应童女]$/u },
				{ after: /^(?:率|人口|机会|年龄|问题|儿童|于|条件|困难)/u },
			],
			else: 'apart',
		},
	],
	...['二本', '三本'].map((word): [string, Context] => [
		word,
		{ whole: [{ after: /^(?:学校|院校|大学|线|生|以上)/u }], else: 'apart' },
	]),
	['减仓', { apart: [{ after: /^位/u }] }],
	['单机', { apart: [{ after: /^[型位组]/u }] }],
	['中超', { apart: [{ after: /^[过氧出越级]/u }] }],
	['中美', { apart: [{ before: /[选赛战其程途]$/u }] }],
	['会所', { apart: [{ after: /^[有需说做造提为在用得]/u }] }],
	['同人', { whole: [{ after: /^[作文画志展圈]/u }] }],
	['个位', { whole: [{ after: /^[数上]/u }, { before: /到$/u, after: afterEnd.after }] }],
	['绿肥', { apart: [{ after: /^红/u }] }],
	['半小时', { apart: [{ before: /个$/u }] }],
	[
		'为人',
		{
			apart: [{ before: /[作认视成变]$/u }],
			whole: [{ after: /^(?:很|非常|十分|特别|最|正直|热情|善良|和善|大方|老实|随和|处世)/u }],
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
	['对于', { apart: [{ before: /[相面针]$/u }] }],
	['终于', { apart: [{ before: /最$/u }] }],
	['称为', { apart: [{ before: /[号简自]$/u }] }],
	['来自', { apart: [{ before: /[原本]$/u }] }],
	['有人', { apart: [{ before: /(?:只|没|还|所)$/u, after: /^[家民们口]/u }, { before: /木$/u }] }],
	...['高一', '高二', '高三', '大一', '大二', '大三', '大四'].map((word): [string, Context] => [
		word,
		schoolYear,
	]),
	// 如果下雨 的话 and 贷款 的话 are if and as for; 他 说 的 话 and 那 句 有名 的 话 are words.
	[
		'的话',
		{
			apart: [
				{ before: saidBefore },
				{ before: /(?:[^特个分级]别|什么|心里)$/u },
				{
					before: /(?:^|[^，。！？；：“”\s])[我你他她您它]们?$/u,
					after: /^(?:来|讲|概括|是|里|中)/u,
				},
				{ after: /^(?:来[说讲]|讲|说|概括|题|语|里|中|剧|音|筒|[”。！？：])/u },
			],
			whole: [
				{ before: /(?:如果|要是|假如|倘若|万一|只要|真的?想|若)[^，。！？；]{0,10}$/u },
				{ before: /(?:[^句段番席]|^)$/u, after: /^[，,]/u },
				{ after: /^(?:就|可以|可能|那|最好|只要|会|不妨|还是|一般|应该|建议|请)/u },
			],
			else: 'apart',
		},
	],
	// 每天 几点 起床 asks the time; 以下 几 点 建议 counts.
	[
		'几点',
		{
			apart: [
				{
					before: /(?:[提说讲谈列举有出样这那意]|(?:以下|以上|如下|下面|上面|主要)的?|[的了])$/u,
					after: /^(?!钟|了|多|开|到|起床|睡|上班|下班|[？吗呢])/u,
				},
				{ after: /^(?:建议|意见|原因|要求|看法|想法|体会|启示|说明|区别|[：:])/u },
			],
		},
	],
	[
		'他杀',
		{
			whole: [{ before: /(?:系|属|于|是|自杀还是|自杀或|排除|非)$/u, after: /^[，。？！、案的]/u }],
			else: 'apart',
		},
	],
	['爱问', { whole: [{ before: /(?:参考|新浪|百度)$/u }, { after: /^(?:知识|网)/u }] }],
	// 改变 不了: cannot. After one hanzi it is part of the word: 吃不了.
	[
		'不了',
		{
			whole: [
				{
					before:
						/(?:改变|解决|说服|代表|替代|发现|填补|养活|消化|处理|克服|忍受|说明|禁止|容忍|应付|识别|接受|理解|满足|影响|实现|阻止|阻挡|掩盖|掩饰|弥补|坚持|保证|决定|否认|体会|享受|拒绝|放松|想象|奈何|成为|逃脱|逃避|照顾|适应|相信|原谅|打败|战胜|取代)$/u,
					after: /^(?!解|起|得|然|断)/u,
				},
			],
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
			apart: [{ before: /[^，。！？；：、“”…\s]$/u }, { after: /^[要是然断停]/u }],
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
	['普通人', { apart: [{ after: fixed(`^家(?:[没有里]|${ends})`) }] }],
	['后退', { apart: [{ before: /往$/u }] }],
	['最近', { apart: [{ before: /离[^，。！？]{1,8}$/u }] }],
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
	['往后', { apart: [{ after: /^[退走看跑撤站靠躲仰倒一]/u }] }],
	['一句话', { apart: [{ before: /同$/u }] }],
	['上去', { apart: [{ before: /[到回往飞跑][^，。]{0,3}[天街船山床树楼马岸]$/u }] }],
	['下去', { apart: [{ before: /[到回往][^，。]{0,3}[脚底楼乡水地山树]$/u }] }],
	[
		'你好',
		{
			apart: [{ before: /[为对比跟像]了?$/u }, { after: /^[漂帅聪可厉棒坏美高久像像喜难烦吵香]/u }],
		},
	],
])

/**
 * The lengths of the words with a rule, as bits, by a hash of their first two units. Most starts have
 * none, which this says without cutting a piece off the text.
 */
const lengths = new Uint8Array(0x4000)

function placeOf(first: number, second: number): number {
	return (first * 31 + second) & 0x3fff
}

for (const word of [...contexts.keys(), ...borderWords]) {
	const place = placeOf(word.charCodeAt(0), word.length > 1 ? word.charCodeAt(1) : 0)
	lengths[place] = (lengths[place] ?? 0) | (1 << word.length)
}

/** The lengths, as bits, that a word with a rule at `start` may have. */
export function lengthsInContext({ units }: Lattice, start: number): number {
	const first = units[start] ?? 0
	const alone = (lengths[placeOf(first, 0)] ?? 0) & 2
	return alone | ((lengths[placeOf(first, units[start + 1] ?? 0)] ?? 0) & ~2)
}

/** Added to the cost of the word from `start` to `end`. */
export function costInContext(text: string, start: number, end: number): Cost {
	const word = text.slice(start, end)
	const before = text.slice(Math.max(0, start - reachBefore), start)
	const after = text.slice(end, end + reachAfter)
	if (isAcrossBorder(word, before, after)) return change
	const context = contexts.get(word)
	if (!context) return 0
	if (isAmong(context.apart, before, after)) return change
	if (isAmong(context.whole, before, after)) return -change
	return context.else === undefined ? 0 : context.else === 'whole' ? -change : change
}

function isAmong(places: readonly Around[] = [], before: string, after: string): boolean {
	for (const around of places) {
		if (around.before?.test(before) !== false && around.after?.test(after) !== false) return true
	}
	return false
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
export function isDateUnit({ units }: Lattice, start: number): boolean {
	return start > 0 && dates[units[start] ?? 0] === 1 && isFigure(units[start - 1] ?? 0)
}

/** Behind figures the words of a date stand alone: 26 日 本来, but 3 年级 and 500 日元. */
export function isLongerUnit(text: string, start: number, end: number): boolean {
	return longerUnits.test(text.slice(start, end))
}

/** A name does not begin with the 月 of 5月 or of 五月. */
export function isDateInName({ text, units }: Lattice, start: number): boolean {
	if (start === 0 || dates[units[start] ?? 0] !== 1) return false
	return isFigure(units[start - 1] ?? 0) || hanziFigure.test(text.charAt(start - 1))
}
