import { expect, test } from 'vitest'
import { isSameButForNeutralTone, isSameReading, spaceLike } from '#app/domain/pinyin/compare.ts'

test.each([
	['xué xí', 'xuéxí'],
	['Běi jīng', 'běijīng'],
	["nǚ'ér", 'nǚ ér'],
	['huí∥·lái', 'huí lái'],
])('%s and %s are the same reading', (a, b) => {
	expect(isSameReading(a, b)).toBe(true)
})

test('a different tone is a different reading', () => {
	expect(isSameReading('cháng', 'zhǎng')).toBe(false)
	expect(isSameReading('hǎo', 'hào')).toBe(false)
})

test.each([
	['xué sheng', 'xuéshēng', true],
	['bié ren', 'biérén', true],
	['dōng xi', 'dōngxī', true],
	['nǚ ren', 'nǚrén', true],
	['zhǎng', 'cháng', false],
	['hào', 'hǎo', false],
	['lǜ', 'lù', false],
	['le', 'liǎo', false],
])('%s and %s differ at most in the neutral tone: %s', (a, b, same) => {
	expect(isSameButForNeutralTone(a, b)).toBe(same)
	expect(isSameButForNeutralTone(b, a)).toBe(same)
})

test.each([
	['xuéshēng', 'xué sheng', 'xué shēng'],
	['běijīng', 'Běi jing', 'Běi jīng'],
	['huí∥·lái', 'huí lai', 'huí lái'],
	['nǚ’ér', 'nǚ er', 'nǚ ér'],
	['xuéxí', 'xué sheng', undefined],
	['xué', 'xué sheng', undefined],
	['xuéshengmen', 'xué sheng', undefined],
])('%s spaced like %s', (reading, model, spaced) => {
	expect(spaceLike(reading, model)).toBe(spaced)
})
