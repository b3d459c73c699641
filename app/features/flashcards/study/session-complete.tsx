import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { StudySession } from '#app/features/flashcards/study-contract.ts'
import { buttonClass } from '#app/ui/button.tsx'

type Props = {
	session: Pick<StudySession, 'deck' | 'heldBack'>
	/** This deck's cards for today. */
	total: number
}

/** The end of a session, or of an empty one; tells how many cards the daily limits keep. */
export function SessionComplete({ session: { deck, heldBack }, total }: Props) {
	const kept = heldBack.due + heldBack.fresh
	if (total > 0) {
		return (
			<Ending
				sign="好"
				heading="Session Complete!"
				text="Great job! You've reviewed all the cards for this session."
			>
				{kept > 0 && <KeptCards kept={kept} />}
			</Ending>
		)
	}
	if (deck.cardCount === 0) {
		return (
			<Ending
				sign="空"
				heading="No cards yet"
				text="Save a word while you read a lesson, and it waits here."
			/>
		)
	}
	if (kept === 0) {
		return <Ending sign="好" heading="Nothing is due" text="This deck has no cards for today." />
	}
	return (
		<Ending
			sign="好"
			heading="Enough for today"
			text="You have met as many cards as your daily limits allow."
		>
			<KeptCards kept={kept} />
		</Ending>
	)
}

type EndingProps = { sign: string; heading: string; text: string; children?: ReactNode }

function Ending({ sign, heading, text, children }: EndingProps) {
	return (
		<section className="grid flex-1 animate-[fade_200ms] content-center justify-items-center gap-4 py-10 text-center">
			<p aria-hidden lang="zh-CN" className="font-display text-6xl text-jade">
				{sign}
			</p>
			<h2 tabIndex={-1} data-focus="" className="font-semibold text-2xl outline-none">
				{heading}
			</h2>
			<p className="max-w-prose text-ink-soft">{text}</p>
			{children}
			<Link to="/flashcards" className={buttonClass('primary')}>
				Back to Decks
			</Link>
		</section>
	)
}

function KeptCards({ kept }: { kept: number }) {
	return (
		<p className="text-ink-quiet text-sm">
			{kept === 1 ? '1 more card waits' : `${kept} more cards wait`} for another day.{' '}
			<Link to="/settings" className="whitespace-nowrap underline hover:text-ink">
				Change your daily limits
			</Link>
		</p>
	)
}
