import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { readStatistics } from '#app/features/flashcards/statistics/read-statistics.server.ts'
import { StatisticsScreen } from '#app/features/flashcards/statistics/statistics-screen.tsx'
import { useUnsentReviews } from '#app/features/flashcards/study/use-reviews.ts'
import { useTimeZone } from '#app/features/flashcards/use-time-zone.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('My Stats', matches) }]

export async function loader({ context }: LoaderFunctionArgs) {
	const { db } = context
	const { id: userId, langLevel: level, hskEdition: edition } = await requireUser(context)
	const statistics = await readStatistics(db, { userId, level, edition, now: new Date() })
	return { statistics, userId }
}

export default function Stats() {
	const { statistics, userId } = useLoaderData<typeof loader>()
	useTimeZone(statistics.timeZone)
	useUnsentReviews(userId)
	return <StatisticsScreen statistics={statistics} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="statistics.load-failed" />
}
