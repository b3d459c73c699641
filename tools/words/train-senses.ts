/**
 * Trains the weights that choose senses in context.
 *
 * Logistic regression over the senses of each labelled word, by Adagrad; where several are right, their sum
 * counts. It starts from what grammar says of the parts of speech (prior-weights.ts) and decays towards that.
 * Features that one or two labels alone have are dropped, and so are weights near zero.
 */
import { type ContextWeights, placeBits } from '#app/domain/pinyin/context-weights.ts'
import type { Sense } from '#app/domain/vocabulary/senses/close-sense.ts'
import {
	featuresOf,
	hashOf,
	mix,
	optionsOf,
	placeOf,
	type SenseFeatures,
	type SenseOption,
} from '#app/domain/vocabulary/senses/features.ts'
import { hintedPart, hintedSense } from '#app/domain/vocabulary/senses/hints.ts'
import type { WordInSentence } from '#app/domain/vocabulary/senses/kinds.ts'
import {
	kindsOf,
	sensesInContext,
	weightOf,
} from '#app/domain/vocabulary/senses/senses-in-context.ts'
import type { WordEngine } from './engine.ts'
import type { LabelledWord } from './labelled-text.ts'
import { readLabelledExamples, readTranslatedExamples } from './labels.ts'
import { afterKind, beforeKind } from './prior-weights.ts'

/** A labelled word: its senses with their features, and which are right. */
export type SenseExample = { features: SenseFeatures[]; isRight: boolean[]; weight: number }

const rounds = 8
const rate = 0.05
const decay = 5e-3
/** What grammar says of all words is moved less: our labels are more of talk than of newspapers. */
const grammarRate = 0.1
const unit = 1 / 16
const leastWeight = 0.06
const leastCount = 3

/** What a translation says teaches less than what a reader says. */
const translationTeaches = 0.4

/** What is learned from beside the readers' own sentences. */
export function otherExamples(engine: WordEngine): SenseExample[] {
	return [
		...readLabelledExamples(engine).flatMap((words) => examplesOf(words, engine, 1)),
		...readTranslatedExamples(engine).flatMap((words) =>
			examplesOf(words, engine, translationTeaches),
		),
	]
}

/** The words with their meanings; a reading that is not written is the engine's. */
export function sentenceWords(
	sentence: readonly { word: string; pinyin?: string | undefined }[],
	engine: WordEngine,
): WordInSentence[] {
	const read = engine.readingOf(sentence.map(({ word }) => word))
	return sentence.map(({ word, pinyin }, index) => {
		const known = { word, pinyin: pinyin ?? read[index]?.pinyin }
		return { ...known, meanings: engine.meaningsOf(known) }
	})
}

function isSame(option: SenseOption, { part, text }: Sense): boolean {
	return option.part === part && (option.text ?? '').startsWith(text)
}

/**
 * One for each labelled word of the sentence that no hint settles; words whose gloss no longer has the sense are left
 * out. `weight` is how much they teach; the parts of speech of unlabelled neighbours are guessed.
 */
export function examplesOf(
	words: readonly LabelledWord[],
	engine: WordEngine,
	weight: number,
): SenseExample[] {
	const known = sentenceWords(words, engine)
	const guessed = sensesInContext(known, startingWeights)
	const parts = words.map(({ senses }, at) => senses?.[0]?.part ?? guessed[at]?.part)
	const kinds = kindsOf(known, parts)
	return words.flatMap(({ senses }, at) => {
		const word = known[at]
		if (!senses || !word) return []
		const hinted = hintedPart(known, kinds, at)
		const options = optionsOf(word).filter(({ part }) => hinted === undefined || part === hinted)
		const isRight = options.map((option) => senses.some((sense) => isSame(option, sense)))
		const isSettled = hintedSense(known, kinds, at, parts[at]) !== undefined
		if (isSettled || !isRight.includes(true) || !isRight.includes(false)) return []
		return [{ features: featuresOf(known, kinds, at, options), isRight, weight }]
	})
}

/** The weights before any label was read: what parts of speech like beside them. */
function priorWeights(): Float64Array {
	const weights = new Float64Array(1 << placeBits)
	const tables = [
		[2, afterKind],
		[3, beforeKind],
	] as const
	for (const [seed, table] of tables) {
		for (const [kind, parts] of Object.entries(table)) {
			for (const [part, weight] of Object.entries(parts)) {
				weights[placeOf(mix(seed, hashOf(kind)), hashOf(part))] = weight
			}
		}
	}
	const named = {
		rank: -0.6,
		index: -0.6,
		measures: 1,
		predicates: 1,
		potentials: 1,
	}
	for (const [name, weight] of Object.entries(named)) weights[placeOf(hashOf(name), 1)] = weight
	return weights
}

const prior = priorWeights()
const startingWeights = rounded(prior)

export function learn(examples: readonly SenseExample[]): ContextWeights {
	const known = withoutRare(examples)
	const weights = Float64Array.from(prior)
	const squares = new Float64Array(weights.length).fill(1e-6)
	const order = known.map((_, index) => index)
	const random = randomNumbers()
	for (let round = 0; round < rounds; round += 1) {
		shuffle(order, random)
		for (const index of order) {
			const example = known[index]
			if (example) adjust(example, { weights, squares })
		}
	}
	return rounded(weights)
}

function rounded(weights: Float64Array): ContextWeights {
	return Int8Array.from(weights, (weight) => {
		if (Math.abs(weight) < leastWeight) return 0
		return Math.max(-127, Math.min(127, Math.round(weight / unit)))
	})
}

/** Drops features that speak for a right sense less than `leastCount` times, unless grammar knows them. */
function withoutRare(examples: readonly SenseExample[]): SenseExample[] {
	const counts = new Float32Array(prior.length)
	for (const { features, isRight, weight } of examples) {
		for (const [choice, { places }] of features.entries()) {
			if (!isRight[choice]) continue
			for (const place of places) counts[place] = (counts[place] ?? 0) + Math.min(weight, 1)
		}
	}
	const isKept = (place: number) => (counts[place] ?? 0) >= leastCount || prior[place] !== 0
	return examples.map((one) => ({
		...one,
		features: one.features.map(({ places, values }) => ({ places: places.filter(isKept), values })),
	}))
}

type State = { weights: Float64Array; squares: Float64Array }

function adjust({ features, isRight, weight }: SenseExample, state: State): void {
	const sums = features.map((own) => weightOf(own, state.weights))
	const most = Math.max(...sums)
	const powers = sums.map((sum) => Math.exp(sum - most))
	const all = powers.reduce((sum, power) => sum + power, 0)
	const right = powers.reduce((sum, power, choice) => sum + (isRight[choice] ? power : 0), 0)
	for (const [choice, { places, values }] of features.entries()) {
		const power = powers[choice] ?? 0
		const slope = (power / all - (isRight[choice] ? power / right : 0)) * weight
		if (Math.abs(slope) < 1e-4) continue
		for (const place of places) step(place, slope, state)
		for (const [place, value] of values) step(place, slope * value, state)
	}
}

function step(place: number, slope: number, { weights, squares }: State): void {
	const pulled = slope + decay * ((weights[place] ?? 0) - (prior[place] ?? 0))
	const square = (squares[place] ?? 0) + pulled * pulled
	squares[place] = square
	const own = prior[place] === 0 ? rate : rate * grammarRate
	weights[place] = (weights[place] ?? 0) - (own * pulled) / Math.sqrt(square)
}

function shuffle(order: number[], random: () => number): void {
	for (let at = order.length - 1; at > 0; at -= 1) {
		const other = Math.floor(random() * (at + 1))
		const [a = 0, b = 0] = [order[at], order[other]]
		order[at] = b
		order[other] = a
	}
}

/** Deterministic, so that the same labels give the same weights. */
function randomNumbers(): () => number {
	let state = 12_345
	return () => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
		return state / 0x80000000
	}
}
