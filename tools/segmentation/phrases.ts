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

/** Exceptions to the rules above: these are single words. */
const words = new Set(
	'一等 一世 一时 千克 千米 百年 千年 万年 百位 半年 四周 万能 五项 八级 数位 半天 百家 九天'.split(
		' ',
	),
)

/** Learners look up 不 and 是, not 不是; 停 and 下来, not 停下来. 小明 is a given name. */
const others = new Set(
	'一个人 一个半 国人 不是 不要 不想 不能 不会 不太好 不算 却是 这种 那种 那是 这就 有了 到了 坏了 成了 卖光了 情急了 穿着 点着 得很 多个 多次 多年 多种 从来没 从来不 从来没有 讲到 停下来 翻过来 冒出来 买东西 包饺子 在下面 在一起 一次又一次 几天来 吃的 小的 家的 妈的 娘的 奶奶的 中的 把门 上书 有的没有的 出来混迟早要还的 小明'.split(
		' ',
	),
)

const taught = new Set(
	'你好 您好 有的 而是 什么时候 有没有 听起来 看起来 想起来 没问题 没关系 不客气 不好意思 没办法 天哪 岂不是 转瞬间 西餐厅 寒暑假 长恨歌 首班车'.split(
		' ',
	),
)

export function isPhrase(headword: string): boolean {
	if (others.has(headword)) return true
	if (words.has(headword)) return false
	if (headword.length < 4 && numberAndMeasure.test(headword)) return true
	return [numberAndMore, numberAndTime, orderAndMeasure, verbAndEnd].some((rule) =>
		rule.test(headword),
	)
}

export function isTaughtAsOne(headword: string): boolean {
	return taught.has(headword)
}
