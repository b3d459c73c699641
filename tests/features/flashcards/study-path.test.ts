import { expect, test } from 'vitest'
import { originIn, sayBackTo, textOfOrigin } from '#app/domain/progress/text-origin.ts'
import { reviewsPath, studyChoiceIn, studyPath } from '#app/features/flashcards/study-path.ts'

test('the address of a session leaves out what is usual', () => {
	expect(studyPath({ slug: 'my-words' })).toBe('/flashcards/study/my-words')
	expect(studyPath({ slug: 'a&b', mode: 'listening', chosen: 'bookmarked' })).toBe(
		'/flashcards/study/a%26b?mode=listening&cards=bookmarked',
	)
	expect(reviewsPath({ slug: 'a&b' })).toBe('/flashcards/reviews?deck=a%26b&mode=recall')
})

test('the words of a text are studied with its address, and without one the whole deck is', () => {
	const path = studyPath({ slug: 'my-words', chosen: 'text', from: '/articles/repair' })
	expect(path).toBe('/flashcards/study/my-words?cards=text&from=%2Farticles%2Frepair')
	expect(studyChoiceIn(new URLSearchParams({ cards: 'text', from: '/articles/repair' }))).toBe(
		'text',
	)
	expect(studyChoiceIn(new URLSearchParams({ cards: 'text', from: '/courses' }))).toBe('all')
	expect(studyChoiceIn(new URLSearchParams({ cards: 'bookmarked' }))).toBe('bookmarked')
})

test('an address names its text', () => {
	expect(textOfOrigin('/courses/lessons/first-coffee#p3')).toEqual({
		kind: 'lesson',
		id: 'first-coffee',
		part: 1,
	})
	expect(textOfOrigin('/texts/rain/2')).toEqual({ kind: 'text', id: 'rain', part: 2 })
	expect(textOfOrigin('/courses')).toBeUndefined()
})

test.each([
	['/courses/lessons/first-coffee', 'Back to the lesson'],
	['/articles/repair', 'Back to the article'],
	['/texts/b6d66a1e-0000-4000-8000-000000000001/2', 'Back to your text'],
])('who came from %s finds “%s”', (from, back) => {
	const search = new URL(studyPath({ slug: 'my-words', from }), 'http://hanlu.test').searchParams
	expect(originIn(search)).toBe(from)
	const told = new URL(reviewsPath({ slug: 'my-words', from }), 'http://hanlu.test').searchParams
	expect(originIn(told)).toBe(from)
	expect(sayBackTo(from)).toBe(back)
})

test.each([
	'https://evil.example/courses/lessons/first-coffee',
	'//evil.example/articles/repair',
	'/\\evil.example/articles/repair',
	'/courses/lessons/..',
	'/courses/lessons/first-coffee?show=pinyin',
	'/courses/lessons/first-coffee\n',
	'/courses',
	'/sign-out',
	'javascript:alert(1)',
	'',
])('%j is no text that leads back', (from) => {
	expect(originIn(new URLSearchParams({ from }))).toBeNull()
	expect(studyPath({ slug: 'my-words', from })).toBe('/flashcards/study/my-words')
})
