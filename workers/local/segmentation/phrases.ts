/**
 * Headwords that are no words to look up but several: 一个, 两次, 二十多, 卖光了. They stay in the
 * dictionary, since they have readings, but are only cut so where nothing else is possible.
 */

const numberAndMeasure =
	/^(?:[一二两三四五六七八十百千几数半].?(?:[个天年岁次名条种倍项位米克周秒句遍层]|[家口对套排级])|一[头声堆块眼阵代])$/u

const numberAndMore = /^.*[十百千一]多|一年多$/u

/** What the rules above find though it is one word. */
const words = new Set(
	'一等 一世 一时 一年一度 千克 千米 百年 千年 万年 百位 十天半月 半年 四周 万能 五项 八级 数位 半天 百家 九天'.split(
		' ',
	),
)

const others = new Set(
	'小明 吃的 小的 家的 的话 把门 上书 有的没有的 卖光了 情急了 出来混迟早要还的 妈的 娘的'.split(
		' ',
	),
)

export function isPhrase(headword: string): boolean {
	if (others.has(headword)) return true
	if (words.has(headword)) return false
	return (headword.length < 4 && numberAndMeasure.test(headword)) || numberAndMore.test(headword)
}
