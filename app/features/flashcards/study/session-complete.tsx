import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { StudySession } from '#app/features/flashcards/study-contract.ts'
import { buttonClass } from '#app/ui/button.tsx'

type Props = {
	session: Pick<StudySession, 'deck' | 'heldBack' | 'chosen'>
	/** This deck's cards for today. */
	total: number
}

/** The end of a session, or an empty one, with the number of cards that the daily limits hold back. */
export function SessionComplete({ session: { deck, heldBack, chosen }, total }: Props) {
	const heldBackCount = heldBack.due + heldBack.fresh
	if (total > 0) {
		return (
			<Ending
				sign="好"
				heading="Session Complete!"
				text="Great job! You've reviewed all the cards for this session."
			>
				{heldBackCount > 0 && <HeldBackCards count={heldBackCount} />}
			</Ending>
		)
	}
	if (chosen === 'bookmarked' && heldBackCount === 0) {
		const text = 'None of your bookmarked cards is due today.'
		return <Ending sign="好" heading="Nothing is due" text={text} />
	}
	if (deck.cardCount === 0) {
		return (
			<Ending
				sign="空"
				heading="No cards yet"
				text="Save words as you read and they’ll appear here."
			/>
		)
	}
	if (heldBackCount === 0) {
		return <Ending sign="好" heading="Nothing is due" text="This deck has no cards for today." />
	}
	return (
		<Ending sign="好" heading="That’s your limit for today">
			<HeldBackCards count={heldBackCount} />
		</Ending>
	)
}

type EndingProps = { sign: string; heading: string; text?: string; children?: ReactNode }

function Ending({ sign, heading, text, children }: EndingProps) {
	return (
		<section className="grid flex-1 animate-[fade_200ms] content-center justify-items-center gap-4 py-10 text-center">
			<p aria-hidden lang="zh-CN" className="font-display text-6xl text-jade">
				{sign}
			</p>
			<h2 tabIndex={-1} data-focus="" className="font-semibold text-2xl outline-none">
				{heading}
			</h2>
			{text && <p className="max-w-prose text-ink-soft">{text}</p>}
			{children}
			<Link to="/flashcards" className={buttonClass('primary')}>
				Back to Decks
			</Link>
		</section>
	)
}

function HeldBackCards({ count }: { count: number }) {
	return (
		<p className="text-ink-quiet text-sm">
			{count === 1 ? '1 more card is' : `${count} more cards are`} waiting. Want to study more
			today?{' '}
			<Link to="/settings" className="whitespace-nowrap underline hover:text-ink">
				Change your daily limits
			</Link>
		</p>
	)
}
