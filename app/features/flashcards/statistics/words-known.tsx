import { sayDate } from '#app/domain/flashcards/day.ts'
import { spellHskLevel } from '#app/domain/hsk/level.ts'
import type { LevelWords } from '#app/domain/known-words/level-words.ts'
import type { WeekOfWords } from '#app/domain/known-words/words-over-time.ts'
import { Chart, Legend, stripes } from '#app/ui/charts.tsx'
import { MonthNames } from './month-names.tsx'

/** Words known at the end of each week, as an area. */
export function WordsOverTime({ weeks }: { weeks: readonly WeekOfWords[] }) {
	const known = weeks.at(-1)?.known ?? 0
	const sinceMonday = known - (weeks.at(-2)?.known ?? 0)
	const most = Math.max(1, ...weeks.map((week) => week.known))
	const points = weeks.map((week, index) => `${index + 0.5},${100 - (week.known / most) * 100}`)
	return (
		<Chart
			id="words-known"
			title="Words known"
			says={
				known === 0 ? (
					'None yet. Mark words as known while you read, or study a deck.'
				) : (
					<>
						<Count value={known} /> {known === 1 ? 'word' : 'words'}
						{sinceMonday > 0 && `, ${sinceMonday.toLocaleString('en')} of them new this week`}
					</>
				)
			}
			note="Words that you marked as known, and words whose cards you would still know after three weeks."
			table={{
				caption: 'Words known at the end of each week',
				head: ['Week of', 'Words known'],
				rows: weeks.map((week) => [sayDate(week.monday), week.known]),
			}}
		>
			<div aria-hidden className="grid gap-1.5">
				<svg
					aria-hidden="true"
					viewBox={`0 0 ${weeks.length} 100`}
					preserveAspectRatio="none"
					className="block h-32 w-full overflow-visible border-edge border-b"
				>
					<path
						d={`M0,100 L0,${points[0]?.split(',')[1]} L${points.join(' L')} V100 Z`}
						className="fill-jade-tint"
					/>
					<path
						d={`M0,${points[0]?.split(',')[1]} L${points.join(' L')}`}
						vectorEffect="non-scaling-stroke"
						className="fill-none stroke-2 stroke-jade"
					/>
					{weeks.map((week, index) => (
						<rect key={week.monday} x={index} width="1" height="100" fillOpacity="0">
							<title>{`Week of ${sayDate(week.monday)}: ${week.known.toLocaleString('en')}`}</title>
						</rect>
					))}
				</svg>
				<MonthNames mondays={weeks.map(({ monday }) => monday)} />
			</div>
		</Chart>
	)
}

type LevelProps = { levels: readonly LevelWords[]; edition: string }

/** Each level of the HSK: how much of its list is known, and how much being learned. */
export function WordsByLevel({ levels, edition }: LevelProps) {
	const own = levels.find(({ isOwn }) => isOwn)
	return (
		<Chart
			id="levels"
			title="Words by HSK level"
			says={
				own ? (
					<>
						<Count value={own.known} /> of {own.words.toLocaleString('en')} words known at your
						level, {spellHskLevel(own.level)}
					</>
				) : (
					'Your level has no list of its own.'
				)
			}
			note={`The lists of ${edition}. Without a mark or a card, words below your level count as known and words at it as being learned: they have stripes.`}
			table={{
				caption: 'Words by HSK level',
				head: ['Level', 'Known', 'Being learned', 'Counted by your level', 'In the list'],
				rows: levels.map(({ level, known, learning, byLevel, words, isOwn }) => [
					isOwn ? `${spellHskLevel(level)} (yours)` : spellHskLevel(level),
					known,
					learning,
					byLevel,
					words,
				]),
			}}
		>
			<div aria-hidden className="grid gap-2.5">
				{levels.map((level) => (
					<LevelRow key={level.level} row={level} />
				))}
			</div>
			<Legend
				parts={[
					{ name: 'known', fill: 'fill-mastered' },
					{ name: 'being learned', fill: 'fill-learning' },
					{ name: 'known by your level', fill: stripes.mastered },
					{ name: 'being learned by your level', fill: stripes.learning },
				]}
			/>
		</Chart>
	)
}

function LevelRow({ row }: { row: LevelWords }) {
	const { level, words, known, learning, byLevel, isOwn } = row
	const share = (count: number) => (count / words) * 100
	const counted = { value: share(byLevel), fill: isOwn ? stripes.learning : stripes.mastered }
	const [first, last] = [
		{ value: share(known), fill: 'fill-mastered' },
		{ value: share(learning), fill: 'fill-learning' },
	]
	const parts = isOwn ? [first, last, counted] : [first, counted, last]
	let end = 0
	return (
		<div className="grid grid-cols-[3.25rem_minmax(0,1fr)_6rem] items-center gap-2 text-sm">
			<span className={isOwn ? 'font-semibold' : 'text-ink-soft'}>{spellHskLevel(level)}</span>
			<svg aria-hidden="true" className="block h-4 w-full">
				<rect width="100%" height="100%" rx="3" className="fill-sunken" />
				{parts.map(({ value, fill }) => {
					const from = end
					end += value
					// Lower bars tell what is being learned without colour.
					const isLow = fill === 'fill-learning' || fill === stripes.learning
					return (
						<rect
							key={fill}
							x={`${from}%`}
							y={isLow ? '40%' : '0'}
							width={`${value}%`}
							height={isLow ? '60%' : '100%'}
							rx="2"
							className={fill}
						/>
					)
				})}
			</svg>
			<span className="text-right text-ink-soft tabular-nums">
				{(isOwn ? known : known + byLevel).toLocaleString('en')} of {words.toLocaleString('en')}
			</span>
		</div>
	)
}

function Count({ value }: { value: number }) {
	return (
		<strong className="font-display text-2xl tabular-nums">{value.toLocaleString('en')}</strong>
	)
}
