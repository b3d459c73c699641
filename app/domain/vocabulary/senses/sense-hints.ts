/**
 * Which sense of one part of speech comes first, for frequent words whose senses are far apart: the
 * auxiliary verb 会 is "can" in 我会游泳 and "will" in 明天会下雨.
 *
 * A hint begins like the sense it means, so that it has no effect once the gloss is written anew.
 * Browsers load this text, so that the sentences of its rules are in tests/fixtures/senses/hints.txt.
 */
export const senseHints = `
// Behind a verb: 拿 起来, 拿 了 起来, 拿 不 起来; 忙 了 起来.
behindVerb	=	verb _
		verb aspect _
		verb 不/得 _
		result aspect _
		adjective _
		adjective aspect _
// Where something is, or how much there is: 桌子上有书, 有一位老人, 那儿也有人.
exists	=	place _
		place 也/又/还/只/都/常/总/已经/才 _
		这里/那里/这儿/那儿/哪里/哪儿/上面/下面/里面/外面/后面/前面/对面/附近/楼上/楼下 _
		地方/世界/城市 _
		地方/世界/城市 都/也/就/还 _
		# 现在/当时/那时/那时候/古代 _
		街上/天上/地上/路上/网上/身后/身边/村里/家里/手里/心里/书里/夜里/以前/从前/据说/听说 _
		门口/左边/右边/中间/南边/北边/东边/西边/嘴里 _
		门口/左边/右边/中间/南边/北边/东边/西边 就/也/还 _
		昨天/今天/明天/上午/下午/晚上 _ 一/numeral/人
		_ 多少 个
		每年/每天/每次 都 _
		# _ numeral/一/noun
		# 才/就/也/又 _ noun
		# 也 _
		大约/一共/总共 _ numeral
		_ 人
		_ 个
		_ 一 天/次/回
		_ 样 东西
// Somebody who has something: 我有, 他们也有.
owners	=	我/你/您/他/她/它/我们/你们/他们/她们/它们/咱们 _
		我/你/您/他/她/它/我们/你们/他们/她们/它们/咱们 也/又/还/都/就/只/真/已经/可 _
// 做的辣椒酱, 修自行车的师傅, 我们用的鼓; but 高兴的人 and 红色的伞.
behindClause	=	verb _
		verb aspect _
		adjective aspect _
		result _
		preposition _
		verb … _ 时候/时/那天/工夫
		numeral _ 时候
		做/造/写/煮/洗/包/准备/画/修 好 _
		verb noun _ 人/师傅/叔叔/阿姨/客人/姑娘/先生/孩子/学生/老人/朋友/年轻人/女孩儿/男孩儿/地方/路上/羊/车
		verb pronoun _ 人
		verb aspect noun/pronoun _ 人/先生/姑娘/年轻人/女孩儿/男孩儿/孩子/老人/阿姨/叔叔
		起 风 _
		去 noun _ 车/票/路/飞机/火车/船/航班
		verb adjective noun _ 人/师傅/叔叔/阿姨/客人/姑娘/先生/孩子/学生/老人/朋友
		verb 这个/那个 noun _ 人
		verb 在/到 … _ 人
		verb noun _ 老 师傅/客人/朋友
		verb noun _ 那/第一
		verb 着 noun _ 那
		verb aspect 一 measure noun _
		verb 口 noun _ 时间
// Without 的, as with family and groups: 我妹妹, 我们宾馆; but 给我家里的钥匙.
theirs	=	_ 爸爸/妈妈/爸/妈/父亲/母亲/哥哥/姐姐/弟弟/妹妹/爷爷/奶奶/外公/外婆/姥姥
		_ 丈夫/妻子/先生/太太/儿子/女儿/叔叔/阿姨/舅舅/姑妈/姨妈/同学/同事/朋友
		_ 家/家里/学校/公司/宾馆/医院/饭店/店里/班/国家/村/村里/楼/楼里/城市

// Prepositions, phrases, interjections
跟 preposition	with	_ … 不 一样
		_ … 不太 一样
	(the same)	_ … 一样/一般/一模一样/差不多/相同/似的
谁知道 phrase	who knows	_ … ？
		_ … 呢
		_ … 什么/谁/怎么/哪儿/哪里/哪/多少/几/为什么/是不是/会不会
	who would	# _
哎 interjection	yes	# _ ， ”
		# _ 。

// Particles
的 particle	links	adjective _ 那个 noun/“
		verb 过去 _ 时候/地方/人
	stress	是 在/从/跟/用/谁/怎么/什么时候 … verb … noun _ #
	links	送给/借给/寄给/留给/带给/还给/教给 pronoun _ noun
		给/送/借/寄/教/留 pronoun _ 名字/礼物/书/信/钱/东西
		给/送/借/寄/留 pronoun _ 那/这
		verb 着 … noun _ 那/这 measure
		numeral/一 measure 叫 … _ noun
		measure auxiliary verb noun _ noun
		measure auxiliary verb noun _ adjective noun
		等 车/人 _ numeral
		赏/看/买/卖 花 _ 游客
		不 verb noun _ 姑妈/姨妈/叔叔/阿姨/爷爷/奶奶/人
		梦见 … _ 人
		厚厚/高高/长长/大大/小小/红红/白白/圆圆/静静/轻轻/甜甜/薄薄/细细/远远/暖暖/软软/满满/亮亮 _ noun
		厚厚/高高/长长 _
	(one)	verb noun _ 、
		verb name _ 是
		送给/借给/告诉/还给 pronoun _ 是
	's	过去/以前/从前 _
	stress	是 … verb pronoun _ #
	(one)	比 adjective _
		adjective _ 卖/来/比
		adjective _ pronoun
		这样/那样 _ #
	links	adjective _ “
		numeral _ “
		红色/黄色/绿色/黑色/白色/蓝色/灰色 _ noun
		红色/黄色/绿色/黑色/白色/蓝色/灰色 _ adjective
	's	_ “
		pronoun _ #
		name _ #
	stress	是 … verb _ #
		是 … verb _ ending
		挺/怪 … _ #
		# 好 _ #
	links	多么 … _ #
	's	pronoun _ 是/不/也/都
		name _ 是/不/也/都
	(one)	_ #
		_ 是/不/也/都/叫/有/多/ending/像/比
		_ adverb
		verb/adjective _ 说/问/骂/添/改
		verb noun _ 说/问/骂/添/改
	links	{behindClause}
		” _
		’ _
		adjective _
		measure _
		numeral _
		onomatopoeia _
		idiom _
		这样/那样/怎样/什么样 _
了 particle	change	行/够/可以 _ #
	completed	昨天/前天/刚才 … phrase _ #
	change	更/越来越 adjective _ #
		更/越来越 adverb _ #
		听得见/看得见/听不见/看不见 … _ #
	(with	太 … _ #
		太 … _ ending
	completed	是 被 … verb _ #
		把 … verb _ #
	change	不用 _ #
		# 上课/下课/下雨/下雪/开饭 _ #
		# 吃饭/起床/回家/走/出发/睡觉/开会/上车/下车 _ ！/！”
		是/不是 adjective _ #
		verb 不 result/上/下/动/起/过/了/清 _
		cannot _
		adjective _ 的/就/起来/也/还/都/一点/一点儿/一些/很/不少/许多/吗/吧/呢
		已经 … 等/在/看/住/坐/站 … _ #
		就 … 等 … _ #
		真的/真/也/都/就 想 … _ #
	completed	从 … 开始 … _ #
	change	变 … _ #
		phrase _ #
		# _ #
		开始/只剩/只有/轮到/不再/喜欢/属于/敢/愿意 … _ #
		只/就/仅 剩/剩下/有 … _ #
		开始/只剩/只有/轮到/不再/喜欢/属于/敢/愿意 … _ ending
		只/就/仅 剩/剩下/有 … _ ending
		明白/懂/够/来不及/用不着/习惯 _ #
		生气/疼/感冒/着急/生病/病/毕业/结婚/下雨/下雪/天黑/天亮/退休/饿/渴/困/累/死/迷路/破产/消失/结束/开始/瘦/胖/老 _ #
	completed	verb adjective _
		睡/听/吃/看/写/做 … adjective _
	change	不/没/没有/别/快/快要/就要/要/该/越来越/是/就是/有/已经是/知道/会/能/可以/像/成 … _ #
		不/没/没有/别/快/快要/就要/要/该/越来越/是/就是/有/知道/会/能/可以/像 … _ ending
		adjective _ #
		adjective _ ending
		numeral _ #
		measure _ #
		numeral noun _ #
		numeral measure noun _ #
		# noun _ #
得 particle	(+	verb _ 出/到/见/懂/完/起/了/动/上/下/过/起来/出来/进去
吧 particle	guess	_ ？
		应该/大概/可能/也许/一定/总 … _
呢 particle	(怎么	aspect _ ？
		什么/谁/哪/哪里/哪儿/怎么/为什么/几/多少/哪个 … _
	and	还有 … _ ？
	ongoing	正/正在/着 … _ #
		在 verb … _ #
	adds	还/才/都/还有/可/早/在 … _ #
		会/不/没/没有/就/那么/这么/是 … _ 。
		不/没/没有 … _ ！

// Adverbs
太 adverb	so	_ 好/好吃/好喝/好看/好听/好玩/好玩儿/香/棒/漂亮/美/可爱/厉害/有意思/有趣/高兴/谢谢/感谢/简单/容易/方便/舒服/幸福/聪明/精彩/巧 … 了
再 adverb	again	_ verb ， 还是/也/还
	more	要/得/应该 _ verb #
		_ 往里
	again	_ 按/试/打 ，
	then	_ 后来
	again	别/不/能/再次 _
		_ … 次/遍/回
	more	今天/明天/以后/下次 _ verb 一/numeral
		pronoun _ verb 一/numeral
	then	好/完/干净/清楚/懂/熟 _ verb
		一会儿/天/月/年/小时/分钟/明天/后天/下周/周末/晚上/以后/之后/时候 _ verb
		verb measure noun _ verb
		verb numeral measure noun _ verb
	more	_ 等/坐/睡/住/待 pronoun 一/numeral
	more	_ … 一点儿/一点/点儿/一会儿/一些
		_ verb 下去
		_ 不 verb
		_ 往前
	then	然后/先/以后/之后 _
		先 … _
		# _ verb
		# _ 往/向/从/用/给
		_ 把
	more	_ adjective
		_ verb 一/numeral
		_ 给 … 几/一
就 adverb	just	# _ 像
		我/你/他/她/它/我们/他们 _ 像
		noun ， _ 没有/没 verb
		_ 住/站 在
		_ … 那样/这样 #
		左边/右边/旁边/前面/后面/对面/附近/门口/上面/下面/里面 _ 有
	right away	转身/扭头/回头/抬头/马上/立刻/立即/说完 _ verb
	already	本来/原来/早 _
		numeral 点 ， pronoun _
		前 numeral/一 measure noun ， … _
	just	_ 这样/这么
	already	年轻/小/那 时 起 _
		从 … 起 _
		_ 已经
	just	_ pronoun 和
		_ pronoun 一个人/一
		# _ 在 noun #
		# _ 在 noun place #
		# _ 在 noun noun #
	already	点/点半/点钟 _ verb
		中午/早上/上午/下午/晚上/昨天/前天/去年/小时候/从前 _ verb
		的 时候 _ … 了 #
		朝/元朝/唐朝/宋朝/汉朝/明朝/清朝 _
	just	_ numeral
		# _ 在 … 时/这时/那时/时候/工夫
		可 _ 在
		_ 想 … 一
就是 adverb	just	# _ verb 得
		# _ noun noun degree
		# _ noun degree
		# _ degree
		_ 不/没
		# _ 没有
		_ 怕/太/有点/有点儿/想/爱/喜欢
		可/但/但是/可是/不过 _
总 adverb	after	_ 不 会/能
原来 adverb	originally	pronoun _
		name _
还 adverb	still	_ 能 不
		_ 会 不
		_ 能 用/吃/喝/走/看/活 #
		可是/但是/但 pronoun _ 能
	also	_ verb 来/去 aspect
		_ verb 起/上/下 aspect
	still	_ 保留/下/活/等/睡/开/亮/住/坐 着
	even more	比 … _
	really	_ 真
	also	_ 是 一 measure
	still	_ 不/没/没有/在/是/早/很/太/剩/用/活/记得
		_ 要 再
		_ 说 什么
	also	_ verb aspect
		_ verb result
		_ 说/问/带/买/送/欠/跟着/有人
		_ 能/会/可以/得
		_ 要 verb
		_ 要 跟/给/把
不 adverb	(answer)	# _ ，
	not	发誓/决定/希望 _ 到/去/来
	(before	进/出/上/下/回/过 _ 去/来
		verb _ result
		verb _ 上/下/了/到/动/起来/出来/下去/清/着/懂/起/醒/过/倒/进
也 adverb	even	一 张/句/个/口/分钟/次/滴/步/块/件/只 _
		verb aspect numeral noun/measure _ not
		verb aspect 半天/很久 _ not
		连/一点/一点儿/谁/什么/哪儿/再 … _
		一 measure noun _ not
		一 noun _ not
		一 measure _ 没有
		一 measure noun _ 没有
		一 noun _ 没有
		头 _ 不/没
		最 … _ 只/只有
又 adverb	both	既 … _
		adjective _ adjective/verb
		像 noun ， _ 像
		_ … 又
		又 … _
直 adverb	continuously	_ 冒/跳/笑/哭/叫/流/摇头/点头/发抖/响/喘
一直 adverb	straight	_ 到/往/向/走/飘/排
		_ verb 到
都 adverb	even	以外 _ 能/会/听得见/看得见
		我/你/他/她 _ 替
	all	place _ 是
		街上/路上/地上/天上/身上/网上/家里 _ 是
	every	每次/每天/每年/每当/每到 … _
		每 … ， pronoun _
		每次 … ， _
		每个 周末/星期 … _
	even	连 … _
		# verb _ 困难/难/费劲/不行
		得 noun _
		腿/天 _ … 了
		verb _ same
		# _ numeral … 了
一 adverb	(before	verb _ same
		一 verb _
		_ verb 一
	as soon	_ … 就/便
		_ … ， … 就/便
		_ … ， 谁/什么
	(before	_ verb #
		_ adjective #
才 adverb	only,	_ 刚/刚刚
		_ numeral
		# _ verb aspect numeral
		pronoun _ verb aspect numeral
		# _ verb numeral
		pronoun _ verb numeral

// Before verbs
给 preposition	for	_ … 倒/买/做/加/要/开门/留/准备/修/煮/片/订/找/添/续/画/洗/缝/煎/拍/唱/带路/帮忙/看病/治病/当/起/织/盛/照相/拿
		_ … 吃/喝/用/穿/玩/玩儿/看/住 #
		_ … 吃/喝/用/穿/玩/玩儿/看/住/听 的 #
		_ 每 … 装
		_ 每个 noun 都 装
		是 _ noun/pronoun 的 #
到 verb	to reach	不/快 _ numeral
		不 _ 百分之八
		_ numeral 层
		_ aspect numeral 世纪
到 preposition	(找到)	撞/看/找/等/听/想/遇/碰/收/见/买/捉/抓 _
	to, until	_ 一半/最后/晚上/早上/numeral
	(找	吃/买/拿/收/学/做/办/借/感/碰/遇/抢/抓 _
会 auxiliary verb	can	_ 踢足球/打篮球/打乒乓球/打网球/踢球/打球/骑车/骑自行车/弹钢琴/下棋/包饺子/做菜/打字
	will	_ 不 会 是/有/在/来/下
		会 不 _ 是/有/在/来/下
		_ 用 … 去
	can	_ 说 numeral/一点儿/一点/很/好
		_ 种/养/教/吹/拉/说 noun
		measure _ verb
		_ 说 “/‘
		_ 不 会 写
		_ #
		_ ending
	will	明天/以后/将来/可能/一定/就/都/总/才/也许/肯定/还/常常/怎么/永远 _
	can	_ 不 会
		会 不 _
		degree _
		只 _
		_ noun
		# noun _ 说话 #
		_ 一点儿/一点
		_ 写/读/卷/炒/煮/用/开车/游泳/唱/唱歌/跳舞/弹/骑/修/做/做饭/画/踢/下棋/滑冰/拍/包/织/打/推算/算命
	will	_
要 auxiliary verb	will	每天/每年/每次/每晚 … 都 _ verb
		每 … ， pronoun 都 _
	must	就 _ verb 得
		那么 ， pronoun _
	want	# 我/妹妹/弟弟 不 _ verb
		# _ 问
		是 _ verb ， 还是
		是 … ， 还是 _ verb
	must	不 _
		大家 _
		越 _
		_ 小心/注意/记住/努力/听话/当心/多
	will	我/我们 … ， _ verb
		我/我们 … ， _ 在
	want	说/吵着/偏/硬 _ verb
		_ 抢/抢走/摘/采/偷/骗
		非 _
	must	为什么/怎么/千万/一定/必须/那天/临时/往往/至少/首先 _
		每隔/每 … 就 _
	will	_ … 了 #
		快/就/正/刚/想/将/明天/明年/今晚/觉得 _
		_ 下雨/下雪/来/离开
		pronoun _
		name _
		妈妈/爸爸/爷爷/奶奶/哥哥/姐姐/弟弟/妹妹/女儿/儿子/孩子 … _
	must	# _
		noun _
		verb _
		conjunction _
		都/也/先/才/还/每/总/又/差不多/有时候 _
要 verb	to want	pronoun 只 _
	to need	只 _
		_ numeral 分钟/小时/天/年
		_ … 分钟/小时/个月 #
		_ 多久/时间

// Verbs
是 verb	to be (是	_ … verb 的 #
		_ … verb pronoun 的 #
		_ 在/从/跟/用/谁/怎么/什么时候 … 的 #
游 verb	to glide	蛇 … _
		_ 走
有 verb	there is	哪儿/哪里/那儿/那里 就 _
	to have	_ 责任/办法/权利/信心/时间/空/兴趣
		也 就 _ aspect
	there is	车站/今天/会/就会 _
		然后/后来/以后 又 _ 很 多
		可是/但是 也 _ 新
	to have	# _ noun 吗/没有
		# _ 两/三/四/五/六/七/八/九/十 个 #
		{owners}
	there is	{exists}
		就/早/早就/已经/都 _ 了
		# 又/也/还 _ 很 多
		# 又/也/还 _ 不少/许多
只有 verb	to have	# _ numeral/一
	there is	{exists}
没有 verb	not as	_ pronoun/name adjective
		_ pronoun verb 的 adjective
		_ … 那么/这么 adjective #
		_ noun 那么/这么
	to not have	我们/我/你/你们/他/他们 没有 noun ， 也 _
	there is no	_ 人
		_ 比/哪
		甚至 _ 一
		门口/教室/院子/屋里/店里/房间 _
	to not have	_ noun 的
		{owners}
	there is no	{exists}
		从来/几乎/已经 _ noun
		也 _ #
		就 _ 了
没 verb	there is no	_ 人
		place _
		街上/路上/家里/世上 _
想 verb	to miss	在 _ 爸爸/妈妈/你/他/她/家
		“ _ ，
	to think	_ 办法/主意/名字
		越 _
	to miss	_ noun/name/pronoun 的 妈妈/爸爸/奶奶/爷爷/孩子/女儿/儿子/家 #
		_ pronoun 妈妈/爸爸/奶奶/爷爷 #
		_ 你/他/她/家/妈妈/爸爸/奶奶/爷爷/外婆 #
		_ 你/他/她/家/妈妈/爸爸 了
	to think	_ 错/对/清楚/明白/好/多
		_ 的 是
		_ #
		_ aspect
		_ 一
		_ result
		_ 到
		心里/细/忽然 _
		_ pronoun
		_ 想
		_ 来 想 去
		想 来 _ 去
来 verb	(with	verb _ same 去
	to (do)	用/靠/拿/改用 … _ verb
		” _ 形容/表示/说明/比喻
去 verb	(with	verb 来 verb _
拍 verb	to clap	_ aspect 拍
		拍 aspect _
		_ 手/肩/肩膀/桌子/背
		_ aspect 手/肩膀/桌子/背
走 verb	to go	怎么/绕路/绕 _
		_ 别的/别/海路/水路/弯路
		_ aspect 半
		_ … 海路/水路/弯路 #
		# 车/船/火车/曲子/歌 adverb _
		# 车/船/火车 adverb 地 _
		歌/曲子 自己 adverb _ 得
		# _ ，
	to leave	正要/刚要 _
	(verb	骑/买/飞/拿/带/搬/游/偷/抢/取/送/借/赶/吹/冲/刮/开/跑/卖/端/抱 _
	to walk	_ aspect 进去/出去/过来/过去/进来/出来/上去/下去/回去/回来
		_ aspect numeral
		_ 得
		_ 到
	to leave	接/放 _
		_ 后/以后/之后
		_ 了
		_ ending
		要/先/就/该/想/快/别/不/得/让 _ #
		刚/已经/快/就/先 _
住 verb	(after	愣/屏/停/站/捂/拉/抓/握/拦/挡/忍/憋/盯/围/遮/堵/咬/抱 _
算 verb	to count,	不如/还不如 不 _
		_ 得
		_ 不 出/清
		替/给 … _
	to count as	_ 不 算
		算 不 _
		# _ #
		才/就/也/不/还/总/只能/可以/能/这/那 _
过 verb	to spend	_ aspect … 周末/假期/生活/童年
		_ 上 … 日子/生活
		_ 年/节/生日/日子/春节/周末/中秋节/新年
		_ 得
		_ aspect 年/节/生日/日子
	(after	verb _
		verb 不/得 _
看 verb	to watch	_ 球赛/动画片/电视剧/京剧/日出/新闻
	to read	_ 教材/课本/文章/课文
		_ aspect numeral 页/本
		_ numeral 页/本
	to visit	来/去 _ name
		# _ 女儿/儿子/妈妈/爸爸/奶奶/爷爷/孩子 #
		# _ 女儿/儿子/妈妈/爸爸/奶奶/爷爷/孩子 和 noun #
		也 _ 女儿/儿子/妈妈/爸爸 #
	to read	看书/看报 _
	to see	_ 心情/情况/天气/时间
		_ 我/你/他/她/它/我们/他们/她们 adjective/可怜
	to read	_ 书/报/报纸/信/小说/杂志
		_ aspect 书/报/信
		_ … 书 #
	to watch	_ 电影/电视/比赛/表演/节目/戏
	to visit	来/去/回来/回去 _ pronoun
		来/去/回来/回去 _ 妈妈/爸爸/奶奶/爷爷/外婆/朋友/老师
开 verb	to bloom	花 … _ #
	to drive	卡车/车/汽车 _ 不/得/进/到
		出租车/卡车/高铁 _ 了/到/来/过来/得
	to set off	车/火车/公共汽车/船/飞机 _ aspect #
		车/火车/公共汽车/船/飞机 已经/快/就/刚/要 _
		车/火车/公共汽车/船/飞机 就要/快要 _
	to drive	_ 车
		_ aspect 车
		_ … 车/公共汽车/汽车/出租车/卡车 #
		车/火车/汽车/公共汽车/船 _
		车/火车/汽车/船 adverb _
		往/向 … _
	to turn on	_ 灯/电视/空调/电脑/手机
		_ aspect 灯/电视/空调
		灯 _
		灯 adverb _
	to bloom	花 _
		花 adverb _
		_ aspect … 花
		_ 满 aspect … 花
叫 verb	to shout	晚上/半夜/大声/猫/狗/鸟 _ #
		_ 起来
	to make	_ 人 不由得/不/觉得/高兴/难过/害怕/担心/喜欢
	to shout	也 不 _ #
		_ aspect 起来
	to call	_ 我/你/他/她/它/您/我们/你们/他们/大家
		_ 不/得/的/一下/醒/对/错
		_ aspect pronoun
		可以/要/得/该/来/去/先/谁 _
打 verb	to play	_ 完/了 球/网球/篮球/乒乓球/羽毛球/排球/牌
		球/网球/篮球/乒乓球/羽毛球/排球/牌 _
	to type	_ 不/得 了 字
	to call	_ 电话
		_ aspect 电话
		_ 完/通 电话
		_ … 电话 #
		_ 给
		_ … 赌
	to play	_ 球/篮球/网球/乒乓球/羽毛球/排球/太极拳/牌
		打球/打篮球/打牌 _
		_ aspect 球/篮球/牌
	to hold	_ 伞
		_ … 伞
	to type	_ 字
		_ 出 … 字/句/话/中文
		_ aspect … 字
做 verb	to make	_ 鱼/汤 #
		是 _ noun 地图
		_ 决定/好
		_ … 饭/菜/面/汤/饺子/月饼/饼/煎饼/面条/手链/豆腐/衣服/蛋糕/礼物/辣椒酱
		用 … _ 的
变 verb	to become	_ adjective
放 verb	to let	_ 牛/羊/马/风筝/烟花/鞭炮
	to play	_ … 曲子/音乐/歌/电影/天气预报/录音/新闻
		_ aspect 《
		_ aspect 一 遍
		遍 _
	to let	_ aspect 学/假
		_ 学
坐 verb	to travel	_ 错/过/错车
		_ aspect numeral 站
		车/上车/地铁/火车 ， _ aspect
		_ 车/火车/公共汽车/飞机/地铁/船/出租车/汽车/高铁/电梯
		_ … 火车/公共汽车/飞机/地铁/出租车/高铁 #
		_ numeral 路
		怕/能 _ 不/得/上
		_ 不/得 上
请 verb	to ask	_ 我/我们/他/她/他们/她们 写/帮/等/选/回答/介绍/说/讲/唱/拿
		_ … 假 #
	to invite	pronoun _ #
		_ 他/她/我/你/他们/我们 #
		pronoun _ pronoun 去/来/到/吃/喝/看
		_ aspect numeral/一/noun/pronoun/name
		谁 … _
		_ 客
		_ pronoun 吃/喝/看/吃饭/喝茶/喝酒/看电影
	to ask	_ noun
		_ 他/她/它/他们/她们
送 verb	to see off	_ 考生/学生/孩子
	to deliver	_ aspect … 外卖/快递/信/饭/报纸
		_ 药/货/牛奶
	to see off	来/去 _ pronoun #
	to deliver	_ 冰箱/快递/外卖/信/饭/报纸/水/包裹/行李/菜
		_ 来/货/到
	to see off	_ 客/客人
		_ pronoun 走/回/回家/出门/到
发 verb	to give out	_ 号码/红包/钱/工资/书/奖
	to show	脾气 … _
		_ … 脾气/火
记 verb	to write	_ 下/下来/在/账
		_ aspect 笔记/账
摘 verb	to take off	_ … 帽子/耳机/眼镜 #
		帽子/耳机/眼镜 _
收 verb	to collect	_ 麦子/庄稼/粮食/钱/作业/票/衣服
补 verb	to make up	_ 回来/课/考/上
靠 verb	to lean	_ 在/着/近/上/窗/墙
		_ aspect
	to rely	_
出 verb	to happen	问题/毛病/事 _ 在
	to give	_ … 力气/钱/力/主意/一半
	to happen	_ aspect … 岔子/事/问题/毛病/意外
		_ 事/问题
	(after	verb _
		verb 不/得 _
起 verb	to give	名字 … _ 的
		给 pronoun/noun _
	to start	从 … _
		一 _ #
		下/哭/笑/唱/响/吵/跳/刮/聊 _ aspect
	to give	_ aspect … 名字
		_ 名字
	(after	verb _
		verb 不/得 _
		直 _
进 verb	(after	verb _
出去 verb	(after	{behindVerb}
回来 verb	(after	{behindVerb}
回去 verb	(after	{behindVerb}
进来 verb	(after	{behindVerb}
上来 verb	(after	{behindVerb}
回 verb	(verb	坐/装/放/拿/带/走/跑/送/收/取/拉/退/搬/飞/骑/赶/游/换/买/抱/端/寄/推 _
		verb 不/得 _
说 verb	to talk	# _ determiner numeral measure noun #
		# _ determiner measure noun #
		# _ pronoun noun 的 noun #
		# _ pronoun noun 的 noun noun #
		# _ pronoun 的 noun #
倒 verb	to turn	_ 着 走/走路/看/放/挂
		贴/挂/放/拿/写 _
		福/字 _
投 verb	to put	积蓄/钱/资金/时间/精力 … _
		_ … 资金/积蓄/时间/精力 #
接 verb	to answer	_ 电话
		_ aspect 电话
	to go on	_ 下去
		_ 着 #
	to meet	去/来/到 … _ #
		_ 站
		车站/机场/火车站 _
讲 verb	to explain	_ 清楚/明白/懂/题
续 verb	to top	_ … 水/茶/酒/咖啡
比 verb	to (in	一/numeral _ 一/numeral
掉 verb	(after	verb _
成 verb	to succeed	不/没/得 _ aspect
上 verb	to go	_ 幼儿园/高中/初中
		_ ， 还是 要 下
	(verb	走/爬/跑/跳/飞/冲/登/踏/骑/坐 _ aspect
	to go	_ numeral 层/楼/级/年级
		_ 大学/中学/小学/学/班/课/厕所/哪儿/哪里/什么/街/山/楼/前/来/去
		_ aspect 大学/中学/小学/战场/山/楼/街/台
	(verb	verb _
		verb 不/得 _
下 verb	(to go) down	_ 楼/山/楼梯
		_ aspect 楼/山/楼梯
	to fall	_ 过 雨/雪
	(to go) down	往/向/朝 _
		上 ， 还是 要 _
		_ 结论/决心/命令/定义
	to get off	准备/要/先/请 _ 车/船/飞机
	to fall	雨/大雨/雪/大雪 … _
		_ 起 雨/雪
		_ 雨/大雨/雪/大雪
		_ aspect 一 场/阵/夜
		_ … 雨/大雨/小雨/雪/大雪 #
		再 _ 一 天
	(to go) down	跑/跳/走 _ 车
		verb _
		verb 不/得 _
起来 verb	(after 看	看/听/闻/吃/喝/摸/说/用/读/想 _ #
		看/听/闻/吃/喝/摸/说/用/读 _ degree/像/不/挺
	(after a	{behindVerb}
下来 verb	(after	{behindVerb}
下去 verb	to go on	打/说/做/活/接/看/听/讲/读/写/唱/走/等 _
		看/听/活 不 _
	(after	{behindVerb}
上去 verb	(after	{behindVerb}
出来 verb	to come	完 _
	(after	{behindVerb}
过来 verb	(after	{behindVerb}
刮 verb	(of wind	风 _
		_ 风
		_ aspect … 风
过去 verb	to pass	天/月/年/小时/分钟/日子/时间/都 _ aspect
	(after	{behindVerb}
进去 verb	(after	{behindVerb}
着 verb	(after	verb _
		verb 不/得/没 _
烧 verb	to boil	_ 水
		_ 好 水
		_ aspect 水
		_ 饭/菜
学 verb	to imitate	_ 着 noun
		_ 着 pronoun
赏 verb	to reward	_ 给
		_ aspect pronoun
归 verb	to belong	_ pronoun
		_ 一 个 人
摔 verb	to drop	把 … _
		_ 碎/坏/破
编 verb	to weave	_ 篮子/辫子/筐/草鞋/毛衣
扫 verb	to scan	_ pronoun
		手机 _
		手机 … _
		_ 一/aspect 扫
		扫 一/aspect _
		_ 码/二维码
弹 verb	to flick	_ 回来/回/开/走
考 verb	to test	_ 我/你/他/她/我们/你们/他们/学生/大家
		_ 考 pronoun
探 verb	to lean	_ 出
		_ 头
		_ aspect 头
长 verb	to grow	_ 得 快/慢
		_ 得 degree 快/慢
		树/花/草/菜/庄稼/豆子 _ 得
	to look	_ 什么样/得/pronoun
盖 verb	to build	_ 房子/楼/大楼/学校/医院/工厂
		_ aspect … 房子/楼/大楼/学校/医院/工厂
准备 verb	to prepare	_ 考试/比赛/复习/讲话/演出
	to plan	_ verb
		_ 今天/明天/后天/今晚/今年/明年/早上/上午/下午/晚上/周末/下周/下个月/暑假/寒假 … verb
		_ 去/到/在/和/跟/把/给/从/用/向 … verb
称 verb	to weigh	_ 一下/出来/过/重
		秤 … _
		_ aspect 称
哼 verb	to snort	_ aspect 一 声 #
拿 verb	to hold	_ 着
见 verb	to meet	_ aspect 面
提 verb	to mention	_ … 事/问题/意见/要求/名字 #
		_ 起/到
结 verb	to form	_ aspect … 霜/冰/果/果实
		_ 冰/霜/果
生 verb	to get	_ aspect … 气/病
		_ … 气/病/锈 #
服 verb	to take	_ 之/药
		_ aspect 药
冒 verb	to come out	_ 出/出来
穿 verb	to put on	_ 上/好
	to pass	_ 过
		线 … _
		_ 线/针/珠子
留 verb	to stay	_ aspect 学
		_ 在
		_ 了 下来
		_ 下来
		没/不 _ #
吊 verb	(old)	皆 _
相对 adjective	opposite	和/与/跟 … _

// Adjectives
好 adjective	OK	# _ 的 #
		# _ 了 #
		# _ ，/。/！
		# _ 吧/啊 #
	hello	妈妈/爸爸/爷爷/奶奶/阿姨/叔叔/哥哥/姐姐/们 _ ！/！”
	ready	做/锁/烧/收拾/准备/修/订/画/决定/造/煮/洗/包/装/存/停/关/摆/整理/写/买/放 _ #
		做/锁/烧/收拾/准备/修/订/画/决定/造/煮/洗/包/装/存/停/关/摆/整理/写/买/放 _ aspect
		做/锁/烧/收拾/准备/修/订/煮/洗/包/装/停/摆/整理/关/充 _ noun
		做/造/写 _ 的
		饭/菜/咖啡/拿铁/茶/汤/鸭子 _ aspect #
	hello	大家/你们/老师/先生/位/同学 _ #
		过年/新年 _
	easy	degree _ 画/写/学/做/办/找/走/用/懂/记/骑/开/卖/买
多 adjective	more	adjective _ 了
		_ 跟/和/给/在 … verb
		_ verb
		_ 帮助/注意/关心/练习/运动
		_ aspect numeral/一
		好 _
		noun _ aspect
少 adjective	seldom	_ verb
大 adjective	older	_ numeral 岁
小 adjective	young	_ numeral 岁
		_ 舅舅/姨/阿姨/姑姑/叔叔/弟弟/妹妹/儿子/女儿/孙子/孙女
一下 measure word	once	闪/亮/停/笑/响/愣 _
		闪/亮/停/笑/响/愣 了 _
阵 measure word	spell	一 _ #
灵 adjective	effective	不 _ aspect
		不 _ #
		药 … _
空 noun	emptiness	片 _ #
		的 _ #
哪 pronoun	any	没有 _ … 也/都/能
		随便/不管/无论/不论 _
		_ measure 都/也
		_ 一 measure 都/也
		_ measure noun 都/也
		_ 一 measure noun 都/也
紧 adjective	fast	_ numeral
坏 adjective	broken	_ aspect
死 adjective	(so	adjective _
		饿/渴/累/热/冷/气/急/吓/笑/烦/忙 _
黑 adjective	dark	天/外面/屋里/房间/手机 _
		天/外面/屋里/房间/手机 adverb _
细 adjective	careful	_ 想/看/说/想想/看看
急 adjective	hurried	得 _
香 adjective	(asleep)	睡 … _

// Nouns
面 noun	noodles	吃/煮/做/下/揉/炒/拉/碗/份 _
		_ 很/真 好吃/香
		把 _ 放/放进/放到/放在/下/煮
		pronoun 的 _ ， pronoun 请
		今天/天下 的 _
天 noun	sky	_ 黑/亮/暗/晴/阴/蓝
		_ 快/都/刚/还 … 黑/亮/暗
		# _ adverb 黑/亮/暗/阴
		满/蓝 _
		是 _ #
		_ 之
	weather	_ degree 热/冷/凉
		_ 热/冷/凉
	(with	聊 … _
菜 noun	vegetable	种/洗/切/卖/买/择 _
		种/洗/切/卖/买 aspect _
		种/养 … 的 _
		_ 摊/市场
		_ … 新鲜/便宜/贵
行 noun	trade	这/那 一 _
		各/哪 _
气 noun	anger	生 … _
	smell	酒/香/臭/热 _
	breath	口 _
上 noun	up	_ 和/、 下
		往/向/朝 _
	on	街/街道/路/桌子/地/墙/身/脸/手/树/山/船/车/床/桌/纸 _
	last	_ 个/次/周/月/世纪/半年/星期/一/届/回
下 noun	next	_ 个/次/周/月/世纪/半年/星期/一/届/回
中 noun	middle	_ 杯/号/等/间
分 noun	tenth	numeral _ 满/像/饱/熟
		留 numeral _
		那 numeral _
	point	得/考/打/扣/加/差/满 … _
丝 noun	thread	葱/姜/肉/土豆/萝卜/黄瓜 _
前 noun	front	向/往/朝 _
		画/门/窗/桌/床/镜子/车/楼/墙 _
后 noun	back	往/向/朝 _
		门/身/楼/墙/窗 _
点 noun	point	几/两/三 _ noun
号 noun	date	月 numeral _
		五月/六月/七月/八月/九月/十月 numeral _
		几 _
钟 noun	(分钟)	刻 _
	o'clock	点/分 _
	bell	铜/敲/撞/铁/古/大 _
角 noun	horn	龙/牛/羊/鹿/它 … _
		长/没有/有 _ #
楼 noun	floor	numeral _
线 noun	thread	用 _
		针/毛/棉 _
		穿/缝/织 … _
		_ … 穿/缝/织/绣
以前 noun	ago	久/很久/不久/很久很久 _
		numeral 年/天/个月/星期/小时/分钟 _
	in the past	# _
		那 是 _
以外 noun	besides	除/除了/除开 … _
路 noun	bus route	numeral _
牌 noun	brand	noun _
牌子 noun	brand	同一 个 _
		什么 _
阿姨 noun	auntie	位 … 的 _
		位 _
		name _
		的 _
		# _ #
爷爷 noun	Grandpa	位 … 的 _
		name/位 _
		饭店/商店/公园/银行/医院/学校 的 _
奶奶 noun	Granny	位 … 的 _
		位 _
		name _
先生 noun	sir	位 _
		的 _
		# _ #

// Measure words
笔 measure word	(brush)	几 _
		的 一 _ #
		_ 水/画/山
口 measure word	pots	_ 棺材/箱子/大箱子
		_ … 钟/锅/铁锅/大锅/井/水井/缸/水缸/箱子
	people	numeral _ 人
		_ 之 家
块 measure word	yuan	_ 钱
	piece	_ noun
		_ adjective noun
		_ … 地/洼地/田
		放 … _ #
		砖头 … _
条 measure word	item	_ 消息/新闻/规定/规矩/意见/建议/信息/短信
		最后 这 一 _
		一 条 一 _ 地
		_ 一 条 地
段 measure word	paragraph	_ 话/文字/课文/文章
层 measure word	floor	_ 楼
	layer	_ noun
		_ adjective
节 measure word	section	_ 车厢/电池/竹子
片 measure word	stretch	_ 高原/沙漠/麦田/田/林子/人工林/荒原/水/绿/海/湖
		_ 一 片 砍
		一 _ 砍
		_ … 人工林/森林/树林/草原/沙漠/高原 #
		成 一 _
		_ 空/海/草地/森林/树林/土地/天空/草原/云

// Pronouns and numerals
几 numeral	a few	_ 点 noun
	how many	_ … ？
		第 _
		_ 点/岁/号/月
	a few	_
什么 pronoun	any	_ 都/也
		_ noun 都/也
		_ adjective 的 都
		说不出/没/没有 _
这么 pronoun	like this	_ 一
		_ 说/问/做/写/想/看/办/走/念/读/用/叫/唱/画/过/干/弄/来/去/认为/决定/回答
我 pronoun	my	{theirs}
你 pronoun	your	{theirs}
他 pronoun	his	{theirs}
我们 pronoun	our	{theirs}
他们 pronoun	their	{theirs}
谁 pronoun	whoever	# 谁 … ， _
		谁 先 … ， _
		谁 “ 先 … ， _
		就 归/给/听/找 _
	anyone	_ 都/也
		谁 也/都 … _
哪里 pronoun	anywhere	_ 都/也
哪儿 pronoun	anywhere	_ 都/也
怎么 pronoun	how	_ 知道
	why	_ 就 … 了 #
	how	教/知道/告诉/学 … _
	(after	没/不/没有 _ verb
	why	_ 这么/那么/是/在/还/没/没有/不/又
`
