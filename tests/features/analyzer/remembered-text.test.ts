import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleText } from '#app/domain/analyzer/sample.ts'
import { rememberedText, rememberText } from '#app/features/analyzer/remembered-text.ts'

beforeEach(() => {
	const stored = new Map<string, string>()
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	})
})
afterEach(() => vi.unstubAllGlobals())

test("each person's text is their own", () => {
	rememberText('ming', '我爱你。')
	expect(rememberedText('ming')).toBe('我爱你。')
	expect(rememberedText('an')).toBeUndefined()
})

test('an empty text is remembered, the sample is not', () => {
	rememberText('ming', '')
	expect(rememberedText('ming')).toBe('')
	rememberText('ming', sampleText)
	expect(rememberedText('ming')).toBeUndefined()
})

test('full or blocked storage breaks nothing', () => {
	const refuse = () => {
		throw new DOMException('full', 'QuotaExceededError')
	}
	vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
	rememberText('ming', '我爱你。')
	expect(rememberedText('ming')).toBeUndefined()
})
