/**
 * Turns an author's text into lesson content: 我␟叫␟李明。 becomes 我[wǒ] 叫[jiào] 李明[Lǐ Míng] 。
 *
 * Readings come from the dictionary. Where a word has several, the sentence decides, unless the
 * author has set one by hand.
 */
import { numberBlanks } from '#app/domain/lesson-text/blanks.ts'
import type { LessonContent, Token } from '#app/domain/lesson-text/content.ts'
import { parseSegmentedText } from '#app/domain/lesson-text/segmented-text.ts'
import { parseTaggedText } from '#app/domain/lesson-text/tagged-text.ts'
import type { Lexicon } from '#app/domain/pinyin/lexicon.ts'
import { readWords } from '#app/domain/pinyin/reading.ts'
import { problemText } from '#app/domain/problem.ts'
import type { Markings } from './content-files.ts'

type Place = { paragraph: number; word: string; occurrence: number }

export function annotate(text: string, markings: Markings, lexicon: Lexicon): LessonContent {
	const parsed = parseTaggedText(text)
	if (!parsed.ok) throw new Error(parsed.error.map(problemText).join('\n'))
	const content = parsed.value.map(({ zh, en }, index) => ({
		zh: withReadings(parseSegmentedText(zh), lexicon),
		en,
		blank: markings.spacing[index + 1] ?? ('normal' as const),
	}))
	for (const place of markings.pinyin) {
		Object.assign(tokenAt(content, place), { pinyin: place.pinyin, isCustomPinyin: true })
	}
	for (const place of markings.blanks) tokenAt(content, place).isHide = true
	const english = new Map(markings.blanks.map(({ word, en }) => [word, en]))
	return numberBlanks(content, (word) => english.get(word) ?? '')
}

function withReadings(tokens: Token[], lexicon: Lexicon): Token[] {
	const words = tokens.map(({ word }) => word)
	const readings = readWords(words, lexicon)
	return words.map((word, index) => {
		const reading = readings[index]
		return reading === undefined ? { word } : { word, pinyin: reading }
	})
}

function tokenAt(content: LessonContent, { paragraph, word, occurrence }: Place): Token {
	const same = content[paragraph - 1]?.zh.filter((token) => token.word === word) ?? []
	const token = same[occurrence - 1]
	if (!token) throw new Error(`Paragraph ${paragraph} has no ${word} number ${occurrence}`)
	return token
}
