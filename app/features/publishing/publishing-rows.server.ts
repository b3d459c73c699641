import { and, count, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { kindOfLesson } from '#app/db/kind-of-lesson.ts'
import { readableJson, storedText } from '#app/db/readable-json.ts'
import {
	articles,
	audioJobs,
	lessonContents,
	lessonNotes,
	lessons,
	reports,
	workingParts,
} from '#app/db/schema/index.ts'
import { vocabularyRowsOf } from '#app/db/vocabulary-rows.ts'
import { isWorkingPartOf, type TextOwner } from '#app/db/working-parts.ts'
import type { CourseLevel } from '#app/domain/courses/course-level.ts'
import type { Cover } from '#app/domain/publishing/worth-a-look.ts'

const course = alias(lessons, 'course')

/** The course's cover, where its lessons show it. */
const shownCoverOfCourse = sql`case when ${course.config} ->> 'useParentCoverForLessons' then ${course.coverImagePath} end`

/** A lesson or an article, as far as its publishing goes. */
export type PublishingRow = Awaited<
	ReturnType<typeof lessonRow> | ReturnType<typeof articleRow>
>[number]

export function lastJobOf(db: Db, { kind, id }: TextOwner) {
	return db
		.select({ status: audioJobs.status })
		.from(audioJobs)
		.where(eq(kind === 'lessons' ? audioJobs.lessonId : audioJobs.articleId, id))
		.orderBy(desc(audioJobs.createdAt))
		.limit(1)
}

export function openReportsOf(db: Db, { kind, id }: TextOwner) {
	const isOfText = eq(kind === 'lessons' ? reports.lessonId : reports.articleId, id)
	return db
		.select({ count: count() })
		.from(reports)
		.where(and(isOfText, eq(reports.status, 'open')))
}

export function lessonRow(db: Db, id: string) {
	const isLesson = and(eq(lessons.id, id), eq(lessons.type, 'lesson'), eq(lessons.isDeleted, false))
	return db
		.select({
			title: lessons.title,
			status: lessons.status,
			publishAt: lessons.publishAt,
			published: storedText<string | null>(lessonContents.content),
			notes: lessonNotes.source,
			audioPath: lessonContents.audioPath,
			audioTextHash: lessonContents.audioTextHash,
			isDialogue: sql`${lessons.config} ->> 'dialogMode'`.mapWith(Boolean),
			lessonKind: kindOfLesson(),
			level: sql<CourseLevel>`coalesce(${course.level}, ${lessons.level})`,
			cover: sql<Cover>`case
				when coalesce(${lessons.coverImagePath}, ${shownCoverOfCourse}) is null then 'none'
				when ${lessons.coverImagePath} is not null and ${shownCoverOfCourse} is not null then 'hidden'
				else 'shown' end`,
		})
		.from(lessons)
		.leftJoin(course, eq(course.id, lessons.parentId))
		.leftJoin(lessonContents, eq(lessonContents.lessonId, lessons.id))
		.leftJoin(lessonNotes, eq(lessonNotes.lessonId, lessons.id))
		.where(isLesson)
}

export function articleRow(db: Db, id: string) {
	const { title, enTitle } = articles
	return db
		.select({
			title: sql<{ zh: string; en: string }>`json_object('zh', ${title}, 'en', ${enTitle})`.mapWith(
				lessons.title,
			),
			status: articles.status,
			publishAt: articles.publishAt,
			published: storedText<string | null>(articles.content),
			notes: sql<string | null>`null`,
			audioPath: articles.audioPath,
			audioTextHash: articles.audioTextHash,
			isDialogue: sql`0`.mapWith(Boolean),
			lessonKind: sql<null>`null`,
			level: articles.level,
			cover: sql<Cover>`iif(${articles.coverImage} is null, 'none', 'shown')`,
		})
		.from(articles)
		.where(and(eq(articles.id, id), eq(articles.isDeleted, false)))
}

/**
 * The vocabulary's rows of the words in a text as it was saved last, the most frequent first: a query. A damaged text has
 * no words.
 */
export function wordsOfSavedText(db: Db, owner: TextOwner) {
	const { kind, id } = owner
	const [table, key] =
		kind === 'lessons' ? [lessonContents, lessonContents.lessonId] : [articles, articles.id]
	const saved = sql`select ${workingParts.content} from ${workingParts} where ${isWorkingPartOf(owner, 'text')}`
	const published = sql`select ${table.content} from ${table} where ${eq(key, id)}`
	const content = sql`coalesce((${saved}), (${published}))`
	const words = sql`
		select distinct case token.type when 'object' then token.value ->> 'word' end
		from json_each(${readableJson(content)}) as block,
			json_each(case block.type when 'object' then block.value end, '$.zh') as token`
	return vocabularyRowsOf(db, words)
}
