/**
 * Which sense a word has where it stands, if its gloss has several.
 *
 *   花 noun: flower; verb: to spend             红色的花 flower    花了三天 to spend
 *   在 preposition: in; verb: to be at; adverb  在家吃饭 in        他在家 to be at      他在睡觉 adverb
 *   会 auxiliary verb: can; will                我会游泳 can       明天会下雨 will
 *
 * Hints (hints.ts) settle what some frequent words are. All others are weighed by their neighbours (features.ts),
 * with weights that `npm run train -- senses` learned from labelled text, and the heaviest sense wins. A sentence is read
 * twice, as a word's part depends on what the next one is. Where the sentence has an English line, a sense that is in it
 * weighs more.
 */
import type { ContextWeights } from '#app/domain/pinyin/context-weights.ts'
import { featuresOf, optionsOf, type SenseFeatures, type SenseOption } from './features.ts'
import { hintedPart, hintedSense } from './hints.ts'
import { clauseEnd, kindOf, type WordInSentence } from './kinds.ts'

export type SenseInContext = {
	/** The part of speech; undefined for words without an entry. */
	part: string | undefined
	/** The sense, as the gloss writes it; undefined where the definition is missing. */
	sense: string | undefined
	/** How much heavier it is than the next one, in sixteenths of a natural logarithm. */
	lead: number
	/** The next one; undefined where the gloss has one sense. */
	next: SenseOption | undefined
}

/** What being in the translation weighs, in sixteenths of a natural logarithm. */
const translatedWeight = 40

/** Tells which senses are in the sentence's translation; undefined where that says nothing (translated-senses.ts). */
export type InTranslation = (senses: readonly (string | undefined)[]) => boolean[] | undefined

/** The sense of each word in its sentence. A translation is asked about words that no hint settles. */
export function sensesInContext(
	words: readonly WordInSentence[],
	weights: ContextWeights,
	inTranslation?: InTranslation,
): SenseInContext[] {
	const options = words.map(optionsOf)
	const kinds = kindsOf(
		words,
		words.map(({ meanings }) => meanings[0]?.[0]),
	)
	const senses = options.map(([only]): SenseInContext => {
		return { part: only?.part, sense: only?.text, lead: Number.POSITIVE_INFINITY, next: undefined }
	})
	for (let reading = 0; reading < 2; reading += 1) {
		for (const [at, word] of words.entries()) {
			const own = options[at] ?? []
			if (own.length < 2) continue
			const part = hintedPart(words, kinds, at)
			const fitting = part === undefined ? own : own.filter((option) => option.part === part)
			const chosen = heaviest(
				fitting,
				featuresOf(words, kinds, at, fitting),
				weights,
				inTranslation,
			)
			const hinted = hintedOf(fitting, chosen.part, hintedSense(words, kinds, at, chosen.part))
			senses[at] = hinted ?? chosen
			kinds[at] = kindOf(word, chosen.part)
		}
	}
	return senses
}

/** The sense that a hint says, if the gloss has one that begins so. */
function hintedOf(
	options: readonly SenseOption[],
	part: string | undefined,
	hint: string | undefined,
): SenseInContext | undefined {
	if (hint === undefined) return undefined
	const found = options.find((option) => option.part === part && option.text?.startsWith(hint))
	return found && { part, sense: found.text, lead: Number.POSITIVE_INFINITY, next: undefined }
}

/** The kind of each word, if it is this part of speech. */
export function kindsOf(
	words: readonly WordInSentence[],
	parts: readonly (string | undefined)[],
): string[] {
	const kinds = words.map((word, at) => kindOf(word, parts[at]))
	for (const [at, { word }] of words.entries()) {
		const next = kinds[at + 1] ?? clauseEnd
		if (word === '了' && (next === clauseEnd || next === 'ending')) kinds[at] = '了'
	}
	return kinds
}

function heaviest(
	options: readonly SenseOption[],
	features: readonly SenseFeatures[],
	weights: ContextWeights,
	inTranslation?: InTranslation,
): SenseInContext {
	const found = inTranslation?.(options.map(({ text }) => text))
	const sums = features.map(
		(own, at) => weightOf(own, weights) + (found?.[at] ? translatedWeight : 0),
	)
	const order = options.map((_, at) => at).sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0))
	const [first = 0, second = -1] = order
	const { part, text } = options[first] ?? {}
	// Without weights nothing is close: the order of the gloss is all that is known.
	const lead =
		weights.length === 0
			? Number.POSITIVE_INFINITY
			: (sums[first] ?? 0) - (sums[second] ?? Number.NEGATIVE_INFINITY)
	return { part, sense: text, lead, next: options[second] }
}

export function weightOf(
	{ places, values }: SenseFeatures,
	weights: ContextWeights | Float64Array,
): number {
	let sum = 0
	for (const place of places) sum += weights[place] ?? 0
	for (const [place, value] of values) sum += (weights[place] ?? 0) * value
	return sum
}
