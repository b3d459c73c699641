import { wholeMinutes } from '#app/domain/flashcards/say-minutes.ts'
import type { DayActivity } from '#app/features/flashcards/study-contract.ts'
import { Bars } from '#app/ui/charts.tsx'

/** Time with cards this week from Monday to Sunday, as bars and, for screen readers, as a table. */
export function WeeklyBars({ days, scale }: { days: DayActivity[]; scale: number }) {
	return (
		<section aria-labelledby="week" className="grid gap-3">
			<div className="flex items-baseline justify-between gap-4">
				<h2 id="week" className="font-semibold text-xl">
					This week
				</h2>
				<p aria-hidden className="text-ink-quiet text-sm">
					minutes with cards a day
				</p>
			</div>
			<div className="card px-3 py-3 sm:px-5">
				<Bars
					bars={days.map(({ day, minutes, isToday }) => ({
						label: day,
						values: [wholeMinutes(minutes)],
						isToday,
					}))}
					fills={['fill-jade']}
					scale={scale}
				/>
			</div>
			<table className="sr-only">
				<caption>Minutes with cards this week</caption>
				<thead>
					<tr>
						<th scope="col">Day</th>
						<th scope="col">Minutes</th>
					</tr>
				</thead>
				<tbody>
					{days.map(({ day, minutes, isToday }) => (
						<tr key={day}>
							<th scope="row">{isToday ? `${day} (today)` : day}</th>
							<td>{wholeMinutes(minutes)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	)
}
