import { expect, test } from 'vitest'
import { realDictionary } from '#tests/support/real-dictionary.ts'
import { realLexicon } from '#tests/support/real-lexicon.ts'
import { measureHeldOut, readLabels, textsById } from './held-out.ts'

test('a row has a sentence’s id, its half, and its words as lengths and readings', () => {
	expect(readLabels('# a comment\ns1 open 2 xué xí|1\n')).toEqual([
		{
			id: 's1',
			half: 'open',
			words: [
				{ length: 2, reading: 'xué xí' },
				{ length: 1, reading: '' },
			],
		},
	])
})

test('the held-out sentences have two halves of some 200 words', () => {
	const wordsIn = (half: string) =>
		readLabels()
			.filter((sentence) => sentence.half === half)
			.flatMap(({ words }) => words.filter(({ reading }) => reading !== '')).length
	expect(wordsIn('open')).toBeGreaterThan(180)
	expect(wordsIn('closed')).toBeGreaterThan(180)
})

test('texts are found by their ids', () => {
	expect(textsById('# sent_id = s1\n1\t学习\tx\n2\t。\tx\n')).toEqual(new Map([['s1', '学习。']]))
})

test('what is cut or read otherwise is counted and named', () => {
	const labels = readLabels('s1 open 1 wǒ|2 xué xī|2 hàn yǔ\n')
	const texts = new Map([['s1', '我学习汉语']])
	expect(measureHeldOut(labels, texts, realDictionary, realLexicon)).toEqual({
		words: 3,
		whole: 100,
		overlaps: 0,
		read: 80,
		misses: ['学习 xī, not xí'],
	})
})
