import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { contains } from '#app/db/contains.ts'
import { articles } from '#app/db/schema/index.ts'
import { hasWorkingParts } from '#app/db/working-parts.ts'
import type { ArticleSearch } from './article-search.ts'
import { articleStatuses } from './article-status.ts'

const summary = {
	id: articles.id,
	title: articles.title,
	enTitle: articles.enTitle,
	level: articles.level,
	coverImage: articles.coverImage,
	orderNo: articles.orderNo,
	status: articles.status,
	isDeleted: articles.isDeleted,
	version: articles.version,
	/** When it is published by itself; null if nobody has chosen a time. */
	publishAt: articles.publishAt,
	/** Whether something saved is not published. */
	hasChanges: hasWorkingParts('articles', sql`${articles.id}`),
}

/** Lists one page of articles, highest order first, then newest, with the total. */
export async function listArticles(db: Db, search: ArticleSearch) {
	const { page, size } = search
	const condition = whereOf(search)
	const [rows, [found]] = await db.batch([
		db
			.select({
				...summary,
				hasAudio: sql`(${articles.audioPath} is not null)`.mapWith(Boolean),
				createdAt: articles.createdAt,
				updatedAt: articles.updatedAt,
			})
			.from(articles)
			.where(condition)
			.orderBy(desc(articles.orderNo), desc(articles.createdAt), articles.id)
			.limit(size)
			.offset((page - 1) * size),
		db.select({ total: count() }).from(articles).where(condition),
	])
	return { articles: rows, total: found?.total ?? 0 }
}

export type ListedArticle = Awaited<ReturnType<typeof listArticles>>['articles'][number]

function whereOf({ keyword, level, status }: ArticleSearch): SQL | undefined {
	const value = articleStatuses.find(({ slug }) => slug === status)?.value
	const { id, title, enTitle } = articles
	return and(
		eq(articles.isDeleted, false),
		level && eq(articles.level, level),
		value === undefined ? undefined : eq(articles.status, value),
		keyword ? or(...[title, enTitle, id].map((column) => contains(column, keyword))) : undefined,
	)
}

/** Finds an article's row without its text, deleted or not. */
export async function findArticleSummary(db: Db, { id }: { id: string }) {
	const [found] = await db.select(summary).from(articles).where(eq(articles.id, id))
	return found
}

export type ArticleSummary = NonNullable<Awaited<ReturnType<typeof findArticleSummary>>>
