import { and, eq, like, lte, or, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '#app/db/client.server.ts'
import { lessons } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import { slugBeforeTrash } from '#app/domain/courses/slug.ts'
import { err, ok } from '#app/domain/result.ts'
import { type Answer, isOutdated } from '#app/domain/version.ts'
import { takeSlug } from './choose-slug.server.ts'
import { findItem } from './courses-for-editing.server.ts'
import type { ItemDeletion, ItemRestoration } from './item-forms.ts'
import type { SavedItem } from './save-course.server.ts'

/** Moves a lesson, or a course with its lessons, to the trash. `restoreItem` brings it back. */
export async function deleteItem(
	db: Db,
	{ form: { id, version }, ...by }: { form: ItemDeletion } & By,
): Answer<SavedItem> {
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<SavedItem> => {
		const item = await findItem(tx, { id })
		if (!item) return err({ code: 'course.gone' })
		if (item.isDeleted) return ok({ id, isNew: false })
		if (isOutdated({ version }, item)) {
			return err({ code: 'course.changed-before-deletion', version: item.version })
		}
		const { type } = item
		const deleted = { isDeleted: true, deletedAt: by.now, deletedBy: by.actor.id }
		await save([
			tx
				.update(lessons)
				.set({ ...deleted, version: item.version + 1, updatedAt: by.now })
				.where(eq(lessons.id, id)),
			log({
				action: `${type}.delete`,
				objectType: type,
				objectId: id,
				before: { isDeleted: false },
				after: { isDeleted: true },
			}),
		])
		return ok({ id, isNew: true })
	})
}

/**
 * Brings a lesson, or a course with its lessons, back from the trash. Whatever has lost its slug
 * meanwhile gets it with a number, and the log has both.
 */
export async function restoreItem(
	db: Db,
	{ form: { id }, ...by }: { form: ItemRestoration } & By,
): Answer<SavedItem> {
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<SavedItem> => {
		const item = await findItem(tx, { id })
		if (!item) return err({ code: 'course.not-found' })
		if (!item.isDeleted) return ok({ id, isNew: false })
		if (item.isParentDeleted) {
			const title = item.parentTitle?.en ?? ''
			return err({ code: 'lesson.course-in-trash', values: { title } })
		}
		const { type } = item
		const slugs = await slugsOutOfTrash(tx, item)
		const changed = slugs.filter(({ before, after }) => before !== after)
		const own = changed.find((slug) => slug.id === id)
		const ofLessons = changed.filter((slug) => slug.id !== id)
		await save([
			log({
				action: `${type}.restore`,
				objectType: type,
				objectId: id,
				before: {
					isDeleted: true,
					slug: own?.before,
					lessonSlugs: joined(ofLessons.map(({ before }) => before)),
				},
				after: {
					isDeleted: false,
					slug: own?.after,
					lessonSlugs: joined(ofLessons.map(({ after }) => after)),
				},
			}),
			tx
				.update(lessons)
				.set({
					isDeleted: false,
					deletedAt: null,
					deletedBy: null,
					version: item.version + 1,
					updatedAt: by.now,
				})
				.where(eq(lessons.id, id)),
			// A time that passed in the trash publishes nothing.
			tx
				.update(lessons)
				.set({ publishAt: null, updatedAt: sql`${lessons.updatedAt}` })
				.where(
					and(or(eq(lessons.id, id), eq(lessons.parentId, id)), lte(lessons.publishAt, by.now)),
				),
			...slugs.flatMap(({ statements }) => statements),
		])
		return ok({ id, isNew: true })
	})
}

function joined(slugs: readonly string[]): string | undefined {
	return slugs.length > 0 ? slugs.join(', ') : undefined
}

type GivenSlug = { id: string; before: string; after: string; statements: BatchItem<'sqlite'>[] }

/** Slugs for an item and its lessons, where others have taken theirs. */
async function slugsOutOfTrash(tx: Db, { id }: { id: string }): Promise<GivenSlug[]> {
	const own = or(eq(lessons.id, id), and(eq(lessons.parentId, id), eq(lessons.isDeleted, false)))
	const lost = await tx
		.select({ id: lessons.id, slug: lessons.slug })
		.from(lessons)
		.where(and(own, like(lessons.slug, '%~%')))
		.orderBy(lessons.slug)
	const slugs: GivenSlug[] = []
	for (const item of lost) {
		const before = slugBeforeTrash(item.slug) ?? item.slug
		const given = slugs.map(({ after }) => after)
		const free = await takeSlug(tx, item.id, { slug: before, isTyped: false }, given)
		if (!free.ok) continue
		const { slug, statements } = free.value
		const gives = tx.update(lessons).set({ slug }).where(eq(lessons.id, item.id))
		slugs.push({ id: item.id, before, after: slug, statements: [...statements, gives] })
	}
	return slugs
}
