import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPinyin } from '#app/domain/pinyin/number-tone.ts'
import { syllables } from '#app/domain/pinyin/syllable.ts'
import { longestWord, readPronunciation } from '#app/domain/speech/pronunciation.ts'

function read(text: string, pinyin?: string) {
	const result = readPronunciation({ text, pinyin })
	return result.ok ? result.value : result.error
}

test.each([
	['学习', 'xuéxí', 'xué xí'],
	['学习', 'xué xí', 'xué xí'],
	['学习', 'xue2xi2', 'xué xí'],
	['学习', ' Xue2  xi2 ', 'xué xí'],
	['西安', "Xī'ān", 'xī ān'],
	['西安', 'Xī’ān', 'xī ān'],
	['西安', 'Xi1an1', 'xī ān'],
	['先', 'xiān', 'xiān'],
	['反感', 'fǎngǎn', 'fǎn gǎn'],
	['方案', "fāng'àn", 'fāng àn'],
	['中华人民', 'Zhōnghuá rénmín', 'zhōng huá rén mín'],
	['绿色', 'lv4 se4', 'lǜ sè'],
	['朋友', 'péngyou', 'péng you'],
	['觉得', 'jue2de5', 'jué de'],
	['玩儿', 'wánr', 'wánr'],
	['玩儿', 'wan2r5', 'wánr'],
	['玩儿', 'wán r', 'wánr'],
	['玩儿', 'wán ér', 'wán ér'],
	['一会儿见', 'yíhuìr jiàn', 'yí huìr jiàn'],
	['一点', 'yì diǎnr', 'yì diǎnr'],
	['打哪儿指哪儿', 'dǎ nǎr zhǐ nǎr', 'dǎ nǎr zhǐ nǎr'],
	['针尖儿对麦芒儿', 'zhēn jiānr duì mài máng ér', 'zhēn jiānr duì mài máng ér'],
	['瓩', 'qiānwǎ', 'qiān wǎ'],
	['哪人', 'nǎrén', 'nǎ rén'],
	['嗯', 'ńg', 'ńg'],
	['还', 'huán', 'huán'],
])('%s read %s is spoken %s', (text, pinyin, spoken) => {
	expect(read(text, pinyin)).toEqual({ text, pinyin: spoken })
})

test.each([
	['学习', 'xué'],
	['学习', 'xué xí le'],
	['学习', 'hello'],
	['学习', 'xue2 xi6'],
	['学习', 'xué, xí'],
	['学习', '学习'],
	['西安', 'xiān'],
	['学习', 'xúe xí'],
	['玩', 'wán ér'],
	['玩耍', 'wánr'],
	['打哪儿指哪儿', 'dǎ nǎr zhǐ'],
	['哪儿跟哪', 'nǎr gēnr'],
	['瓩', 'qiān'],
	['学习', 'r xí'.repeat(200)],
	['学习', '__proto__'],
	['学习', '\uD842\0'],
])('%s cannot be read %s', (text, pinyin) => {
	expect(read(text, pinyin)).toBe('pronunciation.invalid')
})

test.each(['', ' ', '3月', 'HSK', '你好！', '你 好', '𠮷\uD842', '汉\0', '<b>汉</b>', '\u202E汉'])(
	'%j is not a Chinese word',
	(text) => {
		expect(read(text)).toBe('pronunciation.invalid')
	},
)

test('a word is trimmed and normalized, and blank pinyin is ignored', () => {
	expect(read(' 学习\n')).toEqual({ text: '学习', pinyin: undefined })
	expect(read('\uFA19', ' ')).toEqual({ text: '神', pinyin: undefined })
})

test('the length of a word counts characters, even beyond the BMP', () => {
	expect(read('𠮷'.repeat(longestWord))).toMatchObject({ text: '𠮷'.repeat(longestWord) })
	expect(read('𠮷'.repeat(longestWord + 1))).toBe('pronunciation.invalid')
	expect(read('汉'.repeat(1_000_000))).toBe('pronunciation.invalid')
	expect(read('汉', 'hàn'.repeat(400_000))).toBe('pronunciation.invalid')
})

test('a syllable takes only one r', () => {
	expect(read('玩儿', 'wan2 r')).toEqual({ text: '玩儿', pinyin: 'wánr' })
	expect(read('玩儿', 'wan2r r')).toBe('pronunciation.invalid')
	expect(read('汉', 'a1rr r')).toBe('pronunciation.invalid')
})

test('accepted spellings are stable', () => {
	const tones = fc.constantFrom('1', '2', '3', '4', '5')
	const syllable = fc.tuple(fc.constantFrom(...syllables), tones).map(([s, t]) => s + t)
	const asked = fc.tuple(
		fc.array(fc.constantFrom('汉', '儿', '𠮷', 'A', ' '), { maxLength: 22 }),
		fc.array(fc.oneof(syllable, fc.constantFrom(' ', "'", 'r', 'q', '\u0301')), { maxLength: 22 }),
		fc.boolean(),
	)
	fc.assert(
		fc.property(asked, ([signs, spelling, isShown]) => {
			const pinyin = spelling.join('')
			const first = read(signs.join(''), isShown ? formatPinyin(pinyin) : pinyin)
			if (typeof first === 'string') return
			expect(first.pinyin ?? '').not.toMatch(/\d|\s{2}|^\s|\s$/)
			expect(read(first.text, first.pinyin)).toEqual(first)
		}),
	)
})
