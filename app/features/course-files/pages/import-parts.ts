/**
 * Takes a zip that is too large for one request, before it is imported. POST /admin/courses/import/parts with
 * { parts: [hash, …] } answers { missing: [hash, …] }; with ?part=HASH it stores the body as that part.
 */
import { type ActionFunctionArgs, json } from '@remix-run/cloudflare'
import * as z from 'zod'
import { partSize } from '#app/domain/course-files/limits.ts'
import { tooLarge } from '#app/domain/megabytes.ts'
import { partHash, partHashes } from '#app/features/course-files/import-form.server.ts'
import { findMissingParts, storePart } from '#app/features/course-files/zip-parts.server.ts'
import { readBody, readBytes } from '#app/http/body.server.ts'
import { requireEditorCaller } from '#app/http/guards.server.ts'
import { logFailure, refuse, wrongMethod } from '#app/http/responses.server.ts'

const listSchema = z.object({ parts: partHashes })

export async function loader() {
	throw wrongMethod('POST')
}

export async function action({ context, request }: ActionFunctionArgs) {
	await requireEditorCaller(context, { signedOut: 'form.signed-out' })
	if (request.method !== 'POST') throw wrongMethod('POST')
	const part = new URL(request.url).searchParams.get('part')
	try {
		return await (part === null ? list(context, request) : take(context, { request, part }))
	} catch (error) {
		logFailure(error)
		return refuse('upload.failed')
	}
}

type Context = ActionFunctionArgs['context']

async function list({ db, media }: Context, request: Request): Promise<Response> {
	const asked = await readBody(request, listSchema, { as: 'json' })
	if (!asked.ok) return refuse('request.invalid')
	const hashes = asked.value.parts
	return json({
		missing: await findMissingParts({ db, media }, { hashes, now: new Date() }),
	})
}

async function take(
	{ db, media }: Context,
	{ request, part }: { request: Request; part: string },
): Promise<Response> {
	const hash = partHash.safeParse(part)
	if (!hash.success) return refuse('request.invalid')
	const bytes = await readBytes(request, partSize)
	if (!bytes) return refuse('course-file.too-large', tooLarge(undefined, partSize))
	const stored = await storePart({ db, media }, { hash: hash.data, bytes, now: new Date() })
	if (stored === 'damaged') return refuse('course-file.part-damaged')
	return json({}, { status: 201 })
}
