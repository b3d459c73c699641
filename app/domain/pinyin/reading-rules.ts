/**
 * Rules for words with several readings, where a neighbour or the clause settles which: 好 is hǎo in
 * 好开心, 长 is cháng in 两米长, 当 is dàng after 把我, 教授 is jiào shòu unless it has an object.
 *
 * The first rule that fits wins. Only rules without exceptions in everyday texts belong here. The weights
 * learn the rest from tools/segmentation/everyday-readings.txt.
 */
import { classOfPos } from './lexicon.ts'

export type ReadingRule = {
	readonly reading: string
	/** The word before. Matches '' at the start of the text. */
	readonly before?: RegExp
	/** The word after. Matches '' at the end of the text. */
	readonly after?: RegExp
	/** The clause up to the word. */
	readonly clause?: RegExp
	/** The word and the rest of its clause. */
	readonly rest?: RegExp
	/** The word and the rest of its clause must not begin like this. */
	readonly unless?: RegExp
	/** The usual part of speech of the word before or after is one of these. */
	readonly classBefore?: ReadonlySet<number>
	readonly classAfter?: ReadonlySet<number>
}

const ends = '$|[，。！？；：、“”…）\\s]'
const clauseEnds = new RegExp(`^(?:${ends})`, 'u')
const beginsClause = /^$|^[，。！？；：、“”\s]$/u
/** Behind a hanzi said twice: 土地干干的, 长长地吁了一口气. */
const doubledQuality = /^[的地]$/u
const acts = new Set([classOfPos('verb'), classOfPos('auxiliary verb')])
const qualities = new Set([classOfPos('adjective'), classOfPos('adverb'), classOfPos('idiom')])
const things = new Set(['noun', 'adjective', 'pronoun'].map(classOfPos))
const notActs = new Set(['noun', 'pronoun', 'adverb'].map(classOfPos))
const actsAndWays = new Set([...acts, classOfPos('adverb'), classOfPos('preposition')])

/** A measure word follows, or has followed: 三, 第二, 这. */
const counts =
	/^(?:第.+|[一二两三四五六七八九十百千万几数多半各每某这那哪此该同]+|[\d０-９]+|.*种|任何|另一|一些)$/u
const mayNeedTo = /^(?:我|你|您|他|她|它|咱|.*们|大家|这|那|也|还|就|都|总|又|可|不然|否则)$/u
const afterNeedTo =
	/^(?:花|去|来|先|再|把|跟|给|在|做|干|走|买|看|说|写|问|找|等|想|想想|学|用|打|吃|喝|睡|起|回|自己|坐|坐车|多|早点|早点儿|上班|上学|上课|工作|学习|休息|努力|马上|赶快|赶紧|好好|小心|注意|准备|告诉|回家|知道|早起|问问|看看)$/u
const someone = '我|你|您|他|她|它|咱|我们|你们|他们|她们|咱们|大家'
const people = `(?:${someone}|人|孩子|学生|同学|弟弟|妹妹|哥哥|姐姐|女儿|儿子|从小|为人)`
const weather =
	'大?雨|小雨|暴雨|大?雪|小雪|暴雪|雷雨|雷阵雨|秋雨|春雨|大?雾|大?风|冰雹|大?病|重病|噩?梦|恶梦|大?火|火灾|灾难|战争|大?战|仗|架|空欢喜|虚惊|误会|风波|瘟疫|地震|浩劫|官司'
const shows =
	'比赛|球|球赛|足球|篮球|足球赛|篮球赛|电影|演出|音乐会|演唱会|考试|戏|讲座|会议|活动|报告|决赛|表演|会'
const crops =
	'树|花|菜|地|田|玉米|小麦|麦子|水稻|稻子|蔬菜|土豆|庄稼|草|棉花|白菜|粮食|果树|瓜|西瓜|豆子?|花生|葡萄|茶|苹果树'
const belongings =
	'手机|钥匙|钱包|雨伞|伞|包|书|眼镜|课本|作业本?|帽子|手套|围巾|护照|身份证|书包|行李|钱|卡'

export const readingRules: ReadonlyMap<string, readonly ReadingRule[]> = new Map<
	string,
	readonly ReadingRule[]
>([
	// Single characters.
	[
		'冲',
		[
			{
				reading: 'chòng',
				rest: /^冲着?(?:你|我|他|她|它|人|这|那|狗|大家|门|窗|天|孩子|老师|妈妈|爸爸)/u,
			},
		],
	],
	[
		'好',
		[
			{
				clause: new RegExp(`${people}[^语文课]*(?:很|真|非常|特别|最|从小)$`, 'u'),
				rest: /^好学(?!习|校)/u,
				reading: 'hào',
			},
			// hào "to be fond of" stands before few words.
			{
				before: /^(?:他|她|我|你|从小|素来|向来|生性|天性)$/u,
				rest: /^好(?:酒|色|赌|读书|喝酒|动|静|斗|强|战|胜|面子|美食)/u,
				reading: 'hào',
			},
			{
				after: /./u,
				unless: /^好(?:[学酒色胜战斗赌古静动强名利]|面子|美食|读书|喝酒)/u,
				reading: 'hǎo',
			},
		],
	],
	[
		'好学',
		[
			{ clause: new RegExp(`${people}[^语文课]*$`, 'u'), reading: 'hào xué' },
			{ after: /^(?:的|上进|不倦|生)$/u, reading: 'hào xué' },
			{ reading: 'hǎo xué' },
		],
	],
	[
		'长',
		[
			{
				after: /^(?:时间|时期|距离|头发|一段|裙子?|发)$/u,
				unless: /^长头发[了。]/u,
				reading: 'cháng',
			},
			{
				before: /(?:米|公里|里|尺|寸|丈|公分|分钟|小时)$/u,
				unless: /^长[大高成出得着满]/u,
				reading: 'cháng',
			},
			{ before: /^长$/u, after: /^(?:了|点|些)$/u, reading: 'cháng' },
			{
				before: /^(?:期|寿命|周期|历史|路程|篇幅|续航)$/u,
				unless: /^长[大高出得成着满]/u,
				reading: 'cháng',
			},
			{
				before: /^(?:自己|会|不会|都|又|没|也|能|要|还|就|开始)$/u,
				after: /^(?:腿|脚|翅膀|眼睛|牙|胡子|草|叶子|毛|尾巴|角|虫子?|痘|肉|个子|脑子)$/u,
				reading: 'zhǎng',
			},
			{ before: /^(?!$)[^，。！？]+$/u, after: /^长$/u, reading: 'zhǎng' },
			{ before: /^(?:多|这么|那么|一样|不太)$/u, reading: 'cháng', unless: /^长[大高出]/u },
		],
	],
	[
		'长长',
		[
			{
				before: /^(?!$)[^，。！？的]+$/u,
				after: /^(?:了|点|些)$/u,
				reading: 'zhǎng cháng',
			},
			{ after: doubledQuality, reading: 'cháng cháng' },
		],
	],
	[
		'差',
		[
			{
				before:
					/^(?:成绩|很|太|真|最|更|较|比较|这么|那么|质量|服务|态度|身体|脾气|效果|环境|视力|条件|水平|记性|心情|只|就|还|相)$/u,
				reading: 'chà',
			},
			{ after: /^(?:得|远|点儿?|一点儿?|不多|几|两|三|十)$/u, reading: 'chà' },
		],
	],
	[
		'累',
		[
			{
				before: /^(?!很$|太$|好$|真$|不$|又$|最$|更$|受$|连$|拖$)/u,
				after: /^(?:迁|官|年|世|日|月|次|封|赠|至|转|加|授|擢|犯|败|战|戒)$/u,
				reading: 'lěi',
			},
			{
				before:
					/^(?:觉得|感觉|感到|很|太|好|真|不|有点儿?|有些|非常|特别|最|更|比较|挺|这么|那么|多|又|怕|喊|活活|越来越|我|你|他|她)$/u,
				unless: /^累[积计及]/u,
				reading: 'lèi',
			},
			{ after: /^(?:死|坏|了|得|极了|不|吗|倒|病|垮)$/u, reading: 'lèi' },
		],
	],
	[
		'行',
		[
			{
				before: /^(?:第.+|[二两三四五六七八九十几百数]+|\d+|每|哪)$/u,
				reading: 'háng',
			},
			{
				before: /^一$/u,
				after: /^(?:字|诗|树|泪|泪水|眼泪|脚印|小字|大字|数字|文字|代码|大雁|白鹭)$/u,
				reading: 'háng',
			},
			{ before: beginsClause, after: /^(?:吗|吧|了|啊|不|[，。！？])$/u, reading: 'xíng' },
			{ before: /^(?:这样|那样|怎么|不|也|就|才|真|都)$/u, reading: 'xíng' },
		],
	],
	[
		'当',
		[
			{ before: /^白$/u, after: /^黑$/u, reading: 'dàng' },
			{ clause: /[把拿将](?!.*[，。]).+$/u, unless: clauseEnds, reading: 'dàng' },
			{
				before: /^(?:又|想|要|能|会|去|来|没|不|谁|我|他|她|在|敢|爱|只|也|都)$/u,
				after: /^(?![真作成])\p{Script=Han}/u,
				reading: 'dāng',
			},
		],
	],
	[
		'教',
		[
			{
				after: /^(?:[的徒派义会主内外中堂士在是之与和为有里场版院]|中国|者|关系|协同)$/u,
				reading: 'jiào',
			},
			{
				before: /^(?!(?:信|入|传|该|此|佛|道|各|邪|.*[教派])$)/u,
				after: /^\p{Script=Han}/u,
				reading: 'jiāo',
			},
		],
	],
	[
		'弹',
		[
			{
				after: /^(?:琴|钢琴|吉他|古筝|琵琶|古琴|棉花|着|了|得|过|起|起来|奏|唱|一)$/u,
				reading: 'tán',
			},
		],
	],
	[
		'卷',
		[
			{ rest: /^卷[一二三四五六七八九十百]+(?:$|[，。、；：》）\s])/u, reading: 'juàn' },
			{ after: /^(?:宗|牍|册|轴|首|末|帙)$/u, reading: 'juàn' },
			{ before: /^(?:交|阅|考|改|闭|案|掩|受|收|监|判)$/u, reading: 'juàn' },
			{ after: /^(?:起|起来|着|了|成|入|进|走|袖子|裤腿)$/u, reading: 'juǎn' },
			{
				before: /^(?:第.+|[二两三四五六七八九十百千几]+|[\d]+|试|画|答|全|各)$/u,
				reading: 'juàn',
			},
		],
	],
	[
		'盛',
		[
			{ before: /^(?:很|最|极|正|太|更|之)$/u, reading: 'shèng' },
			{
				after: /^(?:饭|汤|菜|粥|水|面|着|满|了|上|出|好|进|在|一|两)$/u,
				unless: /^盛[在一].*[时代]/u,
				reading: 'chéng',
			},
		],
	],
	[
		'中',
		[
			{ clause: /(?:彩票|奖券|号码|发票).*$/u, after: /^(?:了|过)$/u, reading: 'zhòng' },
			{ after: /^(?:奖|大奖|头奖|彩票|箭|枪|弹)$/u, before: /^(?!.*[国其])/u, reading: 'zhòng' },
			{ after: /^(?:了|过)$/u, clause: /(?:^|我|你|他|她|又|没|终于)$/u, reading: 'zhòng' },
		],
	],
	[
		'都',
		[
			{ rest: /^都(?:指挥使|督府|尉|统(?:领|制)|察院)/u, reading: 'dū' },
			{
				clause: /(?:所有|每|全|各|什么|谁|哪|怎么|无论|不管|任何|一切|[俩们]|大家)[^，。]*$/u,
				reading: 'dōu',
			},
		],
	],
	[
		'还',
		[
			{ rest: /^还不还/u, before: /^(?!借|钱|书)/u, reading: 'huán' },
			{ rest: /^还没还/u, reading: 'hái' },
			{ clause: /还没$/u, after: /^(?![是有没]|不是)/u, reading: 'huán' },
			{ after: /^(?:钱|债|清|账|贷款|房贷|礼|愿)$/u, reading: 'huán' },
			{ after: /^书$/u, reading: 'huán' },
			{
				clause: /[把将][^，。]+$/u,
				after: /^(?:给|我|你|他|她|了|回|回去|回来)$/u,
				reading: 'huán',
			},
			{
				before: /^(?:没|没有|要|该|得|必须|不|按时|来|去|会|一定|已经|才|忘|归)$/u,
				rest: new RegExp(
					`^还(?:${ends}|了|吗|吧|呢|给|清|书|钱|(?:${someone})(?:${ends}|了|的|钱))`,
					'u',
				),
				reading: 'huán',
			},
			{
				before: /^(?:才|就|没|没有|要|该|来|去)$/u,
				after: new RegExp(`^(?:${someone})$`, 'u'),
				rest: /(?:钱|书|伞|债|车|东西)(?:$|[，。！？])/u,
				reading: 'huán',
			},
			{
				after:
					/^(?:是|有|没|没有|会|能|要|可以|想|在|不是|不错|挺|行|好|冷|热|早|小|记得|以为|需要|应该|剩|差|未|算|有些|有点儿?|真|敢|像|让|比|可|只|很|应|多|更|活着)$/u,
				reading: 'hái',
			},
		],
	],
	[
		'为',
		[
			{
				before:
					/^(?:作|成|称|视|改|选|分|定|命名|改名|更名|任命|评|化|变|译|均|皆|即|实|约|全长|面积|人口|转|升|列|设|合并|划|简称|别名|原名|名|改称|改建|扩建|升级|发展|演变|演化|转变|转化|解释|翻译|理解|尊|封|立|推选|当选|聘|誉|选举|公认|判|认定|规定|确定|调整|变更|聘请|职业|之|最|尤|更|极|颇|较)$/u,
				reading: 'wéi',
			},
			{
				after: new RegExp(
					`^(?:${someone}|谁|别人|自己|孩子们?|客人|人民|祖国|顾客|观众|用户|学生们?|病人)$`,
					'u',
				),
				rest: new RegExp(`^为[^所]{2,}?(?:${ends})`, 'u'),
				before: /^(?![选以]|被|互|.*成$)/u,
				unless: new RegExp(`^为(?:${someone}|谁|自己)(?:${ends}|的)`, 'u'),
				reading: 'wèi',
			},
		],
	],
	[
		'应',
		[
			{ rest: /^应.{1,16}?(?:之邀|邀请|要求|请求|之请|号召|聘请)/u, reading: 'yìng' },
			{ rest: /^应(?:邀请|要求|请求)(?:[，、前]|而来)/u, reading: 'yìng' },
			{
				after:
					/^(?:由|是|在|将|把|以|对|从|按|按时|按照|为|予|予以|被|与|及时|注意|先|尽|尽量|尽快|尽可能|追溯|视|归|做|随|能|令|适当|充分|优先|定期|提供|重视|加强|具有|根据|包括|受到|考虑|采取|如何|向|立即|坚持|避免|不|多|更|遵守|使用|选择|享有|有)$/u,
				before: /^(?![供响呼反感]$)/u,
				reading: 'yīng',
			},
		],
	],
	[
		'地',
		[
			{ clause: /一(.)一\1$/u, reading: 'de' },
			// 创造性地解决, 历史性地跨出一步.
			{
				before: /性$/u,
				after: /^(?![上里下中内在的是])\p{Script=Han}/u,
				classAfter: actsAndWays,
				reading: 'de',
			},
			{ before: /^(.)\1儿?$/u, after: /^\p{Script=Han}/u, reading: 'de' },
			{
				before:
					/^(?:难过|难受|兴奋|激动|感激|吃惊|害怕|着急|生气|满意|失望|感动|不停|不断|忍不住|用力|拼命|小心)$/u,
				after: /^\p{Script=Han}/u,
				reading: 'de',
			},
			{
				classBefore: qualities,
				before: /^\p{Script=Han}{2,}$/u,
				after: /^(?![上里下中内区带方位面的是])\p{Script=Han}/u,
				reading: 'de',
			},
			{
				classBefore: qualities,
				classAfter: actsAndWays,
				after: /^(?![上里下中内在有是被])/u,
				before: /^(?![大小好新旧空老本当各多此该原]$)/u,
				reading: 'de',
			},
		],
	],
	[
		'过',
		[
			{
				classBefore: acts,
				before:
					/^(?![走跑拐飞穿越翻跨渡绕流开游划掠扫踏瞒闪躲胜骗跳爬经驶滑蹚路度擦错混熬转递接传想要会能敢]$|没有$|应该$|可以$)/u,
				unless: /^过(?:站|头|期|年|节|生日|马路|桥|河|街|日子|关|冬|夜|海关|得|不|来|去)/u,
				reading: 'guo',
			},
		],
	],
	[
		'干',
		[
			{
				before:
					/^(?:晒|吹|擦|晾|烘|烤|抹|口|嘴唇|嘴|皮肤|头发|衣服|河水|天气|空气|有点儿?|太|很|真|好|鼻子)$/u,
				after: new RegExp(`^(?:了|吗|吧|得|${ends})`, 'u'),
				reading: 'gān',
			},
			{
				clause: /(?:衣服|头发|河水?|毛巾|水|血|嘴|袜子)[都还也]?没?$/u,
				after: new RegExp(`^(?:了|吗|呢|${ends})`, 'u'),
				reading: 'gān',
			},
			{
				after: /^(?:什么|啥|嘛|吗|活儿?|事|农活|家务|坏事|傻事|完|得|下去|掉|不|起来|革命)$/u,
				reading: 'gàn',
			},
			{
				before:
					/^(?:不|想|要|会|能|敢|没|别|我|你|他|她|谁|在|来|去|怎么|肯|接着|继续|一起|好好|白|一直|我们|他们|大家)$/u,
				after: new RegExp(`^(?:了|过|着|${ends})`, 'u'),
				reading: 'gàn',
			},
		],
	],
	[
		'调',
		[
			{
				after: /^(?:低|高|馅儿?|味|酒|匀|温|大|小|好|颜色|音量|闹钟|成)$/u,
				reading: 'tiáo',
			},
			{ rest: /^调在一起/u, reading: 'tiáo' },
			{ after: /^(?:到|走|回|回来|往|任|离|头)$/u, reading: 'diào' },
		],
	],
	[
		'得',
		[
			{ before: mayNeedTo, after: afterNeedTo, reading: 'děi' },
			{ before: beginsClause, after: afterNeedTo, reading: 'děi' },
			{
				before: /^(?:还|总|就|都|可|必|也|非)$/u,
				after: /^\p{Script=Han}/u,
				unless: /^得[了过]/u,
				reading: 'děi',
			},
			{
				before: /^(?:我|你|您|他|她|咱|.*们|谁)$/u,
				after: /^(?:了|过|奖|第.+|冠军|金牌|满分)$/u,
				reading: 'dé',
			},
			{
				before: /^[一二三四五六七八九十百零\d]+$/u,
				after: /^[一二三四五六七八九十百零\d]+$/u,
				reading: 'dé',
			},
		],
	],
	[
		'场',
		[
			{ before: counts, after: new RegExp(`^(?:${weather})$`, 'u'), reading: 'cháng' },
			{
				before: counts,
				rest: new RegExp(`^场[^，。]{0,4}(?:${weather})(?:${ends}|[了的过后])`, 'u'),
				reading: 'cháng',
			},
			{
				clause: /(?:[哭病吵闹骂忙醉]|欢喜|白忙)(?:了|过)?一$/u,
				after: new RegExp(`^(?:了|过|${ends})`, 'u'),
				reading: 'cháng',
			},
			{ before: counts, after: new RegExp(`^(?:${shows})$`, 'u'), reading: 'chǎng' },
		],
	],
	[
		'种',
		[
			{ before: counts, reading: 'zhǒng' },
			{
				after: new RegExp(`^(?:${crops}|了|着|满|在|下|过|出|上)$`, 'u'),
				before: /^(?!物$|品$|人$|兵$|特$|火$)/u,
				reading: 'zhòng',
			},
			{
				before: /^(?:我|你|他|她|自己|亲手|爷爷|奶奶|爸爸|妈妈)$/u,
				after: /^的$/u,
				reading: 'zhòng',
			},
		],
	],
	[
		'倒',
		[
			{ clause: /[把将][^，。]+$/u, after: /^(?:了|掉|进|在|出|入|给|满)$/u, reading: 'dào' },
			{ after: /^(?:水|茶|酒|垃圾|进|出|入|给|杯|咖啡|掉|满|光|车|立|贴|挂|一)$/u, reading: 'dào' },
			{
				before:
					/^(?:花瓶|瓶子|杯子|树|大树|房子|墙|人|病|晕|摔|推|撞|吓|累|跌|昏|醉|滑|绊|击|打)$/u,
				reading: 'dǎo',
			},
			{ after: /^(?:下|地|塌|闭)$/u, reading: 'dǎo' },
		],
	],
	[
		'空',
		[
			{
				before: /^(?:没|没有|有|抽|得|有没有)$/u,
				after: new RegExp(`^(?:再|就|吗|的话|来|去|跟|陪|看|做|了|儿|${ends})`, 'u'),
				reading: 'kòng',
			},
			{ before: /^有了$/u, reading: 'kòng' },
		],
	],
	[
		'看',
		[
			{
				rest: /^看(?:了|着|完|一会儿)*(?:电视|电影|书|报|比赛|新闻|节目|小说|手机)/u,
				reading: 'kàn',
			},
			{
				clause: /(?:帮|替|在家|在门口|给我|负责|谁)[^，。]{0,2}$/u,
				rest: /^看(?:一下|一会儿|会儿|着|好|下)?(?:行李|包|箱子|孩子|小孩|小?孙子|门|摊子|店|仓库|羊|家(?:$|[，。]))/u,
				reading: 'kān',
			},
		],
	],
	[
		'假',
		[
			{ clause: /[请放休批给准][^，。]*(?:天|周|月|星期|年|次|几天)的?$/u, reading: 'jià' },
			{ before: /^(?:请|放|休|病|事|婚|产|年|长|完|度)$/u, reading: 'jià' },
		],
	],
	[
		'落',
		[
			{
				clause: new RegExp(`(?:${belongings})(?:[又还也]?没?|全)?$`, 'u'),
				rest: /^落在[^，。]*(?:[里上家]|教室|学校|车站|公司|办公室|宿舍|门口|图书馆)(?:了|$|[，。！])/u,
				reading: 'là',
			},
		],
	],
	[
		'量',
		[
			{ after: /^(?:体温|血压|身高|体重|尺寸|一下|腰围)$/u, reading: 'liáng' },
			{ clause: /(?:给|帮|替)[^，。]+$/u, after: /^(?:了|过|量)$/u, reading: 'liáng' },
			{ before: /^量了?$/u, reading: 'liáng' },
		],
	],
	[
		'数',
		[
			// 数分钟, 数百人: several.
			{
				before: /^(?!会$|能$|请$|先$|再$|来$|去$|从|我|你|他|她|慢慢|一起|开始|数$|[得不]$)/u,
				after:
					/^(?:[百千万亿].*|次|年|日|天|月|名|人|家|种|件|位|周|小时|分钟|纳秒|毫秒|米|公里|厘米|毫米|世纪|代|座|艘|枚|条)$/u,
				reading: 'shù',
			},
			{
				after: /^(?:了|一|着|不|得|数)$/u,
				before: /^(?!.*(?:的|个|总|人|次|分)$)/u,
				reading: 'shǔ',
			},
			{ before: /^(?:会|能|请|先|再)$/u, after: /^(?:到|数|一下)$/u, reading: 'shǔ' },
			{ clause: /数[了一]$/u, reading: 'shǔ' },
			{ clause: /很少$/u, after: clauseEnds, reading: 'shǔ' },
			{ before: /^(?:我|你|他|她)$/u, after: /^(?:一下|到|过)$/u, reading: 'shǔ' },
		],
	],
	[
		'转',
		[
			{
				clause: /[绕围]着?[^，。]+$/u,
				after: new RegExp(`^(?:了|来|个|一|两|${ends})`, 'u'),
				reading: 'zhuàn',
			},
			{ rest: /^转(?:了|着)?[一两三几]?个?大?圈/u, reading: 'zhuàn' },
			{ rest: /^转来转去/u, reading: 'zhuàn' },
			{ clause: /转来$/u, reading: 'zhuàn' },
			{ before: /^(?:在|不停地|地|团团|飞)$/u, after: clauseEnds, reading: 'zhuàn' },
			{ after: /^(?:过|过来|过去|身|头|向|到|入|给|发|成|为|学|院|弯)$/u, reading: 'zhuǎn' },
		],
	],
	[
		'待',
		[
			{ before: /^(?:尚|亟|急|有|仍|正)$/u, reading: 'dài' },
			{ after: /^(?:在|着|了|一会儿|会儿|不|多久|几|一|两|三|够)$/u, reading: 'dāi' },
			{ clause: /在[^，。]+$/u, after: /^到$/u, reading: 'dāi' },
			{ rest: new RegExp(`^待(?:过)?(?:${ends})`, 'u'), clause: /在[^，。]+$/u, reading: 'dāi' },
		],
	],
	[
		'扎',
		[
			{
				rest: /^扎(?:着|了|起|个|成)?[^，。]{0,8}(?:辫|马尾|头发|头绳|蝴蝶结|腰带)/u,
				reading: 'zā',
			},
		],
	],
	[
		'系',
		[
			{
				rest: /^系(?:好|上|着|了|紧|住|在)?[^，。]{0,6}(?:鞋带|领带|安全带|围巾|扣子|腰带|红绳|围裙|丝带|绳子?|蝴蝶结|领结)/u,
				reading: 'jì',
			},
			{ clause: /(?:鞋带|领带|安全带|围巾|扣子|腰带|围裙|绳子)$/u, reading: 'jì' },
		],
	],
	[
		'背',
		[
			{
				rest: /^背(?:着|起|上|了|过)?[^，。]{0,6}(?:书包|背包|孩子|竹篓|行李|袋子?|筐|锅|枪|债)/u,
				reading: 'bēi',
			},
		],
	],
	[
		'切',
		[
			{ after: /^(?:不可|不要|莫|勿|忌)$/u, reading: 'qiè' },
			{
				after:
					/^(?:开|菜|肉|成|好|完|下|下来|了|着|掉|断|丝|片|块|一|洋葱|土豆|西瓜|水果|蛋糕|面包|碎|姜丝|姜片)$/u,
				reading: 'qiē',
			},
		],
	],
	[
		'处',
		[{ before: /^(?:该|此|各|多|几|何|某|一|两|每|另一)$/u, after: /^(?!于$)/u, reading: 'chù' }],
	],
	['屏', [{ rest: /^屏[住息气]/u, reading: 'bǐng' }]],
	['朝', [{ before: /^[夏商周秦汉晋隋唐宋辽金元明清]$/u, reading: 'cháo' }]],
	[
		'任',
		[
			{
				before: /^(?:曾|曾经|历|现|连|改|升|兼|月|年|日|每|首|上一|下一|第.+)$/u,
				reading: 'rèn',
			},
		],
	],

	['大', [{ reading: 'dà' }]],
	// As a measure it stands behind a number or 这.
	[
		'只',
		[
			{
				before:
					/^(?:但|却|仅|也|还|就|都|而|不|他|她|我|你|它|我们|他们|她们|你们|由于|因为|目前|可|如果|曾|当时|现在|以前)$/u,
				unless: /^只身/u,
				reading: 'zhǐ',
			},
		],
	],
	[
		'重',
		[
			{
				after:
					/^(?:录|拍|写|做|建|修|画|装|编|排|译|印|考|算|选|申|播|组|塑|启|获|返|游|访|登|读|置|设|发)$/u,
				before: /^(?!很|太|最|更|多|较|得|这么|那么|体|偏|罪|病|伤)/u,
				reading: 'chóng',
			},
			{ after: /^在$/u, reading: 'zhòng' },
		],
	],
	['著', [{ reading: 'zhù' }]],
	['吁', [{ reading: 'xū' }]],
	// Doubled, they are qualities: 土地干干的.
	...Object.entries({ 干: 'gān', 散: 'sǎn', 冲: 'chòng' }).map(
		([hanzi, reading]): [string, readonly ReadingRule[]] => [
			hanzi + hanzi,
			// 急冲冲 is chōng.
			[{ after: doubledQuality, before: /^(?![急兴气怒])/u, reading: `${reading} ${reading}` }],
		],
	),
	// A line of birds or of words; the trade one is in. With a person before it, or persons after it, a party.
	[
		'一行',
		[
			{ after: /(?:[人员者们客]|^[一二两三四五六七八九十几数百\d]+)$/u, reading: 'yī xíng' },
			{ before: /^(?:[这那哪每干爱换入]|最后|第)$/u, reading: 'yī háng' },
			{
				before: /^(?:[^\p{Script=Han}]*|.*[了着过有成])$/u,
				classAfter: things,
				reading: 'yī háng',
			},
		],
	],
	['仔', [{ before: /^(?:产|下)$/u, reading: 'zǎi' }]],
	['闷闷', [{ reading: 'mèn mèn' }]],
	['蛇', [{ before: /^(?!委$)/u, reading: 'shé' }]],
	['提', [{ after: /^(?!防|溜)/u, reading: 'tí' }]],
	[
		'了',
		[
			{
				clause: /(?:[吃喝走来去做办买卖写学拿搬跑动到管治帮用]|解决|接受|完成)得$/u,
				reading: 'liǎo',
			},
			// 心愿已了, 事情了了, 荒原了无生机: to be done, and wholly.
			{ before: /^(?:已|未|尚未|终|私|既|何时|何日)$/u, after: clauseEnds, reading: 'liǎo' },
			{ after: /^了$/u, reading: 'liǎo' },
			{ before: beginsClause, after: /^[无此却]$/u, reading: 'liǎo' },
			{ before: /得$/u, after: /^无$/u, reading: 'liǎo' },
			{ classBefore: notActs, rest: /^了无(?!妄)/u, after: /^无$/u, reading: 'liǎo' },
			{ before: /^(?![得不未没终私]$)/u, after: /^(?:吗|吧|呢|啊|呀|[，。！？])$/u, reading: 'le' },
		],
	],
	[
		'啦',
		[{ before: /^(?!(?:啦|哗|呼|噼里|哩|哩哩|哆|.*哆)$)./u, after: clauseEnds, reading: 'la' }],
	],
	['挑', [{ clause: /挑来$/u, rest: /^挑去/u, reading: 'tiāo' }]],

	// Words. A rule without a condition says which reading everyday texts mean.
	['告诉', [{ reading: 'gào su' }]],
	['不了', [{ before: /^\p{Script=Han}{2}$/u, reading: 'bù liǎo' }]],
	['妻子', [{ after: /^(?!儿女$)/u, reading: 'qī zi' }]],
	['小子', [{ reading: 'xiǎo zi' }]],
	['单子', [{ reading: 'dān zi' }]],
	['笼子', [{ reading: 'lóng zi' }]],
	['提子', [{ reading: 'tí zi' }]],
	[
		'教授',
		[
			{
				after: /^(?:汉语|英语|中文|数学|音乐|课程|知识|技术|学生|如何|给|书法)$/u,
				reading: 'jiāo shòu',
			},
			{ reading: 'jiào shòu' },
		],
	],
	['教学', [{ reading: 'jiào xué' }]],
	[
		'人家',
		[
			{ before: /^(?:户|有|没有|每户|好|富|穷|大户|农|普通|渔民)$/u, reading: 'rén jiā' },
			{ reading: 'rén jia' },
		],
	],
	['女人', [{ reading: 'nǚ rén' }]],
	['说道', [{ before: /^(?!说道$)/u, after: /^(?!说道$)/u, reading: 'shuō dào' }]],
	['工夫', [{ reading: 'gōng fu' }]],
	['上个', [{ reading: 'shàng ge' }]],
	['下个', [{ reading: 'xià ge' }]],
	['上个星期', [{ reading: 'shàng ge xīng qī' }]],
	['下个星期', [{ reading: 'xià ge xīng qī' }]],
	[
		'多少',
		[
			{ after: /^(?:有些|有点儿?|懂|会|能|还|也|了解|可以)$/u, reading: 'duō shǎo' },
			{ after: /^有$/u, before: beginsClause, reading: 'duō shǎo' },
			{ reading: 'duō shao' },
		],
	],
	['琢磨', [{ after: /^(?!玉|成器)/u, reading: 'zuó mo' }]],
	['花儿', [{ reading: 'huār' }]],
	['拜拜', [{ reading: 'bái bái' }]],
	['片子', [{ reading: 'piān zi' }]],
	['空地', [{ reading: 'kòng dì' }]],
	['尽快', [{ reading: 'jǐn kuài' }]],
	['尽量', [{ reading: 'jǐn liàng' }]],
	['分量', [{ reading: 'fèn liàng' }]],
	['为人', [{ reading: 'wéi rén', after: /^(?!.*(?:服务|民))/u }]],
	[
		'所长',
		[{ before: /^(?:有|各有|无|其|一无)$/u, reading: 'suǒ cháng' }, { reading: 'suǒ zhǎng' }],
	],
	[
		'正当',
		[
			{ before: beginsClause, after: /^(?!的$)/u, reading: 'zhèng dāng' },
			{ before: /^不$/u, reading: 'zhèng dàng' },
			{
				after: /^(?:的|理由|利益|权利|权益|行为|要求|手段|防卫|途径|竞争)$/u,
				reading: 'zhèng dàng',
			},
		],
	],
	['重重', [{ after: /^(?:地|的)$/u, before: /^(?!.*[困障迷关])/u, reading: 'zhòng zhòng' }]],
	[
		'背着',
		[
			{
				after: /^(?:手|双手|两手|别人|大家|父母|妈妈|爸爸|老师)$/u,
				reading: 'bèi zhe',
			},
			{ reading: 'bēi zhe' },
		],
	],
	['裁缝', [{ reading: 'cái feng' }]],
	['咚咚', [{ reading: 'dōng dōng' }]],
	['下咽', [{ reading: 'xià yàn' }]],
	['不差', [{ reading: 'bù chà' }]],
	['猴儿', [{ reading: 'hóur' }]],
	['长牙', [{ reading: 'zhǎng yá' }]],
])
