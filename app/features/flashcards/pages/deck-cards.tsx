import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { drawSentences } from '#app/features/display/draw-sentences.server.ts'
import { answerDeckForm } from '#app/features/flashcards/aside/answer-aside.server.ts'
import type { AsideAnswer } from '#app/features/flashcards/aside/aside-notice.tsx'
import { removeWord } from '#app/features/flashcards/change-cards.server.ts'
import { missingDeck } from '#app/features/flashcards/deck-access.server.ts'
import { DeckCardsScreen } from '#app/features/flashcards/deck-cards-screen.tsx'
import { listDeckCards } from '#app/features/flashcards/list-decks.server.ts'
import { deckCardsForm } from '#app/features/flashcards/study-forms.ts'
import { listChoiceIn } from '#app/features/flashcards/study-path.ts'
import { readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { fail, invalid } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data?.deck.name ?? 'Flashcards', matches) },
]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db } = context
	const { id: userId, display } = await requireUser(context)
	const { searchParams } = new URL(request.url)
	const asked = searchParams.get('page') ?? ''
	const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
	const chosen = listChoiceIn(searchParams)
	const found = await listDeckCards(db, { userId, slug: params.deckSlug ?? '', chosen, page })
	if (!found) throw fail(missingDeck(params.deckSlug))
	const cards = await drawSentences(db, found.cards, display)
	return { ...found, cards, chosen, page, userId }
}

/**
 * Sets cards aside and lets them come again. Removes a word from My Words before JavaScript has loaded;
 * later the outbox does.
 */
export async function action({ context, params, request }: ActionFunctionArgs) {
	const { db } = context
	const { id: userId } = await requireUser(context)
	const form = await readBody(request, deckCardsForm)
	if (!form.ok) return invalid([{ code: 'request.invalid' }])
	if (form.value.intent === 'remove') {
		await removeWord(db, { userId, word: form.value })
		const { pathname, search } = new URL(request.url)
		return redirect(pathname + search, 303)
	}
	const slug = params.deckSlug ?? ''
	const answer = await answerDeckForm(db, { userId, slug, form: form.value, now: new Date() })
	return answer ? json(answer) : invalid([{ code: 'card.not-found' }])
}

export default function DeckCards() {
	const answer: AsideAnswer | undefined = useActionData<typeof action>()
	return <DeckCardsScreen {...useLoaderData<typeof loader>()} answer={answer} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="study.load-failed" titles={{ 'my-words.empty': 'No words yet' }} />
}
