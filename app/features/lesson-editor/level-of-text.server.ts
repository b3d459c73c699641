import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { storedText } from '#app/db/readable-json.ts'
import { articles, lessonContents, lessons } from '#app/db/schema/index.ts'
import { wordsOfTexts } from '#app/db/words-of-texts.ts'
import type { TextOwner } from '#app/db/working-parts.ts'
import { hskLevelOfCourse } from '#app/domain/courses/course-level.ts'
import { wordReader } from '#app/domain/courses/path-words.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import type { LevelOfText } from './segment/profile/level-of-text.ts'

const course = alias(lessons, 'course')

/** The level that a lesson or an article is written for. One round trip. */
export async function findLevelOfText(
	db: Db,
	{ kind, id }: TextOwner,
): Promise<LevelOfText | undefined> {
	return kind === 'lessons' ? levelOfLesson(db, id) : levelOfArticle(db, id)
}

/** An article stands for itself: nothing is read before it. */
async function levelOfArticle(db: Db, id: string): Promise<LevelOfText | undefined> {
	const [found] = await db
		.select({ level: articles.level })
		.from(articles)
		.where(and(eq(articles.id, id), eq(articles.isDeleted, false)))
	return found && { level: hskLevelOfCourse(found.level), earlier: undefined }
}

/** That of its course, and the words of the course's lessons before it, enabled or not. */
async function levelOfLesson(db: Db, id: string): Promise<LevelOfText | undefined> {
	const siblings = and(
		eq(lessons.isDeleted, false),
		sql`${lessons.parentId} = (${sql`select asked.parent_id from ${lessons} as asked where asked.id = ${id}`})`,
	)
	const [[asked], inOrder, rows] = await db.batch([
		db
			.select({ level: lessons.level, courseLevel: course.level })
			.from(lessons)
			.leftJoin(course, eq(course.id, lessons.parentId))
			.where(and(eq(lessons.id, id), eq(lessons.isDeleted, false))),
		db
			.select({ id: lessons.id, content: storedText<string | null>(lessonContents.content) })
			.from(lessons)
			.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
			.where(siblings)
			.orderBy(asc(lessons.orderNo), asc(lessons.createdAt), asc(lessons.id)),
		wordsOfTexts(db, sql`(select ${lessons.id} from ${lessons} where ${siblings})`),
	])
	if (!asked) return undefined
	const level = hskLevelOfCourse(asked.courseLevel ?? asked.level)
	const place = inOrder.findIndex((lesson) => lesson.id === id)
	const before = inOrder.slice(0, Math.max(0, place))
	if (before.length === 0) return { level, earlier: undefined }
	const wordsOf = wordReader(rows)
	// A damaged text has no words.
	const texts = before.map(({ content }) => readStoredContent(content ?? '[]') ?? [])
	const needed = texts.flatMap((content) => wordsOf(content).running.flat())
	const words = [...new Set(needed.map(({ key }) => key))]
	return { level, earlier: { lessons: before.length, words } }
}
