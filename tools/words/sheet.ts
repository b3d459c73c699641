/**
 * A sheet for a reader: each sentence as the engine cut and read it, and below it the words that have several
 * senses, in the order of their glosses. Nothing says which of them the engine would choose.
 *
 *   #12 他 长:zhǎng 高 了 。
 *   2 长 a verb: to grow | b noun: chief
 *   4 了 a particle: completed action | b particle: change of state
 *
 * The reader answers with the letters that are right, most fitting first (x for none), and with cuts and
 * readings that are wrong:
 *
 *   12 2a 4b
 *   12 cut 他 长 高 了
 *   12 read 2 cháng
 */
import type { Sense } from '#app/domain/vocabulary/senses/close-sense.ts'
import type { ReadWord, WordEngine } from './engine.ts'
import { formatLabelledSentence, type LabelledWord } from './labelled-text.ts'

const letters = 'abcdefghijklmnopqrstuvw'

/** All senses of the word's popup, if it has several. */
function optionsOf(word: ReadWord, engine: WordEngine): Sense[] {
	const options = engine
		.meaningsOf(word)
		.flatMap(([part, definition]) =>
			(definition?.split('; ') ?? []).map((text) => ({ part, text })),
		)
	return options.length > 1 ? options.slice(0, letters.length) : []
}

type Asked = (words: readonly ReadWord[], at: number) => boolean

/** `isAsked` leaves out words that need no reader; by default all are asked. */
export function formatSheet(
	sentences: readonly string[],
	engine: WordEngine,
	isAsked: Asked = () => true,
): string {
	return sentences
		.map((sentence, index) => {
			const words = engine.read(sentence)
			const line = words.map((word) =>
				isPolyphone(word, engine) ? `${word.word}:${word.pinyin?.replaceAll(' ', '')}` : word.word,
			)
			const asked = words.flatMap((word, at) => {
				const options = optionsOf(word, engine)
				if (options.length === 0 || !isAsked(words, at)) return []
				const listed = options.map(({ part, text }, rank) => `${letters[rank]} ${part}: ${text}`)
				return [`${at + 1} ${word.word} ${listed.join(' | ')}`]
			})
			return [`#${index + 1} ${line.join(' ')}`, ...asked].join('\n')
		})
		.join('\n\n')
}

type Answers = {
	/** By sentence and word, counted from 1. */
	letters: Map<string, string>
	cuts: Map<number, string[]>
	readings: Map<string, string>
}

/** @throws Error naming a line that is no answer */
export function readAnswers(text: string): Answers {
	const answers: Answers = { letters: new Map(), cuts: new Map(), readings: new Map() }
	for (const line of text.split('\n')) {
		if (line.trim() === '') continue
		const [number = '', first = '', ...others] = line.trim().split(/\s+/)
		const sentence = Number(number.replace('#', ''))
		if (!Number.isInteger(sentence)) throw new Error(`This is no answer: ${line}`)
		if (first === 'cut') answers.cuts.set(sentence, others)
		else if (first === 'read') {
			answers.readings.set(`${sentence} ${others[0]}`, others.slice(1).join(' '))
		} else {
			for (const answer of [first, ...others]) {
				const [, word, chosen = ''] = /^(\d+)([a-wx]+)$/.exec(answer) ?? []
				if (!word) throw new Error(`This is no answer: ${line}`)
				answers.letters.set(`${sentence} ${word}`, chosen === 'x' ? '' : chosen)
			}
		}
	}
	return answers
}

/** A word of which no sense is allowed by both readers; sentence and word are counted from 1. */
type Dispute = { sentence: number; word: number; one: string; other: string }

/**
 * The labelled sentences that two readers agree on. Senses that both allow are right; where they allow none
 * together, the word has no label and is a dispute. Cuts and readings count where both wrote the same.
 */
export function mergeAnswers(
	sentences: readonly string[],
	[one, other]: readonly [Answers, Answers],
	engine: WordEngine,
): { lines: string[]; disputes: Dispute[] } {
	const disputes: Dispute[] = []
	const lines = sentences.map((sentence, index) => {
		const number = index + 1
		const labelled = engine.read(sentence).map((word, at): LabelledWord & { pinyin?: string } => {
			const key = `${number} ${at + 1}`
			const read = one.readings.get(key)
			const isMended = read !== undefined && read === other.readings.get(key)
			const pinyin = isMended ? read : isPolyphone(word, engine) ? word.pinyin : undefined
			const label = isMended ? {} : labelOf(word, key)
			return { word: word.word, ...(pinyin !== undefined && { pinyin }), ...label }
		})
		const cut = one.cuts.get(number)
		const isCutAnew = cut !== undefined && cut.join('') === sentence.replaceAll(' ', '')
		if (!isCutAnew || cut.join(' ') !== other.cuts.get(number)?.join(' ')) {
			return formatLabelledSentence(labelled)
		}
		return formatLabelledSentence(recut(labelled, cut))
	})
	return { lines, disputes }

	function labelOf(word: ReadWord, key: string): { senses?: Sense[] } {
		const options = optionsOf(word, engine)
		const [mine, theirs] = [one.letters.get(key), other.letters.get(key)]
		if (options.length === 0 || mine === undefined || theirs === undefined) return {}
		const both = [...mine].filter((letter) => theirs.includes(letter))
		if (both.length === 0 && mine + theirs !== '') {
			const [sentence = 0, at = 0] = key.split(' ').map(Number)
			disputes.push({ sentence, word: at, one: mine || 'x', other: theirs || 'x' })
			return {}
		}
		return { senses: both.flatMap((letter) => options[letters.indexOf(letter)] ?? []) }
	}
}

/** The words of the new cut; those that were there before keep their labels. */
function recut(labelled: readonly LabelledWord[], cut: readonly string[]): LabelledWord[] {
	const at = new Map<string, LabelledWord>()
	let start = 0
	for (const word of labelled) {
		at.set(`${start} ${word.word}`, word)
		start += word.word.length
	}
	start = 0
	return cut.map((word) => {
		const known = at.get(`${start} ${word}`)
		start += word.length
		return known ?? { word }
	})
}

function isPolyphone({ word }: ReadWord, { lexicon }: WordEngine): boolean {
	return lexicon.readingsOf(word).length > 1
}
