import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { learningRules } from '#app/domain/accounts/attempt-limit.ts'
import { readMyWordSearch, wordsAPage } from '#app/domain/my-words/word-search.ts'
import { drawSentences } from '#app/features/display/draw-sentences.server.ts'
import { type ChangeAnswer, sayChange, sayLevel } from '#app/features/my-words/change-answer.ts'
import {
	changeMyWords,
	markLevelKnown,
	undoChange,
} from '#app/features/my-words/change-my-words.server.ts'
import { listMyWords } from '#app/features/my-words/list-my-words.server.ts'
import { longestForm, myWordsForm } from '#app/features/my-words/my-words-forms.ts'
import { MyWordsScreen } from '#app/features/my-words/my-words-screen.tsx'
import { onWordsSent } from '#app/features/my-words/words-sent.ts'
import { readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { admit, invalidTooMany } from '#app/http/rate-limit.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('My Words', matches) }]

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	const learner = await requireUser(context)
	const asked = readMyWordSearch(new URL(request.url).searchParams)
	const now = new Date()
	const list = await listMyWords(db, { learner, search: asked, now })
	const pages = Math.max(1, Math.ceil(list.found / wordsAPage))
	// Not a redirect: after a change that emptied the page, it would drop the way back.
	const search = { ...asked, page: Math.min(asked.page, pages) }
	const shown = search.page === asked.page ? list : await listMyWords(db, { learner, search, now })
	const words = await drawSentences(db, shown.words, learner.display)
	return { ...shown, words, search, pages, userId: learner.id }
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const learner = await requireUser(context)
	const attempt = await admit(context, learningRules('words', learner.id))
	if (!attempt.ok) return invalidTooMany('request.too-many', attempt.error)
	const form = await readBody(request, myWordsForm, longestForm)
	if (!form.ok) return invalid(form.problems)
	const asked = form.value
	const now = new Date()
	return orInvalid('my-words.change-failed', {}, async () => {
		if (asked.intent === 'undo') {
			const isUndone = await undoChange(db, { userId: learner.id, before: asked.before, now })
			if (!isUndone) return invalid([{ code: 'my-words.nothing-to-undo' }])
			return json({ said: 'Undone. Your words are as they were.' } satisfies ChangeAnswer)
		}
		if (asked.intent === 'know-level') {
			const { level } = asked
			const { count, before } = await markLevelKnown(db, { learner, level, now })
			return json({ said: sayLevel(level, count), before: count > 0 ? before : '' })
		}
		const found = readMyWordSearch(new URL(request.url).searchParams)
		const chosen = asked.isAll ? { found } : { ids: asked.ids }
		const change = asked.intent
		const { before, ...changed } = await changeMyWords(db, { learner, chosen, change, now })
		return json({
			said: sayChange(change, changed),
			before: changed.count > 0 ? before : '',
		} satisfies ChangeAnswer)
	})
}

export default function MyWords() {
	const answer: ChangeAnswer | undefined = useActionData<typeof action>()
	const { userId, ...page } = useLoaderData<typeof loader>()
	const { revalidate } = useRevalidator()
	useEffect(() => onWordsSent(userId, revalidate), [userId, revalidate])
	return <MyWordsScreen {...page} answer={answer} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="my-words.load-failed" />
}
