/**
 * Keeps an editor open: its page asks every 40 seconds while it is in sight, and learns who else has
 * the lesson or the article open. Answers errors in JSON: a redirect would take an editor away from its text.
 */
import { type ActionFunctionArgs, json } from '@remix-run/cloudflare'
import { openEditorRules } from '#app/domain/accounts/attempt-limit.ts'
import { keepEditorOpen } from '#app/features/publishing/open-editors.server.ts'
import { requireEditorCaller } from '#app/http/guards.server.ts'
import { admit, refuseTooMany } from '#app/http/rate-limit.server.ts'
import { refuse, wrongMethod } from '#app/http/responses.server.ts'
import { noText, textOwnerOf } from '#app/http/text-owner.ts'

export async function loader() {
	throw wrongMethod('POST')
}

export async function action({ context, params, request }: ActionFunctionArgs) {
	const { id: userId } = await requireEditorCaller(context)
	if (request.method !== 'POST') throw wrongMethod('POST')
	const attempt = await admit(context, openEditorRules(userId))
	if (!attempt.ok) return refuseTooMany('request.too-many', attempt.error)
	const owner = textOwnerOf({ request, params })
	const others = await keepEditorOpen(context.db, { owner, userId, now: new Date() })
	if (!others) return refuse(noText[owner.kind])
	return json({ others: others.map(({ name, secondsLeft }) => ({ name, secondsLeft })) })
}
