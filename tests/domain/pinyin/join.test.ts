import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameReading } from '#app/domain/pinyin/compare.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { syllables } from '#app/domain/pinyin/syllable.ts'

test.each([
	['xué xí', 'xuéxí'],
	['Xī ān', "Xī'ān"],
	['dì èr', "dì'èr"],
	['tiān é', "tiān'é"],
	['hǎi ōu', "hǎi'ōu"],
	['nǎr', 'nǎr'],
	['nǚ ér', "nǚ'ér"],
	['lǜ chá', 'lǜchá'],
	['Ān nà', 'Ānnà'],
	['Lín Xià', 'Lín Xià'],
	['péng you', 'péngyou'],
	['', ''],
])('%s is joined as %s', (reading, written) => {
	expect(joinSyllables(reading)).toBe(written)
})

test('joining keeps the reading', () => {
	fc.assert(
		fc.property(fc.array(fc.constantFrom(...syllables), { maxLength: 5 }), (parts) => {
			expect(isSameReading(joinSyllables(parts.join(' ')), parts.join(' '))).toBe(true)
		}),
	)
})

test('only later syllables with a, o or e get an apostrophe', () => {
	fc.assert(
		fc.property(fc.constantFrom(...syllables), fc.constantFrom(...syllables), (first, second) => {
			const [, later] = joinSyllables(`${first} ${second}`).split("'")
			expect(later).toBe(/^[aoe]/.test(second) ? second : undefined)
		}),
	)
})
