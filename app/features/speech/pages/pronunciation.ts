/**
 * Speaks one word: /nls/tts?text=银行, with &pinyin=yín háng if it has several readings. Supports
 * ranges: Safari asks for the first two bytes and plays nothing without them.
 */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { pronunciationRules, spellWait } from '#app/domain/accounts/attempt-limit.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { serveBytes } from '#app/http/media.server.ts'
import { takeAttempt } from '#app/http/rate-limit.server.ts'
import { logFailure, refuse } from '#app/http/responses.server.ts'

/** Cached for a day, the longest a new voice takes to be heard everywhere. */
const spokenHeaders = { 'content-type': 'audio/mpeg', 'cache-control': 'private, max-age=86400' }

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db, services } = context
	const user = await requireCaller(context)
	const rules = pronunciationRules(user.id)
	const attempt = await takeAttempt(db, { rules, now: new Date() })
	if (!attempt.ok) {
		const { waitSeconds } = attempt.error
		const headers = { 'retry-after': String(waitSeconds) }
		return refuse('pronunciation.too-many', { wait: spellWait(waitSeconds) }, headers)
	}
	try {
		const answer = await services.askTts(`/nls/tts${new URL(request.url).search}`)
		if (!answer.ok) return answer
		return await serveBytes(new Uint8Array(await answer.arrayBuffer()), request, spokenHeaders)
	} catch (error) {
		logFailure(error)
		return refuse('pronunciation.failed')
	}
}
