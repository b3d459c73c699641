/** A word in the dictionary: /dictionary/学习, also by its traditional form. */

import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { errorStatus } from '#app/contracts/error-status.server.ts'
import { learningRules } from '#app/domain/accounts/attempt-limit.ts'
import { readQuery } from '#app/domain/dictionary/query.ts'
import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'
import { dictionaryPath } from '#app/domain/vocabulary/dictionary-path.ts'
import { drawPage } from '#app/features/dictionary/draw-page.server.ts'
import { markForm } from '#app/features/dictionary/mark-form.ts'
import { searchWords } from '#app/features/dictionary/search-words.server.ts'
import { UnknownWordScreen } from '#app/features/dictionary/unknown-word-screen.tsx'
import { findWordPage } from '#app/features/dictionary/word-page.server.ts'
import { WordScreen } from '#app/features/dictionary/word-screen.tsx'
import { keepMarks } from '#app/features/known-words/change-marks.server.ts'
import { readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { admit, refuseTooMany } from '#app/http/rate-limit.server.ts'
import { refuse } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction<typeof loader> = ({ data: page, matches }) => [
	{ title: pageTitle(page ? `${page.asked} · Dictionary` : 'Dictionary', matches) },
]

const longestWord = 50

export async function loader({ context, params }: LoaderFunctionArgs) {
	const { db } = context
	const person = await requireUser(context)
	const asOf = Date.now()
	const asked = askedWord(params.word)
	const found = asked ? await findWordPage(db, { word: asked, person }) : undefined
	if (found && found.word !== asked) throw redirect(dictionaryPath(found.word))
	if (found) {
		const drawn = await drawPage(db, found, person.display)
		return data({ asked, userId: person.id, asOf, found: drawn, near: [] })
	}
	const query = readQuery(asked)
	const near = query ? (await searchWords(db, { query, page: 1, person })).words : []
	return data(
		{ asked, userId: person.id, asOf, found, near },
		{ status: errorStatus('dictionary.unknown-word') },
	)
}

/** Keeps what the person says about a reading of the word, with or without JavaScript. */
export async function action({ context, params, request }: ActionFunctionArgs) {
	const { db } = context
	const { id: userId } = await requireUser(context)
	const attempt = await admit(context, learningRules('words', userId))
	if (!attempt.ok) return refuseTooMany('request.too-many', attempt.error)
	const form = await readBody(request, markForm)
	const word = askedWord(params.word)
	if (!form.ok || !word) return refuse('request.invalid')
	const { pinyin, said } = form.value
	const nowhere = { sentence: null, lessonId: null, articleId: null }
	const mark = { ...nowhere, word, pinyin, said: said || null, ageMs: 0 }
	await keepMarks(db, { userId, marks: [mark], now: new Date() })
	return redirect(dictionaryPath(word), 303)
}

/** Empty if no word is that long. */
function askedWord(param = ''): string {
	const word = incomingText(param).replace(/\p{C}/gu, '').trim()
	return word.length <= longestWord ? word : ''
}

export default function Word() {
	const { asked, userId, asOf, found, near } = useLoaderData<typeof loader>()
	return found ? (
		<WordScreen userId={userId} asOf={asOf} {...found} />
	) : (
		<UnknownWordScreen word={asked} near={near} />
	)
}

export function ErrorBoundary() {
	return <FailedScreen fallback="word.load-failed" />
}
