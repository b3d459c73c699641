/**
 * The meanings that learners see first, written for Hanlu, one line for each word and reading:
 *
 * 本	běn	measure word: for books | noun: notebook; edition
 * 书	shū	noun: book	本
 *
 * A line has the word, its reading, up to three parts of speech with two or three senses in all, and
 * the usual measure words. The dictionary's whole entry stays behind it.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Meaning } from '#app/domain/vocabulary/meaning.ts'
import { isPartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'

export type LearnerGloss = {
	word: string
	pinyin: string
	gloss: Meaning
	measureWords: string[]
}

/** In characters; a popup shows it on two lines of a phone. */
const longestGloss = 72

const file = fileURLToPath(new URL('learner-glosses.tsv', import.meta.url))

export function readLearnerGlosses(): LearnerGloss[] {
	return parseLearnerGlosses(readFileSync(file, 'utf8'))
}

/** @throws Error naming the line that is not a gloss */
export function parseLearnerGlosses(text: string): LearnerGloss[] {
	return text
		.split('\n')
		.filter((line) => line !== '')
		.map((line, index) => {
			const gloss = parseLine(line)
			if (!gloss) throw new Error(`Line ${index + 1} is not a gloss: ${line}`)
			return gloss
		})
}

function parseLine(line: string): LearnerGloss | undefined {
	const [word, pinyin, senses = '', counted = ''] = line.split('\t')
	const parts = senses.split(' | ').map((part) => part.split(': '))
	const gloss: Meaning = {}
	for (const [pos = '', definition, ...others] of parts) {
		const isRepeated = isPartOfSpeech(pos) && pos in gloss
		if (!isPartOfSpeech(pos) || isRepeated || !definition || others.length > 0) return undefined
		gloss[pos] = { definition }
	}
	if (!word || !pinyin || senses.length > longestGloss) return undefined
	return { word, pinyin, gloss, measureWords: counted === '' ? [] : counted.split(',') }
}
