import { counted } from '#app/domain/counted.ts'
import { addDays, namesOf, sayDate } from '#app/domain/flashcards/day.ts'
import { sayMinutes, wholeMinutes } from '#app/domain/flashcards/say-minutes.ts'
import {
	daySteps,
	everyDay,
	minutesOn,
	type StudyDay,
	stepOf,
} from '#app/domain/flashcards/study-days.ts'
import { weeksShown } from '#app/domain/known-words/words-over-time.ts'
import { Bars, Chart, Legend, stripes } from '#app/ui/charts.tsx'
import { MonthNames } from './month-names.tsx'

type Days = { days: readonly StudyDay[]; today: string; firstDay: string }

/** Minutes of reading and listening, Monday to Sunday. */
export function WeekOfTexts({ days, today, firstDay }: Days) {
	const monday = mondaysFrom(firstDay).at(-1) ?? today
	const week = everyDay(days, monday, addDays(monday, 6))
	const read = sumOf(week.map((day) => day.read))
	const listened = sumOf(week.map((day) => day.listened))
	const values = week.map((day) => [wholeMinutes(day.read), wholeMinutes(day.listened)] as const)
	return (
		<Chart
			id="texts-this-week"
			title="Reading and listening this week"
			says={
				read + listened === 0
					? 'No text was read or heard this week.'
					: [
							...(read > 0 ? [`${sayMinutes(read)} of reading`] : []),
							...(listened > 0 ? [`${sayMinutes(listened)} of listening`] : []),
						].join(', ')
			}
			table={{
				caption: 'Minutes read and listened this week',
				head: ['Day', 'Minutes read', 'Minutes listened'],
				rows: week.map((day) => [
					day.date === today ? `${sayDate(day.date)} (today)` : sayDate(day.date),
					wholeMinutes(day.read),
					wholeMinutes(day.listened),
				]),
			}}
		>
			<Bars
				bars={week.map((day, index) => ({
					label: namesOf(day.date).weekday,
					values: values[index] ?? [],
					isToday: day.date === today,
				}))}
				fills={['fill-jade', stripes.indigo]}
				// As the bars are drawn: each part is rounded up to a minute.
				scale={Math.max(1, ...values.map(([read, listened]) => read + listened))}
			/>
			<Legend
				parts={[
					{ name: 'minutes read', fill: 'fill-jade' },
					{ name: 'minutes listened', fill: stripes.indigo },
				]}
			/>
		</Chart>
	)
}

/** How much a square shows of its place, in tenths, and how strongly: steps 1 to 4. */
const squares = [
	{ size: 3.5, opacity: 0.6 },
	{ size: 5.5, opacity: 0.75 },
	{ size: 7.5, opacity: 0.9 },
	{ size: 9, opacity: 1 },
] as const

/** The last 26 weeks: a column a week, a square a day, the larger the more was done. */
export function HeatMap({ days, today, firstDay }: Days) {
	const mondays = mondaysFrom(firstDay)
	const all = everyDay(days, firstDay, today)
	const minutes = sumOf(days.map(minutesOn))
	return (
		<Chart
			id="days"
			title="The last 26 weeks"
			says={
				days.length === 0
					? 'Nothing was studied, read or heard.'
					: `${counted(days.length, 'day')}, ${sayMinutes(minutes)} with cards and texts`
			}
			table={{
				caption: 'Minutes of each day with activity',
				head: ['Day', 'Cards', 'Read', 'Listened'],
				rows: days
					.toReversed()
					.map(({ date, cards, read, listened }) => [
						sayDate(date),
						...[cards, read, listened].map(wholeMinutes),
					]),
			}}
		>
			<div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1">
				<span className="col-start-2">
					<MonthNames mondays={mondays} />
				</span>
				<span className="relative w-7 text-ink-quiet text-xs *:absolute *:-translate-y-1/2">
					<span className="top-1/14">Mon</span>
					<span className="top-1/2">Thu</span>
					<span className="top-13/14">Sun</span>
				</span>
				<svg aria-hidden="true" viewBox={`0 0 ${mondays.length * 10} 70`} className="block w-full">
					{all.map((day, index) => {
						const [x, y] = [Math.floor(index / 7) * 10, (index % 7) * 10]
						const total = minutesOn(day)
						const square = squares[stepOf(total) - 1]
						return (
							<g key={day.date}>
								<title>{`${sayDate(day.date)}: ${total === 0 ? 'nothing' : sayMinutes(total)}`}</title>
								<rect
									x={x + 0.5}
									y={y + 0.5}
									width="9"
									height="9"
									rx="1.5"
									className="fill-sunken"
								/>
								{square && (
									<rect
										x={x + 5 - square.size / 2}
										y={y + 5 - square.size / 2}
										width={square.size}
										height={square.size}
										rx="1.5"
										className="fill-jade"
										fillOpacity={square.opacity}
									/>
								)}
							</g>
						)
					})}
				</svg>
			</div>
			<div
				aria-hidden
				className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm"
			>
				{squares.map(({ size, opacity }, index) => (
					<span key={size} className="flex items-center gap-1.5">
						<svg aria-hidden="true" viewBox="0 0 10 10" className="size-4">
							<rect x="0.5" y="0.5" width="9" height="9" rx="1.5" className="fill-sunken" />
							<rect
								x={5 - size / 2}
								y={5 - size / 2}
								width={size}
								height={size}
								rx="1.5"
								className="fill-jade"
								fillOpacity={opacity}
							/>
						</svg>
						{nameOfStep(index)}
					</span>
				))}
			</div>
		</Chart>
	)
}

function nameOfStep(index: number): string {
	const [from, to] = [daySteps[index], daySteps[index + 1]]
	if (to === undefined) return `${from} min or more`
	return index === 0 ? `under ${to} min` : `${from} to ${to}`
}

function mondaysFrom(firstDay: string): string[] {
	return Array.from({ length: weeksShown }, (_, week) => addDays(firstDay, 7 * week))
}

function sumOf(minutes: readonly number[]): number {
	return Math.round(10 * minutes.reduce((all, one) => all + one, 0)) / 10
}
