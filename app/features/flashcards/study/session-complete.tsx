import { Link } from '@remix-run/react'
import type { StudySession } from '#app/features/flashcards/study-contract.ts'
import { buttonClass } from '#app/ui/button.tsx'

/** After the last card; what the daily limits keep for another day is said, not hidden. */
export function SessionComplete({ heldBack }: Pick<StudySession, 'heldBack'>) {
	const kept = heldBack.due + heldBack.fresh
	return (
		<section className="grid animate-[fade_200ms] content-center justify-items-center gap-4 py-10 text-center">
			<p aria-hidden lang="zh-CN" className="font-display text-6xl text-jade">
				好
			</p>
			<h2 tabIndex={-1} data-focus="" className="font-semibold text-2xl outline-none">
				Session Complete!
			</h2>
			<p className="max-w-prose text-ink-soft">
				Great job! You've reviewed all the cards for this session.
			</p>
			{kept > 0 && (
				<p className="text-ink-quiet text-sm">
					{kept === 1 ? '1 more card waits' : `${kept} more cards wait`} for another day.
				</p>
			)}
			<Link to="/flashcards" className={buttonClass('primary')}>
				Back to Decks
			</Link>
		</section>
	)
}
