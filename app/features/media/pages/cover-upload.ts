/**
 * Uploads a cover as the request body: POST /admin/covers?name=龙舟.png returns
 * { path: '/media/course-covers/…' } for the form.
 */
import { type ActionFunctionArgs, json } from '@remix-run/cloudflare'
import { largestImage } from '#app/domain/media/image-limits.ts'
import { tooLarge } from '#app/domain/megabytes.ts'
import { storeCover } from '#app/features/media/covers/store-cover.server.ts'
import { requireEditorCaller } from '#app/http/guards.server.ts'
import { logFailure, refuse, wrongMethod } from '#app/http/responses.server.ts'
import { receive } from '#app/http/upload.server.ts'

export async function loader() {
	throw wrongMethod('POST')
}

export async function action({ context, request }: ActionFunctionArgs) {
	const { db, media } = context
	await requireEditorCaller(context, {
		signedOut: 'upload.not-signed-in',
		notEditor: 'upload.not-admin',
	})
	if (request.method !== 'POST') throw wrongMethod('POST')
	try {
		const upload = receive(request, largestImage)
		const bytes = await upload.next()
		if (bytes === 'too-large') {
			return refuse('image.too-large', tooLarge(upload.announced, largestImage))
		}
		const fileName = new URL(request.url).searchParams.get('name') ?? ''
		const stored = await storeCover(
			{ db, media },
			{ bytes: bytes ?? new Uint8Array(0), fileName, now: new Date() },
		)
		if (!stored.ok) return refuse(stored.error.code, stored.error.values)
		return json({ path: stored.value }, { status: 201 })
	} catch (error) {
		logFailure(error)
		return refuse('upload.failed')
	}
}
