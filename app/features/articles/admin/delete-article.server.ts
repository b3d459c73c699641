import { eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { articles } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import { freeSlug, slugBeforeTrash, slugStem } from '#app/domain/courses/slug.ts'
import { err, ok } from '#app/domain/result.ts'
import { type Answer, isOutdated } from '#app/domain/version.ts'
import { newArticle } from './article-search.ts'
import { findArticleSummary } from './list-articles.server.ts'
import { idInTrash, moveArticle } from './move-article.server.ts'

/** Moves an article to the trash. `restoreArticle` brings it back. */
export async function deleteArticle(
	db: Db,
	{ id, version, ...by }: By & { id: string; version: number },
): Answer<{ id: string }> {
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<{ id: string }> => {
		const stored = await findArticleSummary(tx, { id })
		if (!stored) return err({ code: 'article.gone' })
		if (stored.isDeleted) return ok({ id })
		if (isOutdated({ version }, stored)) {
			return err({ code: 'article.changed-before-deletion', version: stored.version })
		}
		const deleted = { isDeleted: true, deletedAt: by.now, deletedBy: by.actor.id }
		await save([
			tx
				.update(articles)
				.set({ ...deleted, updatedAt: by.now })
				.where(eq(articles.id, id)),
			log({
				action: 'article.delete',
				objectType: 'article',
				objectId: id,
				before: { isDeleted: false },
				after: { isDeleted: true },
			}),
		])
		return ok({ id })
	})
}

/**
 * Brings an article back as it was. If another one has taken its slug, it gets it with a number; its
 * id is returned.
 */
export async function restoreArticle(
	db: Db,
	{ id, ...by }: By & { id: string },
): Answer<{ id: string }> {
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<{ id: string }> => {
		const stored = await findArticleSummary(tx, { id })
		if (!stored) return err({ code: 'article.not-found' })
		if (!stored.isDeleted) return ok({ id })
		const slug = slugBeforeTrash(id)
		const given = slug === undefined ? { id, statements: [] } : await takeFree(tx, id, slug)
		const isOther = slug !== undefined && given.id !== slug
		const live = { isDeleted: false, deletedAt: null, deletedBy: null }
		// A time that passed in the trash publishes nothing.
		const publishAt = stored.publishAt && stored.publishAt > by.now ? stored.publishAt : null
		await save([
			log({
				action: 'article.restore',
				objectType: 'article',
				objectId: given.id,
				before: { isDeleted: true, ...(isOther && { slug }) },
				after: { isDeleted: false, ...(isOther && { slug: given.id }) },
			}),
			...given.statements,
			tx
				.update(articles)
				.set({ ...live, publishAt, updatedAt: by.now })
				.where(eq(articles.id, given.id)),
		])
		return ok({ id: given.id })
	})
}

/** The slug if no live article has it, else with a number. Another one in the trash gives it up. */
async function takeFree(tx: Db, id: string, slug: string) {
	const holders = await tx
		.select({ id: articles.id, isDeleted: articles.isDeleted })
		.from(articles)
		.where(sql`${articles.id} glob ${`${slugStem(slug)}*`}`)
	const live = holders.filter(({ isDeleted }) => !isDeleted)
	const free = freeSlug(slug, [newArticle, ...live.map((holder) => holder.id)])
	const isInTrash = holders.some((holder) => holder.id === free)
	return {
		id: free,
		statements: [
			...(isInTrash ? moveArticle(tx, { from: free, to: idInTrash(free) }) : []),
			...moveArticle(tx, { from: id, to: free }),
		],
	}
}
