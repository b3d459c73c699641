import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RepeatedCard, ResultCard } from '#app/features/exercises/player/result-card.tsx'

const result = {
	grade: 'B',
	score: 75,
	correctCount: 6,
	totalCount: 8,
	completedAt: '2026-03-02T10:00:00.000Z',
}
const acts = {
	repeat() {},
	restart() {},
	leave() {},
	onward: <button type="button">Next lesson</button>,
}

test.each([
	[2, 'Repeat the 2 wrong ones'],
	[1, 'Repeat the wrong one'],
])('with %i wrong answers the result offers “%s”', (wrongCount, label) => {
	const html = renderToStaticMarkup(<ResultCard {...acts} {...{ result, wrongCount }} />)
	expect(html).toContain('6 of 8 correct')
	expect(html).toContain(label)
	expect(html).toContain('Restart')
	expect(html).not.toContain('Next lesson')
})

test('where nothing was wrong there is nothing to repeat, and the way leads on', () => {
	const html = renderToStaticMarkup(<ResultCard {...acts} {...{ result, wrongCount: 0 }} />)
	expect(html).not.toContain('Repeat')
	expect(html).toContain('Next lesson')
	const again = renderToStaticMarkup(<RepeatedCard {...acts} {...{ result, wrongCount: 0 }} />)
	expect(again).toContain('Next lesson')
})

test('a repetition says how it went, without a grade', () => {
	const again = { ...result, grade: 'F', score: 50, correctCount: 1, totalCount: 2 }
	const html = renderToStaticMarkup(
		<RepeatedCard {...acts} {...{ result: again, wrongCount: 1 }} />,
	)
	expect(html).toContain('1 of 2 right this time')
	expect(html).toContain('Repeat the wrong one')
	expect(html).not.toContain('50%')
})
