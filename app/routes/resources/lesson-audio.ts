/** A lesson's audio and its timings, for those who may open the lesson. */
import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { accessToLesson, lessonRefusals } from '#app/domain/access/access.ts'
import { findLessonAudio } from '#app/features/lessons/queries.server.ts'
import { requireCaller } from '#app/platform/guards.server.ts'
import { serveAudio } from '#app/platform/media.server.ts'
import { refuse } from '#app/platform/responses.server.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
	const { db, media } = context
	const person = await requireCaller(context)
	const found = await findLessonAudio(db, { id: params.id ?? '', personId: person.id })
	if (!found) return refuse('audio.not-found')
	const { lesson, parent, audioPath } = found
	const access = accessToLesson(person, { ...lesson, parent: parent ?? undefined })
	if (access !== 'open') return refuse(lessonRefusals[access])
	return (await serveAudio(media, audioPath, request)) ?? refuse('audio.not-found')
}
