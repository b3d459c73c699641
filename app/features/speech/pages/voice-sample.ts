/**
 * Lets an administrator hear a voice: /admin/voice-sample?sample=cmn%2Bf1 says 你好，我叫小美。 Supports
 * ranges, which Safari needs.
 */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { voiceSampleRules } from '#app/domain/accounts/attempt-limit.ts'
import { requireEditorCaller } from '#app/http/guards.server.ts'
import { serveBytes } from '#app/http/media.server.ts'
import { admit, refuseTooMany } from '#app/http/rate-limit.server.ts'
import { logFailure, refuse } from '#app/http/responses.server.ts'

/** Kept for a few minutes, while voices are compared. */
const sampleHeaders = { 'content-type': 'audio/mpeg', 'cache-control': 'private, max-age=300' }

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { id } = await requireEditorCaller(context)
	const attempt = await admit(context, voiceSampleRules(id))
	if (!attempt.ok) return refuseTooMany('audio.too-many-samples', attempt.error)
	const voice = new URL(request.url).searchParams.get('sample') ?? ''
	try {
		const search = new URLSearchParams({ voice })
		const answer = await context.services.askTts(`/voices/sample?${search}`)
		if (!answer.ok) return answer
		return await serveBytes(new Uint8Array(await answer.arrayBuffer()), request, sampleHeaders)
	} catch (error) {
		logFailure(error)
		return refuse('audio.no-sample')
	}
}
