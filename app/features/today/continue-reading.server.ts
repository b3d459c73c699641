import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { isArticleOpenTo, isLessonOpenTo } from '#app/db/is-open-to.ts'
import { articles, lessonProgress, lessons, readingPlaces } from '#app/db/schema/index.ts'

type Reader = { id: string; level: number }

/** The text that a person read last and has not finished, if they may still open it. A query. */
export function textToContinue(db: Db, reader: Reader) {
	const { paragraph, paragraphs } = readingPlaces
	return db
		.select({
			paragraph,
			paragraphs,
			lesson: { slug: lessons.slug, title: lessons.title },
			article: { id: articles.id, en: articles.enTitle, zh: articles.title },
		})
		.from(readingPlaces)
		.leftJoin(lessons, eq(lessons.id, readingPlaces.lessonId))
		.leftJoin(articles, eq(articles.id, readingPlaces.articleId))
		.leftJoin(
			lessonProgress,
			and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, reader.id)),
		)
		.where(
			and(
				eq(readingPlaces.userId, reader.id),
				lt(paragraph, paragraphs),
				isNull(lessonProgress.learnedAt),
				or(
					sql`${lessons.id} is not null and ${isLessonOpenTo(reader)}`,
					sql`${articles.id} is not null and ${isArticleOpenTo(reader)}`,
				),
			),
		)
		.orderBy(desc(readingPlaces.changedAt), readingPlaces.id)
		.limit(1)
}

type Row = Awaited<ReturnType<typeof textToContinue>>[number]

/** The first paragraph needs no address of its own. */
export function toContinued(row: Row | undefined) {
	if (!row) return undefined
	const { paragraph, paragraphs, lesson, article } = row
	const place = paragraph > 1 ? `#p${paragraph}` : ''
	if (lesson) {
		return {
			to: `/courses/lessons/${lesson.slug}${place}`,
			title: lesson.title,
			paragraph,
			paragraphs,
		}
	}
	if (!article) return undefined
	const title = { en: article.en, zh: article.zh }
	return { to: `/articles/${article.id}${place}`, title, paragraph, paragraphs }
}
