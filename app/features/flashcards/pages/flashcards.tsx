import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { ChartColumn } from 'lucide-react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { DeckList, LeftForToday } from '#app/features/flashcards/deck-list.tsx'
import { listDecks } from '#app/features/flashcards/list-decks.server.ts'
import { useUnsentReviews } from '#app/features/flashcards/study/use-reviews.ts'
import { useTimeZone } from '#app/features/flashcards/use-time-zone.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Flashcards', matches) }]

export async function loader({ context }: LoaderFunctionArgs) {
	const { db } = context
	const { id: userId, hskEdition: edition } = await requireUser(context)
	return { ...(await listDecks(db, { userId, edition, now: new Date() })), userId }
}

export default function Flashcards() {
	const { decks, left, timeZone, userId } = useLoaderData<typeof loader>()
	useTimeZone(timeZone)
	useUnsentReviews(userId)
	return (
		<main className="page grid max-w-3xl flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6 py-8">
			<div className="flex flex-wrap items-center justify-between gap-4">
				<h1 className="font-display text-3xl sm:text-4xl">Flashcards</h1>
				<Link
					to="/flashcards/stats"
					prefetch="intent"
					className={buttonClass('secondary', 'whitespace-nowrap')}
				>
					<ChartColumn aria-hidden size={18} />
					My Stats
				</Link>
			</div>
			{decks.length === 0 ? (
				<Empty text={pageErrorText('decks.none')}>
					<Link to="/courses" className={buttonClass('secondary')}>
						Back to Courses
					</Link>
				</Empty>
			) : (
				<>
					<LeftForToday left={left} />
					<DeckList decks={decks} />
				</>
			)}
			{!decks.some(({ isPersonal }) => isPersonal) && (
				<p className="text-ink-quiet text-sm">
					Save words as you read and they’ll appear here as your own deck.
				</p>
			)}
		</main>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="decks.load-failed" />
}
