import fc from 'fast-check'
import { expect, test } from 'vitest'
import { replaceWritten } from '#app/domain/text-search/replace-written.ts'

test.each([
	['慢慢␟地[de]走', '慢慢地', '慢', '慢走'],
	['去银行[yínháng]吗', '银行', '学校', '去学校吗'],
	['去银行[yínháng]吗', '吗', '吧', '去银行[yínháng]吧'],
	['我{很}好', '很', '不', '我{不}好'],
	['没有', '银行', '学校', '没有'],
])('%s, %s becomes %s: %s', (written, pattern, replacement, text) => {
	expect(replaceWritten(written, { pattern, replacement })).toEqual({ text, stays: false })
})

test('a match that is partly in a gap stays', () => {
	expect(replaceWritten('我{是}马克', { pattern: '我是', replacement: '他是' })).toEqual({
		text: '我{是}马克',
		stays: true,
	})
})

test('without notation, every match is replaced', () => {
	const text = fc.string({ unit: fc.constantFrom('我', '是', '马', 'a', '。'), maxLength: 30 })
	fc.assert(
		fc.property(text, fc.constantFrom('我', '我是', '马马'), (written, pattern) => {
			const all = written.split(pattern).join('您')
			expect(replaceWritten(written, { pattern, replacement: '您' }).text).toBe(all)
		}),
	)
})
