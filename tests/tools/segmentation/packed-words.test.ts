import { expect, test } from 'vitest'
import { readSources } from '#app/seed/dictionary/sources.ts'
import { packedWords } from '#tools/segmentation/packed-words.ts'
import { costsOf } from '#tools/segmentation/word-costs.ts'

test('verbs are told from other words', () => {
	const words = ['商量', '学校', '看', '高兴']
	const verbs = packedWords(words, readSources()).filter(({ isVerb }) => isVerb)
	expect(verbs.map(({ word }) => word)).toEqual(['商量', '看'])
})

test('a verb with its result is cheaper than its frequency says', () => {
	const sources = readSources()
	const [ate] = packedWords(['吃完'], sources)
	expect(ate?.cost).toBeLessThan(costsOf(['吃完'], sources)[0] ?? 0)
})
