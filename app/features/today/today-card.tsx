import { Form, Link } from '@remix-run/react'
import { BookOpen, Layers, type LucideIcon, Sparkles } from 'lucide-react'
import { counted } from '#app/domain/counted.ts'
import { isFinished } from '#app/domain/progress/reading-place.ts'
import { sayCardsToday } from '#app/domain/today/cards-today.ts'
import { studyPath } from '#app/features/flashcards/study-path.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Way } from '#app/ui/way.tsx'
import type { Today } from './courses-page.server.ts'
import { GoalRing } from './goal-ring.tsx'

/** What to do today, the first of it as a button, and the figures of this week. */
export function TodayCard({ today }: { today: Today }) {
	const [first, ...others] = waysOf(today)
	return (
		<section aria-labelledby="today" className="card grid content-start gap-4 p-4 md:p-6">
			<h2 id="today" className="font-semibold text-lg">
				Today
			</h2>
			<div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:gap-8">
				<div className="grid gap-1">
					{first ? <Way {...first} isFirst /> : !today.isNewcomer && <NothingWaits />}
					{others.length > 0 && (
						<ul className="grid">
							{others.map((way) => (
								<li key={way.name} className="grid">
									<Way {...way} />
								</li>
							))}
						</ul>
					)}
					{today.isNewcomer && <FindLevel />}
				</div>
				<Figures today={today} />
			</div>
		</section>
	)
}

type WayOfToday = {
	to: string
	Icon: LucideIcon
	name: string
	title: { en: string; zh?: string | undefined }
	note: string
}

/** The most pressing first: a text that was begun, the cards of today, a new text. */
function waysOf({ continued, cards, deck, next, isNewcomer }: Today): WayOfToday[] {
	const ways: WayOfToday[] = []
	if (continued) {
		const { to, title } = continued
		ways.push({ to, Icon: BookOpen, name: 'Continue', title, note: placeIn(continued) })
	}
	const said = deck && sayCardsToday(cards, deck)
	if (said) ways.push({ ...said, to: studyPath(deck), Icon: Layers, title: { en: said.title } })
	if (next) {
		const name = isNewcomer && next.isOnPath ? 'Start here' : 'New for you'
		ways.push({ to: next.to, Icon: Sparkles, name, title: next.title, note: next.note })
	}
	return ways
}

function placeIn({ paragraph, paragraphs }: NonNullable<Today['continued']>): string {
	if (!paragraphs) return 'Next part'
	// Only a lesson that is neither learned nor practised is continued at its end.
	if (isFinished({ paragraph, paragraphs })) return 'Read to the end, not yet learned'
	return `Paragraph ${paragraph} of ${paragraphs}`
}

function NothingWaits() {
	return (
		<p className="text-ink-soft">
			Nothing waits today.{' '}
			<Link to="/articles" className="underline hover:text-ink">
				Read an article
			</Link>
		</p>
	)
}

/** For somebody who has just come. */
function FindLevel() {
	return (
		<div className="flex flex-wrap items-center gap-2 py-2 pl-3">
			<p className="min-w-0 flex-1 basis-28">
				<span className="block font-semibold">Find your level</span>
				<span className="text-ink-quiet text-sm">20 words, one minute</span>
			</p>
			<div className="flex items-center gap-2">
				<Link to="/level-check" prefetch="intent" className={buttonClass('secondary')}>
					Start<span className="sr-only"> the level check</span>
				</Link>
				<Form method="post" action="/level-check">
					<Button look="quiet" name="intent" value="skip">
						Skip
					</Button>
				</Form>
			</div>
		</div>
	)
}

const goalPath = '/settings?edit=goalMinutes#study'
const link = 'inline-flex min-h-6 items-center underline hover:text-ink max-md:min-h-11'

/** Links keep their places: figures that come later move nothing. */
function Figures({ today }: { today: Today }) {
	const { wordsThisWeek, minutesThisWeek, minutesToday, daysInARow, goalMinutes } = today
	const thisWeek = [
		wordsThisWeek > 0 && counted(wordsThisWeek, 'word'),
		minutesThisWeek > 0 && `${counted(minutesThisWeek, 'minute')} with cards and texts`,
	].filter((figure) => figure !== false)
	return (
		<div className="flex items-center gap-4 text-ink-soft text-sm tabular-nums md:w-64">
			{(goalMinutes !== null || daysInARow > 0) && (
				<GoalRing minutes={minutesToday} goal={goalMinutes} days={daysInARow} />
			)}
			<div className="grid gap-0.5">
				<Link to={goalPath} className={link}>
					{goalMinutes === null
						? 'Set a daily goal'
						: `${minutesToday} of ${counted(goalMinutes, 'minute')} today`}
				</Link>
				{daysInARow > 0 && <p>{counted(daysInARow, 'day')} in a row</p>}
				{thisWeek.length > 0 && <p>{thisWeek.join(', ')} this week</p>}
				<Link to="/flashcards/stats" className={link}>
					Statistics
				</Link>
			</div>
		</div>
	)
}
