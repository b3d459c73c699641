/**
 * How far a word's parts tell what it means, where frequency says the wrong thing. The lists were read
 * by eye.
 *
 * 茶馆 is rare, and still nothing but 茶 and 馆. 才能 is frequent, but "talent" is neither 才 nor 能. 经 is
 * frequent, but by itself it does not mean what it does in 已经.
 */
import { isNameReading } from '#app/domain/pinyin/name-reading.ts'

/** Words and single hanzi that mean something else than in listed words, or only in written language. */
const opaque = new Set([
	...split(`
		么机同作子商期友现衣服明校语师脑工院今影喜怎什果京视儿汉医
		道因经舞共情员知公体色室运意乐足望觉虽夫旁始思司然告馆
		于其市据如者自要超声阿主特法文感清较物相赛且需易安末理般业奇解担史实李世注必几礼净居料行园护故目界复
		将及至博另微入即性尔原的言购利具亚基警术联林都格民何许展质持供负速观母竟仔计社绝餐顺普镜彩族丽精惊
		众童失引森售论职偶止士标累险距优
		未令均待军当德战唯操巴器丝制华击控维石食委置品设产英势创纳素状源摄骨尽形尚巨库致恋掌尾独胡鼠营淘乡麦
		率欧兼伴
	`),
	...words(`
		他妈的 机关 小子 大师 同期 分子 大会 学会 脑子 先后 一面 他人 客气 高校 天下 老天 现有 什么的 话说 会见
		看好 一一 在下 一来 不下 上下 多年来 来回 数百 少见 想见 说好 回见 小儿 起见 四起 上好 叫好 和好 水下
		两下 本本 大大 冷冷 想开 爱上 看上 看来 不见 不住 大小 要么 不得 老公 对外 介意 起诉 运作 玩意 哥们 本色
		本着 要好 完好 太过 过不去 对得起 白白 高下 远见 多边 男儿 真真 说道 错过 有着 进一步 一路 一道 往来
		出走 来着 得知 再说 前往 近日 近年来 近期 到来 外来 有色 高高在上 才能 自我 上市 总体 主体 定位 大力 业绩
		自身 算是 就算 真心 单身 老大 发起 好色 草草 花色 放过 种种 走向 为主 如下 越过 接见 跟进 跟上 跟不上
		伙计 干部 处于 该死 新浪 部落 天使 出台 干吗 指数 期货 警方 转发 推出 引发 保安 处女 公众 无疑 获悉 此次
		都会 当下 家族 小区 证人 民警 力度 笨蛋 法规 供应 收购 支付 联赛 及其 为此 能否 路线 各级 惊喜 之所以
		原本 内地 此前 低于 持有 引进 即可 谈论 市民 行进 挺进 输出 低下 方方面面 脱口而出 无边 各色 当当 干掉
		部队 全都 每当 响起 所谓 品牌 股权 制度 执法 体制 令人 上述 派对 开枪 警官 杀手 从未 评委 团队 股市 运营
		见鬼 疯子 一阵 傻瓜 利率 理念 配置 专辑 营销 打造 尚未 射手 指控 房地产 有所 新华社 老兄 分享 机制 所在
		瞧不起 滚滚 淡出 有关 最终 电力 大街 只不过 用于 双边 高于 或是 画面
	`),
])

/** Everyday words that count at the level of their parts, however rare. */
const plain = new Set(
	words(`
		什么时候 小时候 过去 听懂 听不懂 看不懂 吃完 做完 写完 写下 买下 说起 走去 送去 听不见 听得见 等一下 晚上好 早上好 下午好 在一起
		有没有 好不好 不一样 午饭 车子 好人 好听 住院 开会 上车 下车 大衣 后天 前天 回国 院子 老朋友 出国 老家 电视机 书店 上衣
		出院 好朋友 看书 小雨 大雨 睡衣 电影院 喝茶 小学生 中学生 开学 小狗 小猫 汉字 写字 坐车 做客 热水 开店
		茶水 茶杯 书桌 午睡 午觉 点菜 做菜 中饭 北面 东面 下星期 上星期 上个月 有钱 有钱人 老年人 老人家 前年 小店
		学好 做饭 在家 请客 听话 面对面 本子 大米 一家人 不怎么 雨天 前几天 桌面 饭菜 有时候 中国人 下个月
		早饭 晚饭 车站 房租 外语 外国人 打球 做事 右手 左手 门票 车票 火车票 生日快乐 新年快乐 走路 牛肉 鸡肉 羊肉
		大门 后门 前门 车门 房门 开门 关门 男女 白天 大哥 大姐 早点 下雪 看病 下课 上床 起身 洗手 洗衣 洗衣机 书房
		药店 药房 病房 病床 奶茶 红茶 晴天 阴天 课本 表哥 表妹 表姐 表弟 姐夫 买票 快点 快要 最少 还好 穿衣 穿上
		懂事 歌星 球星 球场 运动会 运动场 咖啡店 咖啡馆 茶馆 饭馆 店员 客房 大雪 白雪 雪人 天黑 到家 天上 做生意
		喜事 两面 两样 两旁 百年 千年 从小 白人 黑人 身高 小孩子 一大早 想不到 找不到 工作日 小路 大路 路边 路面
		路旁 路人 早晚 晚报 日报 早报 跑道 舞会 纸条 字条 黑白 雪白 大红 眼中 没意思 旅店 好日子 百分之百 火车头
		街上 大声 大楼 花园 过年 箱子 长大 第二天 春天 秋天 夏天 冬天 楼上 楼下 楼梯 胖子 歌声 笑声 小声 叫声 坏人
		坏事 办事 点头 放假 放学 搬家 写信 难看 难听 难忘 有用 没用 马路 半天 半夜 半年 半月 耳机 头疼 心跳 变为
		假期 网上 红灯 绿灯 红绿灯 路口 门口 地上 书包 手脚 秋季 春季 夏季 冬季 骑马 蓝天 大风 河边 雪花 绿茶 上山
		下山 山路 山下 动物园 体育馆 体育场 音乐会 音乐家 画家 船票 机票 邮票 大叔 吃饱 洗脸 牙刷 面包车 方便面
		教书 短裤 衬衣 小腿 大腿 大熊猫 小鸟 草地 歌词 楼层 借钱 用钱 花钱 睡着 站住 好久不见 校园 相片 照相 会议室
		办公楼 地下室 邮箱 信箱 飞行员 老爷爷 老奶奶 不舒服 冰块 河水 饭碗 花瓶 白酒 酒馆 街头 空中 骑车 开花 轻声
		双手 单词 班级 海边 停车场 电视台 留学生 研究生 树叶 树林 大海 海水 闹钟 早晨 午餐 晚餐 早餐 请问 上楼
		年底 月底 半路 弯路 走进 出门 旅客 手里 口语 白糖 香草 雨伞 红酒 生字 校服 暑假 寒假 排球 网球 毛衣 衣物 老是 凉 全年 药片
	`),
)

/** Frequent words of written language, which learners meet long after their parts. */
const written = new Set(words('外出 球员 路过'))

export function isOpaque({ word, pinyin }: { word: string; pinyin: string }): boolean {
	return opaque.has(word) || isNameReading(pinyin)
}

export function isPlain({ word }: { word: string }): boolean {
	return plain.has(word)
}

export function isWritten({ word }: { word: string }): boolean {
	return written.has(word)
}

function words(text: string): string[] {
	return text.trim().split(/\s+/)
}

function split(text: string): string[] {
	return [...text.replace(/\s/g, '')]
}
