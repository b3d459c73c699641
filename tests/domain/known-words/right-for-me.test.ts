import { expect, test } from 'vitest'
import { inFitOrder, readFitOrder } from '#app/domain/known-words/right-for-me.ts'

const item = (name: string, share: number | undefined) => ({
	name,
	fit: share === undefined ? undefined : { share, learning: 0, newWords: 3 },
})

const texts = [
	item('all known', 1),
	item('without words', undefined),
	item('91.4 %', 0.914),
	item('91.6 %', 0.916),
	item('98.3 %', 0.983),
	item('98.6 %', 0.986),
	item('95 %', 0.95),
	item('also 95 %', 0.95),
	item('hard', 0.3),
]

const names = (items: readonly { name: string }[]) => items.map(({ name }) => name)

test('texts of which 92 to 98 % are known are right, as the figure is shown; 95 % comes first', () => {
	expect(names(inFitOrder(texts, 'right'))).toEqual(['95 %', 'also 95 %', '98.3 %', '91.6 %'])
})

test('the closest come first, and texts without a figure last', () => {
	const ordered = names(inFitOrder(texts, 'closest'))
	expect(ordered.slice(0, 2)).toEqual(['95 %', 'also 95 %'])
	expect(ordered.slice(-2)).toEqual(['hard', 'without words'])
	expect(ordered).toHaveLength(texts.length)
})

test('without an order they stay as they are', () => {
	expect(inFitOrder(texts, undefined)).toEqual(texts)
	expect(readFitOrder('best')).toBeUndefined()
	expect(readFitOrder('right')).toBe('right')
})
