import { expect, test } from 'vitest'
import { type PieceOfSentence, sentenceOfWord } from '#app/domain/dictionary/sentence-of-word.ts'
import type { Token } from '#app/domain/lesson-text/content.ts'

function tokensOf(words: string): Token[] {
	return words.split(' ').map((word) => ({ word }))
}

function shown(pieces: PieceOfSentence[] | undefined): string | undefined {
	return pieces?.map(({ text, isWord }) => (isWord ? `*${text}*` : text)).join('|')
}

test.each([
	['银行', '下雨 了 。 我 去 银行 取 钱 。 好 。', '我|去|*银行*|取|钱|。'],
	['下雨', '下雨 了 。 我 去 银行 。', '*下雨*|了|。'],
	['好', '好', '*好*'],
	['好', '他 说 ：“ 好 ！” 我 走 了 。', '他|说|：“|*好*|！”'],
	['好', '“ 你 好 ！ 我 叫 马克 。”', '你|*好*|！'],
	['马克', '“ 你 好 ！ 我 叫 马克 。”', '我|叫|*马克*|。'],
	['了', '他 了解 我 了 。', '他|了解|我|*了*|。'],
])('the sentence of %s', (word, text, sentence) => {
	expect(shown(sentenceOfWord(word, { tokens: tokensOf(text), isDialogue: false }))).toBe(sentence)
})

test('a part of a word is not the word', () => {
	expect(
		sentenceOfWord('行', { tokens: tokensOf('我 去 银行 。'), isDialogue: false }),
	).toBeUndefined()
})

test('readings stand with their words', () => {
	const tokens = [{ word: '我', pinyin: 'wǒ' }, { word: '学习', pinyin: 'xué xí' }, { word: '。' }]
	expect(sentenceOfWord('学习', { tokens, isDialogue: false })).toEqual([
		{ text: '我', pinyin: 'wǒ' },
		{ text: '学习', pinyin: 'xué xí', isWord: true },
		{ text: '。' },
	])
})

test('the speaker of a dialogue is left out', () => {
	const tokens = tokensOf('服务员 ： 您 好 ！')
	expect(shown(sentenceOfWord('好', { tokens, isDialogue: true }))).toBe('您|*好*|！')
	expect(sentenceOfWord('服务员', { tokens, isDialogue: true })).toBeUndefined()
})
