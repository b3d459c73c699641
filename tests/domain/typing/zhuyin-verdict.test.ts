import fc from 'fast-check'
import { expect, test } from 'vitest'
import { syllables } from '#app/domain/pinyin/syllable.ts'
import { addTone } from '#app/domain/pinyin/tone.ts'
import { hanziFor, spokenSyllables } from '#app/domain/typing/accepted-pinyin.ts'
import { verdictOnZhuyin } from '#app/domain/typing/zhuyin-verdict.ts'
import { zhuyinOf } from '#app/domain/zhuyin/zhuyin.ts'

/** The verdict on typed zhuyin of a reading. */
function verdict(pinyin: string, typed: string, hanzi = '') {
	const accepted =
		spokenSyllables(pinyin, hanziFor([hanzi])) ?? expect.fail(`${pinyin} is no pinyin`)
	return verdictOnZhuyin(accepted, typed)
}

test.each([
	['xuéxí', 'ㄒㄩㄝˊ ㄒㄧˊ'],
	['xuéxí', 'ㄒㄩㄝˊㄒㄧˊ'],
	['xuéxí', ' ㄒㄩㄝˊ  ㄒㄧˊ '],
	['shū', 'ㄕㄨ'],
	['shū', 'ㄕㄨˉ'],
	['māma', 'ㄇㄚ ˙ㄇㄚ'],
	['māma', 'ㄇㄚ˙ㄇㄚ'],
	['māma', 'ㄇㄚ ㄇㄚ˙'],
	['bàba', 'ㄅㄚˋ˙ㄅㄚ'],
	['bàba', 'ㄅㄚˋㄅㄚ˙'],
	['dehuà', 'ㄉㄜ˙ㄏㄨㄚˋ'],
	['dehuà', '˙ㄉㄜㄏㄨㄚˋ'],
	['deme', 'ㄉㄜ˙ㄇㄜ˙'],
	['deme', '˙ㄉㄜ˙ㄇㄜ'],
	['de', '˙ㄉㄜ'],
	['de', 'ㄉㄜ˙'],
	['nǎr', 'ㄋㄚˇㄦ'],
	['nǎr', 'ㄋㄚㄦˇ'],
	["nǚ'ér", 'ㄋㄩˇ ㄦˊ'],
	['lüèduó', 'ㄌㄩㄝˋ ㄉㄨㄛˊ'],
])('%s is %s', (pinyin, typed) => {
	expect(verdict(pinyin, typed)).toMatchObject({ isRight: true })
})

test('一 and 不 are right as they are written and as they are said', () => {
	expect(verdict('yīqǐ', 'ㄧ ㄑㄧˇ', '一起').isRight).toBe(true)
	expect(verdict('yīqǐ', 'ㄧˋ ㄑㄧˇ', '一起').isRight).toBe(true)
	expect(verdict('nǐhǎo', 'ㄋㄧˊ ㄏㄠˇ', '你好').isRight).toBe(true)
})

test.each([
	['xuéxí', 'ㄒㄩㄝˊ ㄒㄧˋ', 'Right letters. Syllable 2 has the 2nd tone, not the 4th.'],
	['māma', 'ㄇㄚ ㄇㄚ', 'Right letters, without tones.'],
	['bàba', 'ㄅㄚˋ ㄅㄚ', 'Right letters. Syllable 2 has the neutral tone, not the 1st.'],
	['hǎo', 'ㄏㄠˊˋ', 'Right letters. Syllable 1 has the 3rd tone.'],
])('%s is nearly %s', (pinyin, typed, hint) => {
	expect(verdict(pinyin, typed)).toMatchObject({ isRight: false, hint })
})

test.each([
	['xuéxí', 'ㄒㄧㄝˊ ㄒㄧˊ'],
	['xuéxí', 'ㄒㄩㄝˊ'],
	['xuéxí', 'ㄒㄩㄝˊ xí'],
	['xuéxí', 'ㄒㄩㄝˊ 习'],
])('%s is not %s', (pinyin, typed) => {
	expect(verdict(pinyin, typed)).toEqual({ isRight: false })
})

const everySyllable = fc
	.record({
		letters: fc.constantFrom(...syllables.filter((letters) => letters !== 'r')),
		tone: fc.constantFrom(...([1, 2, 3, 4, 5] as const)),
	})
	.map(({ letters, tone }) => addTone(letters, tone))

test('every reading is right in its own zhuyin, with and without spaces', () => {
	fc.assert(
		fc.property(fc.array(everySyllable, { minLength: 1, maxLength: 4 }), (reading) => {
			const pinyin = reading.join(' ')
			const zhuyin = zhuyinOf(pinyin)
			expect(verdict(pinyin, zhuyin), pinyin).toMatchObject({ isRight: true })
			expect(verdict(pinyin, zhuyin.replaceAll(' ', '')), pinyin).toMatchObject({ isRight: true })
		}),
	)
})
