/**
 * Neighbours that settle the part of speech of a word, word by word: 上 is a noun in 桌子上 and 上个月, a
 * verb in 上了车. Without such neighbours it is likeliest what `_` says, or what the scorer weighs.
 *
 * Browsers load this text, so that the sentences of its rules are in tests/fixtures/senses/hints.txt.
 */
export const partHints = `
// Verbs that are prepositions before another verb
在	adverb	_ 往/向/朝/往后/往前 … verb
	verb	知道/记得/问 _ 哪儿/哪里 #
	adverb	有人 _ verb
		还 _ “
		_ 考试/比赛/表演/报告 #
	preposition	_ 这时/那时/此时
		_ … 路上 verb
		_ 一起 verb
	adverb	是 _ verb
	verb	_ 不/没 在
		在 不/没 _
		_ 路上 就
	preposition	verb _
	adverb	_ preposition
		_ idiom #
		_ adjective 地
		_ adverb 地
	verb	_ 的
		_ aspect
		_ #
		_ ending
	preposition	_ … 以前/以后/之前/之后/期间/时/时候/后/中/下
	adverb	_ verb
		_ adverb verb
	preposition	_ … verb
		_ … adjective
		# _ … ，
		# conjunction _ … ，
	verb	_
给	preposition	说/讲/送/写/寄/卖/借/交/带/买/做/发/留/拿 _
	verb	_ aspect
		_ pronoun numeral
		_ noun numeral
	preposition	verb _
		_ noun … verb
		_ pronoun … verb
		_ adjective … verb
		_ verb
	verb	_
到	preposition	冷/热/高/低/贵/天冷 _ numeral/零下/百分之
		verb _
		一直 _
	verb	_ aspect
		_ #
		一 _
		not _
		刚 _
		已经 _
	preposition	从 … _
		_ 如今/现在/今天/最后/此/目前
		_ noun … verb
		_ pronoun … verb
	verb	_
用	noun	有/没/没有 什么/多大/点儿 _
		有/没/没有/的 _ #
	verb	_ aspect
		_ 得
		_ 来
		not _ verb
		not _ pronoun
	preposition	_ noun … verb
		_ pronoun … verb
		_ adjective … verb
		_ numeral … verb
	verb	_
对	adjective	叫/答/猜/做/说/写/贴/选/弹/唱 _
	measure word	numeral _
		这/那/每 _
	adjective	_ #
		_ ending
		_ aspect
		_ 的 #
		degree _
		# _ 不 对
	preposition	_
比	preposition	_ 谁/什么/哪儿/哪里 都
	verb	numeral _ numeral
		_ 一
		_ aspect
		_ #
		_ 谁
		_ 不
	preposition	_
跟	verb	_ aspect
		_ #
		_ 上
		_ 不
		_ pronoun 来/走/去
		_ 得
	preposition	_
跟着	verb	_
和	preposition	auxiliary _
		not _
		也/都/常/常常/经常/一直/总/总是/想/正/又/刚/先/能/会/可以 _
		_ … 一样/有关/无关/相比/相对/相反/见面/聊天/说话/结婚/打招呼
	conjunction	_
与	preposition	adverb _
		auxiliary _
		verb _ … verb
		# _ … verb
		_ … 一样/有关/无关/相同/不同/相比/见面/会面/取得/联合/相/合作/结婚/一起/签订/签署/发生/接触/联系
	conjunction	_
向	preposition	_ 左/右/前/后/东/西/南/北/上/下
	verb	_ aspect
	preposition	verb _
		_ … verb
		_ place
	verb	_
往	preposition	_
通过	verb	_ aspect
		_ #
		not _
	preposition	_ … verb
		# _
		auxiliary _
		_ noun
	verb	_
经过	verb	_ … 的 时候/时
		_ 一 棵/家/座/所/条
		_ aspect
		_ #
	noun	的 _
	preposition	# _
		_ … verb
	verb	_
当	preposition	_ … 时/时候/之时
	verb	_
按	verb	_ aspect
		_ 一下
		verb _
	preposition	_ noun … verb
		_ pronoun … verb
	verb	_
作为	preposition	# _
		_ … verb
	verb	_
离	preposition	_ … 远/近/不远/有/还有/只有
	verb	_ aspect
		_ 不
		_ #
	preposition	_
随	verb	_ aspect
		_ pronoun
根据	noun	aspect _ #
		的 _
		有/没有/measure _
	preposition	_
像	verb	_
好像	verb	_ noun
		_ pronoun #
		_ numeral
	adverb	_
把	measure word	这/那/哪/几/两/三 _ 伞/雨伞/椅子/刀/钥匙/扇子/剪刀/茶壶/吉他
		一 _ 将/把
		numeral _
		determiner _
	preposition	_
被	noun	_ #
		的 _ 的
		盖/叠 _
	preposition	_
将	adverb	_ verb
		_ adverb
		_ preposition
		_ 是/会/要/于/在/不
	preposition	_ … verb
	adverb	_
以	preposition	_ … 为/为主/来
	conjunction	verb _ verb
		noun _ verb
		# _ verb
	preposition	_
连	preposition	_ … 都/也
	verb	_ aspect
		_ 到/成
		verb _
	adverb	_ verb numeral
	preposition	_
至	preposition	_
同	adjective	_ 一
		_ measure
	preposition	_ … verb

// Conjunctions
因为	conjunction	_
由于	conjunction	_ … verb
	preposition	_
因	noun	的 _
		其 _
	preposition	_ noun #
		_ noun 而
	conjunction	_
那	pronoun	_ 把 伞/雨伞/椅子/刀/钥匙/扇子/剪刀/茶壶/吉他
		_ 还是 numeral
		_ 大概/可能/也许/一定/肯定/真/才/正是
		_ 以后/以前
	conjunction	# _ noun 的 呢
	pronoun	_ 是/就是/也/都/不是/叫/有
		_ numeral
		_ measure
	conjunction	# _ pronoun
		# _ adverb
		# _ verb
		# _ auxiliary
		# _ noun pronoun
		# _ preposition
		# _ #
	pronoun	_
那么	conjunction	# _
	pronoun	_
还是	adverb	_ … 吗
		_ … 吧
	conjunction	numeral _ numeral
		_ … ？
		_ … 呢
		不管/无论/不论 … _
		是 … _
		是 … ， _
	adverb	_
就	preposition	_ noun … 进行/达成/提出/作出/展开/签订/交换/协商/发表/征求/讨论
		_ 有关/此/该/上述
	adverb	_
就是	conjunction	_ … 也
	adverb	_
只有	conjunction	_ 这样
		_ verb
		_ name noun verb
		_ pronoun noun verb
		_ name 的
		_ … 才
		_ pronoun not
		_ pronoun verb
		_ name not
		_ name verb
	verb	_
不过	adverb	_ numeral
		_ 是
		pronoun _ verb
		再 adjective _
	conjunction	_
还有	verb	# _ numeral … 呢
		# _ numeral … 就/才
		# _ numeral 分钟/小时/天 #
		noun _
		pronoun _
		adverb _
		_ … 没有/吗
	conjunction	_
再说	conjunction	# _
	verb	_
加上	conjunction	# _
	verb	_
只是	conjunction	# _ pronoun
	adverb	_
并	adverb	_ not
		_ 非/无
	conjunction	_
或	conjunction	_
或者	conjunction	_
及	verb	_ 了
		not _
		所 _
	conjunction	_
且	conjunction	_
如	verb	_ 此
		not _
		一 _
	preposition	# _ noun
		、 _
		例/譬/比/诸 _
		# _ determiner
	conjunction	# _
	verb	_
不管	verb	可/才 _
		pronoun _ pronoun
	conjunction	_
一方面	conjunction	_
一边	noun	_ #
		_ 是
		的 _
		在/到/往/向 _
	adverb	_
替	preposition	_

// Places, or movements to them
上	noun	_ 和/、 下
	verb	在 _ 幼儿园/大学/中学/小学/高中/初中/学/课/班
	noun	路/街/桥/马路/街道 _ 车/人
		会/网/书/身/脸/手/路/街 _ #
		到/在 noun _ aspect
	verb	_ numeral 层/楼/级/年级
		verb _ 一
		verb _ numeral
		后/先 _ #
	noun	_ 个/次/周/月/世纪/半年/星期/一/届/面/半/回
		在/从/于 … _
	verb	_ aspect
		_ 山/学/车/课/班/楼/街/床/网/船/飞机/大学/中学/小学/火车/厕所/什么/哪儿/哪里/前
	noun	noun _
		的 _
		measure _
	verb	verb _
		verb 不/得/了 _
		auxiliary _
		adverb _
		pronoun _
		# _ noun
		aspect _
	noun	_
下	verb	种/记/留/写/坐/躺/流/咽/脱/摘/剩/埋/扔/订/欠/生/抄/录/画/拍/设/存 _ numeral/aspect/一
		_ 大雨/大雪/小雨/小雪/象棋/围棋/雨/雪
		_ 过 雨/雪/棋
		愈/越 _ 愈/越
		往/向/朝 _
	noun	_ 周末
		上 和/、 _
	verb	再/又/还 _ 一 天/个/会儿
		给 … _ 结论
	noun	_ 个/次/周/月/世纪/半年/星期/一/届/面/半/回
		在/从/于 … _
	verb	_ aspect
		_ 山/车/课/班/楼/棋/雨/雪/船/飞机/火车/水/来/去/到/得/不
		adjective/抬/低 _ 头/身/腰/来
		verb _
		verb 不/得/了 _
		auxiliary _
		adverb _
		pronoun _
		# _ noun
		aspect _
	noun	_
边	adverb	_ verb … 边
		边 … _ verb
		# _ verb
	noun	_
家	noun	一 _ numeral 代/口/人
		_ 人/里/中
		谁 _
	measure word	numeral _
		determiner _
	noun	_
处	measure word	numeral _ adjective
	noun	_
头	adjective	_ 两/三/几/一/numeral 年/天/个/次/回
	measure word	numeral _ #
		numeral 多 _
		numeral _ 也/都
		每 一 _
		numeral _ 了
		numeral _ noun
		这/那/每/几 _ noun
	noun	_
首	measure word	numeral 多 _
		numeral _
		这/那/每/哪 _
	noun	_
点	noun	几/两 _ noun #
		几/两 _ noun …
		# 一 _ 了/半/钟
		上午/下午/中午/晚上/凌晨/现在/已经 一 _
	verb	现在/先 _ 的话
		_ 上
		_ aspect … 眼睛
	measure word	有/一/半 _
		adjective _
	verb	想/要/来/去/会/能 _
	noun	numeral _
		的 _
	verb	_ aspect
		_ 菜/餐/外卖/名/单
	measure word	verb _
	verb	_ numeral
		_ noun
		_ 什么
		_ pronoun
		pronoun _
		adverb _
	noun	_

// Before verbs
要	auxiliary verb	不 _ 因为
		_ 自己 verb
		_ 考试/比赛/旅游/表演/工作
	verb	不 _ adjective #
		_ 不 要 noun
		_ 不 要 numeral
		_ 不 要 #
		_ degree adjective 的
		_ adjective 的
		_ adjective noun
		_ adjective measure
	auxiliary verb	_ verb
		_ adverb
		_ preposition
		_ adjective
		_ auxiliary
		_ idiom
	verb	_
会	auxiliary verb	measure _ verb
	noun	measure _
		开 _
		开 了/完/过 _
		noun _ #
		noun _ 的
		noun _ conjunction
		大/晚/年 _
		noun _ 主席/主任/成员
	auxiliary verb	_
可以	adjective	还/挺/很/真 _ #
		还/挺/很/真 _ 的/了
	auxiliary verb	_
该	auxiliary verb	_ verb
		_ adverb
		_ preposition
		_ auxiliary
		_ 怎么/怎样/如何
	pronoun	_ noun
		_ measure
		_ adjective noun
	verb	_ pronoun
	auxiliary verb	_
可	adverb	_ 是/真/有/别/没/没有/不/不管/不是
	conjunction	# _
	adverb	pronoun _
		_ adjective
		_ degree
		_ adverb
	auxiliary verb	_
没	verb	_ adjective noun
		_ adjective 的
	adverb	_ verb
		_ adjective
		_ adverb
		_ preposition
		_ auxiliary
		_ 怎么
	verb	_
没有	verb	_ 比 pronoun 更
	adverb	aspect _ #
	verb	_ adjective noun
		_ adjective 的
	adverb	_ verb
		_ adjective
		_ adverb
		_ preposition
		_ auxiliary
		_ idiom
	verb	_
不要	adverb	_ verb
		_ adverb
		_ preposition
		_ adjective

// Before adjectives
好	adjective	写/做/画/准备/买/选/定/订/修/煮/包/洗/收拾 _ 一/numeral
	adverb	_ 一会儿
	adjective	_ 多 #
		_ 多 了
	adverb	_ adjective
		_ 几/多/一/些/想/喜欢/爱/怕/久/半天
	adjective	_
真	adjective	_ 的
		_ noun
		_ #
		是/像 _ 是/的
	adverb	_
多	numeral	numeral _
	adjective	degree _
		好 _
		_ noun
		_ measure
		_ 的
		_ verb
	adverb	_ adjective
	adjective	_
老	adverb	_ verb
		_ 是/不
		_ auxiliary
		_ preposition
	adjective	_
快	adjective	_ 刀/车/马/船
		degree _
		得 _
		_ 的
		_ 点/一点/些
	adverb	_ … 了 #
	adjective	# _ verb
		# _ #
	adverb	_ verb
		_ numeral
		_ adverb
		_ preposition
		_ noun
	adjective	_
全	adverb	_ verb
		_ adjective
		_ 是/都/在/不/没/被/靠/给
	adjective	_
早	adjective	degree _
		比 … _
	adverb	_ 被
	phrase	# _ #
	adverb	_ verb
		_ 就/已/已经/在
	adjective	_
长	adjective	measure _
		degree _
	noun	的 _ #
		# _ numeral
		noun _ numeral
开始	noun	的 _
		从 _
		measure _
	verb	_
同样	adverb	# _ #
故	conjunction	# _
	noun	_
加	preposition	numeral _ numeral
		numeral _ #
	verb	_
经	preposition	# _
		_ noun verb
		_ verb
	noun	_
光	adjective	verb _ 了
		verb _ #
	adverb	_ verb
		_ noun 就
	noun	_
倒	verb	贴/挂/放/拿/写/福/字 _
	adverb	_ adverb
		_ 是/也/不/没/没有/有/像/觉得/可以/能/会/想/愿意/希望/知道/记得/说说
	verb	_
正	adjective	_ 的
		degree _
		not _ #
		verb _
	adverb	_
画	verb	_ 的 是
		是 _ noun 的
		用 … _ 的
		铅笔/笔/手 _
		一 个 _ #
		pronoun _ noun
		_ 完/到/好/出/成/得/满/aspect
		_ 上 aspect
		好 _
烫	verb	_ 手/嘴/了
		_ aspect
留言	noun	的 _
		# _ 从
		measure _
炒菜	verb	在/会/能/要/去/正在/学 _
	noun	的 _
		measure _
	verb	_
约	verb	_ aspect
		_ pronoun
		_ 好
		_ #
		pronoun/auxiliary _ noun
	adverb	_
均	adverb	_
常	adverb	_
怕	verb	_
最后	noun	到 _
		到 aspect _
		_ numeral
		_ 的
		_ noun
		的 _
	adverb	_
结果	adverb	# _ pronoun
		# _ noun
		# _ numeral
		# _ adverb
		# _ verb
		# _ #
	noun	_
少	verb	_ 了 noun
		_ 了 numeral
		_ 了 pronoun
		auxiliary _
		不 _ 了
	adjective	_
一些	measure word	adjective _
	numeral	_
一下	measure word	扫/看/问/试/听/想/找/等/拍/按 _ 就
	adverb	# _
		_ 就/把/变/全/都
	measure word	_
好多	adjective	_ 了
		_ #
	numeral	_

// Single clauses, and what is said to people
是	adjective	# _ ，/。/！/？/！”/。”
		# _ 的 #
		# _ 啊 #
	verb	_
谢谢	verb	pronoun _
		auxiliary _
		adverb _
		verb _
	phrase	_
感谢	verb	_
对不起	verb	pronoun _ pronoun
		adverb _
		verb _
	phrase	_
不好意思	adjective	adverb _
		pronoun _
		verb _
		_ verb
		半点/一点/一点儿/有点/有点儿 _
	phrase	_
恭喜	verb	pronoun _
		auxiliary _
		adverb _
		_ pronoun
	interjection	_
不是	phrase	# _ #
行	noun	这/那 一 _ #
		这/那 一 _ 的
		各/哪 _
	adjective	# _
		_ #
		_ ending
		_ 了
	verb	_
成	adjective	# _ #
		# _ ending
		not _ #
	verb	_

// Before verbs too: 一到家就睡, 笑一笑; but 一排树, 这一发现
一	numeral	_ 刻
	adverb	_ 开头/开始/开口 就
	numeral	_ 是/成/比/至/加/减/乘/除
		numeral 比/加/减/乘/除 _
		第/每/某/同/任/唯 _
		_ adjective measure
	adverb	# _ 包/卷/堆/排/串/回 #
		noun/place _ 包/卷/堆/排/串/截 #
	numeral	_ 回/帮/排/通/具/升/列/卷/尊/串/截/包/封/顿/滴/堆/轮/克/批/集/套/支
	adverb	这/那 _ 看/听/说/想/问/笑/走/算/试/查
	numeral	determiner _
		_ 大/小/长/整/厚/薄/满
	adverb	_ verb
		noun/place/pronoun _ adjective #
		_ adjective … 就/便
		_ 不/没/跟/被/从/用/在 … 就/便
	numeral	_

// Others
包	verb	一 _ #
		# 一 _
	measure word	numeral _ noun
		determiner _ noun
	verb	_ aspect
		pronoun _ 的
		noun _ 的
		_ 饺子/粽子
		_ result
响	adjective	degree _
		得 _
		得 adverb _
		_ 的
	verb	_
哼	interjection	# _ #
	verb	_
回	measure word	numeral _
		determiner _
		怎么 _
	verb	_
外	adjective	# _ noun
		的 _ noun
	noun	_
新	adverb	_ verb 的
	adjective	_
花	noun	_ 的
		朵/束/枝/种/盆 _
	verb	_ aspect
		_ 钱/时间
		_ … 钱/时间
		_ numeral
可能	noun	有/没有/有没有/没/的/什么 _ #
		这/一 measure _
	adjective	_ 的
		not _ #
		degree _
	adverb	_
二	adjective	degree _
		pronoun _ #
	numeral	_
次	adjective	degree _
		_ 于
		# _ 的
	measure word	_
站	noun	一 _ 一 站
		一 站 一 _
	verb	_ 一 站
		站 一 _
	noun	个 _
		measure _
		逢 _
		numeral _
		noun _ #
		noun _ numeral
		noun _ 是/位于
		的 _
		到/下/坐/过/这/那/每/哪/上/车 _ #
		过 _ ending
	verb	_
指	noun	numeral _
		的 _ #
		noun _ #
	verb	_
决定/打算/企图/希望/准备/计划/要求/建议/需要	verb	_ 再次/一起/马上
		_ verb
		_ pronoun
		_ preposition
		_ 不 verb
		_ adverb verb
木	adjective	degree _
		noun _ 了
	noun	_
张	verb	_ aspect
		_ 开/嘴/口
	measure word	_
排	noun	的 _
		第 numeral _
		前/后/一/两/几/首/末 _ #
	verb	_
清	verb	_ aspect
		_ 一下
	adjective	_
满	verb	_ aspect
		不/未/已/刚 _ numeral
	adjective	_
热	verb	_ 一下
		_ aspect noun
		_ 饭/菜
	noun	的 _ #
		noun _ #
	adjective	_
黑	verb	_ aspect pronoun
		_ 进
	adjective	_
爱	verb	_ verb
		_ pronoun
		_ 不
		adverb _
角	measure word	元/块 numeral _
		numeral _ 钱
	noun	_
突然	adjective	degree _
		_ 的
	adverb	_
最近	adjective	离 … _
		_ 的 noun #
	noun	_
刻	noun	一/三 _
	verb	_
导演	verb	_ aspect
		_ … 电影/戏
		自己 _
	noun	_
变化	noun	_ degree
		_ 不
		的 _
		有/没有/measure _
		大 _
	verb	_ aspect
		在 _
	noun	_
发现	noun	的 _
		新/大/重要/重大 _
		这/一 个/项 _
	verb	_
饿	verb	_ 着
		_ 坏/瘦/死
	adjective	_
重点	adjective	_ noun
		_ verb noun
	noun	_
面	noun	numeral _ 环
十一	noun	_ 放假/假期/黄金周/长假
	numeral	_
工作	noun	什么 _
		找/换/有/没有/这份/那份 _
		的 _ #
		这个/那个 _
考试	noun	_ 中/时/前/后/的
	verb	要/正在/没/去/能/不/快/马上/就要/快要 _
		在 _ #
	noun	_
有些	adverb	_ adjective
		_ 不 adjective
	pronoun	_
运动	verb	多/去/来/爱/常/常常/经常/不/没/在/每天/马上/别 _ #
		在 … _ #
	noun	_
认识	noun	的 _
		measure _
	verb	_
带	noun	的 _ #
		measure _ #
	verb	_
比赛	noun	乒乓球/篮球/足球/网球/排球/爬山/世界 _
		_ 在 … 举行
		场/次/看/参加 _
		的 _
		_ 开始/结束
	verb	跟/和/与 … _ #
		_ aspect
		一起 _
	noun	_
邀请	noun	的 _
		measure _
	verb	_
另	pronoun	_ 一
		_ numeral
		_ 外
	adverb	_
牛	adjective	degree _
		pronoun _ #
	noun	_
米	measure word	numeral _
		numeral 来/多 _
	noun	_
里	measure word	numeral _ #
		numeral _ 路/地/外
		numeral 多 _
来	numeral	numeral _ measure
		numeral _ 岁/年/天/分钟/小时
	verb	_
生	verb	_ 锈/病/气
		_ … 锈 #
		_ aspect
环	verb	面 _
		_ 山/水/湖/海/岛
		_ aspect
	noun	_
服	noun	的 _
		noun _ #
	verb	_
句	measure word	同一/numeral/determiner _
遍	adverb	aspect 个 _
		verb 个 _
		找/翻/走/问/跑/传 _
回答	noun	就是 _ #
流	noun	numeral _
	verb	_
运	noun	的 _ #
		好/走/交/转 _
	verb	_
浪费	adjective	degree _
	verb	_
尊敬	noun	充满/满怀 _
		充满/满怀 aspect _
		的 _ #
	adjective	# _ 的
	verb	_
帮助	noun	的 _
		有/没有 _
		大 _
		measure _
	verb	_ pronoun
		_ noun
		_ aspect
		auxiliary _
灰	adjective	_ noun
		degree _
		_ 的
姓	verb	_ name
		_ noun
		_ 什么
		pronoun _
	noun	的 _
		measure _
明白	adjective	degree _ #
		说/讲/写/问 _
	verb	_ aspect
		_ pronoun
		auxiliary _
		not _
		就/都/才/也/终于 _
另外	pronoun	_ numeral
		_ 的
		_ 将近/大约 numeral
	conjunction	_
一会儿	noun	好 _
		每隔/等/过 _
		verb _ #
		verb aspect _
	adverb	# _ verb
		# _ 就/再/要/会
		pronoun _ verb
原来	adverb	# _ #
	adjective	_ 的
		_ noun #
	adverb	_
死	adjective	adjective _ 了
		verb _ 我
	verb	会/被 … _ #
		冻/淹/病/杀/毒/烧/饿/渴 _ #
		冻/淹/病/杀/毒/烧/打 _
		_ 在/于
		_ aspect
滴滴	noun	打/叫/坐 _
	onomatopoeia	_
碗	measure word	喝/吃/来/要/煮/做/盛/添 _ noun
杯	measure word	喝/来/要/倒/点/泡 _ noun
麻烦	adjective	degree _
	verb	# _ pronoun
		# _ preposition
		# _ verb
		_ pronoun
		_ aspect
	adjective	_ 的
		不 _
	noun	_
等	verb	_ pronoun
		_ aspect
		_ 一
		_ 得
		_ 不
		_ 车/人
		pronoun _
		place _
	particle	noun _
		、 _
	verb	_
之	pronoun	verb _ #
		将/把/对/使/随/总/反 _
	particle	_
所	measure word	numeral _
		这/那/每/哪/几 _ noun
		这/那/每/哪/几 _ adjective
	particle	_
本	measure word	numeral _
		这/那/每/哪/几/一 _
		verb _ noun #
	pronoun	_
性	suffix	verb _
		adjective _
	noun	_
型	suffix	noun _
		verb _
		adjective _
		numeral _
非	adverb	_ … 不可
		_ auxiliary
		_ verb
	verb	_ numeral
		adverb _
无	verb	_
晚	noun	今/每/昨/当/一/两/三/几/那/这 _
	adjective	_
数	numeral	_ measure
		_ 名/位/日/次/个/十/百/千/万/年/天/月/小时/分钟
	noun	_
非常	adverb	_
白	adverb	_ 来/跑/等/说/吃/拿/送/干/忙/费/去/走/学/花/做
	adjective	_
错	noun	的 _
		有/measure _
		认 _
	adjective	_
口	measure word	numeral _
		喝/吃/吸/叹/咬/尝/换/松 _ noun
		喝/吃/吸/叹/咬/尝/换/松 aspect _
		determiner _
	noun	_
叶	measure word	一 _ 扁舟/小舟/舟
	noun	_
片	verb	给 pronoun _ #
		_ 成
		auxiliary _
	noun	noun _ #
		noun _ 的
	measure word	numeral _
		determiner _
圈	noun	成 一 _
		_ 儿
		围 … _
支	verb	_ 起
		_ aspect noun
	measure word	_
条	noun	noun _ #
		黄瓜/面/布/纸/木 _
卷	verb	_ 起来
		_ aspect
计	noun	的 _
	verb	_
胜	noun	的 _
		大 _
	verb	_
赛	verb	_ 不/过/得
		_ aspect
残	adjective	noun _ aspect
沉	adjective	_ 得
		degree _
		得 _
		_ 的
直	adjective	_ 起
		degree _
		_ 的
		不 _
要命	adverb	得 _
呼	onomatopoeia	# _ #
	verb	_
叮	verb	蚊子/虫子 … _
		被 … _
		_ aspect
	onomatopoeia	_
自然	adverb	_ auxiliary
		_ verb
		_ 就/是/也/不/而然
	noun	大 _
		的 _
		_ 的 noun
回头	verb	_ 一 看
		_ 看/望/走
		_ aspect
		不/没/也不 _
冲	preposition	_ 着
		_ pronoun verb
电子	adjective	_ noun
反	adverb	不 verb _ verb
		_ 升/降/而
空	noun	片 _ #
		的 _ #
	adjective	是 _ 的
		_ aspect #
没事	phrase	应该/会/都/就/一定 _ #
学	noun	放 … _ #
		放 aspect _
让	preposition	都/全 _ pronoun verb 完/光
		都/全 _ pronoun verb aspect
		_ … 给 verb
	verb	_
别	verb	今宵/久/惜 _
	adjective	_ 的/人/处/国/家
	verb	有/告/离/分/送 _
	adverb	_
`
