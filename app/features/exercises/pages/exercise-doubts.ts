/** Words of exercises that may be cut or read wrongly, while the exercises are typed. Answers in JSON. */
import { type ActionFunctionArgs, json } from '@remix-run/cloudflare'
import { doubtsOfExercises } from '#app/features/exercises/admin/doubts-of-exercises.server.ts'
import {
	type DoubtsAnswer,
	doubtsLimit,
	doubtsRequest,
} from '#app/features/exercises/admin/doubts-request.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireEditorCaller } from '#app/http/guards.server.ts'
import { invalid, logFailure, wrongMethod } from '#app/http/responses.server.ts'

export async function loader() {
	throw wrongMethod('POST')
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const { db, services } = context
	await requireEditorCaller(context)
	if (request.method !== 'POST') throw wrongMethod('POST')
	const read = await readBody(request, doubtsRequest, doubtsLimit)
	if (!read.ok) return invalid(read.problems.slice(0, 1))
	const { sources } = read.value
	try {
		const found = await doubtsOfExercises(db, { services, lessonId: params.id ?? '', sources })
		if (!found.ok) return invalid(found.error)
		const answer: DoubtsAnswer = { doubts: found.value }
		return json(answer)
	} catch (error) {
		logFailure(error)
		return invalid([{ code: 'lesson-text.profile-failed' }])
	}
}
