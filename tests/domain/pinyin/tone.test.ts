import { expect, test } from 'vitest'
import { addTone, takeTone, toTone } from '#app/domain/pinyin/tone.ts'

test.each([
	['hao', 3, 'hǎo'],
	['xue', 2, 'xué'],
	['zou', 3, 'zǒu'],
	['shui', 3, 'shuǐ'],
	['liu', 4, 'liù'],
	['guo', 2, 'guó'],
	['xiong', 2, 'xióng'],
	['lü', 4, 'lǜ'],
	['nüe', 4, 'nüè'],
	['er', 2, 'ér'],
	['ng', 2, 'ńg'],
	['hm', 4, 'hm̀'],
	['Ou', 1, 'Ōu'],
	['LÜ', 4, 'LǛ'],
	['le', 5, 'le'],
] as const)('%s in tone %i is %s', (letters, tone, syllable) => {
	expect(addTone(letters, tone)).toBe(syllable)
	expect(takeTone(syllable)).toEqual({ letters, tone })
})

test('takeTone accepts decomposed letters', () => {
	expect(takeTone('lu\u0308\u0300')).toEqual({ letters: 'lü', tone: 4 })
})

test('only 1 to 5 are tones', () => {
	expect(['0', '1', '5', '6', ''].map(toTone)).toEqual([undefined, 1, 5, undefined, undefined])
})
