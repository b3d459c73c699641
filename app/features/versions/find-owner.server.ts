import { and, eq, sql } from 'drizzle-orm'
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import {
	articles,
	lessonContents,
	lessonNotes,
	lessons,
	workingParts,
} from '#app/db/schema/index.ts'
import type { PartName } from '#app/domain/publishing/working-part.ts'
import type { AudioOwner } from '#app/domain/speech/audio-path.ts'

const course = alias(lessons, 'course')

/**
 * The lesson or article whose versions are shown: its titles, and the counters of its parts as an
 * author opens them and as learners read them. Undefined if there is none.
 */
export async function findOwner(db: Db, { kind, id }: AudioOwner) {
	if (kind === 'articles') {
		const [found] = await db
			.select({
				title: { zh: articles.title, en: articles.enTitle },
				status: articles.status,
				counters: { text: counterOf('articles', 'text', articles.id, articles.textVersion) },
				published: { text: articles.textVersion },
			})
			.from(articles)
			.where(and(eq(articles.id, id), eq(articles.isDeleted, false)))
		return found && { kind, id, ...found, course: undefined }
	}
	const [found] = await db
		.select({
			title: lessons.title,
			type: lessons.type,
			status: lessons.status,
			courseId: course.id,
			course: course.title,
			counters: {
				text: counterOf('lessons', 'text', lessons.id, lessonContents.version),
				notes: counterOf('lessons', 'notes', lessons.id, lessonNotes.version),
				exercises: counterOf('lessons', 'exercises', lessons.id, lessons.exercisesVersion),
			},
			published: {
				text: lessonContents.version,
				notes: lessonNotes.version,
				exercises: lessons.exercisesVersion,
			},
		})
		.from(lessons)
		.leftJoin(course, eq(course.id, lessons.parentId))
		.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
		.leftJoin(lessonNotes, eq(lessonNotes.lessonId, lessons.id))
		.where(and(eq(lessons.id, id), eq(lessons.isDeleted, false)))
	if (found?.type !== 'lesson') return undefined
	const { title, status, counters, published, courseId, course: courseTitle } = found
	const parent = courseId && courseTitle ? { id: courseId, title: courseTitle } : undefined
	return { kind, id, title, status, counters, published, course: parent }
}

/** The counter of a part's working version if there is one, otherwise of the published one. */
function counterOf(
	kind: AudioOwner['kind'],
	part: PartName,
	ownerId: SQLiteColumn,
	published: SQLiteColumn,
) {
	return sql<number>`coalesce(
		(select version from ${workingParts} as working
			where working.owner_kind = ${kind} and working.owner_id = ${ownerId} and working.part = ${part}),
		${published}, 0
	)`
}

export type VersionsOwner = NonNullable<Awaited<ReturnType<typeof findOwner>>>
