import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { articles, lessons } from '#app/db/schema/index.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import { workingPath } from '#app/domain/publishing/preview.ts'

type Title = { zh: string; en: string }

export type TextNames = {
	title: Title
	/** Where an editor sees it as learners will. */
	asLearner: string
	/** The course of a lesson. */
	parent: { id: string; title: Title; status: number } | undefined
}

const course = alias(lessons, 'course')

/**
 * What the head of each tab shows of a lesson or an article: without its text, which may be long. Undefined for a
 * course, too.
 */
export function findTextNames(db: Db, { kind, id }: TextOwner): Promise<TextNames | undefined> {
	return kind === 'lessons' ? lessonNames(db, id) : articleNames(db, id)
}

async function lessonNames(db: Db, id: string): Promise<TextNames | undefined> {
	const [found] = await db
		.select({
			slug: lessons.slug,
			title: lessons.title,
			parent: { id: course.id, title: course.title, status: course.status },
		})
		.from(lessons)
		.leftJoin(course, eq(course.id, lessons.parentId))
		.where(and(eq(lessons.id, id), eq(lessons.type, 'lesson'), eq(lessons.isDeleted, false)))
	if (!found) return undefined
	const { slug, title, parent } = found
	return { title, asLearner: workingPath(`/courses/lessons/${slug}`), parent: parent ?? undefined }
}

async function articleNames(db: Db, id: string): Promise<TextNames | undefined> {
	const [title] = await db
		.select({ zh: articles.title, en: articles.enTitle })
		.from(articles)
		.where(and(eq(articles.id, id), eq(articles.isDeleted, false)))
	return title && { title, asLearner: workingPath(`/articles/${id}`), parent: undefined }
}
