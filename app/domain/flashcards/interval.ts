/**
 * How long until a card comes back, as its buttons say it: 谢谢 after Good in "10 min", later in
 * "3 days", "1.5 months", "2 years". Minutes and days are whole; months and years have a decimal
 * where it is not 0.
 */
import { counted } from '#app/domain/counted.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const month = 30 * day
const year = 365 * day

/** `ms` in words; what is shorter than a minute is said as one. */
export function sayInterval(ms: number): string {
	if (Math.round(ms / minute) < 60) return `${Math.max(1, Math.round(ms / minute))} min`
	if (Math.round(ms / hour) < 24) return counted(Math.round(ms / hour), 'hour')
	if (Math.round(ms / day) < 30) return counted(Math.round(ms / day), 'day')
	if (tenths(ms / month) < 12) return counted(tenths(ms / month), 'month')
	return counted(Math.max(1, tenths(ms / year)), 'year')
}

function tenths(count: number): number {
	return Math.round(count * 10) / 10
}
