import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameSpelling } from '#app/domain/matching-key.ts'
import { spellAsListed } from '#app/domain/segmentation/listed-spelling.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { chineseTexts } from '#tests/support/chinese-texts.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'

const spell = (text: string) => spellAsListed(realDictionary, text)

test.each([
	['穿t恤唱卡拉ok。', '穿 T恤 唱 卡拉OK 。'],
	['Ｔ恤和Ｕ盘', 'T恤 和 U盘'],
	['看阿q正传，照x光', '看 阿Q正传 ， 照 X光'],
	['穿T恤', '穿 T恤'],
])('%s is cut as %s', (text, words) => {
	expect(segment(realDictionary, spell(text)).join(' ')).toBe(words)
})

test.each(['卡拉okay', 'xt恤', '３个ＡＢＣ', 'ok，我爱你', '', '今天'])('%s stays', (text) => {
	expect(spell(text)).toBe(text)
})

test('a text changes in the width and case of letters alone', () => {
	const letters = fc.constantFrom(...'tTＴｔokOKqQ恤卡拉阿正传aＡ3３')
	const mixed = fc.array(letters).map((all) => all.join(''))
	fc.assert(
		fc.property(fc.oneof(mixed, chineseTexts, fc.string({ unit: 'binary' })), (text) => {
			expect(spell(text)).toHaveLength(text.length)
			expect(isSameSpelling(spell(text), text)).toBe(true)
			expect(spell(spell(text))).toBe(spell(text))
		}),
	)
})
