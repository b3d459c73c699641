import { expect, test } from 'vitest'
import { saidSyllables, type WrittenWord } from '#app/domain/speech/pitch/said-syllables.ts'

/** 你[nǐ3] with what stands behind it. */
function show(...words: WrittenWord[]): string {
	return saidSyllables(words)
		.map(({ hanzi, pinyin, tone, after }) => `${hanzi}[${pinyin}${tone ?? ''}]${after}`)
		.join(' ')
}

test('a word has a syllable for each character', () => {
	expect(show({ text: '你好', pinyin: 'nǐhǎo' }, { text: '！' })).toBe('你[nǐ3] 好[hǎo3]！')
})

test('an apostrophe and a capital are no obstacles', () => {
	expect(show({ text: '西安', pinyin: "Xī'ān" })).toBe('西[Xī1] 安[ān1]')
	expect(show({ text: '林夏', pinyin: 'Lín Xià' })).toBe('林[Lín2] 夏[Xià4]')
})

test('the r of 儿 belongs to the syllable before it', () => {
	expect(show({ text: '哪儿', pinyin: 'nǎr' }, { text: '？' })).toBe('哪儿[nǎr3]？')
	expect(show({ text: '一点儿', pinyin: 'yìdiǎnr' })).toBe('一[yì4] 点儿[diǎnr3]')
	expect(show({ text: '哪兒', pinyin: 'nǎr' })).toBe('哪兒[nǎr3]')
	expect(show({ text: '女儿', pinyin: "nǚ'ér" })).toBe('女[nǚ3] 儿[ér2]')
})

test('不 and 一 have the tone they are said in', () => {
	expect(show({ text: '不', pinyin: 'bù' }, { text: '是', pinyin: 'shì' })).toBe('不[bù2] 是[shì4]')
	expect(show({ text: '一', pinyin: 'yī' }, { text: '天', pinyin: 'tiān' })).toBe(
		'一[yī4] 天[tiān1]',
	)
})

test('a comma ends a phrase, a quotation mark does not', () => {
	const words = [
		{ text: '好', pinyin: 'hǎo' },
		{ text: '，' },
		{ text: '“' },
		{ text: '我', pinyin: 'wǒ' },
		{ text: '”' },
	]
	expect(saidSyllables(words).map(({ endsPhrase }) => endsPhrase)).toEqual([true, false])
})

test('what has no pinyin has no tone', () => {
	expect(show({ text: 'OK' }, { text: '好', pinyin: 'hǎo' })).toBe('OK[] 好[hǎo3]')
})

test('a hidden word keeps its place and shows nothing', () => {
	expect(show({ text: '我', pinyin: 'wǒ' }, { text: '＿＿', isHidden: true }, { text: '。' })).toBe(
		'我[wǒ3] ＿[] ＿[]。',
	)
})

test('an empty sentence and signs alone have no syllables', () => {
	expect(show()).toBe('')
	expect(show({ text: '……' })).toBe('')
})
