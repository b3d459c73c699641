import { expect, test } from 'vitest'
import { formatLabelledSentence, parseLabelledText } from '#tools/words/labelled-text.ts'

const text =
	'他 长[zhǎng]{verb: to grow} 高 了{particle: change of state / particle: completed action} 。'

test('a labelled sentence has words, readings and the senses that are right', () => {
	expect(parseLabelledText(`# chat\n\n${text}\n`)).toEqual([
		{
			kind: 'chat',
			words: [
				{ word: '他' },
				{ word: '长', pinyin: 'zhǎng', senses: [{ part: 'verb', text: 'to grow' }] },
				{ word: '高' },
				{
					word: '了',
					senses: [
						{ part: 'particle', text: 'change of state' },
						{ part: 'particle', text: 'completed action' },
					],
				},
				{ word: '。' },
			],
		},
	])
})

test('a word without a right sense keeps that', () => {
	expect(parseLabelledText('打{-} 折')[0]?.words[0]?.senses).toEqual([])
})

test('what is read is written the same', () => {
	const [sentence] = parseLabelledText(text)
	expect(formatLabelledSentence(sentence?.words ?? [])).toBe(text)
	expect(formatLabelledSentence([{ word: '打', senses: [] }])).toBe('打{-}')
})

test('a line that is no labelled sentence is named', () => {
	expect(() => parseLabelledText('他 好\n他 {verb: to be} 好')).toThrow('Line 2')
	expect(() => parseLabelledText('他  好')).toThrow('Line 1')
})
