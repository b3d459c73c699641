/**
 * How many days in a row a person studied. Reading 慢火车 on Friday, studying 谢谢 on Saturday and marking
 * 银行 today are three.
 *
 * The days are those of the person's time zone, as dates. A today without study yet breaks nothing.
 */
export function daysInARow(studied: ReadonlySet<string>, today: string): number {
	let day = studied.has(today) ? today : dayBefore(today)
	let count = 0
	while (studied.has(day)) {
		count += 1
		day = dayBefore(day)
	}
	return count
}

/** At noon no change of clocks matters. */
function dayBefore(date: string): string {
	const noon = new Date(`${date}T12:00:00Z`)
	noon.setUTCDate(noon.getUTCDate() - 1)
	return noon.toISOString().slice(0, 10)
}
