import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react'
import { originIn } from '#app/domain/progress/text-origin.ts'
import { missingDeck } from '#app/features/flashcards/deck-access.server.ts'
import { StudyScreen } from '#app/features/flashcards/study/study-screen.tsx'
import { whenSent } from '#app/features/flashcards/study/use-reviews.ts'
import { modeIn, studyChoiceIn } from '#app/features/flashcards/study-path.ts'
import { drawSession, findSession } from '#app/features/flashcards/study-session.server.ts'
import { whenWordsSent } from '#app/features/flashcards/use-saved-words.ts'
import { useTimeZone } from '#app/features/flashcards/use-time-zone.ts'
import { CardSentenceButton } from '#app/features/speech/card-sentence-button.tsx'
import { PronunciationButton } from '#app/features/speech/pronunciation-button.tsx'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { fail } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data?.session.deck.name ?? 'Flashcards', matches) },
]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db } = context
	const { id: userId, display } = await requireUser(context)
	const { searchParams } = new URL(request.url)
	const found = await findSession(db, {
		userId,
		slug: params.deckSlug ?? '',
		mode: modeIn(searchParams),
		chosen: studyChoiceIn(searchParams),
		from: originIn(searchParams),
		now: new Date(),
	})
	if (!found) throw fail(missingDeck(params.deckSlug))
	const session = await drawSession(db, found, display)
	// Before JavaScript has loaded, the flipped card, the pick and “Go on now” are in the address.
	const opened = {
		cardId: searchParams.get('card'),
		pick: searchParams.get('pick'),
		isAhead: searchParams.has('ahead'),
	}
	return { userId, session, opened }
}

/** A deck has the words that were just saved, and another mode what was answered and undone in this one. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
	await Promise.all([whenSent(), whenWordsSent()])
	return serverLoader<typeof loader>()
}

export default function Study() {
	const { userId, session, opened } = useLoaderData<typeof loader>()
	useTimeZone(session.timeZone)
	return (
		<StudyScreen
			key={`${session.deck.slug} ${session.mode} ${session.chosen}`}
			userId={userId}
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
			sentenceSound={({ id }, zh) => <CardSentenceButton key={zh} cardId={id} zh={zh} />}
		/>
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="study.load-failed" titles={{ 'my-words.empty': 'No words yet' }} />
}
