import { and, asc, eq, inArray } from 'drizzle-orm'
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
	/** The lessons before and after it in its course. */
	previous: Neighbour | undefined
	next: Neighbour | undefined
}

export type Neighbour = { id: string; title: Title }

const course = alias(lessons, 'course')
const own = alias(lessons, 'own')

/**
 * What the head of each tab shows of a lesson or an article: without its text, which may be long. Undefined for a
 * course, too.
 */
export function findTextNames(db: Db, { kind, id }: TextOwner): Promise<TextNames | undefined> {
	return kind === 'lessons' ? lessonNames(db, id) : articleNames(db, id)
}

async function lessonNames(db: Db, id: string): Promise<TextNames | undefined> {
	const isLesson = and(eq(lessons.type, 'lesson'), eq(lessons.isDeleted, false))
	const courseOf = db.select({ id: own.parentId }).from(own).where(eq(own.id, id))
	const [[found], siblings] = await db.batch([
		db
			.select({
				slug: lessons.slug,
				title: lessons.title,
				parent: { id: course.id, title: course.title, status: course.status },
			})
			.from(lessons)
			.leftJoin(course, eq(course.id, lessons.parentId))
			.where(and(eq(lessons.id, id), isLesson)),
		db
			.select({ id: lessons.id, title: lessons.title })
			.from(lessons)
			.where(and(inArray(lessons.parentId, courseOf), isLesson))
			.orderBy(asc(lessons.orderNo), asc(lessons.createdAt), asc(lessons.id)),
	])
	if (!found) return undefined
	const { slug, title, parent } = found
	const place = siblings.findIndex((one) => one.id === id)
	return {
		title,
		asLearner: workingPath(`/courses/lessons/${slug}`),
		parent: parent ?? undefined,
		previous: siblings[place - 1],
		next: place < 0 ? undefined : siblings[place + 1],
	}
}

async function articleNames(db: Db, id: string): Promise<TextNames | undefined> {
	const [title] = await db
		.select({ zh: articles.title, en: articles.enTitle })
		.from(articles)
		.where(and(eq(articles.id, id), eq(articles.isDeleted, false)))
	if (!title) return undefined
	const alone = { parent: undefined, previous: undefined, next: undefined }
	return { title, asLearner: workingPath(`/articles/${id}`), ...alone }
}
