/**
 * Measure words in traditional characters: three books are 三本書, three people 三個人. As a measure word
 * 只 is always 隻 (兩隻貓), although "only" stays 只, and 出 is 齣 (一齣戲). The pairs are those of CC-CEDICT.
 */

const pairs =
	'个個 间間 顿頓 块塊 声聲 桩樁 笔筆 种種 场場 出齣 条條 户戶 项項 纸紙 届屆 栋棟 处處 张張 只隻 台臺 ' +
	'辆輛 门門 盘盤 阵陣 册冊 颗顆 盏盞 头頭 对對 发發 顶頂 则則 点點 双雙 丝絲 层層 页頁 轮輪 杆桿 ' +
	'领領 节節 缕縷 组組 档檔 壶壺 记記 叶葉 样樣 队隊 扎紮 绺綹'

const traditionalOf: ReadonlyMap<string, string> = new Map(
	pairs.split(' ').map(([simplified = '', traditional = '']) => [simplified, traditional]),
)

/** The word itself if both scripts write it alike. */
export function traditionalMeasureWord(word: string): string {
	return [...word].map((hanzi) => traditionalOf.get(hanzi) ?? hanzi).join('')
}
