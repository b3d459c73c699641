import { and, desc, eq, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#app/db/client.server.ts'
import { isArticleOpenTo, isLessonOpenTo } from '#app/db/is-open-to.ts'
import { articles, lessons, ownTextParts, ownTexts, readingPlaces } from '#app/db/schema/index.ts'
import { isFinished } from '#app/domain/progress/reading-place.ts'
import { textPath } from '#app/domain/texts/progress.ts'
import { lessonsDoneBy } from './done-lessons.server.ts'

type Reader = { id: string; level: number }

/**
 * A row of `reading_places` in a text that its reader goes on with: one that is neither done nor read to its end.
 * A short lesson is on the screen to its end at once, so that the text read last is continued there too if it is
 * a lesson. Of those before it that does not hold, or all that were never marked came back one after another.
 */
export function isGoneOnWith(userId: string): SQL {
	const { lessonId, paragraph, paragraphs, id, changedAt } = readingPlaces
	const readLast = sql`(${sql`select ${id} from ${readingPlaces}
		where ${readingPlaces.userId} = ${userId} order by ${changedAt} desc, ${id} limit 1`})`
	return sql`iif(${lessonId} is null, ${paragraph} < ${paragraphs},
		${lessonId} not in (${lessonsDoneBy(userId)})
			and (${paragraph} < ${paragraphs} or ${id} = ${readLast}))`
}

/** The lesson or article that a person goes on with, the one read last, if they may still open it. A query. */
export function textToContinue(db: Db, reader: Reader) {
	const { paragraph, paragraphs } = readingPlaces
	return db
		.select({
			paragraph,
			paragraphs,
			at: readingPlaces.changedAt,
			lesson: { slug: lessons.slug, title: lessons.title },
			article: { id: articles.id, en: articles.enTitle, zh: articles.title },
		})
		.from(readingPlaces)
		.leftJoin(lessons, eq(lessons.id, readingPlaces.lessonId))
		.leftJoin(articles, eq(articles.id, readingPlaces.articleId))
		.where(
			and(
				eq(readingPlaces.userId, reader.id),
				isGoneOnWith(reader.id),
				or(
					sql`${lessons.id} is not null and ${isLessonOpenTo(reader)}`,
					sql`${articles.id} is not null and ${isArticleOpenTo(reader)}`,
				),
			),
		)
		.orderBy(desc(readingPlaces.changedAt), readingPlaces.id)
		.limit(1)
}

const nextPart = alias(ownTextParts, 'next_part')

/** The part of an own text that a person read last, unless it is finished and the last one. A query. */
export function ownTextToContinue(db: Db, userId: string) {
	const { number, paragraph, paragraphs, readAt } = ownTextParts
	return db
		.select({
			id: ownTexts.id,
			title: ownTexts.title,
			number,
			paragraph: sql<number>`${paragraph}`,
			paragraphs: sql<number>`${paragraphs}`,
			at: readAt,
			next: nextPart.number,
		})
		.from(ownTextParts)
		.innerJoin(ownTexts, eq(ownTexts.id, ownTextParts.textId))
		.leftJoin(
			nextPart,
			and(eq(nextPart.textId, ownTexts.id), eq(nextPart.number, sql`${number} + 1`)),
		)
		.where(
			and(
				eq(ownTexts.userId, userId),
				isNotNull(readAt),
				or(lt(paragraph, paragraphs), isNotNull(nextPart.number)),
			),
		)
		.orderBy(desc(readAt), ownTextParts.id)
		.limit(1)
}

type Row = Awaited<ReturnType<typeof textToContinue>>[number]
type OwnRow = Awaited<ReturnType<typeof ownTextToContinue>>[number]

/** The one read later. `paragraphs` is undefined at the beginning of a text's next part. */
export function toContinued(row: Row | undefined, own: OwnRow | undefined) {
	if (own && (!row || Number(own.at) > Number(row.at))) return ownToContinue(own)
	if (!row) return undefined
	const { paragraph, paragraphs, lesson, article } = row
	const place = placeOf(paragraph)
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

/** Its title is in the language that its owner chose, so that it has no other. */
function ownToContinue({ id, title: en, number, next, paragraph, paragraphs }: OwnRow) {
	const title = { en, zh: '' }
	if (next !== null && isFinished({ paragraph, paragraphs })) {
		return { to: textPath(id, { number: next }), title, paragraph: 1 }
	}
	const to = `${textPath(id, { number })}${placeOf(paragraph)}`
	return { to, title, paragraph, paragraphs }
}

/** The first paragraph needs no address of its own. */
function placeOf(paragraph: number): string {
	return paragraph > 1 ? `#p${paragraph}` : ''
}
