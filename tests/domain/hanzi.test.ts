import { expect, test } from 'vitest'
import { hasHanzi, isHanzi, langOf } from '#app/domain/hanzi.ts'

test.each(['汉', '汉语', '〇', '𠮷', '々'])('%s is hanzi only', (text) => {
	expect(isHanzi(text)).toBe(true)
})

test.each(['', 'A', '3', '，', '汉A', '3月', '汉 语', '\uD842'])('%j is not', (text) => {
	expect(isHanzi(text)).toBe(false)
})

test('hasHanzi accepts mixed text', () => {
	expect(hasHanzi('T恤')).toBe(true)
	expect(hasHanzi('T-shirt，3')).toBe(false)
})

test('langOf marks what has hanzi as Chinese', () => {
	expect(langOf('三班 (2026)')).toBe('zh-CN')
	expect(langOf('Class 3b')).toBeUndefined()
})
