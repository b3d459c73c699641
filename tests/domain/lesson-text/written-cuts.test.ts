import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textOf } from '#app/domain/lesson-text/content.ts'
import { formatSegmentedText } from '#app/domain/lesson-text/segmented-text.ts'
import { applySeparators } from '#app/domain/lesson-text/written-cuts.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'

function applied(cut: string, written: string): string | undefined {
	const content = contentFrom(`${cut} / …`)
	const [shown] = shownContent(
		content.map((block) => ({ ...block, zh: applySeparators(block.zh, written) })),
	)
	return shown?.replace(' / …', '')
}

test.each([
	['我 | 要 | 去 | 汉 | 路 | 书屋 | 。', '我␟要␟去␟汉路␟书屋。', '我 | 要 | 去 | 汉路 | 书屋 | 。'],
	['你好 | ， | 王小 | 明天 | 来', '你好，王小明␟天␟来', '你好 | ， | 王小明 | 天 | 来'],
	['我 | 学习[xué xí] | 。', '我␟学习。', '我 | 学习[xué xí] | 。'],
	['学习 | 。', '␟学习␟。', '学习 | 。'],
	['我 | 穿 | T恤 | 很 | 好', '我穿T恤␟很好', '我 | 穿 | T恤 | 很好'],
	['𠮷野 | 家 | 〇', '𠮷␟野家〇', '𠮷 | 野家〇'],
])('%s, written %s, becomes %s', (cut, written, shown) => {
	expect(applied(cut, written)).toBe(shown)
})

test('a run without separators keeps the engine’s cut', () => {
	expect(applied('我 | 学习 | ， | {你} | 好', '我学习，你好')).toBe('我 | 学习 | ， | {你} | 好')
})

const word = fc
	.array(fc.constantFrom('我', '学', '习', '𠮷'), { minLength: 1, maxLength: 3 })
	.map((letters) => ({ word: letters.join('') }))
const piece = fc.oneof(word, fc.constantFrom({ word: '。' }, { word: 'OK' }, { word: ' ' }))

test('segmented text written back unchanged keeps its words', () => {
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 12 }), (tokens) => {
			const written = formatSegmentedText(tokens)
			expect(applySeparators(tokens, written)).toEqual(tokens)
			const one = tokens.length > 0 ? [{ word: textOf(tokens) }] : []
			const apart = applySeparators(one, written)
			expect(textOf(apart)).toBe(textOf(tokens))
		}),
	)
})
