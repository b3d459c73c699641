/**
 * Speaks one word: /nls/tts?text=银行, with &pinyin=yín háng if it has several readings, and with
 * &lesson= or &article= if a text has it. Supports ranges: Safari asks for the first two bytes and
 * plays nothing without them.
 */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { actorHeaders, speakableHeader } from '#app/contracts/speech.ts'
import { pronunciationRules } from '#app/domain/accounts/attempt-limit.ts'
import { longestWord, readPronunciation } from '#app/domain/speech/pronunciation.ts'
import { findSpeakable } from '#app/features/speech/find-speakable.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { serveBytes } from '#app/http/media.server.ts'
import { admit, refuseTooMany } from '#app/http/rate-limit.server.ts'
import { logFailure, refuse } from '#app/http/responses.server.ts'

/** Cached for a day, the longest a new voice takes to be heard everywhere. */
const spokenHeaders = { 'content-type': 'audio/mpeg', 'cache-control': 'private, max-age=86400' }

export async function loader({ context, request }: LoaderFunctionArgs) {
	const { db, services } = context
	const reader = await requireCaller(context)
	const { searchParams } = new URL(request.url)
	const { text = '', pinyin } = Object.fromEntries(searchParams)
	const read = readPronunciation({ text, pinyin })
	if (!read.ok) return refuse(read.error, { most: longestWord })
	const asked = read.value
	const lessonId = searchParams.get('lesson')
	const articleId = searchParams.get('article')
	const [attempt, kind] = await Promise.all([
		admit(context, pronunciationRules(reader.id)),
		findSpeakable(db, { reader, asked, lessonId, articleId }),
	])
	if (!attempt.ok) return refuseTooMany('pronunciation.too-many', attempt.error)
	if (!kind) return refuse('pronunciation.unknown')
	const word = new URLSearchParams({
		text: asked.text,
		...(asked.pinyin && { pinyin: asked.pinyin }),
	})
	const headers = { [actorHeaders.id]: reader.id, [speakableHeader]: kind }
	try {
		const answer = await services.askTts(`/nls/tts?${word}`, { headers })
		if (!answer.ok) return answer
		return await serveBytes(new Uint8Array(await answer.arrayBuffer()), request, spokenHeaders)
	} catch (error) {
		logFailure(error)
		return refuse('pronunciation.failed')
	}
}
