/**
 * Takes audio for a lesson or an article as the request body: POST
 * /admin/audio?lesson=ID&replaces=…&name=集市.mp3&ms=61000. The previous audio is discarded. If that is
 * not the one the client saw (`replaces`), nothing changes.
 */
import { type ActionFunctionArgs, json } from '@remix-run/cloudflare'
import { errorText } from '#app/domain/errors.ts'
import { audioKindOf, largestAudio } from '#app/domain/media/audio-kind.ts'
import { tooLarge } from '#app/domain/megabytes.ts'
import { changeAudio } from '#app/features/speech/admin/change-audio.server.ts'
import { findAudio } from '#app/features/speech/admin/find-audio.server.ts'
import { storeUpload } from '#app/features/speech/admin/store-upload.server.ts'
import { requireEditorCaller } from '#app/http/guards.server.ts'
import { logFailure, refuse, wrongMethod } from '#app/http/responses.server.ts'
import { receive, storeParts } from '#app/http/upload.server.ts'

/** No text has this hash. */
const noTextHash = ''

/** An upper bound: a day. */
const longestMs = 24 * 60 * 60_000

export async function loader() {
	throw wrongMethod('POST')
}

export async function action({ context, request }: ActionFunctionArgs) {
	const user = await requireEditorCaller(context, { signedOut: 'upload.not-signed-in' })
	if (request.method !== 'POST') throw wrongMethod('POST')
	try {
		return await take({ context, request, actor: { id: user.id, email: user.email } })
	} catch (error) {
		logFailure(error)
		return refuse('audio.upload-failed', { reason: errorText('page.failed') })
	}
}

type UploadCall = Pick<ActionFunctionArgs, 'context' | 'request'> & {
	actor: { id: string; email: string }
}

async function take({ context, request, actor }: UploadCall): Promise<Response> {
	const { db, media } = context
	const { searchParams } = new URL(request.url)
	const owner = ownerIn(searchParams)
	const found = owner && (await findAudio(db, owner))
	if (!found) return refuse('lesson.not-found')
	// Without a text yet, the recording counts as outdated as soon as there is one.
	const textHash = found.textHash ?? noTextHash
	const upload = receive(request, largestAudio)
	const refuseLarge = () => refuse('audio.too-large', tooLarge(upload.announced, largestAudio))
	const first = await upload.next()
	if (first === undefined) return refuse('audio.no-file')
	if (first === 'too-large') return refuseLarge()
	const sound = audioKindOf(first)
	if (!sound) return refuse('audio.invalid-type')
	const now = new Date()
	const path = await storeUpload(db, {
		owner,
		sound,
		now,
		fileName: searchParams.get('name') ?? '',
		durationMs: durationIn(searchParams),
		put: (key, options) => storeParts(media, key, { first, upload, ...options }),
	})
	if (path === 'too-large') return refuseLarge()
	const replaces = searchParams.get('replaces') || null
	const changed = await changeAudio(db, { owner, audio: { path, textHash }, replaces, actor, now })
	if (!changed.ok) return refuse(changed.error.code)
	return json({ path }, { status: 201 })
}

function ownerIn(search: URLSearchParams) {
	const [lesson, article] = [search.get('lesson'), search.get('article')]
	if (lesson) return { kind: 'lessons', id: lesson } as const
	return article ? ({ kind: 'articles', id: article } as const) : undefined
}

function durationIn(search: URLSearchParams): number | undefined {
	const ms = Math.round(Number(search.get('ms')))
	return ms > 0 && ms <= longestMs ? ms : undefined
}
