import { Link } from '@remix-run/react'
import { counted } from '#app/domain/counted.ts'
import type {
	SessionEnd,
	StudyChoice,
	StudySession,
} from '#app/features/flashcards/study-contract.ts'
import { Ending } from './ending.tsx'
import { modes } from './modes.ts'

export type SessionCompleteProps = {
	session: Pick<StudySession, 'deck' | 'mode' | 'heldBack' | 'chosen' | 'from'>
	/** This deck's cards for today. */
	total: number
	/** Null while answers are on their way to the server. */
	end: SessionEnd | null
	/** Whether cards were answered on this page. */
	hasAnswered: boolean
}

/** The end of a session, or an empty one, with the number of cards that the daily limits hold back. */
export function SessionComplete({
	session: { deck, mode, heldBack, chosen, from },
	total,
	end,
	hasAnswered,
}: SessionCompleteProps) {
	const heldBackCount = heldBack.due + heldBack.fresh
	const limit = heldBackCount > 0 && <HeldBackCards count={heldBackCount} chosen={chosen} />
	const doneIn = end?.lastMode
	if (total > 0 && !hasAnswered && doneIn && doneIn !== mode) {
		const text = `Every mode asks the same cards, and you have reviewed today’s in ${modes[doneIn].name}.`
		return (
			<Ending sign="好" heading="Nothing is due" text={text} end={end} from={from}>
				{limit}
			</Ending>
		)
	}
	if (total > 0) {
		return (
			<Ending
				sign="好"
				heading="Session Complete!"
				text="Great job! You've reviewed all the cards for this session."
				end={end}
				from={from}
			>
				{limit}
			</Ending>
		)
	}
	if (chosen === 'text' && deck.cardCount === 0) {
		const text = 'No word in My Words was saved from this text.'
		return <Ending sign="空" heading="No words to study" text={text} end={end} from={from} />
	}
	if (chosen !== 'all' && heldBackCount === 0) {
		const text = `None of ${chosen === 'text' ? 'the words that you saved there' : 'your bookmarked cards'} is due today.`
		return <Ending sign="好" heading="Nothing is due" text={text} end={end} from={from} />
	}
	if (deck.cardCount === 0) {
		const text = 'Save words as you read and they’ll appear here.'
		return <Ending sign="空" heading="No cards yet" text={text} end={end} from={from} />
	}
	if (heldBackCount === 0) {
		const text = 'This deck has no cards for today.'
		return <Ending sign="好" heading="Nothing is due" text={text} end={end} from={from} />
	}
	return (
		<Ending sign="好" heading="That’s your limit for today" end={end} from={from}>
			{limit}
		</Ending>
	)
}

type HeldBackProps = { count: number; chosen: StudyChoice }

function HeldBackCards({ count, chosen }: HeldBackProps) {
	const waiting =
		chosen === 'text'
			? `${counted(count, 'of these cards waits', 'of these cards wait')} until tomorrow.`
			: `${counted(count, 'more card is', 'more cards are')} waiting.`
	return (
		<p className="text-ink-quiet text-sm">
			{waiting} Want to study more today?{' '}
			<Link
				to="/settings"
				className="inline-flex min-h-6 items-center whitespace-nowrap underline hover:text-ink max-md:min-h-11"
			>
				Change your daily limits
			</Link>
		</p>
	)
}
