import { expect, test } from 'vitest'
import { longestTag, mostTags } from '#app/domain/texts/limits.ts'
import { readTags, spellTags } from '#app/domain/texts/tags.ts'

test.each([
	['', []],
	[' , ，', []],
	['novel, 武侠，Novel、 HSK  4 ', ['novel', '武侠', 'HSK 4']],
])('tags stand between commas, each once: %j', (typed, tags) => {
	expect(readTags(typed)).toEqual(tags)
})

test('tags that are read are spelt the same', () => {
	expect(readTags(spellTags(['novel', '武侠']))).toEqual(['novel', '武侠'])
})

test('too many tags, or one too long, are refused', () => {
	expect(readTags('字'.repeat(longestTag))).toHaveLength(1)
	expect(readTags('字'.repeat(longestTag + 1))).toBeUndefined()
	expect(readTags(Array.from({ length: mostTags + 1 }, (_, at) => `t${at}`).join())).toBeUndefined()
})
