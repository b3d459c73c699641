import { expect, test } from 'vitest'
import { classOfPos } from '#app/domain/pinyin/lexicon.ts'
import { partsOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'

test('every part of speech but prefix and suffix has its own class', () => {
	const known = partsOfSpeech.filter((pos) => pos !== 'prefix' && pos !== 'suffix')
	expect(new Set(known.map(classOfPos)).size).toBe(known.length)
	expect(known.map(classOfPos)).not.toContain(0)
	expect(Math.max(...known.map(classOfPos))).toBeLessThan(16)
})

test('everything else has class 0', () => {
	expect(classOfPos(undefined)).toBe(0)
	expect(classOfPos('suffix')).toBe(0)
})
