import { type Period, periodNames, periods } from '#app/domain/learners/period.ts'
import { Filters, SelectFilter } from '#app/ui/admin/filters.tsx'

/** Chooses how far back the figures look. */
export function PeriodFilter({ period }: { period: Period }) {
	return (
		<Filters label="Figures">
			<SelectFilter label="Last visit" name="period" value={period}>
				{periods.map((one) => (
					<option key={one} value={one}>
						{periodNames[one]}
					</option>
				))}
			</SelectFilter>
		</Filters>
	)
}
