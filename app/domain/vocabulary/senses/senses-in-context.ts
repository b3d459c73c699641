/**
 * Which part of speech a word has where it stands, if its entry has several.
 *
 *   花 noun flower, verb to spend            红色的花 noun      花了三天 verb
 *   把 preposition, measure word             把门打开 prep.     一把椅子 measure word
 *   在 preposition, verb to be at, adverb    在家吃饭 prep.     他在家 verb      他在睡觉 adverb
 *   发展 verb to develop, noun development   发展了经济 verb    经济的发展 noun
 *
 * Among the senses of that part of speech, a few words have one that comes first here
 * (sense-hints.ts): 会 is "will" in 明天会下雨.
 *
 * Hints (part-hints.ts) come first: what settles it for one word. Without one, the parts of speech are
 * weighed by their neighbours (neighbours.ts), and the main one wins a tie. A sentence is read twice, as
 * a word's part depends on what the next one is.
 */
import { hintedPart, hintedSense } from './hints.ts'
import { clauseEnd, kindOf, partOfKind, type WordInSentence } from './kinds.ts'
import { afterKind, beforeKind, type NeighbourWeights } from './neighbours.ts'

type Sense = {
	/** Undefined for words without an entry. */
	part: string | undefined
	/** How the sense begins that comes first, where that is another than the gloss's. */
	sense: string | undefined
}

/** The part of speech and the sense of each word in its sentence. */
export function sensesInContext(words: readonly WordInSentence[]): Sense[] {
	const parts: (string | undefined)[] = words.map((word) => word.parts[0])
	const kinds = words.map((word) => kindOf(word))
	for (const [at, { word }] of words.entries()) {
		const next = kinds[at + 1] ?? clauseEnd
		if (word === '了' && (next === clauseEnd || next === 'ending')) kinds[at] = '了'
	}
	for (let reading = 0; reading < 2; reading += 1) {
		for (const [at, word] of words.entries()) {
			if (word.parts.length < 2) continue
			const part = hintedPart(words, kinds, at) ?? likeliestPart(words, kinds, at)
			parts[at] = part
			kinds[at] = kindOf(word, part)
		}
	}
	return parts.map((part, at) => ({ part, sense: hintedSense(words, kinds, at, part) }))
}

function likeliestPart(
	words: readonly WordInSentence[],
	kinds: readonly string[],
	at: number,
): string | undefined {
	const parts = words[at]?.parts ?? []
	const before = kinds[at - 1] ?? clauseEnd
	const after = kinds[at + 1] ?? clauseEnd
	let [best, most] = [parts[0], Number.NEGATIVE_INFINITY]
	for (const [rank, part] of parts.entries()) {
		const weight =
			(weightsOf(afterKind, before)[part] ?? 0) +
			(weightsOf(beforeKind, after)[part] ?? 0) +
			measures(part, kinds, at) +
			predicates(part, kinds, at) +
			potentials(part, words, kinds, at) -
			rank * lessUsual
		if (weight > most) [best, most] = [part, weight]
	}
	return best
}

function weightsOf(table: NeighbourWeights, kind: string): Readonly<Record<string, number>> {
	return table[kind] ?? table[partOfKind(kind)] ?? {}
}

/** Each further part of speech of an entry is less usual by this much. */
const lessUsual = 0.6

/** 一杯茶, 一大杯茶, 喝杯茶; but 大杯 and 茶杯 are cups. */
function measures(part: string, kinds: readonly string[], at: number): number {
	if (part !== 'measure word') return 0
	const before = kinds[at - 1] ?? clauseEnd
	if (counting.has(before)) return 0
	if (before === 'adjective') return counting.has(kinds[at - 2] ?? '') ? 4 : -4
	return before === 'verb' && kinds[at + 1] === 'noun' ? 0 : -4
}

const counting = new Set(['一', 'numeral', 'determiner'])

/** A clause has a predicate: 他们工作。 but 他们有工作。 */
function predicates(part: string, kinds: readonly string[], at: number): number {
	if (part !== 'verb' && part !== 'adjective') return 0
	const hasVerb = clauseHas('verb', kinds, at)
	if (part === 'verb') return hasVerb ? -1 : 1
	if (!hasVerb) return 0.8
	return (kinds[at + 1] ?? clauseEnd) === clauseEnd ? -0.5 : 0
}

/** In words, to each side. */
const longestClause = 24

/** Whether another word of the clause is this part of speech. */
function clauseHas(part: string, kinds: readonly string[], at: number): boolean {
	for (const step of [-1, 1]) {
		for (let away = 1; away <= longestClause; away += 1) {
			const kind = kinds[at + away * step] ?? clauseEnd
			if (kind === clauseEnd) break
			if (partOfKind(kind) === part) return true
		}
	}
	return false
}

/** 端不起来, 听得见, 站一站, 看了看: only verbs do that. */
function potentials(
	part: string,
	words: readonly WordInSentence[],
	kinds: readonly string[],
	at: number,
): number {
	const between = words[at + 1]?.word
	if (part !== 'verb' || between === undefined) return 0
	if (towards.has(between)) return 1.5
	if (!betweenParts.has(between)) return 0
	const isDoubled = words[at + 2]?.word === words[at]?.word && !counting.has(kinds[at - 1] ?? '')
	return isDoubled || kinds[at + 2] === 'result' ? 4 : 0
}

/** 站在, 画到: a place or an end of what is done. */
const towards = new Set(['在', '到', '给', '向', '往'])
const betweenParts = new Set(['不', '得', '一', '了'])
