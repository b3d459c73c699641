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

/** Behind a verb: 拿 起来, 拿 了 起来, 拿 不 起来; 忙 了 起来. */
const behindVerb = [
	'verb _',
	'verb aspect _',
	'verb 不/得 _',
	'result aspect _',
	'adjective _',
	'adjective aspect _',
]

/** Where something is, or how much there is: 桌子上有书, 有一位老人, 那儿也有人. */
const exists = [
	'place _',
	'place 也/又/还/只/都/常/总/已经/才 _',
	'这里/那里/这儿/那儿/哪里/哪儿/上面/下面/里面/外面/后面/前面/对面/附近/楼上/楼下 _',
	'地方/世界/城市 _',
	'地方/世界/城市 都/也/就/还 _',
	'# 现在/当时/那时/那时候/古代 _',
	'街上/天上/地上/路上/网上/身后/身边/村里/家里/手里/心里/书里/夜里/以前/从前/据说/听说 _',
	'# _ numeral/一/noun',
	'# 才/就/也/又 _ noun',
	'# 也 _',
	'大约/一共/总共 _ numeral',
	'_ 人',
	'_ 个',
	'_ 一 天/次/回',
	'_ 样 东西',
]

const hints: Readonly<Record<string, readonly SenseHint[]>> = {
	// Prepositions, phrases, interjections
	'跟 preposition': [
		['with', '_ … 不 一样', '_ … 不太 一样'],
		['(the same)', '_ … 一样/一般/一模一样/差不多/相同/似的', '_ … 一样 adjective'],
	],
	'谁知道 phrase': [
		['who knows', '_ ？', '_ 。', '_ … ？', '_ … 呢'],
		['who knows', '_ … 什么/谁/怎么/哪儿/哪里/哪/多少/几/为什么/是不是/会不会'],
		['who would', '# _'],
	],
	'哎 interjection': [['yes', '# _ ，”', '# _ ， ”', '# _ 。', '# _ 。”']],
	// Particles
	'的 particle': [
		['(at end)', '是 … verb _ #', '是 … verb _ ，', '是 … verb _ ending', '挺/怪 … _ #', '好 _ #'],
		['one', '_ #', '_ 是/不/也/都/叫/有/多/ending', '_ adverb'],
	],
	'了 particle': [
		['(with', '太 … _ #', '太 … _ ending'],
		['completed', '从 … 开始 … _ #'],
		[
			'change',
			'变 … _ #',
			'phrase _ #',
			'# _ #',
			'开始/只剩/只有/轮到/不再/喜欢/属于/敢/愿意 … _ #',
			'只/就/仅 剩/剩下/有 … _ #',
			'开始/只剩/只有/轮到/不再/喜欢/属于/敢/愿意 … _ ending',
			'只/就/仅 剩/剩下/有 … _ ending',
			'明白/懂/够/来不及/用不着/习惯 _ #',
		],
		[
			'change',
			'生病/病/毕业/结婚/下雨/下雪/天黑/天亮/退休/饿/渴/困/累/死/迷路/破产/消失/结束/开始/瘦/胖/老 _ #',
		],
		['completed', 'verb adjective _', '睡/听/吃/看/写/做 … adjective _'],
		[
			'change',
			'不/没/没有/别/快/快要/就要/要/该/越来越/是/就是/有/已经是/知道/会/能/可以/像/成 … _ #',
			'不/没/没有/别/快/快要/就要/要/该/越来越/是/就是/有/知道/会/能/可以/像 … _ ending',
			'adjective _ #',
			'adjective _ ending',
			'numeral _ #',
			'measure _ #',
			'numeral noun _ #',
			'numeral measure noun _ #',
			'# noun _ #',
		],
	],
	'得 particle': [['(+', 'verb _ 出/到/见/懂/完/起/了/动/上/下/过/起来/出来/进去']],
	'吧 particle': [['guess', '_ ？', '应该/大概/可能/也许/一定/总 … _']],
	'呢 particle': [
		['(after', '什么/谁/哪/哪里/哪儿/怎么/为什么/几/多少/哪个 … _'],
		['ongoing', '还/在/正/正在/才/都/还有/着 … _ #'],
	],
	// Adverbs
	'再 adverb': [
		['again', '_ … 次/遍/回'],
		['more', '_ … 一点儿/一点/点儿/一会儿/一些', '_ verb 下去', '_ 不 verb', '_ 往前'],
		['then', '然后/先/以后/之后 _', '先 … _', '# _ verb', '# _ 往/向/从/用/给', '_ 把'],
		['more', '_ adjective', '_ verb 一/numeral', '_ 给 … 几/一'],
	],
	'就 adverb': [['just', '_ numeral', '_ 一 天/个/次', '# _ 在', '可 _ 在', '_ 想 … 一']],
	'还 adverb': [
		['even more', '比 … _'],
		['really', '_ 真'],
		['also', '_ 是 一 measure'],
		['still', '_ 不/没/没有/在/是/早/很/太/剩/用/活/记得', '_ 要 再', '_ 说 什么'],
		[
			'also',
			'_ verb aspect',
			'_ verb result',
			'_ 说/问/带/买/送/欠/跟着/有人',
			'_ 能/会/可以/得',
			'_ 要 verb',
			'_ 要 跟/给/把',
		],
	],
	'不 adverb': [
		['(before', 'verb _ result', 'verb _ 上/下/了/到/动/起来/出来/下去/清/着/懂/起/醒/过/倒/进'],
	],
	'也 adverb': [['even', '连/一点/一点儿/一/谁/什么/哪儿/再 … _', '_ 只/只有']],
	'又 adverb': [['both', '_ … 又', '又 … _']],
	'直 adverb': [['continuously', '_ 冒/跳/笑/哭/叫/流/摇头/点头/发抖/响/喘']],
	'一直 adverb': [['straight', '_ 到/往/向/走/飘/排', '_ verb 到']],
	'都 adverb': [
		['every', '每次/每天/每年/每当/每到 … _'],
		['even', '连 … _', '得 noun _', '腿/天 _ … 了', 'verb _ same', '# _ numeral … 了'],
	],
	'一 adverb': [
		['(before', 'verb _ same', '一 verb _', '_ verb 一'],
		['as soon', '_ … 就/便', '_ … ， … 就/便', '_ … ， 谁/什么'],
		['(before', '_ verb #', '_ adjective #'],
	],
	'才 adverb': [['only', '_ numeral', '_ 一']],
	// Before verbs
	'到 preposition': [
		['to, until', '_ 一半/最后/晚上/早上/numeral'],
		['(after', '吃/买/拿/收/学/做/办/借/感/碰/遇/抢/抓 _'],
	],
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
			'只 _',
			'_ noun',
			'_ 说 noun',
			'# noun _ 说话 #',
			'_ 一点儿/一点',
		],
		[
			'can',
			'_ 写/读/卷/炒/煮/用/开车/游泳/唱/唱歌/跳舞/弹/骑/修/做/做饭/画/踢/下棋/滑冰/拍/包/织/打/推算/算命',
		],
		['will', always],
	],
	'要 auxiliary verb': [
		['must', '为什么/怎么/千万/一定/必须/那天/临时/往往/至少/首先 _', '每隔/每 … 就 _'],
		[
			'will',
			'_ … 了 #',
			'快/就/正/刚/想/将/明天/明年/今晚/觉得 _',
			'_ 下雨/下雪/来/离开/抢/抢走',
			'pronoun _',
			'name _',
			'妈妈/爸爸/爷爷/奶奶/哥哥/姐姐/弟弟/妹妹/女儿/儿子/孩子 … _',
		],
		[
			'must',
			'# _',
			'noun _',
			'place _',
			'conjunction _',
			'都/也/先/才/还/每/总/又/差不多/有时候 _',
		],
	],
	'要 verb': [
		['to want', 'pronoun 只 _'],
		['to need', '只 _', '_ numeral 分钟/小时/天/年', '_ … 分钟/小时/个月 #', '_ 多久/时间'],
	],
	// Verbs
	'有 verb': [['there is', ...exists, '就/早/早就/已经/都 _ 了']],
	'只有 verb': [
		['to have', '# _ numeral/一'],
		['there is', ...exists],
	],
	'没有 verb': [['there is no', ...exists, '从来/几乎/已经 _ noun', '也 _ #', '就 _ 了']],
	'想 verb': [
		[
			'to miss',
			'_ 你/他/她/家/妈妈/爸爸/奶奶/爷爷/外婆 #',
			'_ 你/他/她/家/妈妈/爸爸 了',
			'degree _ 你/他/她/家',
		],
		[
			'to think',
			'_ #',
			'_ aspect',
			'_ 一',
			'_ result',
			'_ 到',
			'心里/细/忽然 _',
			'正 _ 着',
			'_ pronoun',
			'_ 想',
			'_ 来 想 去',
			'想 来 _ 去',
		],
	],
	'来 verb': [
		['(with', 'verb _ same 去'],
		['in order', '用/靠/拿 … _ verb'],
	],
	'去 verb': [['(with', 'verb 来 verb _']],
	'拍 verb': [
		['to clap', '_ aspect 拍', '拍 aspect _', '_ 手/肩/肩膀/桌子/背', '_ aspect 手/肩膀/桌子/背'],
	],
	'走 verb': [
		['to walk', '_ aspect numeral', '_ 得', '_ 到'],
		[
			'to leave',
			'骑/买/飞/拿/带/搬/游/偷/抢/接/取/送/借/放/赶/吹/冲 _',
			'_ 后/以后/之后',
			'_ 了',
			'_ ending',
			'要/先/就/该/想/快/别/不/得/让 _ #',
			'刚/已经/快/就/先 _',
		],
	],
	'住 verb': [['(after', '愣/屏/停/站/捂/拉/抓/握/拦/挡/忍/憋/盯/围/遮/堵/咬/抱 _']],
	'算 verb': [
		['to count,', '不如/还不如 不 _', '_ 得', '_ 不 出/清', '替/给 … _'],
		['to count as', '_ 不 算', '算 不 _', '# _ #', '才/就/也/不/还/总/只能/可以/能/这/那 _'],
	],
	'过 verb': [
		['to spend', '_ 年/节/生日/日子/春节/周末/中秋节/新年', '_ 得', '_ aspect 年/节/生日/日子'],
		['(after', 'verb _', 'verb 不/得 _'],
	],
	'看 verb': [
		['to read', '_ 书/报/报纸/信/小说/杂志', '_ aspect 书/报/信', '_ … 书 #'],
		['to watch', '_ 电影/电视/比赛/表演/节目/戏'],
		[
			'to visit',
			'来/去/回来/回去 _ pronoun',
			'来/去/回来/回去 _ 妈妈/爸爸/奶奶/爷爷/外婆/朋友/老师',
		],
	],
	'开 verb': [
		['to drive', '_ 车', '_ aspect 车', '_ … 车/公共汽车/汽车/出租车/卡车 #'],
		[
			'to drive',
			'车/火车/汽车/公共汽车/船 _',
			'车/火车/汽车/船 adverb _',
			'往/向 … _',
			'_ 过来/过去/走',
		],
		['to turn on', '_ 灯/电视/空调/电脑/手机', '_ aspect 灯/电视/空调', '灯 _', '灯 adverb _'],
		['to bloom', '花 _', '花 adverb _', '_ aspect … 花', '_ 满 aspect … 花'],
	],
	'叫 verb': [
		['to make', '_ 人 不由得/不/觉得/高兴/难过/害怕/担心/喜欢'],
		['to shout', '大/大声 _', '也 不 _ #', '_ aspect 起来'],
		[
			'to call',
			'_ 我/你/他/她/它/您/我们/你们/他们/大家',
			'_ 不/得/的/一下/醒/对/错',
			'_ aspect pronoun',
			'可以/要/得/该/来/去/先/谁 _',
		],
	],
	'打 verb': [
		['to make', '_ 电话', '_ aspect 电话', '_ … 电话 #', '_ 给', '_ … 赌'],
		[
			'to play',
			'_ 球/篮球/网球/乒乓球/羽毛球/排球/太极拳/牌',
			'打球/打篮球/打牌 _',
			'_ aspect 球/篮球/牌',
		],
		['to hold', '_ 伞', '_ … 伞'],
		['to type', '_ 字', '_ 出 … 字/句/话/中文', '_ aspect … 字'],
	],
	'做 verb': [
		[
			'to make',
			'_ 决定/好',
			'_ … 饭/菜/面/汤/饺子/月饼/饼/煎饼/面条/手链/豆腐/衣服/蛋糕/礼物/辣椒酱',
			'用 … _ 的',
			'后来 _ 的',
		],
	],
	'变 verb': [['to become', '_ adjective']],
	'放 verb': [
		[
			'to play',
			'_ … 曲子/音乐/歌/电影/天气预报/录音/新闻',
			'_ aspect 《',
			'_ aspect 一 遍',
			'遍 _',
		],
		['to let', '_ aspect 学/假', '_ 学'],
	],
	'坐 verb': [
		[
			'to travel',
			'_ 车/火车/公共汽车/飞机/地铁/船/出租车/汽车/高铁/电梯',
			'_ … 火车/公共汽车/飞机/地铁/出租车/高铁 #',
			'_ numeral 路',
			'_ 过 站',
			'怕/能 _ 不/得/上',
			'_ 不/得 上',
		],
	],
	'请 verb': [
		[
			'to invite',
			'谁 … _',
			'应该/该 pronoun _',
			'_ 客',
			'_ pronoun 吃/喝/看',
			'同学/朋友/老师/哥哥/姐姐/叔叔 _ pronoun',
		],
		['to ask', '_ noun'],
	],
	'送 verb': [
		['to deliver', '_ 来/货/到'],
		['to see off', '_ 客/客人', '_ pronoun 走/回/回家/出门/到'],
	],
	'接 verb': [
		['to answer', '_ 电话', '_ aspect 电话'],
		['to go on', '_ 下去'],
	],
	'发 verb': [
		['to give out', '_ 号码/红包/钱/工资/书/奖'],
		['to show', '脾气 … _', '_ … 脾气/火'],
	],
	'记 verb': [['to write', '_ 下/下来/在/账', '_ aspect 笔记/账']],
	'摘 verb': [['to take off', '_ … 帽子/耳机/眼镜 #', '帽子/耳机/眼镜 _', '_ aspect 帽子/眼镜']],
	'收 verb': [['to collect', '_ 麦子/庄稼/粮食/钱/作业/票/衣服']],
	'补 verb': [['to make up', '_ 回来/课/考/上']],
	'靠 verb': [
		['to lean', '_ 在/着/近/上/窗/墙', '_ aspect'],
		['to rely', always],
	],
	'出 verb': [
		['to give', '_ … 力气/钱/力/主意/一半'],
		['to happen', '_ aspect … 岔子/事/问题/毛病/意外', '_ 事/问题'],
		['(after', 'verb _', 'verb 不/得 _', 'measure verb _'],
	],
	'起 verb': [
		['to start', '从 … _', '一 _ #', '一 _ ，'],
		['to give', '_ aspect … 名字', '_ 名字'],
		['(after', 'verb _', 'verb 不/得 _', '直 _'],
	],
	'进 verb': [['(after', 'verb _']],
	'掉 verb': [['(after', 'verb _']],
	'成 verb': [['to succeed', '不/没/得 _ aspect', '不/没/得 _ #']],
	'上 verb': [
		['to go to', '_ 大学/中学/小学/学/班/课/厕所/哪儿/哪里/什么/街'],
		['(after', 'verb _', 'verb 不/得 _', '画/骑/写/穿/戴/关/合/换 _'],
	],
	'下 verb': [['to fall', '_ … 雨/大雨/小雨/雪/大雪 #', '雨/雪 _', '再 _ 一 天']],
	'起来 verb': [['(after', ...behindVerb]],
	'下来 verb': [['(after', ...behindVerb]],
	'下去 verb': [
		['to go on', '打/说/做/活/接/看/听/讲/读/写/唱/走/等 _', '看/听/活 不 _'],
		['(after', ...behindVerb],
	],
	'上去 verb': [['(after', ...behindVerb]],
	'出来 verb': [['(after', 'verb 不/得 _', '称/猜/看/听/说/写/漏/冒/想/找/认/做/拿/画/唱 _']],
	'过来 verb': [['(after', ...behindVerb]],
	'过去 verb': [['(after', ...behindVerb]],
	'进去 verb': [['(after', ...behindVerb]],
	'着 verb': [['(after', 'verb _', 'verb 不/得/没 _']],
	'烧 verb': [['to boil', '_ 水', '_ 好 水', '_ aspect 水', '_ 饭/菜']],
	'学 verb': [['to imitate', '_ 着 noun', '_ 着 pronoun']],
	'赏 verb': [['to reward', '_ 给', '_ aspect pronoun']],
	'归 verb': [['to belong', '_ pronoun', '_ 谁', '_ 一 个 人']],
	'摔 verb': [['to drop', '把 … _', '_ 碎/坏/破']],
	'编 verb': [['to weave', '_ 篮子/辫子/筐/草鞋/毛衣']],
	'扫 verb': [
		[
			'to scan',
			'_ pronoun',
			'手机 _',
			'手机 … _',
			'_ 一/aspect 扫',
			'扫 一/aspect _',
			'_ 码/二维码',
		],
	],
	'弹 verb': [['to flick', '_ 回来/回/开/走']],
	'考 verb': [['to test', '_ pronoun', '_ 考 pronoun']],
	'探 verb': [['to lean', '_ 出', '_ 头', '_ aspect 头']],
	'长 verb': [['to look', '_ 什么样/得/pronoun']],
	'称 verb': [['to weigh', '_ 一下/出来/过/重', '秤 … _', '_ aspect 称']],
	'哼 verb': [['to snort', '_ aspect 一 声 #']],
	'穿 verb': [['to pass', '_ 过']],
	'吊 verb': [['(old)', '皆 _', '_ 之']],
	'相对 adjective': [['opposite', '和/与/跟 … _']],
	// Adjectives
	'好 adjective': [
		[
			'ready',
			'做/锁/烧/收拾/准备/修/订/画/决定/造/煮/洗/包/装/存/停/关/摆/整理/写/买/放 _ #',
			'做/锁/烧/收拾/准备/修/订/画/决定/造/煮/洗/包/装/存/停/关/摆/整理/写/买/放 _ aspect',
			'做/锁/烧/收拾/准备/修/订/煮/洗/包/装/停/摆/整理/关 _ noun',
			'做/造/写 _ 的',
			'饭/菜/咖啡/拿铁/茶/汤/鸭子 _ aspect #',
		],
		['hello', '大家/你们/老师/先生/位/同学 _ #', '大家/你们/位 _ ！', '过年/新年 _'],
		['easy', 'degree _ 画/写/学/做/办/找/走/用/懂/记/骑/开/卖/买'],
	],
	'多 adjective': [
		['(二十多)', 'numeral _', '十/百/千/万 _'],
		[
			'more',
			'_ verb',
			'_ 帮助/注意/关心/练习/运动',
			'_ aspect numeral/一',
			'好 _',
			'noun _ aspect',
		],
	],
	'少 adjective': [['seldom', '_ verb']],
	'大 adjective': [['older', '_ numeral 岁', '比 … _ numeral 岁']],
	'小 adjective': [['young', '_ numeral 岁']],
	'坏 adjective': [['broken', '_ aspect']],
	'死 adjective': [['(so', 'adjective _', '饿/渴/累/热/冷/气/急/吓/笑/烦/忙 _']],
	'急 adjective': [['hurried', '得 _']],
	'香 adjective': [['(asleep)', '睡 … _']],
	'人工 adjective': [['done', '_ 服务/客服']],
	// Nouns
	'面 noun': [
		[
			'noodles',
			'吃/煮/做/下/揉/炒/拉/碗/份 _',
			'_ 很/真 好吃/香',
			'把 _ 放/放进/放到/放在/下/煮',
			'今天/天下 的 _',
		],
	],
	'天 noun': [
		[
			'sky',
			'_ 黑/亮/暗/晴/阴/蓝',
			'_ 快/都/刚/还 … 黑/亮/暗',
			'# _ adverb 黑/亮/暗/阴',
			'_ 暗/黑 下来',
			'满/蓝 _',
			'是 _ #',
			'_ 之',
		],
		['weather', '_ degree 热/冷/凉', '_ 热/冷/凉'],
		['(with', '聊 … _'],
	],
	'菜 noun': [
		[
			'vegetable',
			'种/洗/切/卖/买/择 _',
			'种/洗/切/卖/买 aspect _',
			'种/养 … 的 _',
			'_ 摊/市场',
			'_ … 新鲜/便宜/贵',
		],
	],
	'上 noun': [['last', '_ 个/次/周/月/世纪/半年/星期/一/届/回']],
	'下 noun': [['next', '_ 个/次/周/月/世纪/半年/星期/一/届/回']],
	'中 noun': [['middle', '_ 杯/号/等/间']],
	'分 noun': [
		['tenth', 'numeral _ 满/像/饱/熟', '留 numeral _', '那 numeral _'],
		['point', '得/考/打/扣/加/差/满 … _'],
	],
	'点 noun': [['dot', '几/两/三 _ noun']],
	'号 noun': [['date', '月 numeral _', '五月/六月/七月/八月/九月/十月 numeral _', '几 _']],
	'钟 noun': [
		["o'clock", '点/分 _'],
		['bell', '铜/敲/撞/铁/古/大 _'],
	],
	'角 noun': [['horn', '龙/牛/羊/鹿/它 … _', '长/没有/有 _ #']],
	'楼 noun': [['floor', 'numeral _', '第 _', '几 _']],
	'线 noun': [['thread', '用 _', '针/毛/棉 _', '穿/缝/织 … _', '_ … 穿/缝/织/绣']],
	'以外 noun': [['besides', '除/除了/除开 … _']],
	'路 noun': [['bus route', 'numeral _']],
	'气 noun': [['breath', '口 _']],
	'牌 noun': [['brand', 'noun _', 'name _']],
	'牌子 noun': [['brand', '同一 个 _', '什么 _']],
	'阿姨 noun': [['auntie', 'name _', '的 _', '# _ #']],
	'叔叔 noun': [['uncle (to', 'name _', '的 _', '# _ #']],
	'奶奶 noun': [['Granny', 'name _']],
	'先生 noun': [['sir', '的 _', '# _ #']],
	// Measure words
	'笔 measure word': [['(brush)', '几 _', '的 一 _ #', '_ 水/画/山', '_ 水 也']],
	'口 measure word': [
		['for family', '_ … 钟/锅/铁锅/大锅/井/水井/缸/水缸/箱子', 'numeral _ 人', '_ 之 家'],
	],
	'块 measure word': [
		[
			'piece',
			'_ 砖头/石头/糖/蛋糕/肉/面包/布/木头/月饼/豆腐/手表/冰/地/饼干/黑板/玉',
			'放 … _ #',
			'砖头 … _',
		],
	],
	'条 measure word': [
		['item', '_ 消息/新闻/规定/规矩/意见/建议/信息/短信', '一 条 一 _ 地', '_ 一 条 地'],
	],
	'层 measure word': [['layer', '_ noun', '_ adjective']],
	'节 measure word': [['section', '_ 车厢/电池/竹子']],
	'片 measure word': [['stretch', '成 一 _', '_ 空/海/草地/森林/树林/土地/天空/草原/云']],
	// Pronouns and numerals
	'几 numeral': [
		['a few', '_ 点 noun'],
		['how many', '_ … ？', '_ … 吗', '第 _', '_ 点/岁/号/月', '多少 _'],
		['a few', always],
	],
	'什么 pronoun': [['any', '_ 都/也', '_ noun 都/也', '_ adjective 的 都', '说不出/没/没有 _']],
	'这么 pronoun': [
		[
			'like this',
			'_ 一',
			'_ 说/问/做/写/想/看/办/走/念/读/用/叫/唱/画/过/干/弄/来/去/认为/决定/回答',
		],
	],
	'谁 pronoun': [['anyone', '_ 都/也', '谁 也/都 … _']],
	'哪里 pronoun': [['anywhere', '_ 都/也', '到 _ 都']],
	'哪儿 pronoun': [['anywhere', '_ 都/也', '到 _ 都']],
	'怎么 pronoun': [
		['(after', '没/不/没有 _ verb'],
		['why', '_ 这么/那么/是/在/还/没/没有/不/又'],
	],
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
