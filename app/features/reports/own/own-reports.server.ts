import { and, count, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { isArticleOpenTo, isLessonOpenTo } from '#app/db/is-open-to.ts'
import { articles, lessons, reports } from '#app/db/schema/index.ts'

/** The latest are listed. */
const mostListed = 100

/** How many answers a person has not seen yet: a statement for the batch of a page. */
export function countNewAnswers(db: Db, userId: string) {
	return db.select({ count: count() }).from(reports).where(isNewAnswer(userId))
}

type Asked = { reader: { id: string; level: number }; now: Date }

/**
 * A person's reports, the latest first, with the names of what they may still open. Answers that are listed count as
 * seen from then on.
 */
export async function listOwnReports(db: Db, { reader, now }: Asked) {
	const [listed] = await db.batch([
		db
			.select({
				id: reports.id,
				kind: reports.kind,
				part: reports.part,
				word: reports.word,
				pinyin: reports.pinyin,
				sentence: reports.sentence,
				english: reports.english,
				note: reports.note,
				status: reports.status,
				reply: reports.reply,
				createdAt: reports.createdAt,
				isNew: sql<boolean>`(${reports.status} <> 'open' and ${reports.seenAt} is null)`.mapWith(
					Boolean,
				),
				lessonSlug: lessons.slug,
				lessonTitle: sql<string | null>`${lessons.title} ->> 'en'`,
				articleId: articles.id,
				articleTitle: articles.enTitle,
			})
			.from(reports)
			.leftJoin(lessons, and(eq(lessons.id, reports.lessonId), isLessonOpenTo(reader)))
			.leftJoin(articles, and(eq(articles.id, reports.articleId), isArticleOpenTo(reader)))
			.where(eq(reports.userId, reader.id))
			.orderBy(desc(reports.createdAt), desc(reports.id))
			.limit(mostListed),
		db.update(reports).set({ seenAt: now }).where(isNewAnswer(reader.id)),
	])
	return listed
}

export type OwnReport = Awaited<ReturnType<typeof listOwnReports>>[number]

function isNewAnswer(userId: string) {
	return and(eq(reports.userId, userId), ne(reports.status, 'open'), isNull(reports.seenAt))
}
