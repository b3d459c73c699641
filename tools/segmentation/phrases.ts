/**
 * Headwords that are really several words: 一个, 两次, 二十多, 不是, 有了. They stay in the dictionary
 * for their readings, but are only a last resort for the segmenter. Also the opposite: expressions
 * taught as one word, though the word counts split them (你好).
 */

const numberAndMeasure =
	/^(?:[一二两三四五六七八十百千几数半].?(?:[个天年岁次名条种倍项位米克周秒句遍层]|[家口对套排级])|一[头声堆块眼阵代面]|[二三四五六七八九两]分)$/u

const numberAndMore = /^.*[十百千一]多$/u

/** 二十世纪, 七十年代. */
const numberAndTime = /^[一二三四五六七八九十]+(?:世纪|年代)$/u

/** 第一次, 下一个, 有一次: the number stays apart from its measure word. */
const orderAndMeasure = /^(?:第[一二三]|[上下有]一)[次个]$/u

/** 完 means the same after every verb, so that it is a word of its own: 吃 完 like 喝 完. */
const verbAndEnd = /^[用卖售做写吃考]完$/u

/** Going to and fro is the same with every verb: 跑 来 跑 去 like 走 来 走 去. 直来直去 is another thing. */
const toAndFro = /^([^直])来\1去$/u

/** Exceptions to the rules above: these are single words. */
const words = new Set(
	'一等 一世 一时 千克 千米 百年 千年 万年 百位 半年 四周 万能 五项 八级 数位 半天 百家 九天'.split(
		' ',
	),
)

/**
 * Learners look up 不 and 是, not 不是; 停 and 下来, not 停下来. 小明 is a given name; 三台 and 三门 are places in
 * the dictionary.
 */
const others = new Set(
	'一个人 一个半 国人 不是 不要 不想 不能 不会 不太好 不算 却是 这种 那种 那是 这就 有了 到了 坏了 成了 卖光了 情急了 穿着 点着 得很 多个 多次 多年 多种 从来没 从来不 从来没有 讲到 停下来 翻过来 冒出来 买东西 包饺子 在下面 在一起 一次又一次 一号 几天来 吃的 小的 家的 妈的 娘的 奶奶的 中的 把门 上书 有的没有的 出来混迟早要还的 真香 以此为 担架抬 坐降落伞 打扰了 想见 总能 再犯 现做 太好了 知道了 就晚了 不在了 到现在 小明 三台 三门'.split(
		' ',
	),
)

const taught = new Set(
	'你好 您好 有的 而是 什么时候 有没有 听起来 看起来 想起来 没问题 没关系 不客气 不好意思 没办法 天哪 岂不是 转瞬间 西餐厅 寒暑假 长恨歌 首班车'.split(
		' ',
	),
)

/** Words of the internet, of school and of sport, which the counts are too old or too small for. */
const recent = new Set(
	'人设 网红 微信 微博 扫码 二维码 主播 点赞 朋友圈 支付宝 颜值 弹幕 表情包 吐槽 自拍 手游 网购 团购 打卡 动漫 男神 学霸 宅男 宅女 剧透 充电宝 客服 公众号 刷屏 热搜 带货 网课 上传 下架 上架 打脸 中端 地推 变道 做空 着床 作死 到付 上云 拉新 回本 叫车 看球 素人 魔都 正太 狼人 吧主 贴吧 发小 给力 开吃 会车 出站 时长 好物 打钱 打新 同人 全等 等号 等差 等比 去重 排他 位能 内能 光能 线人 达人 走心 大神 有型 去皮 去火 外在 亲和 比心 劝和 等分 把控 待会 对望 对门 对战 对谈 对打 会所 会话 年会 周会 组会 年费 年味 出道 出片 里约 中超 湖人 道指 中美 日美 中法 大数据 大环境 大一 大二 大三 大四 上分 开挂 跑分 后端 下单 到货 次方 并集 快手 小哥哥 小姐姐 打工人 高管 年假 写手 小编 月供 个税 全马 月子 工具人 制作人 占比 新媒体 打游戏 生孩子 下周 上周 人行 人像 人肉 有感 次元 二次元 完成时 说明会 自由能 叫早 老美 有解 有界 对位 转战 听书 上头 转正 拼单 出圈 内卷 躺平 破防 社恐 跟从 称量 情种'.split(
		' ',
	),
)

export function isPhrase(headword: string): boolean {
	if (others.has(headword)) return true
	if (words.has(headword)) return false
	if (headword.length < 4 && numberAndMeasure.test(headword)) return true
	return [numberAndMore, numberAndTime, orderAndMeasure, verbAndEnd, toAndFro].some((rule) =>
		rule.test(headword),
	)
}

export function isTaughtAsOne(headword: string): boolean {
	return taught.has(headword)
}

export function isRecent(headword: string): boolean {
	return recent.has(headword)
}
