import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { contains } from '#app/db/contains.ts'
import { articles, workingParts } from '#app/db/schema/index.ts'
import { hasWorkingParts, isWorkingPartIn } from '#app/db/working-parts.ts'
import { readStoredContent } from '#app/domain/lesson-text/stored-content.ts'
import type { ArticleSearch } from './article-search.ts'
import { articleStatuses } from './article-status.ts'

const summary = {
	id: articles.id,
	title: articles.title,
	enTitle: articles.enTitle,
	level: articles.level,
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

/**
 * Finds an article with its text, as an author opens it: the working text if there is one. Ignores
 * deleted ones.
 */
export async function findArticleForEditing(db: Db, { id }: { id: string }) {
	const [found] = await db
		.select({
			...summary,
			coverImage: articles.coverImage,
			published: articles.content,
			working: workingParts.content,
		})
		.from(articles)
		.leftJoin(workingParts, isWorkingPartIn('articles', 'text', articles.id))
		.where(and(eq(articles.id, id), eq(articles.isDeleted, false)))
	if (!found) return undefined
	const { published, working, ...article } = found
	const content = (working === null ? undefined : readStoredContent(working)) ?? published
	return { ...article, content, published }
}
