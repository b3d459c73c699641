import { expect, test } from 'vitest'
import { sentencePinyin } from '#app/domain/pinyin/sentence.ts'

function line(text: string): string {
	const pairs = text.split(' | ').map((part) => part.split('/'))
	return sentencePinyin(
		pairs.map(([word = '']) => word),
		pairs.map(([, reading]) => reading),
	)
}

test('a sentence begins with a capital and has Western punctuation', () => {
	expect(line('你/nǐ | 好/hǎo | ！ | 我/wǒ | 叫/jiào | 李明/Lǐ Míng | 。')).toBe(
		'Nǐ hǎo! Wǒ jiào Lǐ Míng.',
	)
	expect(line('茶/chá | 、 | 水果/shuǐ guǒ | ，')).toBe('Chá, shuǐguǒ,')
})

test('quotes hold on to their words', () => {
	expect(line('他/tā | 说/shuō | ： | “ | 好/hǎo | 。 | ” | 我/wǒ | 走/zǒu | 了/le | 。')).toBe(
		'Tā shuō: “Hǎo.” Wǒ zǒu le.',
	)
})

test('numbers and letters stay', () => {
	expect(line('今天/jīn tiān | 8 | 点/diǎn | 看/kàn | NBA | ？')).toBe('Jīntiān 8 diǎn kàn NBA?')
})
