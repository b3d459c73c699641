/**
 * Cuts that mislead a reader, in everyday sentences of g2pl-dev that readers went through
 * (misleading-cuts.txt).
 *
 * 她|在|想|反应时|的|事 misleads: 反应时 opens "reaction time". 民主化 for 民主|化 does not, nor 吃|饭 for 吃饭.
 */
import { readFileSync } from 'node:fs'
import type { Dictionary } from '#app/domain/segmentation/dictionary.ts'
import { segment } from '#app/domain/segmentation/segment.ts'

type LabelledWord = {
	readonly length: number
	/** Whether it misleads to cut this word or to join it with others. */
	readonly isCertain: boolean
}
export type LabelledLine = {
	/** In the file of sentences, from 1. */
	readonly line: number
	readonly half: string
	readonly words: readonly LabelledWord[]
}

const file = new URL('./misleading-cuts.txt', import.meta.url)

/** `6483 open 2 1! 2!`: a line number, a half, and the lengths of the words; those with ! are certain. */
export function readLabelledLines(text = readFileSync(file, 'utf8')): LabelledLine[] {
	return text
		.split('\n')
		.filter((row) => row !== '' && !row.startsWith('#'))
		.map((row) => {
			const [line, half = '', ...words] = row.split(' ')
			return {
				line: Number(line),
				half,
				words: words.map((word) => ({
					length: Number.parseInt(word, 10),
					isCertain: word.endsWith('!'),
				})),
			}
		})
}

/** The sentence in a line of a file of sentences, without the marks around its polyphone. */
export function sentenceIn(lines: readonly string[], { line }: LabelledLine): string {
	return (lines[line - 1] ?? '').replaceAll('▁', '').trim()
}

export type Misleading = {
	readonly words: number
	/** Each misleading place as it is cut: 反应时 for 反应 | 时. */
	readonly places: readonly string[]
}

export function findMisleading(
	labelled: readonly LabelledLine[],
	lines: readonly string[],
	dictionary: Dictionary,
): Misleading {
	let words = 0
	const places: string[] = []
	for (const one of labelled) {
		const text = sentenceIn(lines, one)
		const gold = cutAs(one, text)
		words += gold.filter((word) => /\p{Script=Han}/u.test(word)).length
		places.push(...misleadingPlaces(one.words, segment(dictionary, text)))
	}
	return { words, places }
}

/**
 * The tokens of each stretch that is cut otherwise than labelled, if it cuts into a word from both sides
 * or touches a certain word.
 */
export function misleadingPlaces(
	labelled: readonly LabelledWord[],
	tokens: readonly string[],
): string[] {
	const ends = endsOf(labelled.map(({ length }) => length))
	const ownEnds = endsOf(tokens.map(({ length }) => length))
	let start = 0
	return ends.flatMap((end) => {
		if (!ownEnds.includes(end)) return []
		const within = (at: number) => at > start && at <= end
		const words = labelled.filter((_, at) => within(ends[at] ?? 0))
		const own = tokens.filter((_, at) => within(ownEnds[at] ?? 0))
		start = end
		if (words.length === 1 && own.length === 1) return []
		const cutsInto = words.length > 1 && own.length > 1
		return cutsInto || words.some(({ isCertain }) => isCertain) ? [own.join(' | ')] : []
	})
}

function endsOf(lengths: readonly number[]): number[] {
	let end = 0
	return lengths.map((length) => (end += length))
}

function cutAs({ words }: LabelledLine, text: string): string[] {
	let start = 0
	return words.map(({ length }) => {
		start += length
		return text.slice(start - length, start)
	})
}
