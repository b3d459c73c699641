/** A lesson's audio and timings, for users who may open it. */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { accessToLesson, lessonRefusals } from '#app/domain/access/access.ts'
import { findLessonAudio } from '#app/features/lessons/lesson-for-reading.server.ts'
import { requireCaller } from '#app/http/guards.server.ts'
import { serveAudio } from '#app/http/media.server.ts'
import { refuse } from '#app/http/responses.server.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db, media } = context
	const user = await requireCaller(context)
	const found = await findLessonAudio(db, { id: params.id ?? '', userId: user.id })
	if (!found) return refuse('audio.not-found')
	const { lesson, parent, audioPath } = found
	const access = accessToLesson(user, { ...lesson, parent: parent ?? undefined })
	if (access !== 'open') return refuse(lessonRefusals[access])
	return (await serveAudio(media, audioPath, request)) ?? refuse('audio.not-found')
}
