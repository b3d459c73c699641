/**
 * Reads segmented words, 头发 | 很 | 长 → tóu fa | hěn | cháng, for the back office's editors. Answers
 * errors in JSON: a redirect would take an editor away from its text.
 */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { requireEditorCaller } from '#app/http/guards.server.ts'
import { logFailure, refuse, wrongMethod } from '#app/http/responses.server.ts'

export async function loader() {
	throw wrongMethod('POST')
}

/** The worker limits the body while reading it. */
export async function action({ context, request }: ActionFunctionArgs) {
	const { services } = context
	await requireEditorCaller(context)
	if (request.method !== 'POST') throw wrongMethod('POST')
	try {
		return await services.askReadings({
			method: 'POST',
			body: request.body,
			headers: { 'content-type': 'application/json' },
		})
	} catch (error) {
		logFailure(error)
		return refuse('tokenizer.unreachable')
	}
}
