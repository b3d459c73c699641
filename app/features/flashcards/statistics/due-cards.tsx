import { namesOf, sayDate } from '#app/domain/flashcards/day.ts'
import type { ForecastDay } from '#app/domain/flashcards/forecast.ts'
import { Bars, Chart } from '#app/ui/charts.tsx'

/** The cards that come back on each of the next days. */
export function DueCards({ days }: { days: readonly ForecastDay[] }) {
	const all = days.reduce((sum, { cards }) => sum + cards, 0)
	return (
		<Chart
			id="forecast"
			title="Cards due in the next 14 days"
			says={
				all === 0
					? 'No card is due.'
					: `${all.toLocaleString('en')} ${all === 1 ? 'card' : 'cards'}, ${(days[0]?.cards ?? 0).toLocaleString('en')} of them today`
			}
			note="If you study every day. New cards come on top, and cards that come back sooner because you forgot them."
			table={{
				caption: 'Cards due on each day',
				head: ['Day', 'Cards due'],
				rows: days.map(({ date, cards }, index) => [
					index === 0 ? `${sayDate(date)} (today)` : sayDate(date),
					cards,
				]),
			}}
		>
			<Bars
				bars={days.map(({ date, cards }, index) => ({
					label: String(namesOf(date).day),
					under: namesOf(date).weekday.slice(0, 2),
					values: [cards],
					isToday: index === 0,
				}))}
				fills={['fill-jade']}
				scale={Math.max(1, ...days.map(({ cards }) => cards))}
			/>
		</Chart>
	)
}
