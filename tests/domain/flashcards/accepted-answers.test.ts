/** The words of the dictionary are typed in each of the ways that people type. */
import { expect, test } from 'vitest'
import { acceptedReadings } from '#app/domain/flashcards/accepted-answers.ts'
import { joinSyllables } from '#app/domain/pinyin/join.ts'
import { toNumberTone } from '#app/domain/pinyin/number-tone.ts'
import { verdictOnTyped } from '#app/domain/typing/typed-answer.ts'
import { isLong } from '#tests/support/length.ts'
import { wholeDictionary } from '#tests/support/whole-dictionary.ts'

const ways: Record<string, (pinyin: string) => string> = {
	'with marks': (pinyin) => pinyin,
	'as one word': joinSyllables,
	'with numbers': toNumberTone,
	'with numbers as one word': (pinyin) => toNumberTone(joinSyllables(pinyin)).replaceAll(' ', ''),
	'with v for ü': (pinyin) => toNumberTone(pinyin).replaceAll('ü', 'v'),
	'in capitals': (pinyin) => toNumberTone(pinyin).toUpperCase(),
}

/** Every fiftieth word, or all of them. */
const words = wholeDictionary
	.filter((_, index) => isLong || index % 50 === 0)
	.map(({ word, pinyin }) => ({ word, pinyin, accepted: acceptedReadings({ word, pinyin }) }))

test.each(Object.entries(ways))('every reading of the dictionary is right typed %s', (_, type) => {
	const wrong = words.filter(
		({ pinyin, accepted }) =>
			accepted.length > 0 && !verdictOnTyped(accepted, type(pinyin)).isRight,
	)
	expect(wrong).toEqual([])
})

test('nearly every reading of the dictionary can be typed', () => {
	const without = words.filter(({ accepted }) => accepted.length === 0)
	expect(without.length / words.length).toBeLessThan(0.005)
})
