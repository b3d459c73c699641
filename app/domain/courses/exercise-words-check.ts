/**
 * The words of a course's exercises that no lesson so far has: from 几号 a learner would get an entry that nobody
 * has read.
 *
 *   lesson 1   text 今天 是 八 号   exercise 今天 几 号   →   几 jǐ, unless the list of approved words has it
 *
 * A word with another reading is another word: 地 dì for 地 de is found, too. Such a particle has to be read as one
 * where it stands alone, for then the exercise is about it.
 */
import { isHanzi } from '#app/domain/hanzi.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'

export type LessonWithExercises = {
	slug: string
	text: readonly Token[]
	/** The words of each text of its exercises. */
	exercises: readonly (readonly Token[])[]
}

export type FoundWord = { slug: string; word: string; pinyin: string }

type Found = {
	/** Neither in the lessons so far nor approved. */
	unknown: FoundWord[]
	/** Particles that stand alone. */
	particles: FoundWord[]
	/** Those that are read as other words. */
	misread: FoundWord[]
}

/** The reading of each particle that an exercise may be about. */
const particles = new Map([
	['地', 'de'],
	['得', 'de'],
	['过', 'guo'],
	['只', 'zhī'],
	['的', 'de'],
	['子', 'zi'],
])

/** `lessons` are in the order of the path. `approved` has words with their readings: 句子 jùzi. */
export function checkExerciseWords(
	lessons: readonly LessonWithExercises[],
	approved: ReadonlySet<string>,
): Found {
	const known = new Set<string>()
	const found: Found = { unknown: [], particles: [], misread: [] }
	for (const { slug, text, exercises } of lessons) {
		for (const token of text) known.add(keyOf(token))
		for (const tokens of exercises) {
			for (const [at, token] of tokens.entries()) {
				const { word, pinyin = '' } = token
				if (!isHanzi(word)) continue
				const one = { slug, word, pinyin }
				if (!known.has(keyOf(token)) && !approved.has(keyOf(token))) found.unknown.push(one)
				const reading = particles.get(word)
				if (reading === undefined || !isAlone(tokens, at)) continue
				found.particles.push(one)
				if (pinyin !== reading && !token.isCustomPinyin) found.misread.push(one)
			}
		}
	}
	return found
}

/** Without the spaces between syllables: xué sheng is xuésheng. */
function keyOf({ word, pinyin = '' }: Token): string {
	return `${word} ${pinyin.replaceAll(' ', '')}`
}

function isAlone(tokens: readonly Token[], at: number): boolean {
	return [tokens[at - 1], tokens[at + 1]].every((beside) => !beside || !isHanzi(beside.word))
}

/** Lines such as `句子 jùzi`; empty ones and those that begin with `#` say nothing. */
export function readApprovedWords(text: string): Set<string> {
	const lines = text.split('\n').map((line) => line.trim())
	return new Set(lines.filter((line) => line !== '' && !line.startsWith('#')))
}
