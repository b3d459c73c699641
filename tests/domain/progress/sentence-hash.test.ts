import { expect, test } from 'vitest'
import { hashOfSentence, sentenceInHash } from '#app/domain/progress/sentence-hash.ts'

test('a sentence stands in the address of its text', () => {
	const hash = hashOfSentence('我叫小美。')
	expect(hash).toMatch(/^#said=[%\w]+$/)
	expect(sentenceInHash(hash)).toBe('我叫小美。')
	expect(hashOfSentence(null)).toBe('')
})

test('another hash names no sentence', () => {
	for (const hash of ['', '#p12', '#said=', '#said=%']) expect(sentenceInHash(hash)).toBeUndefined()
})
