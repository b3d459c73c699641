import fc from 'fast-check'
import { expect, test } from 'vitest'
import { syllables } from '#app/domain/pinyin/syllable.ts'
import { addTone } from '#app/domain/pinyin/tone.ts'
import { hanziFor, spokenSyllables } from '#app/domain/typing/accepted-pinyin.ts'
import { verdictOnPinyin } from '#app/domain/typing/pinyin-verdict.ts'

/** The verdict on a typed pinyin of a word whose hanzi stand in the question. */
function verdict(pinyin: string, typed: string, hanzi = '') {
	const accepted =
		spokenSyllables(pinyin, hanziFor([hanzi])) ?? expect.fail(`${pinyin} is no pinyin`)
	return verdictOnPinyin(accepted, typed)
}

test.each([
	['xièxie', 'xièxie'],
	['xièxie', 'xie4xie5'],
	['xièxie', 'xie4 xie'],
	['xièxie', 'xie4xie0'],
	['xièxie', 'Xiè-xie!'],
	['xiè xie', 'XIÈXIE'],
	['xie4xie5', 'xièxie'],
	['lǜ', 'lv4'],
	['lǜ', 'lu:4'],
	['lǜ', 'lü4'],
	['lǜ', 'lǜ'],
	['lǜ', 'ｌｖ４'],
	['lüèduó', 'lue4duo2'],
	['xuéxí', 'xüé xí'],
	['lǎoshī', 'lao3shi1'],
	['lǎoshī', 'lăoshī'],
	['nǎr', 'nar3'],
	['nǎr', 'na3r5'],
	['nǎr', 'na3r'],
	["Xī'ān", 'xi1an1'],
	["Xī'ān", 'xī’ān'],
	['nǐ shì xuésheng ma', 'Nǐ shì xuésheng ma?'],
	['nǐ - hǎo', 'nǐ hǎo'],
	['nǐ yǒu ma', 'Nǐ yǒu: ma?'],
	['ma', 'ma'],
])('for %s, %s is right', (pinyin, typed) => {
	expect(verdict(pinyin, typed)).toMatchObject({ isRight: true })
})

test.each([
	['yī gè', 'yí gè', '一个'],
	['yī gè', 'yī gè', '一个'],
	['yí gè', 'yī gè', '一个'],
	['yīqǐ', 'yìqǐ', '一起'],
	['bù shì', 'bú shì', '不是'],
	['bú shì', 'bù shì', '不是'],
	['kàn yī kàn', 'kàn yi kàn', '看一看'],
	['kàn yi kàn', 'kàn yī kàn', '看一看'],
	['nǐ hǎo', 'ní hǎo', '你好'],
	['wǒ hěn hǎo', 'wó hén hǎo', '我很好。'],
	['yīdiǎnr', 'yìdiǎnr', '一点儿'],
	// Without hanzi, a yi that fits is taken for 一.
	['yī gè', 'yí gè', ''],
	['bú shì', 'bù shì', ''],
])('%s may be typed as spoken: %s', (pinyin, typed, hanzi) => {
	expect(verdict(pinyin, typed, hanzi)).toMatchObject({ isRight: true })
})

test.each([
	['yīyuàn', 'yíyuàn', '医院'],
	['xīngqīyī qù', 'xīngqīyí qù', '星期一去'],
	['bùfen', 'búfen', '部分'],
	['bù hǎo', 'bú hǎo', '不好'],
	['hǎo, nǐ', 'háo, nǐ', '好，你'],
	['hǎochī', 'háochī', '好吃'],
	['yī gè', 'yì gè', '一个'],
	// 不 is neutral in this word wherever it stands.
	['duìbuqǐ', 'duìbùqǐ', '对不起'],
])('for %s, %s is not as spoken', (pinyin, typed, hanzi) => {
	expect(verdict(pinyin, typed, hanzi)).toMatchObject({ isRight: false })
})

test.each([
	['xièxie', 'xiexie', 'Right letters, without tones.'],
	['mǎi', 'mai', 'Right letters, without tones.'],
	['xièxie', 'xièxiè', 'Right letters. Syllable 2 has the neutral tone, not the 4th.'],
	['lǎoshī', 'láoshī', 'Right letters. Syllable 1 has the 3rd tone, not the 2nd.'],
	['lǎoshī', 'lǎoshi', 'Right letters. Syllable 2 has the 1st tone, not the neutral.'],
	[
		'lǎoshī',
		'lao4shi4',
		'Right letters. Syllable 1 has the 3rd tone, not the 4th. Syllable 2 has the 1st tone, not the 4th.',
	],
	["Xī'ān", 'xiān', 'Right letters. Syllable 1 has the 1st tone, not the neutral.'],
	['mǎi', 'mai1234', 'Right letters. Syllable 1 has the 3rd tone.'],
])('for %s, %s has the right letters: %s', (pinyin, typed, hint) => {
	const { isRight, hint: told } = verdict(pinyin, typed)
	expect({ isRight, hint: told }).toEqual({ isRight: false, hint })
})

test.each([
	['lǎoshī', 'nǎoshī'],
	['lǎoshī', 'lǎoshīshī'],
	['lǎoshī', '老师'],
	['lǎoshī', 'lǎosh'],
	['lǜ', 'lù'],
	['lǎoshī', ''],
	['lǎoshī', '34'],
	['lǎoshī', '̌lao'],
])('for %s, %s has other letters', (pinyin, typed) => {
	expect(verdict(pinyin, typed)).toEqual({ isRight: false })
})

test.each(['zzz', 'lǎo师', 'hello', '', '...', 'lao33', 'OK'])('%j is no pinyin', (pinyin) => {
	expect(spokenSyllables(pinyin, () => undefined)).toBeUndefined()
})

const anySyllable = fc.record({
	letters: fc.constantFrom(...syllables.filter((one) => /[aeiouü]/.test(one) && one !== 'r')),
	tone: fc.constantFrom(1, 2, 3, 4, 5),
})

test('any pinyin is right with marks, with numbers and however it is spaced', () => {
	fc.assert(
		fc.property(
			fc.array(anySyllable, { minLength: 1, maxLength: 5 }),
			fc.constantFrom('', ' ', '-', "'"),
			(word, gap) => {
				const marked = word.map(({ letters, tone }) => addTone(letters, tone)).join(' ')
				const numbered = word.map(({ letters, tone }) => `${letters}${tone}`.replace('ü', 'v'))
				expect(verdict(marked, marked.replaceAll(' ', gap))).toMatchObject({ isRight: true })
				expect(verdict(marked, numbered.join(gap))).toMatchObject({ isRight: true })
				expect(verdict(numbered.join(' '), marked)).toMatchObject({ isRight: true })
			},
		),
	)
})

test('pinyin without its tones has the right letters and is not right', () => {
	fc.assert(
		fc.property(fc.array(anySyllable, { minLength: 1, maxLength: 5 }), (word) => {
			const marked = word.map(({ letters, tone }) => addTone(letters, tone)).join(' ')
			const plain = word.map(({ letters }) => letters).join(' ')
			const isNeutral = word.every(({ tone }) => tone === 5)
			const { isRight, wrongTones } = verdict(marked, plain)
			expect(wrongTones).toBeDefined()
			if (isNeutral) expect(isRight).toBe(true)
			else if (!/\b(yi|bu)\b/.test(plain)) expect(isRight).toBe(false)
		}),
	)
})
