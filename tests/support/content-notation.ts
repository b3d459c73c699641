/**
 * Content as one line per paragraph: 头发 | 很 | 长[cháng] | {苹果} | 。 / My hair is long. (large)
 *
 * Readings appear where an author has set them; braces mark blanks.
 */
import type { Block, LessonContent } from '#app/domain/lesson-text/content.ts'
import { lessonContentSchema } from '#app/domain/lesson-text/content-schema.ts'

export function shownContent(content: LessonContent): string[] {
	return content.map(({ zh, en, blank }) => {
		const words = zh.map(({ word, pinyin, isCustomPinyin, isHide }) => {
			const hidden = isHide ? `{${word}}` : word
			return isCustomPinyin ? `${hidden}[${pinyin}]` : hidden
		})
		return `${words.join(' | ')} / ${en}${blank === 'normal' ? '' : ` (${blank})`}`
	})
}

const line = /^(.*) \/ (.*?)(?: \((large|xlarge)\))?$/
const word = /^(\{?)(.*?)\}?(?:\[(.*)\])?$/

export function contentFrom(...lines: string[]): LessonContent {
	return lessonContentSchema.parse(lines.map(blockFrom))
}

function blockFrom(text: string): Partial<Block> {
	const [, zh = '', en = '', blank] = line.exec(text) ?? []
	return {
		zh: zh.split(' | ').map((piece) => {
			const [, brace, hanzi = '', pinyin] = word.exec(piece) ?? []
			return {
				word: hanzi,
				...(pinyin && { pinyin, isCustomPinyin: true }),
				...(brace && { isHide: true }),
			}
		}),
		en,
		...(blank && { blank: blank as Block['blank'] }),
	}
}
