import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { missingDeck } from '#app/features/flashcards/deck-access.server.ts'
import { choiceIn } from '#app/features/flashcards/study-path.ts'
import { wordsOfDeck } from '#app/features/my-words/files/export-words.server.ts'
import { wordFile } from '#app/features/my-words/files/word-file.server.ts'
import { requireUser } from '#app/http/guards.server.ts'

/** Downloads the words of a deck: /flashcards/decks/hsk-1/export?format=pleco&cards=bookmarked */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const slug = params.deckSlug ?? ''
	const chosen = choiceIn(new URL(request.url).searchParams)
	const { user, note, lacksSecondStep } = context
	const wantedPage = `/flashcards/decks/${encodeURIComponent(slug)}`
	const learner = await requireUser({ user, note, lacksSecondStep, wantedPage })
	const words = wordsOfDeck(learner, { slug, chosen })
	// A header takes no other letters.
	const name = slug.replace(/[^\w-]/g, '') || 'deck'
	return wordFile(context, request, { learner, words, name, orSay: missingDeck(slug) })
}
