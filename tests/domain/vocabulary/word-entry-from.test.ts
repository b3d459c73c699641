import { expect, test } from 'vitest'
import { toWordEntry } from '#app/domain/vocabulary/word-entry-from.ts'

const row = {
	word: '爱好',
	traditional: '愛好',
	pinyin: 'ài hào',
	poses: ['noun', 'verb'] as const,
	meaning: { noun: { definition: 'interest; hobby' } },
	levels: [{ type: 'HSK' as const, level: 'HSK3' as const, edition: '2.0' as const }],
}

test('an entry lists parts of speech in order and says where a definition is missing', () => {
	expect(toWordEntry({ ...row, poses: [...row.poses] })).toEqual({
		word: '爱好',
		traditional: '愛好',
		pinyin: 'ài hào',
		meanings: [
			['noun', 'interest; hobby'],
			['verb', null],
		],
		levels: ['HSK 3'],
	})
})

test('traditional characters are left out where they are the same', () => {
	const entry = toWordEntry({ ...row, poses: [], word: '好', traditional: '好' })
	expect(entry).not.toHaveProperty('traditional')
})

test('editions are named only where they disagree', () => {
	const inEdition = (edition: '2.0' | '3.0', level: 'HSK1' | 'HSK3') =>
		({ type: 'HSK', edition, level }) as const
	const levelsOf = (...levels: ReturnType<typeof inEdition>[]) =>
		toWordEntry({ ...row, poses: [], levels }).levels
	expect(levelsOf(inEdition('2.0', 'HSK3'), inEdition('3.0', 'HSK3'))).toEqual(['HSK 3'])
	expect(levelsOf(inEdition('2.0', 'HSK3'), inEdition('3.0', 'HSK1'))).toEqual([
		'HSK 3 (2.0)',
		'HSK 1 (3.0)',
	])
	expect(levelsOf()).toEqual([])
})
