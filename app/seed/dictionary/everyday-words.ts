/**
 * Everyday words that CC-CEDICT lacks, written for Hanlu: of school (高三), the internet (木有), markets (大盘),
 * with 儿 (词儿). One line for each, as in `learner-glosses.tsv`, with the traditional form at the end
 * where that differs:
 *
 * 错题	cuò tí	noun: question one got wrong	道	錯題
 *
 * Without them a reader would tap the pieces: 三 of 高三, 儿 of 词儿.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type LearnerGloss, parseLearnerGlosses } from './learner-glosses.ts'

export type EverydayWord = LearnerGloss & { traditional: string }

const file = fileURLToPath(new URL('everyday-words.tsv', import.meta.url))

export function readEverydayWords(): EverydayWord[] {
	return parseEverydayWords(readFileSync(file, 'utf8'))
}

/** @throws Error naming the line that is not a word */
export function parseEverydayWords(text: string): EverydayWord[] {
	return text
		.split('\n')
		.filter((line) => line !== '')
		.flatMap((line) => {
			const [word = '', , , , traditional = word] = line.split('\t')
			return parseLearnerGlosses(line).map((gloss) => ({ ...gloss, traditional }))
		})
}
