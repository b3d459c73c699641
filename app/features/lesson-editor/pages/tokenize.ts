/** Segments text, 我学习汉语。 → 我 | 学习 | 汉语 | 。, for administrators. */
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { requireEditorCaller } from '#app/http/guards.server.ts'
import { logFailure, refuse, wrongMethod } from '#app/http/responses.server.ts'

export async function loader() {
	throw wrongMethod('POST')
}

/** The worker limits the body while reading it. */
export async function action({ context, request }: ActionFunctionArgs) {
	const { services } = context
	const { hskEdition } = await requireEditorCaller(context)
	if (request.method !== 'POST') throw wrongMethod('POST')
	const { searchParams } = new URL(request.url)
	if (!searchParams.has('edition')) searchParams.set('edition', hskEdition)
	try {
		return await services.askTokenize(
			{ method: 'POST', body: request.body, headers: { 'content-type': 'application/json' } },
			`?${searchParams}`,
		)
	} catch (error) {
		logFailure(error)
		return refuse('tokenizer.unreachable')
	}
}
