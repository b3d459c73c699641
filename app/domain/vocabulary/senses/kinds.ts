/**
 * The kind of a word as its neighbours see it: its part of speech, or something narrower where a few
 * words behave alike. 很 and 太 ask for an adjective, 没 and 不 for a verb, 桌子上 is no 上课.
 */
import { hasHanzi } from '#app/domain/hanzi.ts'
import { isNameReading } from '#app/domain/pinyin/name-reading.ts'
import { doublingOf } from '#app/domain/segmentation/doubling-forms.ts'
import type { Meanings } from '#app/domain/vocabulary/word-entry.ts'

/** A word of a sentence, with the meanings of its entry, the main one first. */
export type WordInSentence = {
	word: string
	pinyin?: string | undefined
	meanings: Meanings
}

/** Narrower kinds, each with the part of speech it belongs to. */
const narrowKinds = [
	['的', 'particle', '的 之'],
	['地', 'particle', '地'],
	['得', 'particle', '得'],
	['aspect', 'particle', '了 着 过'],
	['ending', 'particle', '吗 呢 吧 啊 呀 啦 嘛 哦'],
	[
		'degree',
		'adverb',
		'很 太 最 更 挺 非常 十分 特别 比较 极 极其 越来越 这么 那么 多么 有点 有点儿 不太 较 越 够 真',
	],
	['not', 'adverb', '不 没 没有 未 别 从不 并不 毫不'],
	['determiner', 'pronoun', '这 那 哪 每 某 各 该 此 另 这些 那些 哪些 本 同一'],
	['这个', 'pronoun', '这个 那个 哪个 每个 这种 那种 这次 其他 其它 任何 各种 某个 有的'],
	[
		'place',
		'noun',
		'上 下 里 外 中 间 内 旁 边 之间 之中 上面 下面 里面 外面 前面 后面 旁边 身边 身上 中间',
	],
	['time', 'noun', '前 后 以后 以前 之后 之前 时 时候 期间'],
	['被', 'preposition', '被'],
	['所', 'particle', '所'],
	['为了', 'preposition', '为了 为'],
	['是', 'verb', '是 就是 不是'],
	[
		'result',
		'verb',
		'完 掉 住 成 见 出 起来 下来 下去 出来 出去 过来 过去 上来 上去 进来 进去 回来 回去',
	],
	[
		'helper',
		'verb',
		'开始 继续 喜欢 打算 准备 决定 帮 帮助 让 叫 请 使 来 去 忙着 爱 学 负责 需要 希望 停止 想要 学会 懂得',
	],
	['难', 'adjective', '难 容易 值得'],
	['一', 'numeral', '一'],
	['一些', 'numeral', '一些'],
	['一点', 'measure word', '一点 一点儿 点儿'],
	['numeral', 'numeral', '几 两 半 多少 数 好几 许多 几十 无数'],
] as const

const kindsOfWords = new Map<string, { kind: string; part: string }>()
for (const [kind, part, words] of narrowKinds) {
	for (const word of words.split(' ')) kindsOfWords.set(word, { kind, part })
}

/** Ends a clause. 、 does not: 苹果、梨和桃 is one list. */
const isEnd = /^[，。！？；：…—“”‘’（）(),.!?;:\s]+$/

export const clauseEnd = '#'

/** `part` is what the word is thought to be here, its main part of speech by default. */
export function kindOf(
	{ word, pinyin, meanings }: WordInSentence,
	part: string | undefined = meanings[0]?.[0],
): string {
	if (!hasHanzi(word)) return kindOfSign(word)
	const narrow = kindsOfWords.get(word)
	const isSo = part === undefined || narrow?.part === part
	if (narrow && isSo && isReadSo(word, pinyin)) return narrow.kind
	if (cannot.test(word) && (part === undefined || part === 'verb')) return 'cannot'
	if (pinyin !== undefined && isNameReading(pinyin)) return 'name'
	return part ?? kindOfUnknown(word)
}

/** The part of speech that a narrower kind belongs to. */
export function partOfKind(kind: string): string {
	return partOfNarrowKind.get(kind) ?? kind
}

const partOfNarrowKind = new Map<string, string>([
	...narrowKinds.map(([kind, part]) => [kind, part] as const),
	['name', 'noun'],
	['cannot', 'verb'],
])

/** 走不动, 搬不了. */
const cannot = /^\p{Script=Han}{1,2}不[了着上下动起过到住]$/u

function kindOfSign(text: string): string {
	if (isEnd.test(text)) return clauseEnd
	if (/^[\d.,%]+$/.test(text)) return 'numeral'
	return /[\p{L}\d]/u.test(text) ? 'noun' : '、'
}

/** 看看 and 喜不喜欢 are verbs, 二百 is a number, the rest are mostly names. */
function kindOfUnknown(word: string): string {
	if (/^第?[〇零一二三四五六七八九十百千万亿两几]+$/.test(word)) return 'numeral'
	return doublingOf(word) ? 'verb' : 'noun'
}

/** 长得 děi, 过 guò and 着 zháo are verbs. */
function isReadSo(word: string, pinyin: string | undefined): boolean {
	const reading = particleReadings[word]
	return reading === undefined || pinyin === undefined || pinyin === reading
}

const particleReadings: Readonly<Record<string, string>> = {
	的: 'de',
	地: 'de',
	得: 'de',
	了: 'le',
	着: 'zhe',
	过: 'guo',
}
