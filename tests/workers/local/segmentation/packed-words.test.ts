import { expect, test } from 'vitest'
import { readSources } from '#app/db/seed/dictionary/sources.ts'
import { packedWords } from '#workers/local/segmentation/packed-words.ts'

test('verbs are told from other words', () => {
	const words = ['商量', '学校', '看', '高兴']
	const verbs = packedWords(words, readSources()).filter(({ isVerb }) => isVerb)
	expect(verbs.map(({ word }) => word)).toEqual(['商量', '看'])
}, 60_000)
