/** The person's own deck: GET /saved-words?word=长 lists the saved readings of a word. */
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { learningRules } from '#app/domain/accounts/attempt-limit.ts'
import { removeWord, saveWord, saveWords } from '#app/features/flashcards/change-cards.server.ts'
import { wordForm } from '#app/features/flashcards/forms.ts'
import { listSavedWords } from '#app/features/flashcards/list-decks.server.ts'
import { longForm, readBody } from '#app/http/body.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { admit, refuseTooMany } from '#app/http/rate-limit.server.ts'
import { refuse } from '#app/http/responses.server.ts'

const longestWord = 50

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	const { id: userId } = await requireCaller(context)
	const word = new URL(request.url).searchParams.get('word') ?? ''
	if (word === '' || word.length > longestWord) return refuse('request.invalid')
	return json(await listSavedWords(db, { userId, words: [word] }))
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const { id: userId } = await requireCaller(context)
	const attempt = await admit(context, learningRules('words', userId))
	if (!attempt.ok) return refuseTooMany('request.too-many', attempt.error)
	const form = await readBody(request, wordForm, longForm)
	if (!form.ok) return refuse('request.invalid')
	const { value } = form
	switch (value.intent) {
		case 'remove':
			await removeWord(db, { userId, word: value })
			return json({ isSaved: false })
		case 'save-several':
			return json(await saveWords(db, { userId, words: value.words }))
		case 'save': {
			const outcome = await saveWord(db, { userId, word: value })
			return outcome === 'unknown' ? refuse('saved-word.unknown') : json({ isSaved: true })
		}
	}
}
