import { expect, test } from 'vitest'
import { sentenceOfCard } from '#app/domain/flashcards/card-sentence.ts'
import { contentFrom } from '#tests/support/content-notation.ts'

const nothing = {
	traditional: null,
	sentence: null,
	paragraphs: [],
	isDialogue: false,
	example: null,
}
const example = {
	zh: '你妈妈在家吗？',
	at: 1,
	pinyin: 'Nǐ māma zài jiā ma?',
	en: 'Is your mum home?',
}

const pity = contentFrom(
	'他[tā] | 走[zǒu] | 了[le] | 。 | “ | 不[bù] | 可惜[kě xī] | 吗[ma] | ？ | ” / He left. “Isn’t that a pity?”',
)

test('a saved sentence has the reading and the English that its text gives it', () => {
	const card = { ...nothing, word: '可惜', sentence: '“不可惜吗？”', paragraphs: pity, example }
	expect(sentenceOfCard(card)).toEqual({
		sentence: '“不可惜吗？”',
		example: {
			zh: '“不可惜吗？”',
			at: 2,
			pinyin: '“Bù kěxī ma?”',
			en: '“Isn’t that a pity?”',
		},
	})
})

test('a sentence whose paragraph cannot be divided has no English of another one', () => {
	const paragraphs = contentFrom('好[hǎo] | 。 | 走[zǒu] | 吧[ba] | 。 / All right, let’s go.')
	const card = { ...nothing, word: '走', sentence: '走吧。', paragraphs }
	expect(sentenceOfCard(card).example).toEqual({ zh: '走吧。', at: 0, pinyin: 'Zǒu ba.', en: '' })
})

test('the word is marked where it stands by itself, else by its characters', () => {
	const paragraphs = contentFrom(
		'他[tā] | 了解[liǎo jiě] | 我[wǒ] | 了[le] | 。 / He understands me.',
	)
	const found = (word: string) =>
		sentenceOfCard({ ...nothing, word, sentence: '他了解我了。', paragraphs }).example?.at
	expect(found('了')).toBe(4)
	expect(found('解')).toBe(2)
})

test('the sentence is looked for in each paragraph that has its characters', () => {
	const paragraphs = contentFrom('你好[nǐ hǎo] | 。 / Hello.', '好[hǎo] | 。 / All right.')
	const card = { ...nothing, word: '好', sentence: '好。', paragraphs }
	expect(sentenceOfCard(card).example?.en).toBe('All right.')
})

test('a sentence that its text no longer has is shown as it was saved', () => {
	const card = { ...nothing, word: '可惜', sentence: '太可惜了！', paragraphs: pity, example }
	expect(sentenceOfCard(card)).toEqual({ sentence: '太可惜了！', example: null })
})

test('the speaker of a dialogue is no part of the sentence', () => {
	const paragraphs = contentFrom(
		'妈妈[mā ma] | ： | 喂[wèi] | ， | 你好[nǐ hǎo] | ！ / Mum: Hello!',
	)
	const card = { ...nothing, sentence: '妈妈：喂，你好！', paragraphs, isDialogue: true }
	expect(sentenceOfCard({ ...card, word: '喂' })).toEqual({
		sentence: '喂，你好！',
		example: { zh: '喂，你好！', at: 0, pinyin: 'Wèi, nǐhǎo!', en: 'Hello!' },
	})
	expect(sentenceOfCard({ ...card, word: '喂', paragraphs: [] }).sentence).toBe('喂，你好！')
})

test('a word that is only the speaker has its example, or else the line without a mark', () => {
	const card = { ...nothing, word: '妈妈', sentence: '妈妈：喂，你好！', isDialogue: true }
	expect(sentenceOfCard({ ...card, example })).toEqual({ sentence: null, example })
	expect(sentenceOfCard(card)).toEqual({ sentence: '喂，你好！', example: null })
})

test('where nobody speaks, what stands before a colon is a part of the sentence', () => {
	const card = { ...nothing, word: '说', sentence: '他说：好！', example }
	expect(sentenceOfCard(card).sentence).toBe('他说：好！')
})

test('a word without a sentence has the dictionary’s example', () => {
	expect(sentenceOfCard({ ...nothing, word: '妈妈', example })).toEqual({ sentence: null, example })
})
