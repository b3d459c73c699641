import { expect, test } from 'vitest'
import { sensesOf, shareASense } from '#app/domain/flashcards/senses.ts'

test('a word has the senses of all its parts of speech, the main one first, each once', () => {
	const meaning = {
		noun: { definition: 'job; work' },
		verb: { definition: 'to work; work' },
	}
	expect(sensesOf(['verb', 'noun'], meaning)).toEqual(['to work', 'work', 'job'])
})

test('a semicolon in brackets does not end a sense', () => {
	const meaning = { verb: { definition: 'to play (a ball; a game); to hit' } }
	expect(sensesOf(['verb'], meaning)).toEqual(['to play (a ball; a game)', 'to hit'])
})

test('a measure word is called one', () => {
	const meaning = {
		'measure word': { definition: 'for people (polite)' },
		noun: { definition: 'place, seat' },
	}
	expect(sensesOf(['measure word', 'noun'], meaning)).toEqual([
		'measure word for people (polite)',
		'place, seat',
	])
	expect(sensesOf(['measure word'], { 'measure word': { definition: 'tools, chairs' } })).toEqual([
		'measure word: tools, chairs',
	])
})

test('a particle is called one, before its first sense', () => {
	const meaning = { particle: { definition: 'completed action; change of state' } }
	expect(sensesOf(['particle'], meaning)).toEqual(['particle: completed action', 'change of state'])
})

test.each([
	[['measure word: piece'], ['piece']],
	[['particle: and so on'], ['and so on']],
	[['dad', 'father'], ['father']],
	[['to leave'], ['to go, to leave']],
	[['bank (for money)'], ['a bank']],
	[['To Study!'], ['study']],
])('%j and %j share a meaning', (a, b) => {
	expect(shareASense(a, b)).toBe(true)
})

test.each([
	[['to eat'], ['to drink']],
	[['bank'], ['river bank']],
	[['(particle)'], ['(particle)']],
	[[], []],
])('%j and %j share none', (a, b) => {
	expect(shareASense(a, b)).toBe(false)
})
