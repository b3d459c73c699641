/**
 * A person's days: minutes with cards, and minutes of reading and listening.
 *
 * On 2026-11-21 somebody studied 机场 and other cards for four minutes, read a lesson for twelve and
 * listened to it for three. Cards count for the day by the person's clock; the time with texts comes
 * from their devices, which know their own day.
 */
import { addDays, datesIn } from './day.ts'

/** How much was studied in a quarter of an hour that begins at `at`. */
export type Studied = { at: Date; ms: number }

export type TimeWithTexts = { date: string; readMs: number; listenedMs: number }

/** Minutes with one decimal. */
export type StudyDay = { date: string; cards: number; read: number; listened: number }

type Days = {
	studied: readonly Studied[]
	withTexts: readonly TimeWithTexts[]
	/** The first and last day, 2026-05-25 and 2026-11-22. */
	from: string
	to: string
	timeZone: string
}

/** The days with activity, in order. */
export function studyDays({ studied, withTexts, from, to, timeZone }: Days): StudyDay[] {
	const dateOf = datesIn(timeZone)
	const msOf = new Map<string, { cards: number; read: number; listened: number }>()
	const add = (date: string, { cards = 0, read = 0, listened = 0 }) => {
		const sums = msOf.get(date) ?? { cards: 0, read: 0, listened: 0 }
		sums.cards += cards
		sums.read += read
		sums.listened += listened
		msOf.set(date, sums)
	}
	for (const { at, ms } of studied) add(dateOf(at), { cards: ms })
	for (const { date, readMs, listenedMs } of withTexts) {
		add(date, { read: readMs, listened: listenedMs })
	}
	return [...msOf]
		.filter(([date]) => date >= from && date <= to)
		.map(([date, ms]) => ({
			date,
			cards: minutesOf(ms.cards),
			read: minutesOf(ms.read),
			listened: minutesOf(ms.listened),
		}))
		.filter((day) => minutesOn(day) > 0)
		.sort((a, b) => (a.date < b.date ? -1 : 1))
}

/** All together, with one decimal. */
export function minutesOn({ cards, read, listened }: Omit<StudyDay, 'date'>): number {
	return Math.round((cards + read + listened) * 10) / 10
}

/** The days from one to another, both included, idle ones without minutes. */
export function everyDay(days: readonly StudyDay[], from: string, to: string): StudyDay[] {
	const known = new Map(days.map((day) => [day.date, day]))
	const all: StudyDay[] = []
	for (let date = from; date <= to; date = addDays(date, 1)) {
		all.push(known.get(date) ?? { date, cards: 0, read: 0, listened: 0 })
	}
	return all
}

/** Minutes from which a day is drawn darker: four steps. */
export const daySteps = [0, 5, 15, 30] as const

/** From 0, nothing done, to 4. */
export function stepOf(minutes: number): number {
	return minutes === 0 ? 0 : daySteps.filter((from) => minutes >= from).length
}

function minutesOf(ms: number): number {
	return Math.round(ms / 6000) / 10
}
