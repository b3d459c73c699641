import { expect, test } from 'vitest'
import {
	sentencesInText,
	spokenText,
	type TextPart,
	wordsOfSentences,
} from '#app/domain/speech/sentence-words.ts'

/** 你好|！|我: words and the signs between them. */
function parts(notation: string): TextPart[] {
	return notation.split('|').map((text) => {
		const isWord = /\p{L}/u.test(text)
		return { text, isWord, isHidden: false, pinyin: isWord ? text : undefined }
	})
}

const paragraphs = [parts('你好|！|我|叫|小美|。'), parts('你|呢|？')]

test('a text falls into its sentences, with the words of each', () => {
	expect(sentencesInText(paragraphs).map(({ text }) => text)).toEqual([
		'你好！',
		'我叫小美。',
		'你呢？',
	])
	const [, second] = sentencesInText(paragraphs)
	expect(second?.words.map(({ text }) => text)).toEqual(['我', '叫', '小美', '。'])
})

test('offsets are those of the spoken text', () => {
	const text = spokenText(paragraphs)
	for (const { words } of sentencesInText(paragraphs)) {
		for (const word of words) {
			expect(text.slice(word.offset, word.offset + word.text.length)).toBe(word.text)
		}
	}
})

test('sentences of an audio keep what they know', () => {
	const timing = { offset: 8, length: 3, startMs: 100, endMs: 900 }
	expect(
		wordsOfSentences([parts('你好|！|我|去|。'), parts('你|呢|？')], [{ ...timing, offset: 7 }]),
	).toMatchObject([{ text: '你呢？', sentence: { startMs: 100 } }])
})

test('signs between two sentences are cut', () => {
	const [first, second] = sentencesInText([parts('他|说|：“|好|。”“|我|去|。”')])
	expect(first?.text).toBe('他说：“好。”')
	expect(second?.text).toBe('“我去。”')
})

test('sentences of another text give nothing', () => {
	expect(wordsOfSentences(paragraphs, [{ offset: 0, length: 99 }])).toEqual([])
	expect(sentencesInText([])).toEqual([])
})
