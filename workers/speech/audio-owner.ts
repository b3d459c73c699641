/** The lesson or article that an audio belongs to, as far as the worker needs to know it. */
import { and, eq } from 'drizzle-orm'
import { articles, lessonContents, lessons } from '#app/db/schema/index.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'
import type { SpeechEnv } from './speech-env.ts'

/** By kind: the name in the audit log, and the problem if nothing there can have audio. */
export const ownerKinds = {
	lessons: { objectType: 'lesson', missing: 'lesson.without-content' },
	articles: { objectType: 'article', missing: 'article.not-found' },
} as const satisfies Record<AudioOwner['kind'], { objectType: string; missing: ErrorCode }>

/** The owner's current audio; undefined if the owner is deleted or has no text. */
export async function findOwner(
	{ db }: SpeechEnv,
	{ kind, id }: AudioOwner,
): Promise<{ audioPath: string | null } | undefined> {
	const [found] =
		kind === 'lessons'
			? await db
					.select({ audioPath: lessonContents.audioPath })
					.from(lessonContents)
					.innerJoin(lessons, eq(lessons.id, lessonContents.lessonId))
					.where(and(eq(lessonContents.lessonId, id), eq(lessons.isDeleted, false)))
			: await db
					.select({ audioPath: articles.audioPath })
					.from(articles)
					.where(and(eq(articles.id, id), eq(articles.isDeleted, false)))
	return found
}
