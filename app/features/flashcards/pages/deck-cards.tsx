import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { removeWord } from '#app/features/flashcards/change-cards.server.ts'
import { missingDeck } from '#app/features/flashcards/deck-access.server.ts'
import { DeckCardsScreen } from '#app/features/flashcards/deck-cards-screen.tsx'
import { removeWordForm } from '#app/features/flashcards/forms.ts'
import { listDeckCards } from '#app/features/flashcards/list-decks.server.ts'
import { choiceIn } from '#app/features/flashcards/study-path.ts'
import { readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { fail, refuse } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
	{ title: pageTitle(data?.deck.name ?? 'Flashcards', matches) },
]

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db } = context
	const { id: userId } = await requireUser(context)
	const { searchParams } = new URL(request.url)
	const asked = searchParams.get('page') ?? ''
	const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
	const chosen = choiceIn(searchParams)
	const found = await listDeckCards(db, { userId, slug: params.deckSlug ?? '', chosen, page })
	if (!found) throw fail(missingDeck(params.deckSlug))
	return { ...found, chosen, page, userId }
}

/** Removes a word from My Words before JavaScript has loaded; later the outbox does. */
export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const { id: userId } = await requireUser(context)
	const form = await readBody(request, removeWordForm)
	if (!form.ok) return refuse('request.invalid')
	await removeWord(db, { userId, word: form.value })
	const { pathname, search } = new URL(request.url)
	return redirect(pathname + search, 303)
}

export default function DeckCards() {
	return <DeckCardsScreen {...useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="study.load-failed" titles={{ 'my-words.empty': 'No words yet' }} />
}
