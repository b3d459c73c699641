import { Form, Link } from '@remix-run/react'
import { BookOpen, Gauge, Layers, Sparkles } from 'lucide-react'
import { counted } from '#app/domain/counted.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Way } from '#app/ui/way.tsx'
import type { Today } from './courses-page.server.ts'

/** Things to do today, and the figures of this week. */
export function TodayStrip({ today }: { today: Today }) {
	const { isNewcomer, continued, due, next } = today
	return (
		<section aria-labelledby="today" className="grid gap-3">
			<h2 id="today" className="font-semibold text-lg">
				Today
			</h2>
			{isNewcomer && <FindLevel />}
			<ul className="grid gap-3 empty:hidden md:grid-flow-col md:auto-cols-fr">
				{continued && (
					<li className="grid">
						<Way
							to={continued.to}
							Icon={BookOpen}
							name="Continue"
							title={continued.title}
							note={
								continued.paragraphs
									? `Paragraph ${continued.paragraph} of ${continued.paragraphs}`
									: 'Next part'
							}
							isFirst
						/>
					</li>
				)}
				{due.cards > 0 && (
					<li className="grid">
						<Way
							to="/flashcards"
							Icon={Layers}
							name="Cards due"
							title={{ en: counted(due.cards, 'card') }}
							note={`About ${counted(due.minutes, 'minute')}`}
							isFirst={!continued}
						/>
					</li>
				)}
				{next && (
					<li className="grid">
						<Way
							to={next.to}
							Icon={Sparkles}
							name={isNewcomer && next.isOnPath ? 'Start here' : 'New for you'}
							title={next.title}
							note={next.note}
							isFirst={!continued && due.cards === 0 && !isNewcomer}
						/>
					</li>
				)}
			</ul>
			<Figures today={today} />
		</section>
	)
}

/** For somebody who has just come. */
function FindLevel() {
	return (
		<div className="card flex flex-wrap items-center gap-x-6 gap-y-2 border-cinnabar px-4 py-3">
			<Gauge aria-hidden size={22} className="shrink-0 text-cinnabar" />
			<p className="min-w-0 flex-1 basis-48">
				<span className="block font-semibold">Find your level</span>
				<span className="text-ink-soft text-sm">20 words, one minute</span>
			</p>
			<div className="flex items-center gap-2">
				<Link to="/level-check" prefetch="intent" className={buttonClass('primary')}>
					Start
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

/** The link stands first: figures that come later move nothing. */
function Figures({ today }: { today: Today }) {
	const { wordsThisWeek, minutesThisWeek, minutesToday, daysInARow, goalMinutes } = today
	return (
		<div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-ink-soft text-sm tabular-nums">
			<Link to={goalPath} className="py-1 underline hover:text-ink">
				{goalMinutes === null
					? 'Set a daily goal'
					: `${minutesToday} of ${counted(goalMinutes, 'minute')} today`}
			</Link>
			{daysInARow > 0 && <p>{counted(daysInARow, 'day')} in a row</p>}
			{wordsThisWeek > 0 && <p>{counted(wordsThisWeek, 'word')} this week</p>}
			{minutesThisWeek > 0 && <p>{counted(minutesThisWeek, 'minute')} this week</p>}
		</div>
	)
}
