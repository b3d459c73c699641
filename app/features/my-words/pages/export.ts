import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { myWordsPath, readMyWordSearch } from '#app/domain/my-words/word-search.ts'
import { wordsFound } from '#app/features/my-words/files/export-words.server.ts'
import { wordFile } from '#app/features/my-words/files/word-file.server.ts'
import { requireUser } from '#app/http/guards.server.ts'

/** Downloads the words that the list shows: /words/export?format=anki&standing=learning */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const search = readMyWordSearch(new URL(request.url).searchParams)
	// A download is no page to come back to: its list is.
	const { user, note, lacksSecondStep } = context
	const learner = await requireUser({
		user,
		note,
		lacksSecondStep,
		wantedPage: myWordsPath(search),
	})
	const words = wordsFound(learner, search)
	return wordFile(context, request, { learner, words, name: 'my-words', orSay: 'my-words.empty' })
}
