import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { PronunciationButton } from '#app/features/audio/pronunciation-button.tsx'
import { FailedScreen } from '#app/features/failures/failed-screen.tsx'
import { findSession } from '#app/features/flashcards/queries.server.ts'
import { StudyScreen } from '#app/features/flashcards/study/study-screen.tsx'
import { useTimeZone } from '#app/features/flashcards/use-time-zone.ts'
import { requirePerson } from '#app/platform/guards.server.ts'
import { fail } from '#app/platform/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data?.session.deck.name ?? 'Flashcards', matches) },
]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db } = context
	const { id: personId } = await requirePerson(context)
	const { searchParams } = new URL(request.url)
	const session = await findSession(db, {
		personId,
		slug: params.deckSlug ?? '',
		mode: searchParams.get('mode') === 'listening' ? 'listening' : 'recall',
		now: new Date(),
	})
	if (!session) throw fail('deck.not-found')
	// What is turned and picked stands in the address until JavaScript has loaded.
	const opened = { cardId: searchParams.get('card'), pick: searchParams.get('pick') }
	return { personId, session, opened }
}

export default function Study() {
	const { personId, session, opened } = useLoaderData<typeof loader>()
	useTimeZone(session.timeZone)
	return (
		<StudyScreen
			key={`${session.deck.slug} ${session.mode}`}
			personId={personId}
			session={session}
			opened={opened}
			pronunciation={({ word, pinyin }, { isHidden, isSaidAtOnce }) => (
				<PronunciationButton
					word={word}
					pinyin={pinyin}
					look={isHidden ? 'large' : 'small'}
					name={isHidden ? 'Play audio' : undefined}
					isSaidAtOnce={isSaidAtOnce}
				/>
			)}
		/>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="study.load-failed" />
}
