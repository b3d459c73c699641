import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
} from '@remix-run/cloudflare'
import { type ClientActionFunctionArgs, useActionData } from '@remix-run/react'
import { learningRules } from '#app/domain/accounts/attempt-limit.ts'
import { undoChange } from '#app/features/my-words/change-my-words.server.ts'
import { answerList } from '#app/features/my-words/files/answer-import.server.ts'
import type { ImportAnswer } from '#app/features/my-words/files/import-answer.ts'
import {
	importForm,
	importLimit,
	tooLong,
} from '#app/features/my-words/files/import-form.server.ts'
import { ImportScreen } from '#app/features/my-words/files/import-screen.tsx'
import { loadKeepImport } from '#app/features/my-words/files/load-keep-import.ts'
import { readBody } from '#app/http/body.server.ts'
import { FailedScreen } from '#app/http/failed-screen.tsx'
import { requireUser } from '#app/http/guards.server.ts'
import { admit, invalidTooMany } from '#app/http/rate-limit.server.ts'
import { invalid, orInvalid } from '#app/http/responses.server.ts'
import type { Typed } from '#app/http/typed-in.ts'
import { pageTitle } from '#app/ui/page-title.ts'

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Import words', matches) }]

export async function loader({ context }: LoaderFunctionArgs) {
	await requireUser(context)
	return null
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db } = context
	const learner = await requireUser(context)
	const form = await readBody(request, importForm, importLimit)
	if (!form.ok) {
		const isLong = form.problems.some(({ code }) => code === importLimit.orSay)
		const size = Number(request.headers.get('content-length'))
		return invalid(isLong ? [tooLong(size || importLimit.mostBytes)] : form.problems.slice(0, 1))
	}
	const asked = form.value
	const now = new Date()
	if (asked.intent === 'undo') {
		return orInvalid('my-words.change-failed', {}, async () => {
			const attempt = await admit(context, learningRules('words', learner.id))
			if (!attempt.ok) return invalidTooMany('request.too-many', attempt.error)
			const isUndone = await undoChange(db, { userId: learner.id, before: asked.before, now })
			if (!isUndone) return invalid([{ code: 'my-words.nothing-to-undo' }])
			const said = 'Undone. Your words are as they were.'
			return json({ outcome: 'undone', said } satisfies ImportAnswer)
		})
	}
	const failed = asked.intent === 'import' ? 'word-import.failed' : 'word-import.check-failed'
	const typed: Typed = asked.echo ? { text: asked.text } : {}
	return orInvalid(failed, typed, () => answerList(context, { learner, form: asked, now }))
}

export async function clientAction(sent: ClientActionFunctionArgs) {
	const keepImport = await loadKeepImport()
	return keepImport(sent)
}

export default function ImportWords() {
	const answer: ImportAnswer | undefined = useActionData<typeof action>()
	return <ImportScreen answer={answer} />
}

export function ErrorBoundary() {
	return <FailedScreen fallback="my-words.load-failed" />
}
