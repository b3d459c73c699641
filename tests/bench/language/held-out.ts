/**
 * Sentences of gsdsimp-dev that a reader labelled before the engine was tuned (held-out.txt): which words
 * come out whole, which overlap others, and which readings are right.
 */
import { readFileSync } from 'node:fs'
import { isSameButForNeutralTone } from '#app/domain/pinyin/compare.ts'
import type { Lexicon } from '#app/domain/pinyin/lexicon.ts'
import { readWords } from '#app/domain/pinyin/reading.ts'
import type { Dictionary } from '#app/domain/segmentation/dictionary.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { countOverlaps } from './agreement.ts'

type LabelledWord = { readonly length: number; readonly reading: string }
export type LabelledSentence = {
	readonly id: string
	readonly half: string
	readonly words: readonly LabelledWord[]
}

const file = new URL('./held-out.txt', import.meta.url)

export function readLabels(text = readFileSync(file, 'utf8')): LabelledSentence[] {
	return text
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith('#'))
		.map((line) => {
			const [id = '', half = '', ...rest] = line.split(' ')
			const words = rest
				.join(' ')
				.split('|')
				.map((word) => {
					const [length, ...syllables] = word.split(' ')
					return { length: Number(length), reading: syllables.join(' ') }
				})
			return { id, half, words }
		})
}

/** The sentences of a CoNLL-U file by id, without spaces. */
export function textsById(conllu: string): Map<string, string> {
	return new Map(
		conllu.split(/\r?\n\r?\n/).flatMap((block) => {
			const id = /^# sent_id = (.*)$/m.exec(block)?.[1]
			const forms = [...block.matchAll(/^\d+\t([^\t]+)/gm)].map(([, form = '']) => form)
			return id === undefined ? [] : [[id, forms.join('').replace(/\s/g, '')] as const]
		}),
	)
}

export type HeldOutResult = {
	readonly words: number
	/** Percent of the words with hanzi that come out whole. */
	readonly whole: number
	/** Overlaps per 1,000 words. */
	readonly overlaps: number
	/** Percent of the syllables that are right. A neutral tone counts as its full tone. */
	readonly read: number
	/** The errors, for the eye. */
	readonly misses: readonly string[]
}

export function measureHeldOut(
	sentences: readonly LabelledSentence[],
	texts: ReadonlyMap<string, string>,
	dictionary: Dictionary,
	lexicon: Lexicon,
): HeldOutResult {
	let [words, whole, overlaps, syllables, right, all] = [0, 0, 0, 0, 0, 0]
	const misses: string[] = []
	for (const sentence of sentences) {
		const text = texts.get(sentence.id) ?? ''
		const gold = cutAs(sentence, text)
		const tokens = segment(dictionary, text)
		const readings = readWords(tokens, lexicon)
		const said = syllablesAt(tokens, readings)
		const spans = new Set(spansOf(tokens))
		all += gold.length
		overlaps += countOverlaps(gold, tokens)
		for (const [at, span] of spansOf(gold).entries()) {
			const { reading = '' } = sentence.words[at] ?? {}
			if (reading === '') continue
			words += 1
			if (spans.has(span)) whole += 1
			else misses.push(`cut ${gold[at]}`)
			const start = Number(span.split('-')[0])
			for (const [index, syllable] of reading.split(' ').entries()) {
				syllables += 1
				const ours = said[start + index] ?? ''
				if (isSameButForNeutralTone(ours, syllable)) right += 1
				else misses.push(`${gold[at]} ${syllable}, not ${ours}`)
			}
		}
	}
	return {
		words,
		whole: (100 * whole) / words,
		overlaps: (1_000 * overlaps) / all,
		read: (100 * right) / syllables,
		misses,
	}
}

function cutAs({ words }: LabelledSentence, text: string): string[] {
	let start = 0
	return words.map(({ length }) => {
		start += length
		return text.slice(start - length, start)
	})
}

function spansOf(words: readonly string[]): string[] {
	let start = 0
	return words.map((word) => {
		start += word.length
		return `${start - word.length}-${start}`
	})
}

function syllablesAt(
	words: readonly string[],
	readings: readonly (string | undefined)[],
): (string | undefined)[] {
	return words.flatMap((word, at) => {
		const own = readings[at]?.split(' ') ?? []
		return Array.from(word, (_, index) => own[index])
	})
}
