import { expect, test } from 'vitest'
import { wordsOfSentence } from '#app/domain/pinyin/sentence-words.ts'

function wordsOf(zh: string, pinyin: string): string | undefined {
	return wordsOfSentence(zh, pinyin)
		?.map(({ word, pinyin }) => (pinyin ? `${word}[${pinyin}]` : word))
		.join(' ')
}

test.each([
	['你去哪儿？', 'Nǐ qù nǎr?', '你[Nǐ] 去[qù] 哪儿[nǎr] ？'],
	['你去哪兒？', 'Nǐ qù nǎr?', '你[Nǐ] 去[qù] 哪兒[nǎr] ？'],
	[
		'她的女儿在西安。',
		"Tā de nǚ'ér zài Xī'ān.",
		'她[Tā] 的[de] 女儿[nǚ ér] 在[zài] 西安[Xī ān] 。',
	],
	['我叫李明。', 'Wǒ jiào Lǐ Míng.', '我[Wǒ] 叫[jiào] 李[Lǐ] 明[Míng] 。'],
	['“好”，他说。', '“Hǎo”, tā shuō.', '“ 好[Hǎo] ”， 他[tā] 说[shuō] 。'],
	['今年是2026年。', 'Jīnnián shì 2026 nián.', '今年[Jīn nián] 是[shì] 2026 年[nián] 。'],
])('%s has the words of %s', (zh, pinyin, words) => {
	expect(wordsOf(zh, pinyin)).toBe(words)
})

test.each([
	['你好吗？', 'Nǐ hǎo.'],
	['你好。', 'Nǐ hǎo ma?'],
	['我去KTV。', 'Wǒ qù KTV.'],
	['', 'Nǐ'],
])('%s and %s do not pair', (zh, pinyin) => {
	expect(wordsOfSentence(zh, pinyin)).toBeUndefined()
})
