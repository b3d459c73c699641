/**
 * Time as statistics say it: three minutes with 谢谢 and other cards are "3 min", and an evening with 慢火车 is "1.4 h".
 */

/** Whole minutes; less than one is one, and only nothing is 0. */
export function wholeMinutes(minutes: number): number {
	return minutes > 0 ? Math.max(1, Math.round(minutes)) : 0
}

/** Minutes below an hour, else hours with one decimal. */
export function sayMinutes(minutes: number): string {
	const whole = wholeMinutes(minutes)
	if (whole < 60) return `${whole} min`
	const hours = Math.round(whole / 6) / 10
	return `${hours.toLocaleString('en')} h`
}
