/** Plays a job's audio before it is confirmed, for administrators. */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { findWaitingAudio } from '#app/features/speech/admin/find-audio.server.ts'
import { requireEditorCaller } from '#app/http/guards.server.ts'
import { serveMedia } from '#app/http/media.server.ts'
import { refuse } from '#app/http/responses.server.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db, media } = context
	await requireEditorCaller(context)
	const key = await findWaitingAudio(db, { job: params.job ?? '' })
	// Not cached: an attempt's audio is deleted once it is confirmed.
	const headers = { 'cache-control': 'private, no-store' }
	const served = key === undefined ? undefined : await serveMedia(media, key, request, headers)
	return served ?? refuse('audio.not-found')
}
