/**
 * Blanks: words a lesson hides until the learner has thought of them.
 *
 * 我买 [1] 和 [2]。 with 苹果 and 香蕉 hidden. The numbers run through the whole lesson in reading
 * order, and each block lists what its blanks hide in both languages.
 */
import type { Block, LessonContent } from './content.ts'

/** What a hidden word means, for the list of answers; empty when nobody knows. */
export type EnglishOf = (word: string) => string

/** Numbers the blanks anew and lists them, after words were hidden, shown, split or moved. */
export function numberBlanks(content: LessonContent, englishOf: EnglishOf): LessonContent {
	let last = 0
	return content.map(({ hides: before = [], ...block }) => {
		const known = new Map(before.map(({ zh, en }) => [zh, en]))
		const zh = block.zh.map(({ hideIndex, ...token }) => {
			if (!token.isHide) return token
			last += 1
			return { ...token, hideIndex: last }
		})
		const hides = zh
			.filter((token) => token.isHide)
			.map(({ word }) => ({ zh: word, en: known.get(word) || englishOf(word) }))
		const numbered: Block = { ...block, zh }
		return hides.length > 0 ? { ...numbered, hides } : numbered
	})
}

export type BlankAnswer = { number: number; zh: string; en: string }

/** All answers of a lesson, numbered in reading order. */
export function listBlanks(content: LessonContent): BlankAnswer[] {
	return content
		.flatMap((block) => {
			const hidden = block.zh.filter((token) => token.isHide)
			return hidden.map(({ word }, index) => ({ zh: word, en: block.hides?.[index]?.en ?? '' }))
		})
		.map((answer, index) => ({ number: index + 1, ...answer }))
}
