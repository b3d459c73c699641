import { expect, test } from 'vitest'
import { placeOfCard } from '#app/domain/reports/place-of-card.ts'

const mum = {
	word: '妈妈',
	pinyin: 'mā ma',
	sentence: '你妈妈在家吗？',
	example: { zh: '你妈妈在家吗？', en: 'Is your mum home?' },
	foundIn: { path: '/courses/lessons/at-home#said=你妈妈在家吗？' },
}

test.each([
	{ of: 'the dictionary', card: { sentence: null, foundIn: null } },
	{ of: 'a lesson', card: {} },
	{ of: 'an article', card: { foundIn: { path: '/articles/the-slow-train' } } },
])('a card with a sentence of $of names it with its English, and no lesson', ({ card }) => {
	expect(placeOfCard({ ...mum, ...card })).toMatchObject({
		word: '妈妈',
		pinyin: 'mā ma',
		part: 'dictionary',
		sentence: '你妈妈在家吗？',
		english: 'Is your mum home?',
		lessonId: null,
	})
})

test('a sentence whose lesson was changed since is named without English', () => {
	const changed = { ...mum, example: null }
	expect(placeOfCard(changed)).toMatchObject({ sentence: mum.sentence, english: null })
})

test.each([
	{ of: 'an own text', foundIn: { path: '/texts/rain/2#said=你妈妈在家吗？' } },
	{ of: 'a text that may not be opened, or of the analyser', foundIn: null },
])('a sentence of $of stays its reader’s', ({ foundIn }) => {
	expect(placeOfCard({ ...mum, foundIn })).toMatchObject({ sentence: null, english: null })
})
