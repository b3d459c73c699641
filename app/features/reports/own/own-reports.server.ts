import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { isArticleOpenTo, isLessonOpenTo } from '#app/db/is-open-to.ts'
import { articles, lessons, reports } from '#app/db/schema/index.ts'

/** The latest are listed. */
const mostListed = 100

/** The latest that a page shows at once. */
const mostShown = 3

/** The latest answers that a person has not seen yet, and how many there are: a statement for the batch of a page. */
export function newAnswersOf(db: Db, userId: string) {
	return db
		.select({
			id: reports.id,
			word: reports.word,
			pinyin: reports.pinyin,
			sentence: reports.sentence,
			english: reports.english,
			status: reports.status,
			reply: reports.reply,
			total: sql<number>`count(*) over ()`,
		})
		.from(reports)
		.where(isNewAnswer(userId))
		.orderBy(desc(reports.decidedAt), desc(reports.id))
		.limit(mostShown)
}

export type NewAnswer = Awaited<ReturnType<typeof newAnswersOf>>[number]

/** A person has seen the answer to one of their reports. */
export async function seeAnswer(
	db: Db,
	{ userId, id, now }: { userId: string; id: string; now: Date },
): Promise<void> {
	await db
		.update(reports)
		.set({ seenAt: now })
		.where(and(eq(reports.id, id), isNewAnswer(userId)))
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
