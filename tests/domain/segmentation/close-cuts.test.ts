import { expect, test } from 'vitest'
import { closeCuts } from '#app/domain/segmentation/close-cuts.ts'
import { segment } from '#app/domain/segmentation/segment.ts'
import { realDictionary } from '#tests/support/real-dictionary.ts'

function shown(words: string[]): string[] {
	return closeCuts(realDictionary, words).map(({ at, border }) => {
		const both = `${words[at]}${words[at + 1]}`
		return `${words[at]}|${words[at + 1]} or ${both.slice(0, border)}|${both.slice(border)}`
	})
}

test('neighbours that could be cut elsewhere are named with the other cut', () => {
	expect(shown(['等', '十', '分钟', '。'])).toEqual(['十|分钟 or 十分|钟'])
	expect(shown(['他', '停', '下来', '了'])).toEqual(['停|下来 or 停下|来'])
})

test('a text that can be cut in one way alone is in no doubt', () => {
	expect(shown(segment(realDictionary, '我们每天早上去学校学习汉语。'))).toEqual([])
	expect(shown(['学习'])).toEqual([])
	expect(shown([])).toEqual([])
})

test('words that no dictionary has are no other cut', () => {
	expect(shown(['汉路', '茶馆'])).toEqual([])
	expect(shown(['HSK', '，', '𠮷'])).toEqual([])
})
