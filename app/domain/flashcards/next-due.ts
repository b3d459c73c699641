/**
 * When cards come back, in a sentence for the end of a session: "8 cards come back tomorrow, 13 more within
 * a week.", or "2 cards come back in 8 minutes."
 */

import { counted } from '#app/domain/counted.ts'
import { sayDate } from './day.ts'
import type { ForecastDay } from './forecast.ts'

/**
 * When cards in their first minutes come back: "2 cards come back in 8 minutes." `waits` are the rests of their
 * minutes in ms, at least one; of `count` cards a page knows only the first.
 */
export function sayReturn(waits: readonly number[], count: number): string {
	const all = waits.map((ms) => sayWait(ms))
	const first = sayWait(Math.min(...waits))
	const cards = counted(Math.max(count, waits.length), 'card comes', 'cards come')
	return count <= waits.length && all.every((wait) => wait === first)
		? `${cards} back in ${first}.`
		: `${cards} back, the first in ${first}.`
}

function sayWait(ms: number): string {
	const minutes = Math.max(1, Math.round(ms / 60_000))
	return minutes < 60 ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'hour')
}

/** Empty if none comes back within the forecast. Today's cards are left out: the session has ended. */
export function sayNextDue(forecast: readonly ForecastDay[]): string {
	const [first, ...others] = forecast.slice(1, 8).filter(({ cards }) => cards > 0)
	if (!first) return ''
	const when = first.date === forecast[1]?.date ? 'tomorrow' : `on ${sayDate(first.date)}`
	const more = others.reduce((sum, { cards }) => sum + cards, 0)
	return `${counted(first.cards, 'card comes', 'cards come')} back ${when}${more > 0 ? `, ${more} more within a week` : ''}.`
}
