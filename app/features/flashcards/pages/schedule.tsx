import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { trainingRules } from '#app/domain/accounts/attempt-limit.ts'
import { leastAnswers } from '#app/domain/flashcards/memory/training-job.ts'
import { trainingForm } from '#app/features/flashcards/study-forms.ts'
import { changeTraining } from '#app/features/flashcards/training/change-training.server.ts'
import { readTraining } from '#app/features/flashcards/training/read-training.server.ts'
import { TrainingScreen } from '#app/features/flashcards/training/training-screen.tsx'
import { readBody } from '#app/http/body.server.ts'
import { requireUser } from '#app/http/guards.server.ts'
import { keepForm } from '#app/http/keep-form.ts'
import { admit, invalidTooMany } from '#app/http/rate-limit.server.ts'
import { actionHeaders, invalid, logFailure, orInvalid } from '#app/http/responses.server.ts'
import type { FormAnswer } from '#app/ui/form-answer.ts'
import { pageTitle } from '#app/ui/page-title.ts'

const successes = {
	train: 'Your training will start soon.',
	usual: 'You are back on the usual schedule.',
	own: 'You are on your own schedule.',
} as const

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle('Card schedule', matches) }]

export const headers = actionHeaders

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db } = context
	const { id: userId } = await requireUser(context)
	const done = new URL(request.url).searchParams.get('done')
	const success = Object.entries(successes).find(([intent]) => intent === done)?.[1]
	return { training: await readTraining(db, { userId }), success }
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db, services, waitUntil } = context
	const { id: userId } = await requireUser(context)
	const form = await readBody(request, trainingForm)
	const { typed } = form
	if (!form.ok) return invalid(form.problems, { typed })
	return orInvalid('settings.failed', typed, async () => {
		const attempt = await admit(context, trainingRules(userId))
		if (!attempt.ok) return invalidTooMany('request.too-many', attempt.error)
		const change = form.value
		if (!(await changeTraining(db, { userId, change, now: new Date() }))) {
			return invalid([{ code: 'training.too-few-answers', values: { least: leastAnswers } }])
		}
		// If it fails, the sweep sends the training within a minute.
		waitUntil(services.sendTrainings().catch(logFailure))
		return redirect(`/settings/schedule?done=${change.intent}`, 303)
	})
}

export const clientAction = keepForm('settings.failed')

export default function Schedule() {
	const { training, success } = useLoaderData<typeof loader>()
	const answer: FormAnswer | undefined = useActionData<typeof action>()
	return <TrainingScreen training={training} answer={answer} success={success} />
}
