import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { FailedScreen } from '#app/features/failures/failed-screen.tsx'
import { readStatistics } from '#app/features/flashcards/queries.server.ts'
import { StatisticsScreen } from '#app/features/flashcards/statistics-screen.tsx'
import { useUnsentAnswers } from '#app/features/flashcards/study/use-unsent-answers.ts'
import { useTimeZone } from '#app/features/flashcards/use-time-zone.ts'
import { requirePerson } from '#app/platform/guards.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('My Stats', matches) }]

export async function loader({ context }: LoaderFunctionArgs) {
	const { db } = context
	const { id: personId } = await requirePerson(context)
	return { statistics: await readStatistics(db, { personId, now: new Date() }), personId }
}

export default function Stats() {
	const { statistics, personId } = useLoaderData<typeof loader>()
	useTimeZone(statistics.timeZone)
	useUnsentAnswers(personId)
	return <StatisticsScreen statistics={statistics} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="statistics.load-failed" />
}
