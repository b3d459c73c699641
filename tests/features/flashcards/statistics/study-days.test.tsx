import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WeekOfTexts } from '#app/features/flashcards/statistics/study-days.tsx'
import { WeeklyBars } from '#app/features/flashcards/statistics/weekly-bars.tsx'

/** The upper edges of the bars, in percent of the chart. */
function topsOf(html: string): number[] {
	return [...html.matchAll(/<rect [^>]*\by="([-\d.]+)%"/g)].map(([, y]) => Number(y))
}

test('bars of a few seconds, shown as a minute each, stay below the sentence', () => {
	const day = { date: '2026-11-25', cards: 0, read: 0.3, listened: 0.2 }
	const html = renderToStaticMarkup(
		<WeekOfTexts days={[day]} today="2026-11-25" firstDay="2026-06-01" />,
	)
	expect(html).toContain('1 min of reading, 1 min of listening')
	expect(topsOf(html)).toContain(0)
	expect(Math.min(...topsOf(html))).toBe(0)
})

test('the week of cards says that its minutes are of cards', () => {
	const html = renderToStaticMarkup(<WeeklyBars days={[]} scale={1} />)
	expect(html).toContain('This week')
	expect(html).toContain('minutes with cards a day')
	expect(html).toContain('Minutes with cards this week')
})
