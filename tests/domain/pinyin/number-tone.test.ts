import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPinyin, toNumberTone } from '#app/domain/pinyin/number-tone.ts'
import { syllables } from '#app/domain/pinyin/syllable.ts'

test.each([
	['luo4 hao3', 'luò hǎo'],
	['luo4hao3', 'luòhǎo'],
	['lü4', 'lǜ'],
	['lv4', 'lǜ'],
	['lu:4', 'lǜ'],
	['LV4', 'LǛ'],
	['Lu:3', 'Lǚ'],
	['nve4', 'nüè'],
	['lue4', 'lüè'],
	['e5', 'e'],
	['r5', 'r'],
	['zher4', 'zhèr'],
	['yi1 dian3r5', 'yī diǎnr'],
	["Xi1'an1", "Xī'ān"],
	['Bei3 jing1', 'Běi jīng'],
	['AI4', 'ÀI'],
	['ng2', 'ńg'],
	['san1 ·  si4', 'sān ·  sì'],
])('%s is formatted as %s', (typed, shown) => {
	expect(formatPinyin(typed)).toBe(shown)
})

test.each([
	'',
	'luò hǎo',
	'mp3',
	'HSK1',
	'3C',
	'hao6',
	'hao0',
	'hao34',
	'r4',
	'bun2',
	'你好',
	'kǎ lā OK',
])('"%s" is left as typed', (typed) => {
	expect(formatPinyin(typed)).toBe(typed)
})

test.each([
	['luò hǎo', 'luo4 hao3'],
	['xuéxí', 'xue2xi2'],
	["Xī'ān", "Xi1'an1"],
	['nǎr', 'na3r5'],
	['lǜ sè', 'lü4 se4'],
	['xué sheng', 'xue2 sheng5'],
	['hello', 'hello'],
])('%s becomes %s with numbers', (shown, numbered) => {
	expect(toNumberTone(shown)).toBe(numbered)
})

const tones = ['1', '2', '3', '4', '5']
const numbered = syllables.flatMap((syllable) =>
	(syllable === 'r' ? ['5'] : tones).map((tone) => syllable + tone),
)

test('every syllable in every tone survives a round trip', () => {
	for (const typed of numbered) {
		expect(toNumberTone(formatPinyin(typed))).toBe(typed)
		expect(formatPinyin(typed)).not.toMatch(/\d/)
	}
})

test('displayed pinyin survives a round trip, with or without spaces', () => {
	const words = fc.array(fc.constantFrom(...numbered), { minLength: 1, maxLength: 5 })
	fc.assert(
		fc.property(words, fc.constantFrom('', ' ', "'"), (word, separator) => {
			const shown = formatPinyin(word.join(separator))
			expect(formatPinyin(shown)).toBe(shown)
			expect(formatPinyin(toNumberTone(shown))).toBe(shown)
		}),
	)
})
