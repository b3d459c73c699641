/** The address of the pages of learners: /admin/lessons/…/learners?period=7 */
import { type Period, periods } from '#app/domain/learners/period.ts'

const usualPeriod: Period = '30'

export function readPeriod(search: URLSearchParams): Period {
	return periods.find((period) => period === search.get('period')) ?? usualPeriod
}
