/** Submit, query and confirm audio jobs of lessons and articles, for administrators. */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { actorHeaders } from '#app/contracts/speech.ts'
import { readBytes } from '#app/http/body.server.ts'
import { requireEditorCaller } from '#app/http/guards.server.ts'
import { logFailure, refuse, wrongMethod } from '#app/http/responses.server.ts'

const steps = ['submit', 'query', 'confirm']

/** In bytes: more than the longest text that can be spoken, as JSON. */
const longestBody = 600_000

export async function loader() {
	throw wrongMethod('POST')
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const { services } = context
	const { id, email } = await requireEditorCaller(context)
	if (request.method !== 'POST') throw wrongMethod('POST')
	const { step = '' } = params
	if (!steps.includes(step)) return refuse('page.not-found')
	const body = await readBytes(request, longestBody)
	if (!body) return refuse('request.invalid')
	try {
		return await services.askTts(`/api/v1/tts/${step}`, {
			method: 'POST',
			body,
			headers: {
				'content-type': 'application/json',
				[actorHeaders.id]: id,
				[actorHeaders.email]: email,
			},
		})
	} catch (error) {
		logFailure(error)
		return refuse('audio.submission-failed')
	}
}
