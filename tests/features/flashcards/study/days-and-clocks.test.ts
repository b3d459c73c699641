/** Travellers and wrong clocks: tests/fixtures/cases/33-days-and-clocks. */
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { dayOf } from '#app/domain/flashcards/day.ts'
import { studyDays } from '#app/domain/flashcards/study-days.ts'
import { instantOf } from '#app/domain/outbox/instant-of.ts'
import { reviewChannel } from '#app/features/flashcards/study/review-channel.ts'
import { enqueue } from '#app/features/flashcards/study/review-queue.ts'

const input = readFileSync('tests/fixtures/cases/33-days-and-clocks/input.txt', 'utf8')
const [home = '', away = ''] = input.match(/\w+\/\w+/g) ?? []

const minute = 60_000
const dayMs = 24 * 60 * minute

test('minutes stand on the local day, and after travelling today is the local day again', () => {
	const at = new Date('2026-11-22T10:30:00Z')
	const studied = [{ at, ms: 2 * minute }]
	const daysIn = (timeZone: string) =>
		studyDays({ studied, withTexts: [], from: '2026-11-01', to: '2026-11-30', timeZone })
	const [today, before] = [dayOf(at, home).date, dayOf(at, away).date]
	expect([home, today, away, before]).toEqual([
		'Pacific/Kiritimati',
		'2026-11-23',
		'Pacific/Honolulu',
		'2026-11-22',
	])
	expect(daysIn(home)).toMatchObject([{ date: today, cards: 2 }])
	expect(daysIn(away)).toMatchObject([{ date: before, cards: 2 }])
})

/** When the server takes two answers to have been given, in minutes from now. */
function minutesFromNow(given: readonly number[], sentAt: number): number[] {
	const now = new Date('2026-11-22T12:00:00Z')
	enqueue(
		'ming',
		...given.map((at, index) => ({
			kind: 'answer' as const,
			id: `review-${index}`,
			cardId: '你',
			mode: 'recall' as const,
			grade: 'good' as const,
			durationMs: 900,
			at: +now + at,
		})),
	)
	vi.spyOn(Date, 'now').mockReturnValue(+now + sentAt)
	const channel = reviewChannel({ userId: 'ming', path: '/', onAnswer() {}, onTrouble() {} })
	const batch = channel.nextBatch({ isAsking: false, isOneByOne: false })
	const { events }: { events: { ageMs: number }[] } = JSON.parse(batch?.body ?? '')
	return events.map(({ ageMs }) => (instantOf(ageMs, now) - +now) / minute)
}

test.each([
	['still is', dayMs, [-10, -5]],
	['was set right meanwhile', 0, [0, 0]],
])(
	'answers of a clock that is a day ahead are none of tomorrow, where it %s',
	(_, sentAt, times) => {
		vi.stubGlobal('window', new EventTarget())
		vi.stubGlobal('localStorage', undefined)
		const given = [dayMs - 10 * minute, dayMs - 5 * minute]
		expect(minutesFromNow(given, sentAt)).toEqual(times)
	},
)
