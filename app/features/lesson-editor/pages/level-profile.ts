/**
 * Looks up the words of a text that is being written: their readings, their levels, and what the engine
 * is not sure of. Answers errors in JSON, as it is an editor that asks.
 */
import { type ActionFunctionArgs, json } from '@remix-run/cloudflare'
import { listProfileRows } from '#app/features/lesson-editor/profile-rows.server.ts'
import {
	type ProfileAnswer,
	profileRequest,
	profileRequestLimit,
} from '#app/features/lesson-editor/segment/profile/profile-request.ts'
import { readBody } from '#app/http/body.server.ts'
import { requireEditorCaller } from '#app/http/guards.server.ts'
import { invalid, logFailure, wrongMethod } from '#app/http/responses.server.ts'

export async function loader() {
	throw wrongMethod('POST')
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db, services } = context
	await requireEditorCaller(context)
	if (request.method !== 'POST') throw wrongMethod('POST')
	const read = await readBody(request, profileRequest, profileRequestLimit)
	if (!read.ok) return invalid(read.problems.slice(0, 1))
	const { words, paragraphs } = read.value
	try {
		const [rows, doubts] = await Promise.all([
			listProfileRows(db, { words }),
			services.doubts(paragraphs),
		])
		const answer: ProfileAnswer = doubts.ok ? { rows, doubts: doubts.value } : { rows }
		return json(answer)
	} catch (error) {
		logFailure(error)
		return invalid([{ code: 'lesson-text.profile-failed' }])
	}
}
