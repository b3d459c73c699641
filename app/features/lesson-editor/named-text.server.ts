import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { articles, lessons } from '#app/db/schema/index.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import { workingPath } from '#app/domain/publishing/preview.ts'

const parent = alias(lessons, 'parent')

type NamedText = {
	title: { zh: string; en: string }
	/** Where an administrator sees it as learners will. */
	asLearner: string
	/** The course of a lesson. */
	parent: { id: string; title: { zh: string; en: string }; status: number } | undefined
}

/**
 * A lesson or an article as the head of its page names it. Undefined for a course, too, which has no
 * tabs.
 */
export async function findNamedText(db: Db, { kind, id }: TextOwner) {
	return kind === 'lessons' ? namedLesson(db, id) : namedArticle(db, id)
}

async function namedLesson(db: Db, id: string): Promise<NamedText | undefined> {
	const [found] = await db
		.select({
			lesson: { slug: lessons.slug, title: lessons.title },
			parent: { id: parent.id, title: parent.title, status: parent.status },
		})
		.from(lessons)
		.leftJoin(parent, eq(parent.id, lessons.parentId))
		.where(and(eq(lessons.id, id), eq(lessons.type, 'lesson'), eq(lessons.isDeleted, false)))
	if (!found) return undefined
	const { slug, title } = found.lesson
	const asLearner = workingPath(`/courses/lessons/${slug}`)
	return { title, asLearner, parent: found.parent ?? undefined }
}

async function namedArticle(db: Db, id: string): Promise<NamedText | undefined> {
	const [found] = await db
		.select({ zh: articles.title, en: articles.enTitle })
		.from(articles)
		.where(and(eq(articles.id, id), eq(articles.isDeleted, false)))
	return found && { title: found, asLearner: workingPath(`/articles/${id}`), parent: undefined }
}
