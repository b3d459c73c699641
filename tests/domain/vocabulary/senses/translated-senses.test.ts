import { expect, test } from 'vitest'
import { sensesInContext } from '#app/domain/vocabulary/senses/senses-in-context.ts'
import { inTranslation } from '#app/domain/vocabulary/senses/translated-senses.ts'
import { senseWeights } from '#tests/support/learners-words.ts'

/** The senses that the English has. */
function found(english: string, ...senses: string[]): string[] | undefined {
	const isIn = inTranslation(english)(senses)
	return isIn && senses.filter((_, at) => isIn[at])
}

test.each<[string, string[], string[] | undefined]>([
	['He called his mum.', ['to hit', 'to play', 'to call'], ['to call']],
	['She took it home.', ['to hold', 'to take'], ['to take']],
	['The children’s teeth', ['tooth', 'gear'], ['tooth']],
	['It’s a beautiful flower.', ['flower', 'to spend'], ['flower']],
	['I spent three days on it.', ['flower', 'to spend'], ['to spend']],
	['They are running late.', ['to run', 'to walk'], ['to run']],
])('"%s" has one of %j', (english, senses, expected) => {
	expect(found(english, ...senses)).toEqual(expected)
})

test.each<[string, string[]]>([
	['None of them: a quiet room.', ['flower', 'to spend']],
	['All of them: we study in the study.', ['to study', 'study']],
	['Words of any sentence: she is at home.', ['in, at, on', 'to be at']],
	['', ['flower', 'to spend']],
])('a translation tells nothing where it has %s', (english, senses) => {
	expect(found(english, ...senses)).toBeUndefined()
})

test('what stands in brackets is no translation', () => {
	expect(found('a good friend', 'paper (good)', 'friend')).toEqual(['friend'])
})

test('a word means what its English line says', () => {
	const meanings: Record<string, [string, string][]> = {
		老师: [['noun', 'teacher']],
		扣: [['verb', 'to fasten; to deduct']],
	}
	const words = ['老师', '扣', '分'].map((word) => {
		return { word, pinyin: undefined, meanings: meanings[word] ?? [['noun', 'point']] }
	})
	const senseOf = (english: string) =>
		sensesInContext(words, senseWeights, inTranslation(english))[1]?.sense
	expect(senseOf('The teacher fastened it.')).toBe('to fasten')
	expect(senseOf('The teacher deducts points.')).toBe('to deduct')
})
