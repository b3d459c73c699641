/**
 * How likely each hanzi is to be part of a name, counted over known names.
 *
 * Given names are counted over jieba's names of three hanzi (王小明 → middle 小, last 明), foreign names
 * over CC-CEDICT's entries that sound like their English (弗吉尼亚 Virginia).
 */

import type { NameCosts } from '#app/domain/segmentation/dictionary.ts'
import { parseCedict } from '#app/seed/dictionary/cedict.ts'
import type { DictionarySources } from '#app/seed/dictionary/sources.ts'

type Counts = Map<string, number>

/** The surnames of 95 % of people. Rarer ones are mostly ordinary words: 于, 和, 山. */
const surnames = new Set(
	'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂焦柳邢路岳齐梅莫庄辛管祝左涂谷祁舒耿牟卜詹关苗凌费纪靳盛童欧甄项曲游阳裴席卫查屈鲍覃霍翁隋甘景包司柏宁柯阮桂闵柴华楚肖闫付褚诸穆尚骆瞿饶丛佟蓝卞娄习冼郎滕晏邬卓',
)

/** Titles are not part of a name: 王先生 and 李老师 are two words. */
const titles =
	/先生|小姐|女士|太太|老师|师傅|医生|大夫|同学|同志|经理|校长|主任|阿姨|叔叔|大[爷妈叔婶哥姐娘伯夫]|奶奶|爷爷/

export function nameCostsOf({ cedict, jieba }: DictionarySources): NameCosts {
	const surname: Counts = new Map()
	const middle: Counts = new Map()
	const last: Counts = new Map()
	const only: Counts = new Map()
	const foreign: Counts = new Map()
	for (const row of jieba.split('\n')) {
		const [word = '', , tag] = row.split(' ')
		const family = word.charAt(0)
		if (tag !== 'nr' || !surnames.has(family) || titles.test(word)) continue
		add(surname, family)
		if (word.length === 3) {
			add(middle, word.charAt(1))
			add(last, word.charAt(2))
			add(only, word.charAt(2), 0.1)
			add(only, word.charAt(1), 0.05)
		} else if (word.length === 2) {
			add(only, word.charAt(1))
		}
	}
	for (const { word, pinyin, senses } of parseCedict(cedict)) {
		if (!/^\p{Script=Han}{3,}$/u.test(word) || !isForeignName(pinyin, senses[0] ?? '')) continue
		for (const hanzi of word) add(foreign, hanzi)
	}
	return {
		surname: toCosts(surname, 1),
		middle: toCosts(middle, 3),
		last: toCosts(last, 3),
		only: toCosts(only, 1),
		foreign: toCosts(foreign, 3),
	}
}

function add(counts: Counts, hanzi: string, weight = 1): void {
	counts.set(hanzi, (counts.get(hanzi) ?? 0) + weight)
}

function toCosts(counts: Counts, least: number): Uint8Array {
	const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
	const costs = new Uint8Array(0x10000)
	for (const [hanzi, count] of counts) {
		if (count < least || grammatical.has(hanzi)) continue
		costs[hanzi.charCodeAt(0)] = Math.round(-10 * Math.log(count / total))
	}
	return costs
}

/** Ordinary words next to names: 德国和法国, 曹达之女, 王五人. */
const grammatical = new Set(
	'的和在是了与为于有不这以则而及或但之者也就都来去说人们个名月日年二三四五六七八九十百千两几亿半很更最没把被给让到抬约某家氏姓',
)

/** Whether a reading sounds like the capitalized word at the start of its meaning. */
function isForeignName(pinyin: string, sense: string): boolean {
	const [name] = /^[A-Z][a-z]{3,}/.exec(sense.normalize('NFD').replace(/\p{M}/gu, '')) ?? []
	if (!name || !/^\p{Lu}/u.test(pinyin) || /\s\p{Lu}/u.test(pinyin)) return false
	const plain = pinyin.normalize('NFD').replace(/\p{M}/gu, '')
	const heard = soundsOf(plain.replace(/(?<=[aeiou])(?:ng|n|r)\b/g, ''))
	const meant = soundsOf(name)
	return heard.length >= 2 && sharedLength(heard, meant) / Math.max(heard.length, 2) >= 0.75
}

/** Merges consonants that transliterate each other: b p, d t th, g k c q … */
function soundsOf(text: string): string {
	return text
		.toLowerCase()
		.replace(/[aeiouyw\s'ü]/g, '')
		.replace(/zh|ch|sh|[zcsxjq]/g, 's')
		.replace(/[bpfvh]/g, 'p')
		.replace(/[dt]/g, 't')
		.replace(/[gk]/g, 's')
		.replace(/[lr]/g, 'l')
		.replace(/[mn]/g, 'n')
}

/** The length of the longest common subsequence. */
function sharedLength(a: string, b: string): number {
	let row = new Array<number>(b.length + 1).fill(0)
	for (const x of a) {
		const next = [0]
		for (let at = 1; at <= b.length; at += 1) {
			const diagonal = (row[at - 1] ?? 0) + (x === b.charAt(at - 1) ? 1 : 0)
			next[at] = Math.max(diagonal, row[at] ?? 0, next[at - 1] ?? 0)
		}
		row = next
	}
	return row[b.length] ?? 0
}
