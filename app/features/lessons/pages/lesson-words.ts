/** The entries of a lesson's words, for those who may read it: /courses/lessons/ni-hao/words */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { previewIn } from '#app/domain/publishing/preview.ts'
import { readLesson } from '#app/features/lessons/read-lesson.server.ts'
import { answerWords } from '#app/features/vocabulary/words-file.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { refuse } from '#app/http/responses.server.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db, lessonCache, countedTexts } = context
	const user = await requireCaller(context)
	const preview = previewIn(new URL(request.url).searchParams)
	const query = { slug: params.slug ?? '', user, countedTexts, preview }
	const read = await readLesson(db, lessonCache, query)
	if (!read.ok) return refuse(read.error)
	return answerWords(read.value.entries, { url: request.url, readerId: user.id })
}
