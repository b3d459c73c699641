import { expect, test } from 'vitest'
import { composeMeaning } from '#app/seed/dictionary/meaning.ts'

test('senses are grouped by part of speech, in the order of their first sense', () => {
	const meaning = composeMeaning([
		{ pos: 'verb', text: 'to work' },
		{ pos: 'noun', text: 'job' },
		{ pos: 'verb', text: 'to operate' },
		{ pos: 'noun', text: 'job' },
	])
	expect(Object.entries(meaning)).toEqual([
		['verb', { definition: 'to work; to operate' }],
		['noun', { definition: 'job' }],
	])
})

test('measure words follow the noun, other remarks the first definition', () => {
	expect(
		composeMeaning([
			{ pos: 'verb', text: 'to be fond of' },
			{ pos: 'noun', text: 'hobby' },
			{ pos: 'note', text: 'measure word: 个 gè' },
			{ pos: 'note', text: 'also pronounced ài hǎo' },
			{ pos: 'noun', text: 'surname Ai' },
		]),
	).toEqual({
		verb: { definition: 'to be fond of (also pronounced ài hǎo)' },
		noun: { definition: 'hobby (measure word: 个 gè); surname Ai' },
	})
})

test('labels that repeat the part of speech are stripped', () => {
	expect(composeMeaning([{ pos: 'idiom', text: 'to add feet to a snake (idiom)' }])).toEqual({
		idiom: { definition: 'to add feet to a snake' },
	})
	expect(composeMeaning([{ pos: 'onomatopoeia', text: '(onom.) bang' }])).toEqual({
		onomatopoeia: { definition: 'bang' },
	})
})

test('archaic senses come after usual ones, surnames last', () => {
	expect(
		composeMeaning([
			{ pos: 'noun', text: '(archaic) agate' },
			{ pos: 'noun', text: 'surname Ma' },
			{ pos: 'noun', text: 'number' },
		]),
	).toEqual({ noun: { definition: 'number; (archaic) agate; surname Ma' } })
})

test("the word's main class comes first", () => {
	const meaning = composeMeaning(
		[
			{ pos: 'noun', text: 'heel' },
			{ pos: 'preposition', text: 'with' },
		],
		'preposition',
	)
	expect(Object.keys(meaning)).toEqual(['preposition', 'noun'])
})

test('several remarks on measure words become one', () => {
	expect(
		composeMeaning([
			{ pos: 'noun', text: 'meal' },
			{ pos: 'note', text: 'measure word: 碗 wǎn' },
			{ pos: 'note', text: 'measure word: 顿 dùn' },
		]),
	).toEqual({ noun: { definition: 'meal (measure words: 碗 wǎn, 顿 dùn)' } })
})
