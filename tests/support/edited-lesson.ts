/**
 * A lesson for the editing tests: paragraphs of uniquely marked words, and edits whose effect on every
 * word is known. Next to it the text of a text area, written by the rules of the format alone.
 */
import fc from 'fast-check'
import type { Block, LessonContent, Token } from '#app/domain/lesson-text/content.ts'
import { formatSegmentedText } from '#app/domain/lesson-text/segmented-text.ts'

export function taggedText(content: LessonContent): string {
	return content.map(({ zh, en }) => `zh: ${formatSegmentedText(zh)}\nen: ${en}`).join('\n\n')
}

/** The start of the word, or the end of the paragraph's Chinese. */
export function placeOfWord(content: LessonContent, paragraph: number, word: number): number {
	const before = taggedText(content.slice(0, paragraph))
	const start = before === '' && paragraph === 0 ? 0 : before.length + 2
	const zh = content[paragraph]?.zh ?? []
	const until = formatSegmentedText(zh.slice(0, word))
	const upTo = formatSegmentedText(zh.slice(0, word + 1))
	const own = zh[word]?.word.length ?? 0
	return start + 'zh: '.length + (word < zh.length ? upTo.length - own : until.length)
}

/** A few words only, so that equal ones end up side by side. */
const commonWord = fc.constantFrom('我', '看', '了', '学习', '头发', '，', '𠮷野家', 'T恤')

export function markedLesson(word: fc.Arbitrary<string> = commonWord): fc.Arbitrary<LessonContent> {
	const paragraph = fc.record({
		words: fc.array(word, { minLength: 1, maxLength: 6 }),
		en: fc.constantFrom('Hello.', 'He reads.', 'She reads.'),
		blank: fc.constantFrom('normal' as const, 'large' as const, 'xlarge' as const),
	})
	return fc.array(paragraph, { minLength: 1, maxLength: 4 }).map((paragraphs) => {
		let mark = 0
		const marked = (word: string): Token => {
			mark += 1
			const isPunctuation = word === '，' || word === '。'
			return {
				word,
				mark,
				...(!isPunctuation && mark % 2 === 0 && { pinyin: `dú ${mark}`, isCustomPinyin: true }),
				...(!isPunctuation && mark % 3 === 0 && { isHide: true }),
			}
		}
		return paragraphs.map(
			({ words, en, blank }, index): Block => ({
				zh: [...words, '。'].map(marked),
				en,
				blank,
				block: index,
			}),
		)
	})
}
