import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptedReadings, acceptedWords } from '#app/domain/flashcards/accepted-answers.ts'
import { suggestedGrade, verdictOnCard } from '#app/domain/flashcards/suggested-grade.ts'
import { formatPinyin, toNumberTone } from '#app/domain/pinyin/number-tone.ts'

function gradeOfReading(word: string, pinyin: string, typed: string) {
	const accepted = acceptedReadings({ word, pinyin })
	return suggestedGrade(verdictOnCard({ word, accepted, alike: [] }, typed))
}

const dad = {
	word: '爸爸',
	accepted: acceptedWords({ word: '爸爸', traditional: '爸爸', pinyin: 'bà ba' }),
	alike: ['父亲', '爹'],
}

test.each([
	// Marks and numbers, spaces and capitals.
	['学习', 'xué xí', 'xuéxí'],
	['学习', 'xué xí', 'xue2xi2'],
	['学习', 'xué xí', ' Xue2 Xi2 '],
	['学习', 'xué xí', 'XUÉXÍ'],
	['学习', 'xué xí', 'ｘｕｅ２ｘｉ２'],
	['北京', 'Běi jīng', 'bei3jing1'],
	// ü as v or u:.
	['绿', 'lǜ', 'lv4'],
	['绿', 'lǜ', 'lu:4'],
	['女儿', 'nǚ ér', "nü3'er2"],
	['律师', 'lǜ shī', 'lv4shi1'],
	// Apostrophes.
	['西安', 'Xī ān', "xi1'an1"],
	['西安', 'Xī ān', 'xi1an1'],
	['西安', 'Xī ān', 'xī’ān'],
	// The neutral tone as 5, as 0 or without a number.
	['谢谢', 'xiè xie', 'xie4xie5'],
	['谢谢', 'xiè xie', 'xie4xie0'],
	['谢谢', 'xiè xie', 'xie4xie'],
	['了', 'le', 'le'],
	// Erhua, also spelt out.
	['哪儿', 'nǎ r', 'nǎr'],
	['哪儿', 'nǎ r', 'nar3'],
	['哪儿', 'nǎ r', 'na3r5'],
	['哪儿', 'nǎ r', "nǎ'er"],
	['哪儿', 'nǎ r', 'na3 er2'],
	['一点儿', 'yī diǎn r', 'yi1dian3r'],
	['一点儿', 'yī diǎn r', 'yi4 dian3 er5'],
	// 一, 不 and third tones as written or as said.
	['一起', 'yī qǐ', 'yi4qi3'],
	['一起', 'yī qǐ', 'yi1qi3'],
	['不客气', 'bù kè qi', 'bu2ke4qi'],
	['不客气', 'bù kè qi', 'bu4ke4qi'],
	['你好', 'nǐ hǎo', 'ni3hao3'],
	['你好', 'nǐ hǎo', 'ni2hao3'],
])('%s %s is right as %s', (word, pinyin, typed) => {
	expect(gradeOfReading(word, pinyin, typed)).toBe('good')
})

test.each([
	['学习', 'xué xí', 'xuéxì', 'Right letters. Syllable 2 has the 2nd tone, not the 4th.'],
	['学习', 'xué xí', 'xuexi', 'Right letters, without tones.'],
	['律师', 'lǜ shī', 'lv3shi1', 'Right letters. Syllable 1 has the 4th tone, not the 3rd.'],
])('for %s %s, %s is hard: %s', (word, pinyin, typed, hint) => {
	const accepted = acceptedReadings({ word, pinyin })
	const verdict = verdictOnCard({ word, accepted, alike: [] }, typed)
	expect(verdict).toEqual({ isRight: false, hint })
	expect(suggestedGrade(verdict)).toBe('hard')
})

test.each([
	['学习', 'xué xí', 'xiexi'],
	['学习', 'xué xí', ''],
	['学习', 'xué xí', '学习'],
	['律师', 'lǜ shī', 'lu4shi1'],
	['儿子', 'ér zi', 'e2zi'],
])('for %s %s, "%s" is forgotten', (word, pinyin, typed) => {
	expect(gradeOfReading(word, pinyin, typed)).toBe('forgot')
})

test('a word is right in simplified and traditional hanzi and in pinyin', () => {
	const hair = acceptedWords({ word: '头发', traditional: '頭髮', pinyin: 'tóu fa' })
	const verdictOn = (typed: string) =>
		verdictOnCard({ word: '头发', accepted: hair, alike: [] }, typed)
	for (const typed of ['头发', '頭髮', '头 发。', 'tóufa', 'tou2fa5']) {
		expect(verdictOn(typed)).toEqual({ isRight: true })
	}
	// 發 is the 发 of 发展.
	expect(verdictOn('頭發')).toEqual({ isRight: false })
	expect(suggestedGrade(verdictOn('tou2fa4'))).toBe('hard')
})

test('another word with the same meaning is nearly right', () => {
	const verdict = verdictOnCard(dad, '父亲')
	expect(verdict).toEqual({
		isRight: false,
		hint: '父亲 means this too. The word here is 爸爸.',
	})
	expect(suggestedGrade(verdict)).toBe('hard')
	expect(suggestedGrade(verdictOnCard(dad, '爸爸'))).toBe('good')
	expect(suggestedGrade(verdictOnCard(dad, '母亲'))).toBe('forgot')
})

test('a word whose reading is no pinyin accepts its hanzi alone', () => {
	const karaoke = { word: '卡拉OK', traditional: null, pinyin: 'kǎ lā OK' }
	expect(acceptedReadings(karaoke)).toEqual([])
	expect(acceptedWords(karaoke)).toEqual([{ hanzi: '卡拉OK' }])
})

test('no answer to a card ever fails', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
			expect(['forgot', 'hard', 'good']).toContain(suggestedGrade(verdictOnCard(dad, typed)))
		}),
	)
})

test('a reading typed with marks and with numbers is judged alike', () => {
	const readings = ['xué xí', 'nǚ ér', 'xiè xie', 'yī qǐ', 'bù kè qi', 'lǎo shī']
	const typed = fc.constantFrom(...readings, 'xuě xì', 'nǔ ér', 'xiè xiè', 'yì qī', 'bú kè qì')
	fc.assert(
		fc.property(fc.constantFrom(...readings), typed, (pinyin, answer) => {
			const word = '学'.repeat(pinyin.split(' ').length)
			const numbered = toNumberTone(answer)
			expect(formatPinyin(numbered)).toBe(answer)
			expect(gradeOfReading(word, pinyin, numbered)).toBe(gradeOfReading(word, pinyin, answer))
		}),
	)
})
