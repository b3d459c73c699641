import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { contains } from '#app/db/contains.ts'
import { articles } from '#app/db/schema/index.ts'
import type { ArticleSearch } from './article-search.ts'
import { articleStatuses } from './article-status.ts'

const card = {
	id: articles.id,
	title: articles.title,
	enTitle: articles.enTitle,
	level: articles.level,
	orderNo: articles.orderNo,
	status: articles.status,
	isDeleted: articles.isDeleted,
	version: articles.version,
}

/** One page of the articles, highest in order first, then newest; and how many there are in all. */
export async function listArticles(db: Db, search: ArticleSearch) {
	const { page, size } = search
	const wanted = whereOf(search)
	const [rows, [found]] = await db.batch([
		db
			.select({
				...card,
				hasAudio: sql`(${articles.audioPath} is not null)`.mapWith(Boolean),
				createdAt: articles.createdAt,
				updatedAt: articles.updatedAt,
			})
			.from(articles)
			.where(wanted)
			.orderBy(desc(articles.orderNo), desc(articles.createdAt), articles.id)
			.limit(size)
			.offset((page - 1) * size),
		db.select({ total: count() }).from(articles).where(wanted),
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

/** An article, deleted or not, as a question about it needs it. */
export async function findArticleCard(db: Db, { id }: { id: string }) {
	const [found] = await db.select(card).from(articles).where(eq(articles.id, id))
	return found
}

export type ArticleCard = NonNullable<Awaited<ReturnType<typeof findArticleCard>>>

/** An article with its text, as its author opens it; undefined where it is deleted. */
export async function findArticleForEditing(db: Db, { id }: { id: string }) {
	const [found] = await db
		.select({ ...card, coverImage: articles.coverImage, content: articles.content })
		.from(articles)
		.where(and(eq(articles.id, id), eq(articles.isDeleted, false)))
	return found
}
