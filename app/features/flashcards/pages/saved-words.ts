/**
 * The person's own deck: GET /saved-words?word=长&word=好 lists the saved readings of words. Changes
 * come as JSON from the outbox.
 */
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { learningRules } from '#app/domain/accounts/attempt-limit.ts'
import { changeMyWords } from '#app/features/flashcards/change-cards.server.ts'
import { listSavedWords } from '#app/features/flashcards/list-decks.server.ts'
import type { MyWordsAnswer, SavedWord } from '#app/features/flashcards/study-contract.ts'
import { savedWordChanges } from '#app/features/flashcards/study-forms.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { admit, refuseTooMany } from '#app/http/rate-limit.server.ts'
import { refuse } from '#app/http/responses.server.ts'

const longestWord = 50
const mostWords = 200
/** More than the most changes of one request, as JSON. */
const longestBody = 300_000

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	const { id: userId } = await requireCaller(context)
	const words = new URL(request.url).searchParams.getAll('word')
	const areWords = words.every((word) => word !== '' && word.length <= longestWord)
	if (words.length === 0 || words.length > mostWords || !areWords) return refuse('request.invalid')
	return json(await listSavedWords(db, { userId, words }))
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const { id: userId } = await requireCaller(context)
	const attempt = await admit(context, learningRules('words', userId))
	if (!attempt.ok) return refuseTooMany('request.too-many', attempt.error)
	const read = await readBody(request, savedWordChanges, { as: 'json', mostBytes: longestBody })
	if (!read.ok) return refuse('request.invalid')
	const { changes } = read.value
	const { saved, inVocabulary } = await changeMyWords(db, { userId, changes })
	const isKnown = ({ word, pinyin }: SavedWord) =>
		inVocabulary.some((entry) => entry.word === word && entry.pinyin === pinyin)
	const unknown = changes
		.filter((change) => !isKnown(change))
		.map(({ word, pinyin }) => ({ word, pinyin }))
	return json({ saved, unknown } satisfies MyWordsAnswer)
}
