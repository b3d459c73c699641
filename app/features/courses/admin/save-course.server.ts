import { eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '#app/db/client.server.ts'
import { mayTakeCover, settleCovers } from '#app/db/cover-change.ts'
import { lessons, oldSlugs } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import { lessonOwner } from '#app/db/working-parts.ts'
import { findWorkingVersion } from '#app/db/working-version.ts'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { missingEnglish } from '#app/domain/publishing/missing-english.ts'
import { err, ok } from '#app/domain/result.ts'
import { type Answer, isOutdated, type Refusal } from '#app/domain/version.ts'
import { takeSlug, type WantedSlug } from './choose-slug.server.ts'
import { findItem, hasCourse, type Item } from './courses-for-editing.server.ts'
import type { ItemCreation, ItemEdit, ItemStatusChange } from './item-forms.ts'
import type { ItemType } from './item-status.ts'
import { changedFields, type ItemValues, storedOf, valuesOf } from './item-values.ts'

export type SavedItem = {
	id: string
	/** False if nothing had to change, such as when the form was submitted twice. */
	isNew: boolean
}

/**
 * Creates a course, a single lesson, or a lesson of a course. The id comes with the form, so that
 * submitting it twice creates one row.
 */
export async function createItem(
	db: Db,
	{
		form,
		parentId,
		wanted,
		...by
	}: { form: ItemCreation; parentId: string | null; wanted: WantedSlug } & By,
): Answer<SavedItem> {
	const { intent, id, type: wantedType, mayBeEmpty, ...typed } = form
	const type = parentId === null ? wantedType : 'lesson'
	const { now } = by
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<SavedItem> => {
		const [made, isCourse, slug] = await Promise.all([
			findItem(tx, { id }),
			parentId === null || hasCourse(tx, parentId),
			takeSlug(tx, id, wanted),
		])
		if (made) return ok({ id, isNew: false })
		if (!isCourse) return err({ code: 'course.gone' })
		if (!slug.ok) return slug
		const values = ownValues(type, { ...typed, slug: slug.value.slug })
		if (isEnabled(values) && !mayBeEmpty) return err(withoutText(type))
		const cover = { from: null, to: values.coverImagePath, now }
		if (!(await mayTakeCover(tx, cover))) return err(coverGone)
		await save([
			log({ action: `${type}.create`, objectType: type, objectId: id, after: values }),
			...slug.value.statements,
			tx
				.insert(lessons)
				.values({ ...storedOf(values), id, parentId, type, createdAt: now, updatedAt: now }),
			...settleCovers(tx, cover),
		])
		return ok({ id, isNew: true })
	})
}

/**
 * Saves a course or lesson. Its type and its course cannot be changed. Enabling a lesson publishes what
 * was saved of it.
 */
export async function editItem(
	db: Db,
	{ form, wanted, ...by }: { form: ItemEdit; wanted: WantedSlug } & By,
): Answer<SavedItem> {
	const { intent, id, version, mayBeEmpty, ...typed } = form
	const { now } = by
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<SavedItem> => {
		const item = await findItem(tx, { id })
		if (!item || item.isDeleted) return err({ code: 'course.gone' })
		const { type } = item
		const isKept = wanted.slug === item.slug
		const slug = isKept ? ok({ slug: item.slug, statements: [] }) : await takeSlug(tx, id, wanted)
		const before = valuesOf(item)
		const after = ownValues(type, { ...typed, slug: slug.ok ? slug.value.slug : wanted.slug })
		const changed = changedFields(before, after)
		if (!changed) return ok({ id, isNew: false })
		if (isOutdated({ version }, item)) return err({ code: 'course.changed', version: item.version })
		if (!slug.ok) return slug
		const settled = await settle(tx, { item, before, after, mayBeEmpty, now })
		if (!settled.ok) return settled
		const { isSettled, statements } = settled.value
		const cover = { from: before.coverImagePath, to: after.coverImagePath, now }
		if (!(await mayTakeCover(tx, cover))) return err(coverGone)
		await save([
			log({ action: `${type}.edit`, objectType: type, objectId: id, ...changed }),
			...slug.value.statements,
			tx
				.update(lessons)
				.set({
					...storedOf(after),
					publishAt: isSettled ? null : item.publishAt,
					version: item.version + 1,
					updatedAt: now,
				})
				.where(eq(lessons.id, id)),
			...statements,
			...(after.slug === before.slug ? [] : [keepOldSlug(tx, { slug: before.slug, id, now })]),
			...settleCovers(tx, cover),
		])
		return ok({ id, isNew: true })
	})
}

type Settling = {
	item: Item
	before: Pick<ItemValues, 'status'>
	after: Pick<ItemValues, 'status'>
	mayBeEmpty: boolean
	now: Date
}

type Settled = {
	/** Whether a lesson is opened or closed. Either way its working version becomes the only one. */
	isSettled: boolean
	/** They make it so. */
	statements: BatchItem<'sqlite'>[]
}

/** Finds what a new status means for the working version, or why it has to wait. */
export async function settle(
	tx: Db,
	{ item, before, after, mayBeEmpty, now }: Settling,
): Answer<Settled> {
	const { id, type } = item
	const isOpened = isEnabled(after) && !isEnabled(before)
	const isClosed = isDisabled(after) && !isDisabled(before)
	const isSettled = type === 'lesson' && (isOpened || isClosed)
	const working = isSettled
		? await findWorkingVersion(tx, { owner: lessonOwner(id), now })
		: undefined
	const missing = isOpened && working?.content && missingEnglish(working.content)
	if (missing) return err(missing)
	const hasText = working?.content ? working.content.length > 0 : item.hasText
	if (isOpened && !hasText && !mayBeEmpty) return err(withoutText(type))
	return ok({ isSettled, statements: working?.statements ?? [] })
}

/** Enables or disables an item: saves it as it is stored, with another status. */
export async function setItemStatus(
	db: Db,
	{ form, ...by }: { form: ItemStatusChange } & By,
): Answer<SavedItem> {
	const { intent, id, version, mayBeEmpty } = form
	const item = await findItem(db, { id })
	if (!item || item.isDeleted) return err({ code: 'course.gone' })
	const status = intent === 'enable' ? lessonStatuses.available : lessonStatuses.disabled
	const saved = await editItem(db, {
		form: { ...valuesOf(item), intent: 'edit', id, version, status, mayBeEmpty },
		wanted: { slug: item.slug, isTyped: true },
		...by,
	})
	// Nothing was typed that could still be there.
	return saved.ok || saved.error.code !== 'course.changed'
		? saved
		: err({ ...saved.error, code: 'course.changed-before-status' })
}

function keepOldSlug(tx: Db, { slug, id, now }: { slug: string; id: string; now: Date }) {
	const owner = { lessonId: id, leftAt: now }
	return tx
		.insert(oldSlugs)
		.values({ slug, ...owner })
		.onConflictDoUpdate({ target: oldSlugs.slug, set: owner })
}

const coverGone: Refusal = { code: 'cover.gone', field: 'coverImagePath' }

function isEnabled({ status }: Pick<ItemValues, 'status'>): boolean {
	return status === lessonStatuses.available
}

function isDisabled({ status }: Pick<ItemValues, 'status'>): boolean {
	return status === lessonStatuses.disabled
}

/** Asks before learners get something empty to read. */
function withoutText(type: ItemType): Refusal {
	return { code: `${type}.no-text`, field: 'mayBeEmpty' }
}

/** Drops the settings that this type does not have. */
function ownValues(type: ItemType, values: ItemValues): ItemValues {
	if (type === 'course') return values
	return { ...values, useParentCoverForLessons: false, pathNo: null }
}
