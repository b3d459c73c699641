import { expect, test } from 'vitest'
import { type PieceOfSentence, sentenceOfWord } from '#app/domain/dictionary/sentence-of-word.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'

function tokensOf(words: string): Token[] {
	return words.split(' ').map((word) => ({ word }))
}

function sentenceIn(word: string, text: string, { isDialogue = false, english = '' } = {}) {
	return sentenceOfWord(word, { tokens: tokensOf(text), english, isDialogue })
}

function shown(found: { pieces: PieceOfSentence[] } | undefined): string | undefined {
	return found?.pieces.map(({ text, isWord }) => (isWord ? `*${text}*` : text)).join('|')
}

test.each([
	['银行', '下雨 了 。 我 去 银行 取 钱 。 好 。', '我|去|*银行*|取|钱|。'],
	['下雨', '下雨 了 。 我 去 银行 。', '*下雨*|了|。'],
	['好', '好', '*好*'],
	['好', '他 说 ：“ 好 ！” 我 走 了 。', '他|说|：“|*好*|！”'],
	['好', '“ 你 好 ！ 我 叫 马克 。”', '你|*好*|！'],
	['好', '他 说 ：“ 你 好 ！ 我 叫 马克 。”', '他|说|：“|你|*好*|！|”'],
	['马克', '“ 你 好 ！ 我 叫 马克 。”', '我|叫|*马克*|。'],
	['了', '他 了解 我 了 。', '他|了解|我|*了*|。'],
])('the sentence of %s', (word, text, sentence) => {
	expect(shown(sentenceIn(word, text))).toBe(sentence)
})

test('a part of a word is not the word', () => {
	expect(sentenceIn('行', '我 去 银行 。')).toBeUndefined()
})

test('readings stand with their words', () => {
	const tokens = [{ word: '我', pinyin: 'wǒ' }, { word: '学习', pinyin: 'xué xí' }, { word: '。' }]
	expect(sentenceOfWord('学习', { tokens, english: '', isDialogue: false })?.pieces).toEqual([
		{ text: '我', pinyin: 'wǒ' },
		{ text: '学习', pinyin: 'xué xí', isWord: true },
		{ text: '。' },
	])
})

test('the speaker of a dialogue is left out', () => {
	const text = '服务员 ： 您 好 ！'
	expect(shown(sentenceIn('好', text, { isDialogue: true }))).toBe('您|*好*|！')
	expect(sentenceIn('服务员', text, { isDialogue: true })).toBeUndefined()
})

test.each([
	[
		'银行',
		'下雨 了 。 我 去 银行 。',
		'It’s raining. I’m going to the bank.',
		'I’m going to the bank.',
	],
	['好', '你 好 ！', 'Hello! How are you?', 'Hello! How are you?'],
	['学习', '“ 不 ！ 我们 学习 汉语 ！”', '“No! We study Chinese here!”', 'We study Chinese here!'],
	['不', '“ 不 ！ 我们 学习 汉语 ！”', '“No! We study Chinese here!”', 'No!'],
	['学习', '我们 学习 ； 他们 玩儿 。', 'We study; they play.', ''],
	['银行', '下雨 了 。 我 去 银行 。', '', ''],
])('the English of the sentence with %s is its own, or none: %s', (word, text, english, own) => {
	expect(sentenceIn(word, text, { english })?.english).toBe(own)
})
