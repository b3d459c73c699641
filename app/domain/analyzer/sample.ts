/**
 * The analyzer's sample sentence: 我喜欢用汉语写日记。, "I like to keep a diary in Chinese." It is stored
 * already segmented, so that the first page needn't wait for the tokenizer.
 */
import type { Token } from '#app/domain/lesson-text/content.ts'

export const sampleTokens: readonly Token[] = [
	{ word: '我', pinyin: 'wǒ' },
	{ word: '喜欢', pinyin: 'xǐ huan' },
	{ word: '用', pinyin: 'yòng' },
	{ word: '汉语', pinyin: 'Hàn yǔ' },
	{ word: '写', pinyin: 'xiě' },
	{ word: '日记', pinyin: 'rì jì' },
	{ word: '。' },
]

export const sampleText = sampleTokens.map(({ word }) => word).join('')
