/**
 * Characters of a traditional text that simplified texts have, too, as the likelier words have them:
 *
 *   這裡有著名的大學   有 著名 的, which costs less than 有着 名 的
 *   牆上寫著名字       写 着 名字, although 著名 is a word
 *   魯迅著，他著有…    著 "wrote" is a verb: no verb stands before it that 着 might follow
 */
import { classOfPos, type Lexicon } from '#app/domain/pinyin/lexicon.ts'
import { isNameReading } from '#app/domain/pinyin/name-reading.ts'
import { splitName } from '#app/domain/pinyin/surnames.ts'
import { type Cost, type Dictionary, indexOfWord } from './dictionary.ts'
import { costOfText, segment } from './segment.ts'
import { otherForm, type TraditionalTable } from './traditional.ts'

type Engine = {
	readonly dictionary: Dictionary
	readonly lexicon: Pick<Lexicon, 'classOf' | 'readingsOf'>
	readonly table: TraditionalTable
}

/** Longer ones are settled in pieces: each character asks for the whole piece. */
const clauses = /[^，。！？；：、「」『』“”（）,.!?\s]{1,40}/gu

/** `simplified` is a traditional sentence as its single words have it; it keeps its length. */
export function settleForms(engine: Engine, written: string, simplified: string): string {
	return simplified.replace(clauses, (clause: string, start: number) => {
		// Nothing is 著名 with 着: 看著名著 is 看 着 名著.
		let settled = clause.replaceAll('著名着', '着名著')
		for (let at = 0; at < clause.length; at += 1) {
			const other = otherForm(engine.table, written.charAt(start + at), settled.charAt(at))
			if (other !== undefined) settled = settleOne(engine, settled, at, other)
		}
		return settled
	})
}

/** What has to be gained: 看著書 is 看 着 书, though 著书 is a word that costs hardly less. */
const gain: Cost = 5

function settleOne(engine: Engine, clause: string, at: number, other: string): string {
	const { dictionary } = engine
	const withForm = (form: string) => clause.slice(0, at) + form + clause.slice(at + 1)
	const changed = withForm(other)
	const isLikelier = costOfText(dictionary, changed) < costOfText(dictionary, clause) - gain
	const best = isLikelier || leavesRest(dictionary, clause, at) ? changed : clause
	return isVerbOfAuthors(segment(dictionary, best), at, engine) ? withForm('著') : best
}

/** 帶著名氣 is no 著名 with 气: a word that leaves one hanzi of the next word alone. */
function leavesRest(dictionary: Dictionary, clause: string, at: number): boolean {
	if (clause.charAt(at) !== '著' || at === 0) return false
	const { word, next } = wordAt(segment(dictionary, clause), at)
	return word.length > 1 && next.length === 1 && indexOfWord(dictionary, word.slice(1) + next) >= 0
}

/** 着 有 and 著 《…》, but 带 着 书包 and 研究 着 有机化学: only the whole word 有 or 书 goes on with a work. */
const work = /^(?:[有书者]$|[《〈])/u
/** 王老师著的书, but 墙上挂着的书包. */
const workOfAuthor =
	/^的(?:[那这]?[一两三几]?[本部篇首])?(?:书(?![包房架店桌柜法记签本皮])|诗|小说|名[着著]|[着著]作|文章|作品|论文|剧本|教材|词典)/u
/** What persons are called by: the lexicon has verbs such as 研究 and 计划 as nouns, too. */
const person = /.(?:[家者师生员人授士]|老板|[校院部市省县局社队会]长)$/u
const noun = classOfPos('noun')
const pronoun = classOfPos('pronoun')
const adverb = classOfPos('adverb')
const acts = new Set([classOfPos('verb'), classOfPos('auxiliary verb')])

/** Whether the 着 at `at` is a word behind its author, with or without the work. */
function isVerbOfAuthors(words: readonly string[], at: number, { lexicon }: Engine): boolean {
	const { earlier, before, word, next, after } = wordAt(words, at)
	if (word !== '着') return false
	if (before === '所') return /^[的《〈]?$/u.test(after.slice(0, 1))
	const kind = lexicon.classOf(before)
	const isBeforeWork = work.test(next)
	if (before.length > 1 && isName(before, lexicon.readingsOf(before))) {
		// Somebody 着说 does it while speaking: 王笑着说.
		return isBeforeWork || !acts.has(lexicon.classOf(next))
	}
	const isAuthor = kind === pronoun || (kind === noun && person.test(before))
	if (isAuthor && workOfAuthor.test(after)) return true
	// No 着 follows an adverb, so that 他已著有… lacks another verb. But 他一直著的 says too little.
	if (isBeforeWork && (before === '' || isAuthor || kind === adverb)) return true
	// 陈 忠实着《…》 may have an unknown name.
	return /^[《〈]/u.test(next) && isUnknownName(earlier, before, kind)
}

/** A word beside a surname, or one without a class: most verbs that go on have one. */
function isUnknownName(earlier: string, word: string, kind: number): boolean {
	if (word.length < 2 || acts.has(kind)) return false
	return kind === 0 || (earlier.length === 1 && splitName(earlier + word) !== undefined)
}

function isName(word: string, readings: readonly string[]): boolean {
	return readings.length > 0 ? readings.every(isNameReading) : splitName(word) !== undefined
}

/** The word at an offset, two before it, the one behind it, and all text behind it. */
function wordAt(words: readonly string[], at: number) {
	let end = 0
	const index = words.findIndex((word) => {
		end += word.length
		return end > at
	})
	return {
		earlier: words[index - 2] ?? '',
		before: words[index - 1] ?? '',
		word: words[index] ?? '',
		next: words[index + 1] ?? '',
		after: words.slice(index + 1).join(''),
	}
}
