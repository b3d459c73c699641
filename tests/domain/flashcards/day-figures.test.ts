import { expect, test } from 'vitest'
import { dayOf } from '#app/domain/flashcards/day.ts'
import { dayFigures } from '#app/domain/flashcards/day-figures.ts'
import type { Grade } from '#app/domain/flashcards/review.ts'

const day = dayOf(new Date('2026-11-21T12:00:00Z'), 'Asia/Shanghai')

function answer(word: string, grade: Grade, at = '10:00', introduced = '2026-11-21T01:00:00Z') {
	return {
		cardId: word,
		word,
		pinyin: '',
		traditional: null,
		grade,
		durationMs: 20_000,
		at: new Date(`2026-11-21T${at}:00Z`),
		introducedAt: new Date(introduced),
	}
}

test('the figures count cards, however often each was answered', () => {
	const answers = [
		answer('谢谢', 'forgot', '09:00', '2026-11-01T08:00:00Z'),
		answer('再见', 'good', '09:01'),
		answer('谢谢', 'good', '09:02', '2026-11-01T08:00:00Z'),
		answer('再见', 'forgot', '09:12'),
	]
	expect(dayFigures(answers, day)).toEqual({
		cards: 2,
		rightAtFirst: 1,
		fresh: 1,
		minutes: 1,
		hardWords: [],
	})
})

test('words that were forgotten more than once are named, the worst first', () => {
	const answers = [
		answer('银行', 'forgot'),
		answer('行', 'forgot'),
		answer('行', 'forgot'),
		answer('银行', 'forgot'),
		answer('行', 'forgot'),
		answer('好', 'forgot'),
	]
	const { hardWords } = dayFigures(answers, day) ?? expect.fail()
	expect(hardWords.map(({ word, times }) => `${word} ${times}`)).toEqual(['行 3', '银行 2'])
})

test('only answers of the person’s own day count', () => {
	// 16:00 UTC is midnight in Shanghai.
	expect(dayFigures([answer('好', 'good', '16:00')], day)).toBeUndefined()
	expect(dayFigures([answer('好', 'good', '15:59')], day)?.cards).toBe(1)
	expect(dayFigures([], day)).toBeUndefined()
})
