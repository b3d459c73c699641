import { expect, test } from 'vitest'
import { spokenSentence } from '#app/domain/speech/spoken-sentence.ts'

const content = [
	{
		zh: [
			{ word: '你好', pinyin: 'nǐ hǎo' },
			{ word: '！' },
			{ word: '我', pinyin: 'wǒ' },
			{ word: '还', pinyin: 'huán' },
			{ word: '书', pinyin: 'shū' },
			{ word: '。' },
		],
		en: '',
		blank: 'normal' as const,
	},
	{ zh: [{ word: '好', pinyin: 'hǎo' }], en: '', blank: 'normal' as const },
]

test('a sentence is spoken with the readings of its words', () => {
	expect(spokenSentence(content, 1)).toEqual([
		{
			text: '我还书。',
			readings: [
				{ offset: 0, length: 1, pinyin: 'wǒ' },
				{ offset: 1, length: 1, pinyin: 'huán' },
				{ offset: 2, length: 1, pinyin: 'shū' },
			],
		},
	])
	expect(spokenSentence(content, 2)?.[0]?.text).toBe('好')
	expect(spokenSentence(content, 3)).toBeUndefined()
})

test('a long sentence comes in pieces that are the sentence together', () => {
	const clause = { word: '好', pinyin: 'hǎo' }
	const zh = Array.from({ length: 150 }, () => [clause, { word: '，' }]).flat()
	const pieces = spokenSentence([{ zh, en: '', blank: 'normal' }], 0) ?? []
	expect(pieces.length).toBeGreaterThan(1)
	expect(pieces.map(({ text }) => text).join('')).toBe('好，'.repeat(150))
	for (const { text, readings } of pieces) {
		expect(text.length).toBeLessThanOrEqual(200)
		expect(readings.every(({ offset }) => text[offset] === '好')).toBe(true)
	}
})
