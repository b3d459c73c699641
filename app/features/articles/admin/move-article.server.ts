/**
 * Gives an article another id. The id is the slug of its address, so a deleted article that loses
 * slow-train to a new one becomes slow-train~4f9a2c01.
 */
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import {
	articles,
	audioJobs,
	cards,
	countedTexts,
	readingPlaces,
	reports,
	userWords,
	versions,
	workingParts,
} from '#app/db/schema/index.ts'
import { slugInTrash } from '#app/domain/courses/slug.ts'

/** All tables that refer to articles, by a foreign key or by the kind and id of an owner. */
const referring = [audioJobs, cards, countedTexts, readingPlaces, reports, userWords]
const owned = [versions, workingParts]

/** The statements, in this order: foreign keys hold after each of them. */
export function moveArticle(tx: Db, { from, to }: { from: string; to: string }) {
	const copy = tx
		.select({ ...getTableColumns(articles), id: sql<string>`${to}`.as('id') })
		.from(articles)
		.where(eq(articles.id, from))
	return [
		tx.insert(articles).select(copy),
		...referring.map((table) =>
			tx.update(table).set({ articleId: to }).where(eq(table.articleId, from)),
		),
		...owned.map((table) =>
			tx
				.update(table)
				.set({ ownerId: to })
				.where(and(eq(table.ownerKind, 'articles'), eq(table.ownerId, from))),
		),
		tx.delete(articles).where(eq(articles.id, from)),
	]
}

/** Random, as the same slug can be lost several times. */
export function idInTrash(slug: string): string {
	return slugInTrash(slug, crypto.randomUUID().slice(0, 8))
}
