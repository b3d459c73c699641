import { expect, test } from 'vitest'
import { problemText } from '#app/domain/problem.ts'
import { missingEnglish, paragraphsWithoutEnglish } from '#app/domain/publishing/missing-english.ts'
import { contentFrom } from '#tests/support/content-notation.ts'

test('paragraphs without English are named by their numbers', () => {
	const content = contentFrom('早 / Morning', '晚 / ', '你好 / Hi', '再见 / ')
	expect(paragraphsWithoutEnglish(content)).toEqual([2, 4])
	const missing = missingEnglish(content)
	expect(missing && problemText(missing)).toBe(
		'Paragraphs 2 and 4 have no English yet. Write it, then publish.',
	)
})

test('one paragraph is named alone, and a whole text lacks nothing', () => {
	const missing = missingEnglish(contentFrom('早 / Morning', '晚 / '))
	expect(missing && problemText(missing)).toBe(
		'Paragraph 2 has no English yet. Write it, then publish.',
	)
	expect(missingEnglish(contentFrom('早 / Morning'))).toBeUndefined()
	expect(missingEnglish([])).toBeUndefined()
})

test('of many paragraphs only the first are named', () => {
	const missing = missingEnglish(contentFrom(...Array.from({ length: 40 }, () => '晚 / ')))
	expect(missing && problemText(missing)).toContain('11, 12 and 28 more have no English yet.')
})

test('spaces and invisible characters are no English', () => {
	const [block] = contentFrom('早 / Morning')
	if (!block) throw new Error('no paragraph')
	expect(paragraphsWithoutEnglish([{ ...block, en: ' \u200b\u3000' }])).toEqual([1])
})
