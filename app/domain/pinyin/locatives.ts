/**
 * 里 and 上 are light where they say where something is: 桌子上 zhuō zi shang, 学校里 xué xiào li.
 *
 * They keep their tones as verbs (上车, 妹妹上小学), as measures (五里路), after a preposition (往里走,
 * 往上看), and before what they define (上个月, 里屋). 下 always keeps its tone: 树下 shù xià.
 */
import { type ClassOf, classOfPos } from './lexicon.ts'

/** The light reading of the word at `index`, if it stands behind a noun. */
export function lightLocative(
	words: readonly string[],
	index: number,
	classOf: ClassOf,
): string | undefined {
	const word = words[index]
	if (word === '里') return isInside(words, index, classOf) ? 'li' : undefined
	if (word === '上') return isOnTop(words, index, classOf) ? 'shang' : undefined
	return undefined
}

const [noun, measureWord, numeral, adverb, preposition] = [
	'noun',
	'measure word',
	'numeral',
	'adverb',
	'preposition',
].map(classOfPos)

const amount = /^(?:第.*|[〇零一二三四五六七八九十百千万亿两几数半多来\d０-９.]+|每|几十)$/u
const leads = /^(?:往|向|朝|从|由|自|打|最|哪)$/u
/** 书名 》 and a quotation may be places too. */
const closes = /^[》”’）]+$/u
const hanzi = /\p{Script=Han}|\p{Script=Latin}/u

function isInside(words: readonly string[], index: number, classOf: ClassOf): boolean {
	const before = words[index - 1] ?? ''
	if (!hanzi.test(before)) return closes.test(before)
	if (amount.test(before) || leads.test(before)) return false
	const kind = classOf(before)
	return kind !== numeral && kind !== adverb && kind !== preposition
}

const person =
	/(?:们|人|孩子|[爸妈爷奶哥姐弟妹叔姨婆公嫂爹娘姑舅]|学生|医生|先生|女生|男生|同学|老师|师傅|朋友|小姐|太太|经理|司机|大夫|护士|警察|女儿|儿子|老板|教授|校长|家长|大家|员|者)$/u
const time =
	/^(?:今|明|昨|前|后|去|每|当|那|这)[天年晚]$|^(?:现在|以[前后]|后来|小时候|[上下]午|中午|晚上|早上|周末|平时|时候|星期.*|周[一二三四五六日])$/u
/** 楼上 is against 楼下, and both keep their tones. */
const full = /^楼$/u
/** Where one gets on, goes up or goes to: 汽车上山. */
const goal =
	/^(?:[了过]|山|车|船|飞机|火车|汽车|地铁|公共汽车|公交车|楼|岸|街|班|课|学|大学|中学|小学|高中|初中|幼儿园|厕所|战场|前线|哪儿|哪里|什么|北京|上海)$/u
/** 上个月, 上次. */
const past = /^(?:个|周|次|月|世纪|届|半|半年|回|季度|星期)$/u
const step = /^(?:年级|层|楼|级|次|届|回)$/u
/** 到山上了. */
const arrives = /^(?:到|回到|来到|爬到)$/u
/** Nouns that are verbs more often. */
const alsoNoun = /^(?:画|会|包|练习|工作|生活|学习|比赛|考试|报告|计划|组织|设计|表演|信)$/u
const place = /^(?:在|到|从|于|的|这|那|本|张|幅|次|个)$/u

function isOnTop(words: readonly string[], index: number, classOf: ClassOf): boolean {
	const before = words[index - 1] ?? ''
	const after = words[index + 1] ?? ''
	const isArrival = after === '了' && arrives.test(words[index - 2] ?? '')
	if (!isArrival && (goal.test(after) || past.test(after))) return false
	if (amount.test(after) && step.test(words[index + 2] ?? '')) return false
	if (!hanzi.test(before)) return closes.test(before)
	if (person.test(before) || time.test(before) || full.test(before)) return false
	const kind = kindOf(before, classOf)
	if (kind === noun) return true
	const isPlace = place.test(words[index - 2] ?? '')
	if (kind === measureWord) return isPlace || !amount.test(words[index - 2] ?? '')
	if (alsoNoun.test(before)) return isPlace
	return kind === 0 && !amount.test(before) && isPlace
}

/** A word without an entry is what its end is: 小桌子 is a noun like 桌子. */
function kindOf(word: string, classOf: ClassOf): number {
	for (let start = 0; start < word.length; start += 1) {
		const kind = classOf(word.slice(start))
		if (kind !== 0) return kind
	}
	return 0
}
