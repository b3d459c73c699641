import type { DayActivity } from './study-contract.ts'

/** This week from Monday to Sunday, as bars and, for screen readers, as a table. */
export function WeeklyBars({ days, scale }: { days: DayActivity[]; scale: number }) {
	return (
		<section aria-labelledby="week" className="grid gap-3">
			<div className="flex items-baseline justify-between gap-4">
				<h2 id="week" className="font-semibold text-xl">
					This week
				</h2>
				<p aria-hidden className="text-ink-quiet text-sm">
					minutes a day
				</p>
			</div>
			<div aria-hidden className="card grid h-56 grid-cols-7 gap-2 px-3 pt-4 pb-3 sm:gap-4 sm:px-5">
				{days.map(({ day, minutes, isToday }) => (
					<div key={day} className="grid min-w-0 grid-rows-[1fr_auto] gap-1.5 text-center">
						<div className="flex flex-col justify-end gap-1">
							<span className="text-ink-soft text-xs tabular-nums">{minutes > 0 && minutes}</span>
							<div
								className={`mx-auto w-full max-w-12 rounded-t-[4px] ${minutes === 0 ? 'bg-edge' : isToday ? 'bg-cinnabar' : 'bg-jade'}`}
								style={{ height: `${(minutes / scale) * 80}%`, minHeight: minutes > 0 ? 3 : 1 }}
							/>
						</div>
						<span className={`text-sm ${isToday ? 'font-semibold' : 'text-ink-quiet'}`}>{day}</span>
					</div>
				))}
			</div>
			<table className="sr-only">
				<caption>Minutes studied this week</caption>
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
							<td>{minutes}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	)
}
