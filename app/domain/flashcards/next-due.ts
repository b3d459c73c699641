/**
 * When cards come back, in a sentence for the end of a session: "8 cards come back tomorrow, 13 more within
 * a week."
 */

import { counted } from '#app/domain/counted.ts'
import { sayDate } from './day.ts'
import type { ForecastDay } from './forecast.ts'

/** Empty if none comes back within the forecast. Today's cards are left out: the session has ended. */
export function sayNextDue(forecast: readonly ForecastDay[]): string {
	const [first, ...others] = forecast.slice(1, 8).filter(({ cards }) => cards > 0)
	if (!first) return ''
	const when = first.date === forecast[1]?.date ? 'tomorrow' : `on ${sayDate(first.date)}`
	const more = others.reduce((sum, { cards }) => sum + cards, 0)
	return `${counted(first.cards, 'card comes', 'cards come')} back ${when}${more > 0 ? `, ${more} more within a week` : ''}.`
}
