/**
 * Trains the weights that choose readings in context, and writes them to app/seed/dictionary (`npm run train -- readings`).
 *
 * Training data: the CPP sentences in FOLDER (../shared/data: cpp-dev.sent with 他▁长▁大了, cpp-dev.lb
 * with zhang3), those of g2pL (g2pl-train, sentences of the web) and everyday-readings.txt
 * (他长[zhǎng]大了[le]). Reports the accuracy of the whole engine: five-fold cross validation for CPP and
 * the everyday sentences, g2pl-dev for the web. Then it writes the weights of all sentences but g2pl-dev.
 * Run it again after changes to the segmenter, the dictionary's readings, the rules or the sentences.
 *
 * The model is logistic regression over the readings of each word, trained by Adagrad with slight
 * decay. Features seen only once and weights near zero are dropped.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packWeights, placeBits } from '#app/domain/pinyin/context-weights.ts'
import { firstDifference, placesOfReadings, sentenceOf } from '#app/domain/pinyin/in-context.ts'
import type { Lexicon } from '#app/domain/pinyin/lexicon.ts'
import { toNumberTone } from '#app/domain/pinyin/number-tone.ts'
import { readWords } from '#app/domain/pinyin/reading.ts'
import { type Dictionary, openDictionary } from '#app/domain/segmentation/dictionary.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { buildDictionary } from '#app/seed/dictionary/build.ts'
import { readSources } from '#app/seed/dictionary/sources.ts'
import { lexiconIn, readingWeightsFile } from '#app/seed/readings.ts'
import { readHeadwords } from './headwords.ts'

/** A character of a sentence and its reading there: zhang3. */
type Question = { text: string; at: number; answer: string; fold: number; source: Source }
type Source = 'cpp' | 'everyday' | 'web'

/** The features of each reading, and the index of the right one. */
type Example = { places: number[][]; right: number; weight: number; count: number }

type Candidate = { question: Question } & (
	| { decided: string }
	| { answers: string[]; example: Example }
)

const priorWeight = 3
/** For words of whose characters some are in sentences: 蛇 is rarely yí, though 委蛇 is. */
const weakPriorWeight = 0.5

const folds = 5
const rounds = 5
const rate = 0.15
const decay = 1e-3
const leastWeight = 0.05
const unit = 1 / 16
const leastCount = 2
/**
 * How much a sentence teaches, and for how many it counts: a feature that occurs in one everyday
 * sentence only is kept, and one of the web has to occur in several.
 */
const teaching = {
	cpp: { weight: 1, count: 1 },
	everyday: { weight: 1.5, count: 2 },
	web: { weight: 0.5, count: 0.34 },
}
/** The fold of sentences that all others learn with. */
const always = -1
/** Characters in unambiguous words also teach a little about their context. */
const decidedWeight = 0.1

/** Needs the built dictionary; `folder` has the sentences of CPP and g2pL. */
export function trainReadings(folder: string): void {
	const words = readFileSync('build/segmentation/words.bin')
	const dictionary = openDictionary(Uint8Array.from(words).buffer)
	const sources = readSources()
	const headwords = readHeadwords(sources)
	const lexicon = lexiconIn(buildDictionary(sources))
	const questions = [
		...readCpp(join(folder, 'cpp-dev'), 'cpp'),
		...readEveryday(),
		...readCpp(join(folder, 'g2pl-train'), 'web').map((question) => ({
			...question,
			fold: always,
		})),
	]
	const candidates = questions.map((question) => candidateOf(question, dictionary, lexicon))
	const lessons = questions.flatMap((question) => learnFromWord(question, dictionary, lexicon))
	const seen = new Set(questions.map(({ text, at }) => text.charAt(at)))
	const priors = headwords.flatMap((word) => {
		const isSeen = [...word].some((hanzi) => seen.has(hanzi))
		return priorOf(word, lexicon, isSeen ? weakPriorWeight : priorWeight)
	})

	for (let fold = 0; fold < folds; fold += 1) {
		const others = [
			...candidates.flatMap((one) =>
				'example' in one && one.question.fold !== fold ? [one.example] : [],
			),
			...lessons.flatMap(({ example, question }) => (question.fold === fold ? [] : [example])),
			...priors,
		]
		const weights = learn(others)
		for (const { question } of candidates) {
			if (question.fold === fold) mark(question, dictionary, { ...lexicon, weights })
		}
	}
	report('cpp')
	report('everyday')

	const all = candidates.flatMap((one) => ('example' in one ? [one.example] : []))
	const weights = learn([...all, ...lessons.map(({ example }) => example), ...priors])
	for (const question of readCpp(join(folder, 'g2pl-dev'), 'web')) {
		mark(question, dictionary, { ...lexicon, weights })
	}
	report('web')
	const packed = packWeights(weights)
	writeFileSync(readingWeightsFile, packed)
	console.log(`${readingWeightsFile}: ${packed.length} bytes`)
}

const marks = {
	cpp: { right: 0, all: 0 },
	everyday: { right: 0, all: 0 },
	web: { right: 0, all: 0 },
}

/** Reads the sentence as the engine does, rules and all. */
function mark(question: Question, dictionary: Dictionary, lexicon: Lexicon): void {
	const { text, answer, source } = question
	const { words, index, offset } = findWord(question, segment(dictionary, text))
	const reading = readWords(words, lexicon)[index] ?? ''
	marks[source].all += 1
	const said = syllableOf(words[index] ?? '', reading, offset)
	if (isRight(said, answer, source)) marks[source].right += 1
}

/** g2pL writes 关系 with xi4: a neutral tone of ours is right there, and 上 of 桌子上 in both. */
function isRight(said: string, answer: string, source: Source): boolean {
	const mayBeLight = source === 'web' || said === 'shang5'
	return said === answer || (mayBeLight && said === answer.replace(/[1-4]$/, '5'))
}

function report(source: Source): void {
	const { right, all } = marks[source]
	const share = ((100 * right) / all).toFixed(2)
	console.log(`${source}: ${share} % of ${all} readings, each never seen before`)
}

function readCpp(file: string, source: Source): Question[] {
	const answers = readFileSync(`${file}.lb`, 'utf8').split('\n')
	const random = randomNumbers()
	return readFileSync(`${file}.sent`, 'utf8')
		.split('\n')
		.flatMap((sentence, index) => {
			const at = sentence.indexOf('▁')
			if (at < 0) return []
			const answer = (answers[index] ?? '').trim().replace('u:', 'v')
			const fold = Math.floor(random() * folds)
			return [{ text: sentence.replaceAll('▁', ''), at, answer, fold, source }]
		})
}

function readEveryday(): Question[] {
	const file = new URL('./everyday-readings.txt', import.meta.url)
	const random = randomNumbers()
	return readFileSync(file, 'utf8')
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith('#'))
		.flatMap((line) => {
			const fold = Math.floor(random() * folds)
			const text = line.replace(/\[[^\]]*\]/g, '')
			let removed = 0
			return Array.from(line.matchAll(/\[([^\]]*)\]/g), (match) => {
				const at = match.index - removed - 1
				removed += match[0].length
				const answer = answerOf(match[1] ?? '')
				return { text, at, answer, fold, source: 'everyday' as const }
			})
		})
}

/** lǜ → lv4, as CPP writes it. */
function answerOf(syllable: string): string {
	return toNumberTone(syllable.toLowerCase()).replace('ü', 'v')
}

/** The possible readings of a character in its sentence. */
function candidateOf(question: Question, dictionary: Dictionary, lexicon: Lexicon): Candidate {
	const { words, index, offset } = findWord(question, segment(dictionary, question.text))
	const word = words[index] ?? ''
	const readings = lexicon.readingsOf(word)
	if (readings.length === 0 && word.length > 1) {
		return candidateIn(question, lexicon, takeApart(words, index), index + offset, 0)
	}
	return candidateIn(question, lexicon, words, index, offset)
}

function candidateIn(
	question: Question,
	lexicon: Lexicon,
	words: readonly string[],
	index: number,
	offset: number,
): Candidate {
	const word = words[index] ?? ''
	const readings = lexicon.readingsOf(word)
	const answers = readings.map((reading) => syllableOf(word, reading, offset))
	if (readings.length < 2 || (word.length > 1 && firstDifference(readings) !== offset)) {
		return { question, decided: answers[0] ?? '' }
	}
	const places = placesOfReadings(lexicon.classOf, sentenceOf(words), index, readings)
	const { weight, count } = teaching[question.source]
	const example = { places, right: indexOfRight(answers, question), weight, count }
	return { question, answers, example }
}

/** -1 if no reading is right; also if g2pL does not say which of xi4 and xi5 is. */
function indexOfRight(answers: readonly string[], { answer, source }: Question): number {
	const fitting = answers.filter((one) => isRight(one, answer, source))
	return new Set(fitting).size === 1 ? answers.indexOf(fitting[0] ?? '') : -1
}

/** Learns from a character of an unambiguous word as if it stood alone. */
function learnFromWord(question: Question, dictionary: Dictionary, lexicon: Lexicon) {
	const { words, index, offset } = findWord(question, segment(dictionary, question.text))
	const word = words[index] ?? ''
	if (word.length < 2 || lexicon.readingsOf(word).length !== 1) return []
	const apart = takeApart(words, index)
	const one = candidateIn(question, lexicon, apart, index + offset, 0)
	return 'example' in one
		? [
				{
					question,
					example: {
						...one.example,
						weight: decidedWeight,
						count: teaching[question.source].count,
					},
				},
			]
		: []
}

/** A prior for the most frequent reading: a strong one for words in no training sentence. */
function priorOf(word: string, lexicon: Lexicon, weight: number): Example[] {
	const readings = lexicon.readingsOf(word)
	if (readings.length < 2) return []
	const places = placesOfReadings(lexicon.classOf, sentenceOf([word]), 0, readings)
	const alone = places.map((own) => own.slice(1, 2))
	return [{ places: alone, right: 0, weight, count: leastCount }]
}

function findWord({ at }: Question, words: readonly string[]) {
	let start = 0
	let index = 0
	while (start + (words[index]?.length ?? 0) <= at) {
		start += words[index]?.length ?? 0
		index += 1
	}
	return { words, index, offset: at - start }
}

function takeApart(words: readonly string[], index: number): string[] {
	return [...words.slice(0, index), ...(words[index] ?? '').split(''), ...words.slice(index + 1)]
}

/** The second of yín háng is hang2; 儿 in nǎr is r5. */
function syllableOf(word: string, reading: string, offset: number): string {
	const syllables = reading.split(' ')
	const hasErhua = syllables.length === word.length - 1 && word.endsWith('儿')
	if (hasErhua && offset === word.length - 1) return 'r5'
	const syllable = syllables[offset] ?? ''
	return answerOf(hasErhua && offset === word.length - 2 ? syllable.replace(/r$/, '') : syllable)
}

function learn(examples: readonly Example[]): Int8Array {
	const known = withoutRare(examples)
	const weights = new Float64Array(1 << placeBits)
	const squares = new Float64Array(1 << placeBits).fill(1e-6)
	const order = known.map((_, index) => index)
	const random = randomNumbers()
	for (let round = 0; round < rounds; round += 1) {
		shuffle(order, random)
		for (const index of order) {
			const example = known[index]
			if (example) adjust(example, weights, squares)
		}
	}
	return Int8Array.from(weights, (weight) => {
		if (Math.abs(weight) < leastWeight) return 0
		return Math.max(-127, Math.min(127, Math.round(weight / unit)))
	})
}

/** Drops features that support a right reading less than `leastCount` times. */
function withoutRare(examples: readonly Example[]): Example[] {
	const taught = examples.filter(({ right, places }) => right >= 0 && places.length > 1)
	const counts = new Float32Array(1 << placeBits)
	for (const { places, right, count } of taught) {
		for (const place of places[right] ?? []) counts[place] = (counts[place] ?? 0) + count
	}
	const isKept = (place: number) => (counts[place] ?? 0) >= leastCount
	return taught.map((one) => ({ ...one, places: one.places.map((own) => own.filter(isKept)) }))
}

function adjust(
	{ places, right, weight }: Example,
	weights: Float64Array,
	squares: Float64Array,
): void {
	const sums = sumsOf(places, weights)
	const most = Math.max(...sums)
	const powers = sums.map((sum) => Math.exp(sum - most))
	const total = powers.reduce((sum, power) => sum + power, 0)
	for (const [choice, own] of places.entries()) {
		const wrong = ((powers[choice] ?? 0) / total - (choice === right ? 1 : 0)) * weight
		if (Math.abs(wrong) < 1e-4) continue
		for (const place of own) {
			const slope = wrong + decay * (weights[place] ?? 0)
			const square = (squares[place] ?? 0) + slope * slope
			squares[place] = square
			weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(square)
		}
	}
}

function sumsOf(places: readonly number[][], weights: Float64Array | Int8Array): number[] {
	return places.map((own) => own.reduce((sum, place) => sum + (weights[place] ?? 0), 0))
}

function shuffle(order: number[], random: () => number): void {
	for (let at = order.length - 1; at > 0; at -= 1) {
		const other = Math.floor(random() * (at + 1))
		const [a = 0, b = 0] = [order[at], order[other]]
		order[at] = b
		order[other] = a
	}
}

/** Deterministic, so that the same sentences give the same weights. */
function randomNumbers(): () => number {
	let state = 12_345
	return () => {
		state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
		return state / 0x80000000
	}
}
