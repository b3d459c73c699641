import { expect, test } from 'vitest'
import { gappedSentence } from '#app/domain/flashcards/gap.ts'

const mum = { word: '妈妈', traditional: '媽媽', sentence: null, example: null }
const example = {
	zh: '你妈妈在家吗？',
	at: 1,
	pinyin: 'Nǐ māma zài jiā ma?',
	en: 'Is your mum home?',
}

test('the saved sentence has a gap where its word stands', () => {
	const card = { ...mum, sentence: '我妈妈是老师。', example }
	expect(gappedSentence(card)).toEqual({ parts: ['我', '是老师。'], en: null })
})

test('the English of the saved sentence stands below it', () => {
	const card = { ...mum, sentence: '我妈妈是老师。', english: 'My mum teaches.' }
	expect(gappedSentence(card)?.en).toBe('My mum teaches.')
})

test('without a saved sentence with the word, the example has the gap', () => {
	const gapped = { parts: ['你', '在家吗？'], en: 'Is your mum home?' }
	expect(gappedSentence({ ...mum, example })).toEqual(gapped)
	expect(gappedSentence({ ...mum, sentence: '他是谁？', example })).toEqual(gapped)
})

test('a sentence in traditional characters has a gap for the traditional form', () => {
	expect(gappedSentence({ ...mum, sentence: '媽媽，你好！' })?.parts).toEqual(['', '，你好！'])
})

test('no other place gives the word away', () => {
	const card = { word: '了', traditional: null, sentence: '他了解我了', example: null }
	expect(gappedSentence(card)?.parts).toEqual(['他', '解我', ''])
})

test('a card without a sentence has no gap', () => {
	expect(gappedSentence(mum)).toBeUndefined()
	expect(gappedSentence({ ...mum, sentence: '' })).toBeUndefined()
})
