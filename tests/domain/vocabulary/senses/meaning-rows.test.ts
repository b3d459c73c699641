import { expect, test } from 'vitest'
import { meaningRows } from '#app/domain/vocabulary/senses/meaning-rows.ts'

test('two parts of speech that may both stand there begin the popup together', () => {
	const rows = meaningRows({
		meanings: [
			['measure word', 'litre'],
			['noun', 'a surname'],
			['verb', 'to promote; to rise'],
		],
		second: { part: 'verb', text: 'to rise' },
	})
	expect(rows).toEqual([
		{ part: 'measure word or verb', both: ['litre', 'to rise'], definition: '' },
		{ part: 'noun', definition: 'a surname' },
		{ part: 'verb', definition: 'to promote' },
	])
})

test('two senses of one part of speech stand before its other senses', () => {
	const rows = meaningRows({
		meanings: [
			['auxiliary verb', 'can, know how to; to be likely to; will'],
			['noun', 'meeting'],
		],
		second: { part: 'auxiliary verb', text: 'will' },
	})
	expect(rows).toEqual([
		{
			part: 'auxiliary verb',
			both: ['can, know how to', 'will'],
			definition: 'to be likely to',
		},
		{ part: 'noun', definition: 'meeting' },
	])
})

test('a clear sense leaves the entry as it is, with what is missing', () => {
	expect(
		meaningRows({
			meanings: [
				['noun', 'road; way'],
				['verb', null],
			],
		}),
	).toEqual([
		{ part: 'noun', definition: 'road; way' },
		{ part: 'verb', definition: null },
	])
	expect(meaningRows({ meanings: [] })).toEqual([])
})

test('a part without a definition still says so below two senses', () => {
	const rows = meaningRows({
		meanings: [
			['noun', 'road'],
			['verb', null],
			['adjective', 'wide'],
		],
		second: { part: 'adjective', text: 'wide' },
	})
	expect(rows).toEqual([
		{ part: 'noun or adjective', both: ['road', 'wide'], definition: '' },
		{ part: 'verb', definition: null },
	])
})
