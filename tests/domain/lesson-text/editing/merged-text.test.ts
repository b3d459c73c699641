import { expect, test } from 'vitest'
import { contentOf, fromContent } from '#app/domain/lesson-text/editing/edited-text.ts'
import { mergedText } from '#app/domain/lesson-text/editing/merged-text.ts'
import { cutsWanted } from '#app/domain/lesson-text/editing/typed-words.ts'
import { withText } from '#app/domain/lesson-text/editing/with-text.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'

const opened = fromContent(contentFrom('头发 | 长[zhǎng] / Hair (large)', '再见 | ！ / Bye!'))
const [thanks] = contentFrom('{谢谢} / Thanks')

test('paragraphs keep their readings, blanks and spacing, wherever they come from', () => {
	const merged = mergedText(opened, [1, ...(thanks ? [thanks] : []), 0])
	expect(shownContent(contentOf(merged))).toEqual([
		'再见 | ！ / Bye!',
		'{谢谢} / Thanks',
		'头发 | 长[zhǎng] / Hair (large)',
	])
	expect(merged.text).toBe('zh: 再见！\nen: Bye!\n\nzh: 谢谢\nen: Thanks\n\nzh: 头发␟长\nen: Hair')
})

test('what was typed and is not cut yet is still cut', () => {
	const typed = withText(opened, `${opened.text}\n\nzh: 我马上来。\nen: Coming.`)
	expect(cutsWanted(mergedText(typed, [2, 0])).map(({ zh }) => zh)).toEqual(['我马上来。'])
	expect(cutsWanted(mergedText(typed, [0, 1]))).toEqual([])
})
