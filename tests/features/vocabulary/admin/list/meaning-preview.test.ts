import { expect, test } from 'vitest'
import { meaningPreview } from '#app/features/vocabulary/admin/list/meaning-preview.ts'

test('the first three parts of speech are shown', () => {
	const meaning = {
		noun: { definition: 'interest; hobby' },
		verb: { definition: 'to like' },
		adjective: { definition: 'fond' },
		adverb: { definition: 'fondly' },
	}
	expect(meaningPreview(meaning)).toEqual([
		{ pos: 'noun', definition: 'interest; hobby' },
		{ pos: 'verb', definition: 'to like' },
		{ pos: 'adjective', definition: 'fond' },
	])
})

test('a definition is cut at a hundred characters of any script', () => {
	const shown = (definition: string) => meaningPreview({ noun: { definition } })[0]?.definition
	expect(shown('𠮷'.repeat(100))).toBe('𠮷'.repeat(100))
	expect(shown('𠮷'.repeat(101))).toBe(`${'𠮷'.repeat(100)}…`)
	expect(shown(`${'a'.repeat(99)} ${'b'.repeat(9)}`)).toBe(`${'a'.repeat(99)}…`)
})
