/**
 * Where words are one, and where two, each with a sentence (contexts.ts reads the rules): 才能 is two in
 * 你写完作业才能看电视。
 */
export const contextRules = String.raw`
ends	=	(?:$|[，。！？；：、”…）\s])
begins	=	(?:^|[，。！？；：、“”…（\s])
number	=	[一二两三四五六七八九十百千万亿半几多\d]
clockHour	=	(?:^|[^好])[二两三四五六七八九十]$
saidBefore	=	(?:^|[，。！？；：“”…\s]|所|[我你他她它您谁们主人])说$|^(?!.*(?:如果|要是|假如|倘若|万一|只要)).*(?:(?:[^来么样点细般虽如]|^)[说讲听信传](?:过|了|出|到|着)?[^，。！？；：来]{0,5}|引用[^，。]{0,5}|[一这那几两些][句番席]“?[^，。]{0,8}|(?:父亲|母亲|爸爸|妈妈|爷爷|奶奶|老师|医生|自己|别人|名人|老人|人家))$

才能	apart	before=(?:^|发展|[^的有无展其施挥艺赋与和])$ after=^(?![的和与及等者出超卓是很也都，。！？；：、”]|$)	// 有钱才能买东西。
		before=(?:多少|只有|必须)[^，。！？的]{1,8}[^的有无展其施挥艺示养现]$	// 你要花多少时间才能和他一样？
数学家	whole	after=^(?![庭里教长具族人务])	// 他是数学家。
还给老师	apart	after=^[打写做买带送讲说唱拿]	// 我还给老师打了电话。
有的是	apart	before={begins}$	// 有的是老师，有的是学生。
		before=[也还]$	// 这些人里也有的是学生。
	whole	before=\p{Script=Han}$ after=^(?!.{0,6}有的)	// 我有的是时间。
想来	apart	before=[我你您他她们不也都就很还没正本只谁]$	// 他很想来。
早点	apart	after=^[^摊铺店的和、，。！？]	// 明天早点起床。
		before=[你他我们快请要]$	// 我们要早点的票。
	whole	before=[吃买卖份顿用做]$	// 我们去吃早点。
		after=^[摊铺店]	// 路边有一家早点摊。
// 下午一点半 is 一|点 半, and 一点儿 and 早一点 are little.
一点	apart	after=^[半钟整]	// 现在下午一点半。
		after=^[零二三四五]?十?[一二三四五六七八九]?[分刻]	// 现在一点二十分。
		before=(?:上午|下午|中午|晚上|凌晨|夜里|半夜|现在|已经)$ after=^(?!也|都|不)	// 现在一点了。
		before={begins}$ after=^(?:了|左右|多钟|以[前后])	// 一点了，吃饭吧。
点见	apart	before={clockHour}	// 明天三点见。
点开	apart	before={clockHour}	// 首班车六点开。
点出	apart	before={clockHour}	// 我们明天早上六点出发，别迟到！
反应时	apart	after=^[，。！？]	// 他没有反应时，我很着急。
生成	apart	after=^这[样副]	// 我怎么生成这样？
设有	apart	before=人$ after=^(?:问题|矛盾|反差)	// 这个角色的人设有问题。
// 长大 会 is no meeting, and 歌声 响 no noise.
大会	apart	before=(?:^|[^校局市院厂班队县家处部会船社站科署区镇乡村行团])长$	// 孩子长大会明白的。
声响	apart	before=[歌掌笑哭雷钟铃枪炮琴鼓叫喊]$	// 庄严的国歌声响起，全场起立。
线上	whole	after=^(?:线下|交易|服务|课|会议|教学|活动|销售|购物|平台|支付|渠道|直播|面试|学习|办公)	// 我们上线上课程。
线下	whole	before=线上[和与跟、到]?$	// 线上和线下都可以。
		after=^(?:活动|门店|实体|课)	// 他参加了线下活动。
时长	apart	before=[这那到]$	// 那时长江还没有桥。
		after=^[大到得高成出满着]	// 他童年时长得很胖。
应有	apart	before=[不都也]$	// 你不应有这样的想法。
// The end of one word and the beginning of the next: 在挫折 中 学会 坚强, 满目 的 红叶.
人才	apart	after=^能(?!力)	// 只有努力的人才能成功。
中学	apart	after=^会(?!议|考)	// 在旅行中学会照顾自己。
天下	apart	before=[那这当每整半]$	// 那天下着小雨。
目的	apart	before=满$	// 满目的红叶真美。
市里	apart	before=都$	// 都市里车很多。
握住	apart	before=把$	// 这是个好机会，你一定要把握住。
想到	apart	after=^处(?![理境于罚分置女男方])	// 我想到处走走。
得到	apart	after=^处(?![理境于罚分置女男方])	// 水弄得到处都是。
发现	apart	before=事$ after=^场	// 警察来到事发现场。
及其	apart	after=^他(?!们)	// 汉族及其他民族都有自己的节日。
高层	apart	after=^次	// 我们需要高层次人才。
高级	apart	after=^别(?!墅)	// 这是高级别的会议。
收费	apart	after=^用	// 学校所收费用不高。
水流	apart	before=口$	// 他馋得口水流下来了。
人口	apart	before=旁$	// 这是从旁人口中听说的。
		before=[些个别]$ after=^[中里]	// 这是从别人口中听说的。
大城市	apart	before=[拉扩]$	// 这会拉大城市和农村的差距。
心想	apart	before=分$	// 上课别分心想别的。
准点	apart	before=找$ after=^位	// 他找准点位，开始工作。
存在	apart	before=[留保]$ after=^(?:了|我们|公司|这|那|手机|电脑|银行)	// 照片我都保存在电脑里了。
天才	apart	before=[一两三四五六七八九十几半当那每]$ after=^(?!的|们)\p{Script=Han}	// 他被车撞了，昏迷了两天才醒。
个人	apart	before=是$ after=^都	// 是个人都知道。
发电	apart	after=^邮	// 请给他发电邮。
立方	apart	before=中$	// 他们站在中立方。
创新	apart	before=原$	// 这是一首原创新歌。
就此	apart	after=^(?:问题|情况|事|话题|类)	// 请你就此问题说一说。
就地	whole	after=^(?:取|免职|卧倒|解散|正法|安置|销毁|转|办公|坐下|打滚|掩埋|封存|过年)	// 他就地坐下了。
会长	apart	after=^[胖高大得成出到满]	// 吃多了会长胖。
到手	apart	after=^[抖酸软麻痛疼]	// 我写字写到手酸。
// 树上 的 知了 is a cicada, and 知 了 此事 an old text's "knew".
知了	apart	before=[已不得可须]$	// 我已知了。
		after=^[这那此他她你我它一]	// 他知了此事。
	whole	_	// 树上的知了叫个不停。
时而	apart	before=[因应与依随]$	// 我们要因时而变。
里拉	apart	before=[日夜家车屋店嘴手城村水袋]$ after=^\p{Script=Han}	// 把尾巴从水里拉出来。
湖边	apart	before=[东西南北太]$	// 西湖边人很多。
安全性/稳定性/可靠性	apart	after=^能(?![够否得在不让使提有])	// 这辆车的安全性能很好。
// 很 能干 praises, 能 干 多少 asks.
能干	whole	before=[很真最太更又挺么常分]$	// 她又聪明又能干。
		after=^(?:[的又且和与、]|{ends})	// 能干
	apart	_	// 你一天能干多少？
// 三包 is a guarantee, 三 包 药 is medicine.
三包	apart	after=^(?!服务|政策|期|规定|凭证|责任|卡|范围)\p{Script=Han}	// 医生开了三包药。
就学	whole	before=[入可易应童女]$	// 适龄儿童就学很方便。
		after=^(?:率|人口|机会|年龄|问题|儿童|于|条件|困难)	// 市里的就学率很高。
	apart	_	// 学生太少，就学几天。
二本/三本	whole	after=^(?:学校|院校|大学|线|生|以上)	// 他上了一所二本大学。
	apart	_	// 我有三本书。
减仓	apart	after=^位	// 他开始减仓位。
单机	apart	after=^[型位组]	// 这是一台单机型电脑。
中超	apart	after=^[过氧出越级]	// 他们中超过一半是学生。
中美	apart	before=[选赛战其程途]$	// 比赛中美国队赢了。
会所	apart	after=^[有需说做造提为在用得]	// 全社会所有人都知道。
同人	whole	after=^[作文画志展圈]	// 她喜欢看同人作品。
个位	whole	after=^[数上]	// 气温只有个位数。
		before=到$ after=^{ends}	// 这个数要精确到个位。
绿肥	apart	after=^红	// 这句词写绿肥红瘦。
半小时	apart	before=个$	// 一个半小时。
为人	apart	before=[作认视成变]$	// 这里成为人们散步的地方。
	whole	after=^(?:很|非常|十分|特别|最|正直|热情|善良|和善|大方|老实|随和|处世)	// 他为人很好。
只要	apart	after=^{number}+(?:块|元|毛|美元|分钱)	// 这件只要二十块。
不住	apart	before=(?:^|[我你他她们也都已现在])$ after=^[这那在校宿酒学一]	// 他不住在这儿。
不到	apart	before=[谁看想找等得听见做办]$	// 做得到还是做不到？
	whole	after=^{number}	// 走不到十分钟
种树	apart	before=[一这那几两三四五六七八九十各每哪]$ after=^(?!就)	// 这是一种树。
小吃	apart	before=从$ after=^[到惯过了着]	// 这菜我从小吃到大。
多重	apart	after=^{ends}	// 多重
		before=[有是]$ after=^[呢啊吗的]?[，。！？]	// 这箱书有多重呢？
会见	apart	after=^[到面过证不]	// 我会见到他的。
再见	apart	after=^[到面你他她我一]	// 我想再见到你。
身为	apart	before=[本自终随全亲化变]$	// 他本身为人很好。
半月	apart	before=个$	// 他住了一个半月。
成为	apart	before=[转变改合换译分]$	// 他转变成为好学生。
对于	apart	before=[相面针]$	// 相对于昨天，今天很热。
终于	apart	before=最$	// 台风最终于昨天消失。
称为	apart	before=[号简自]$	// 他自称为王。
来自	apart	before=[原本]$	// 这个词本来自英语。
有人	apart	before=(?:只|没|还|所)$ after=^[家民们口]	// 情况没有人们想的那么坏。
		before=木$	// 木有人知道。
高一/高二/高三/大一/大二/大三/大四	apart	before=[很最更太较么多够好变放加扩再]$	// 墙上的画挂斜了，左边再高一点儿。
		after=^[个点些倍号圈截份部家群堆块片包口条杯碗只张件种直样步场套把笔波头层级米尺丈岁厘筹档等]	// 这双鞋大一号。
// 如果下雨 的话 and 贷款 的话 are if and as for; 他 说 的 话 and 那 句 有名 的 话 are words.
的话	apart	before={saidBefore}	// 听老师的话，没错。
		before=(?:[^特个分级]别|什么|心里)$	// 他把心里的话都说了。
		before=(?:^|[^，。！？；：“”\s])[我你他她您它]们?$ after=^(?:来|讲|概括|是|里|中)	// 你的话里有错。
		after=^(?:来[说讲]|讲|说|概括|题|语|里|中|剧|音|筒|[”。！？：])	// 在学校的话剧里，她是公主。
	whole	before=(?:如果|要是|假如|倘若|万一|只要|真的?想|若)[^，。！？；]{0,10}$	// 如果我的话冒犯了您，请您原谅。
		before=(?:[^句段番席]|^)$ after=^[，,]	// 政治的话，我学了一年。
		after=^(?:就|可以|可能|那|最好|只要|会|不妨|还是|一般|应该|建议|请)	// 不去的话就算了。
	apart	_	// 别拿我的话当玩笑。
// 每天 几点 起床 asks the time; 以下 几 点 建议 counts.
几点	apart	before=(?:[提说讲谈列举有出样这那意]|(?:以下|以上|如下|下面|上面|主要)的?|[的了])$ after=^(?!钟|了|多|开|到|起床|睡|上班|下班|[？吗呢])	// 我先说几点实用技能。
		after=^(?:建议|意见|原因|要求|看法|想法|体会|启示|说明|区别|[：:])	// 几点建议都很好。
他杀	whole	before=(?:系|属|于|是|自杀还是|自杀或|排除|非)$ after=^[，。？！、案的]	// 确定系他杀。
	apart	_	// 他杀了一只鸡。
爱问	whole	before=(?:参考|新浪|百度)$	// 可以参考爱问的回复。
		after=^(?:知识|网)	// 我用爱问知识人查资料。
// 改变 不了: cannot. After one hanzi it is part of the word: 吃不了.
不了	whole	before=(?:改变|解决|说服|代表|替代|发现|填补|养活|消化|处理|克服|忍受|说明|禁止|容忍|应付|识别|接受|理解|满足|影响|实现|阻止|阻挡|掩盖|掩饰|弥补|坚持|保证|决定|否认|体会|享受|拒绝|放松|想象|奈何|成为|逃脱|逃避|照顾|适应|相信|原谅|打败|战胜|取代)$ after=^(?!解|起|得|然|断)	// 谁也说服不了他。
老是	apart	before=[王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马的位个古]$	// 王老是我的老师。
	whole	_	// 他老是迟到。
什么的	apart	before=(?:为|是|干|做|叫|有)$	// 老周退休以前是做什么的？
	whole	after=^{ends}	// 香蕉什么的。
来说	apart	before=[我你他她们]$ after=^[说话一服]	// 他来说说自己的看法。
	whole	before=(?:对|就|从|按|拿|一般|总的|具体|通常|严格)[^，。]{0,9}$ after=^(?:{ends}|[是很都太也最并不])	// 对我来说，这很难。
要不	apart	before=[^，。！？；：、“”…\s]$	// 你要不要茶？
		after=^[要是然断停]	// 要不是你，我就迟到了。
	whole	before={begins}$	// 要不我们走吧？
和好	apart	after=^(?!了|吧|吗|如初)\p{Script=Han}	// 我和好朋友一起去。
	whole	before=[们人已经又快也就]$ after=^(?:了|吧|吗|如初|{ends})	// 他们已经和好了。
来着	apart	after=^\p{Script=Han}	// 一直以来着力于教育。
	whole	after=^[呢的]?{ends}	// 他说什么来着？
不得了	whole	_	// 他高兴得不得了。
没办法	whole	_	// 我没办法。
天哪	whole	_	// 天哪，下雪了！
又及	whole	before={begins}$	// 又及：明天见。
// 公安 局长, 浙江 省委, 固始 县城: the title begins with the end of the place.
长	apart	before=[局厅处科院校省市县区镇乡村署站社所馆船]$ after=^(?![大高得出成着满期江寿度短久远城])	// 公安局长来了。
委	apart	before=[省市县区镇乡州]$	// 浙江省委决定开会。
级	apart	before=[省市县区]$	// 这是省级比赛。
城	apart	before=县$	// 那座县城很小。
区	apart	before=[^城郊]市$	// 为了安全，市区内禁止燃放烟花爆竹。
人手	apart	after=^[中里上]	// 他从老人手中接过信。
大部	apart	after=^份	// 大部份人都同意。
普通人	apart	after=^家(?:[没有里]|{ends})	// 普通人家没有电视。
后退	apart	before=往$	// 大家都往后退。
最近	apart	before=离[^，。！？]{1,8}$	// 月亮离她的家最近。
少数	apart	before=很$ after=^(?!人|民族|几|派|服)	// 他很少数钱。
头一	apart	before=[低抬回扭转][下起过]?$	// 大家低下头一看，都笑了。
影印	apart	before=[竹树花人]$	// 几竿竹影印在墙上。
开赛	apart	after=^不过	// 他们开赛不过十分钟。
书写	apart	before=写$ after=^得	// 他写书写得很快。
路边	apart	before=[大小马]$	// 树种在大路边。
面粉	apart	before=[一几两]$ after=^墙	// 那里有一面粉墙。
家里	apart	before=[这那]个$	// 在这个家里，我最小。
可不	apart	after=^[等会能敢想要喜爱怕容简]	// 火车可不等人。
出头	apart	before=[探伸露冒抬]$ after=^来	// 公鸡探出头来。
一起	apart	before=[唱奏歌]$ after=^[，。]	// 童声合唱一起，大家都静了。
		after=^[床飞]	// 哥哥一起床就跑步。
// 他一下车就打电话 is 一|下车: as soon as he gets off.
一下	apart	before=(?:^|[^看等停问说听想试用借摸打坐站开查数算叫量读拿推按点找了])$ after=^[车班课楼雨雪][^。！？]{0,6}[就便，]	// 妹妹一下课就回家。
一打	apart	after=^[开听完]	// 她一打开门，猫就进来了。
小白	apart	after=^[猫狗兔鼠马羊鸡鸭鹅花鞋船点球车帽]	// 伞上的小白猫正看着我。
大叫	apart	before=[老多强巨远]$	// 老大叫我来的。
	whole	_	// 豆豆大叫一声。
口水	apart	before=[喝吃][了口几一]?$	// 他喝了口水。
往后	apart	after=^[退走看跑撤站靠躲仰倒一]	// 大家都往后退。
一句话	apart	before=同$	// 同一句话再说一遍。
上去	apart	before=[到回往飞跑][^，。]{0,3}[天街船山床树楼马岸]$	// 吃了这种药，人就不会老，还能飞到天上去。
下去	apart	before=[到回往][^，。]{0,3}[脚底楼乡水地山树]$	// 尾巴伸到别人脚下去了。
你好	apart	before=[为对比跟像]了?$	// 我都是为了你好。
		after=^[漂帅聪可厉棒坏美高久像像喜难烦吵香]	// 你好厉害！
`
