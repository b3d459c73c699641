import { expect, test } from 'vitest'
import { withOneNeutralTone } from '#app/seed/dictionary/neutral-tones.ts'

function spelled(word: string, pinyin: string): string {
	return withOneNeutralTone({ word, traditional: word, pinyin, senses: [] }).pinyin
}

test.each([
	['起来', 'qi lai', 'qǐ lai'],
	['进去', 'jìn qù', 'jìn qu'],
	['想起来', 'xiǎng qi lai', 'xiǎng qǐ lai'],
	['接下来', 'jiē xià lái', 'jiē xià lai'],
	['话说回来', 'huà shuō huí lai', 'huà shuō huí lai'],
])('来 and 去 after a direction are neutral in %s', (word, cedict, ours) => {
	expect(spelled(word, cedict)).toBe(ours)
})

test('来 and 去 keep their tone after 不 and 得', () => {
	expect(spelled('说不上来', 'shuō bù shàng lái')).toBe('shuō bù shàng lái')
	expect(spelled('看得出来', 'kàn dé chū lái')).toBe('kàn dé chū lái')
})

test('the past has its full tone', () => {
	expect(spelled('过去', 'guò qù')).toBe('guò qù')
	expect(spelled('过去', 'guò qu')).toBe('guò qu')
})

test('a place ends in a neutral 里 or 上, but 哪里 is said ná lǐ', () => {
	expect(spelled('手里', 'shǒu lǐ')).toBe('shǒu li')
	expect(spelled('天上', 'tiān shàng')).toBe('tiān shang')
	expect(spelled('哪里', 'nǎ lǐ')).toBe('nǎ lǐ')
	expect(spelled('公里', 'gōng lǐ')).toBe('gōng lǐ')
})

test('other words and names stay as they are', () => {
	expect(spelled('后来', 'hòu lái')).toBe('hòu lái')
	expect(spelled('马上', 'mǎ shàng')).toBe('mǎ shàng')
	expect(spelled('大都', 'Dà dū')).toBe('Dà dū')
})

test('a sense that only tells of another spelling goes with it', () => {
	const entry = { word: '过来', traditional: '過來', pinyin: 'guò lái' }
	const senses = ['to come over', 'also pr. [guo4 lai5]', 'see 過來|过来[guo4 lai2]']
	expect(withOneNeutralTone({ ...entry, senses }).senses).toEqual(['to come over'])
})
