/**
 * Cleans and checks content before it is stored: 头发 | 很 | 长[chang2] becomes
 * 头发[tóu fa] 很[hěn] 长[cháng]. Readings not set by an author always come from the engine.
 */
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'
import type { Problem } from '#app/domain/problem.ts'
import { type Block, type LessonContent, type Token, textOf } from './content.ts'
import { wordSeparator } from './segmented-text.ts'

type Limits = { mostParagraphs: number; longestText: number }

/** English needs three to four letters for one Chinese character. */
const translationFactor = 5

const visible = /[^\s\p{C}]/u

/** Drops separators, empty tokens and readings an author has cleared. */
export function tidyContent(content: LessonContent): LessonContent {
	return content.map((block) => ({
		...block,
		zh: block.zh
			.map((token) =>
				tidyToken({ ...token, word: incomingText(token.word.replaceAll(wordSeparator, '')) }),
			)
			.filter(({ word }) => word !== ''),
		en: incomingText(block.en).trim(),
	}))
}

function tidyToken({ pinyin, isCustomPinyin, ...token }: Token): Token {
	const typed = isCustomPinyin ? formatPinyin(pinyin?.trim() ?? '') : ''
	if (typed) return { ...token, pinyin: typed, isCustomPinyin: true }
	return { ...token, ...(pinyin && !isCustomPinyin && { pinyin }) }
}

/** All reasons why content can't be stored, with paragraph numbers from 1. */
export function contentProblems(content: LessonContent, limits: Limits): Problem[] {
	const { mostParagraphs, longestText } = limits
	if (content.length === 0) return [{ code: 'lesson-text.empty' }]
	if (content.length > mostParagraphs) {
		const values = { most: mostParagraphs, count: content.length }
		return [{ code: 'tokenizer.too-many-paragraphs', values }]
	}
	const chinese = content.reduce((sum, { zh }) => sum + textOf(zh).length, 0)
	if (chinese > longestText) return [tooLong(longestText, chinese)]
	const english = content.reduce((sum, { en }) => sum + en.length, 0)
	const longestTranslation = longestText * translationFactor
	if (english > longestTranslation) return [tooLong(longestTranslation, english)]
	return content.flatMap(problemsOf)
}

function tooLong(most: number, length: number): Problem {
	return { code: 'lesson-text.too-long', values: { most, length } }
}

/** English may wait until the text is published. */
function problemsOf({ zh }: Block, index: number): Problem[] {
	if (visible.test(textOf(zh))) return []
	return [{ code: 'lesson-text.blank-content', values: { paragraph: index + 1, tag: 'zh' } }]
}

/** `readings` has one entry for each token. Readings set by an author stay. */
export function addReadings(
	content: LessonContent,
	readings: readonly (readonly (string | undefined)[])[],
): LessonContent {
	return content.map((block, at) => ({
		...block,
		zh: block.zh.map((token, index) => {
			if (token.isCustomPinyin) return token
			const { pinyin: _, ...rest } = token
			const reading = readings[at]?.[index]
			return reading === undefined ? rest : { ...rest, pinyin: reading }
		}),
	}))
}
