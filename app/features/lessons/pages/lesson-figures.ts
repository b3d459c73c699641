/** A lesson's figures for its reader, counted anew: /courses/lessons/ni-hao/figures */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { previewIn } from '#app/domain/publishing/preview.ts'
import { readLesson } from '#app/features/lessons/read-lesson.server.ts'
import { figuresOf } from '#app/features/lessons/reader/figures.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { refuse } from '#app/http/responses.server.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db, lessonCache, countedTexts } = context
	const user = await requireCaller(context)
	const asOf = Date.now()
	const preview = previewIn(new URL(request.url).searchParams)
	const query = { slug: params.slug ?? '', user, countedTexts, preview }
	const read = await readLesson(db, lessonCache, query)
	if (!read.ok) return refuse(read.error)
	return Response.json(figuresOf({ ...read.value, asOf }))
}
