/**
 * Blanks: words a lesson hides until the learner reveals them.
 *
 * 我买 [1] 和 [2]。 hides 苹果 and 香蕉. Numbers run through the whole lesson in reading order. Each
 * block lists its hidden words in both languages.
 */
import { type Drawing, drawWord } from '#app/domain/display/drawn-word.ts'
import type { Block, LessonContent } from './content.ts'

/** English of a hidden word for the list of answers; empty if the vocabulary lacks it. */
export type EnglishOf = (word: string) => string

/** Renumbers the blanks and rebuilds each block's `hides`. English set by an author is kept. */
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

export type BlankAnswer = {
	number: number
	zh: string
	/** As its reader wants it drawn, where that differs. */
	drawn?: string
	en: string
}

/** All answers of a lesson, numbered in reading order. */
export function listBlanks(content: LessonContent): BlankAnswer[] {
	return content
		.flatMap((block) => {
			const hidden = block.zh.filter((token) => token.isHide)
			return hidden.map(({ word }, index) => ({ zh: word, en: block.hides?.[index]?.en ?? '' }))
		})
		.map((answer, index) => ({ number: index + 1, ...answer }))
}

/** The same answers as their reader wants them drawn. */
export function drawnAnswers(
	answers: readonly BlankAnswer[],
	content: LessonContent,
	drawing: Drawing | undefined,
): BlankAnswer[] {
	if (!drawing) return [...answers]
	const hidden = content.flatMap(({ zh }) => zh.filter((token) => token.isHide))
	return answers.map((answer, index) => {
		const token = hidden[index]
		return token ? { ...answer, drawn: drawWord(token, drawing).hanzi } : answer
	})
}
