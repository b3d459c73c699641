import { Link } from '@remix-run/react'
import { counted } from '#app/domain/counted.ts'
import { namesOf, sayDate } from '#app/domain/flashcards/day.ts'
import type { ForecastDay } from '#app/domain/flashcards/forecast.ts'
import { sayMinutes } from '#app/domain/flashcards/say-minutes.ts'
import { Drawn } from '#app/features/display/drawn.tsx'
import type { Statistics, StruggledCard } from '#app/features/flashcards/study-contract.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Bars, Chart, Stripes } from '#app/ui/charts.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { HeatMap, WeekOfTexts } from './study-days.tsx'
import { WeeklyBars } from './weekly-bars.tsx'
import { WordsByLevel, WordsOverTime } from './words-known.tsx'

/** Studying so far: cards, time, this week by day, and words often forgotten. Below, words and texts. */
export function StatisticsScreen({ statistics }: { statistics: Statistics }) {
	const { cardsLearning, cardsMastered, totalMinutes, struggledCards } = statistics
	const { wordsOverTime, levels, edition, days, today, firstDay } = statistics
	const isUnderAnHour = totalMinutes > 0 && totalMinutes < 60
	const isEmpty =
		cardsLearning + cardsMastered === 0 &&
		totalMinutes === 0 &&
		days.length === 0 &&
		wordsOverTime.every(({ known }) => known === 0)
	return (
		<main className="page grid max-w-3xl flex-1 content-start gap-6 py-6">
			<Breadcrumb
				parts={[
					<Link key="decks" to="/flashcards" className="hover:underline">
						Flashcards
					</Link>,
					'My Stats',
				]}
			/>
			<h1 className="font-display text-3xl">My Stats</h1>
			<dl className="grid grid-cols-3 gap-3">
				<Figure name="Cards learning" value={cardsLearning} />
				<Figure name="Cards mastered" value={cardsMastered} />
				<Figure
					name="Total time"
					value={(totalMinutes / 60).toFixed(1)}
					unit={isUnderAnHour ? `hours (${sayMinutes(totalMinutes)})` : 'hours'}
					of="with cards"
				/>
			</dl>
			{isEmpty && (
				<Empty text="Nothing studied yet. Your first session shows here.">
					<Link to="/flashcards" className={buttonClass('primary')}>
						Choose a deck
					</Link>
				</Empty>
			)}
			<WeeklyBars days={statistics.weeklyActivity} scale={statistics.barScale} />
			<Struggled cards={struggledCards} />
			<Stripes />
			{!isEmpty && <WordsOverTime weeks={wordsOverTime} />}
			{levels.length > 0 && <WordsByLevel levels={levels} edition={edition} />}
			{!isEmpty && (
				<>
					<WeekOfTexts days={days} today={today} firstDay={firstDay} />
					<HeatMap days={days} today={today} firstDay={firstDay} />
					<DueCards days={statistics.forecast} />
				</>
			)}
		</main>
	)
}

type FigureProps = { name: string; value: string | number; unit?: string; of?: string }

function Figure({ name, value, unit, of }: FigureProps) {
	return (
		<div className="card flex flex-col-reverse justify-between gap-0.5 p-3 sm:p-4">
			<dt className="text-ink-quiet text-sm">
				{name}
				{of && <span className="block text-xs">{of}</span>}
			</dt>
			<dd className="font-display text-3xl tabular-nums">
				{value}
				{unit && (
					<span className="ml-1 font-sans text-ink-quiet text-sm max-sm:block max-sm:ml-0">
						{unit}
					</span>
				)}
			</dd>
		</div>
	)
}

function Struggled({ cards }: { cards: StruggledCard[] }) {
	return (
		<section aria-labelledby="struggled" className="grid gap-3">
			<h2 id="struggled" className="font-semibold text-xl">
				Struggled cards
			</h2>
			{cards.length === 0 ? (
				<p className="text-ink-soft">
					Nothing here: you haven’t forgotten any word twice in the last 30 days.
				</p>
			) : (
				<ul className="grid gap-2 sm:grid-cols-2">
					{cards.map((card) => (
						<li key={card.id} className="card flex items-baseline gap-3 px-4 py-2.5">
							<span lang="zh-CN" className="text-xl">
								<Drawn part="hanzi" {...card} />
							</span>
							<span lang="zh-Latn-pinyin" className="text-ink-soft">
								<Drawn part="reading" {...card} />
							</span>
						</li>
					))}
				</ul>
			)}
		</section>
	)
}

/** The cards that come back on each of the next days. */
function DueCards({ days }: { days: readonly ForecastDay[] }) {
	const all = days.reduce((sum, { cards }) => sum + cards, 0)
	return (
		<Chart
			id="forecast"
			title="Cards due in the next 14 days"
			says={
				all === 0
					? 'No card is due.'
					: `${counted(all, 'card')}, ${(days[0]?.cards ?? 0).toLocaleString('en')} of them today`
			}
			note="If you study every day. New cards come on top, and cards that come back sooner because you forgot them."
			table={{
				caption: 'Cards due on each day',
				head: ['Day', 'Cards due'],
				rows: days.map(({ date, cards }, index) => [
					index === 0 ? `${sayDate(date)} (today)` : sayDate(date),
					cards,
				]),
			}}
		>
			<Bars
				bars={days.map(({ date, cards }, index) => ({
					label: String(namesOf(date).day),
					under: namesOf(date).weekday.slice(0, 2),
					values: [cards],
					isToday: index === 0,
				}))}
				fills={['fill-jade']}
				scale={Math.max(1, ...days.map(({ cards }) => cards))}
			/>
		</Chart>
	)
}
