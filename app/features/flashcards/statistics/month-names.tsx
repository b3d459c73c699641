import { namesOf } from '#app/domain/flashcards/day.ts'

/** Names of months above the columns of weeks in which they begin. */
export function MonthNames({ mondays }: { mondays: readonly string[] }) {
	const begins = mondays.flatMap((monday, index) => {
		const { month } = namesOf(monday)
		const isNew = index === 0 || month !== namesOf(mondays[index - 1] ?? monday).month
		return isNew ? [{ month, index }] : []
	})
	return (
		<div aria-hidden className="relative h-4 text-ink-quiet text-xs">
			{begins
				.filter(({ index }, at) => index + 2 < (begins[at + 1]?.index ?? mondays.length + 1))
				.map(({ month, index }) => (
					<span
						key={index}
						className="absolute top-0"
						style={{ left: `${(index / mondays.length) * 100}%` }}
					>
						{month}
					</span>
				))}
		</div>
	)
}
