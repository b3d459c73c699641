import { expect, test } from 'vitest'
import { sampleText, sampleTokens } from '#app/domain/analyzer/sample.ts'

test('the sample is one sentence of seven tokens', () => {
	expect(sampleText).toBe('我喜欢用汉语写日记。')
	expect(sampleTokens).toHaveLength(7)
})
