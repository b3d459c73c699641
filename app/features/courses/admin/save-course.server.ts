import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { mayTakeCover, settleCovers } from '#app/db/cover-change.ts'
import { type Actor, type Change, recordChange } from '#app/db/record-change.ts'
import { lessons } from '#app/db/schema/index.ts'
import { isStillAdmin } from '#app/db/still-admin.ts'
import type { Problem } from '#app/domain/problem.ts'
import { err, ok, type Result } from '#app/domain/result.ts'
import type { WantedSlug } from './choose-slug.server.ts'
import { findItem } from './courses-for-editing.server.ts'
import type { ItemCreation, ItemDeletion, ItemEdit, ItemRestoration } from './forms.ts'
import { isSlugFree, slugFor, slugHolder, takenBy } from './held-slug.server.ts'
import type { ItemType } from './item-status.ts'
import { changedFields, type ItemValues, storedOf, valuesOf } from './item-values.ts'

type By = { actor: Actor; now: Date }

type Changed = {
	id: string
	/** False where it was so already: the same form came twice. */
	isNew: boolean
}

export type Refusal = Problem & {
	/** When the row was last changed, for whoever did not know of it. */
	changedAt?: Date
}

type Answer = Promise<Result<Changed, Refusal>>

/** How often a made slug may be taken by somebody else between being chosen and being stored. */
const mostAttempts = 5

/**
 * Makes a course, a single lesson, or a lesson of a course, and writes that down. The row's id comes
 * with the form: the same form once more makes nothing.
 */
export async function createItem(
	db: Db,
	order: { form: ItemCreation; parentId: string | null; wanted: WantedSlug } & By,
): Answer {
	for (let attempt = 1; ; attempt++) {
		const slug = await slugFor(db, order.form.id, order.wanted)
		const made = await tryToCreate(db, { ...order, slug })
		const isTakenMeanwhile = !made.ok && made.error.field === 'slug' && !order.wanted.isTyped
		if (!isTakenMeanwhile || attempt === mostAttempts) return made
	}
}

async function tryToCreate(
	db: Db,
	{ form, parentId, slug, actor, now }: Parameters<typeof createItem>[1] & { slug: string },
): Answer {
	const { intent, id, type: wanted, ...typed } = form
	const type = parentId === null ? wanted : 'lesson'
	const values = ownValues(type, { ...typed, slug })
	const { title, description, config, ...row } = storedOf(values)
	const provided = and(
		isStillAdmin(actor),
		sql`not exists (select 1 from ${lessons} where ${or(eq(lessons.id, id), eq(lessons.slug, slug))})`,
		parentId === null ? undefined : isCourse(parentId),
		mayTakeCover(row.coverImagePath, { now }),
	)
	const log = change(type, 'create', { id, after: values }, { actor, now })
	const [, , made, holders, [state]] = await db.batch([
		db.run(recordChange(log, provided)),
		db.run(sql`
			insert into ${lessons} (
				id, parent_id, type, slug, title_json, description_json, level, category,
				cover_image_path, is_free, is_private, order_no, config, status, created_at, updated_at
			)
			select ${id}, ${parentId}, ${type}, ${slug}, ${sql.param(title, lessons.title)},
				${sql.param(description, lessons.description)}, ${row.level}, ${row.category},
				${row.coverImagePath}, ${Number(row.isFree)}, ${Number(row.isPrivate)}, ${row.orderNo},
				${sql.param(config, lessons.config)}, ${row.status}, ${+now}, ${+now}
			where ${provided}
		`),
		db.select({ createdAt: lessons.createdAt }).from(lessons).where(eq(lessons.id, id)),
		slugHolder(db, { id, slug }),
		db
			.select({
				isAllowed: isStillAdmin(actor),
				hasParent: parentId === null ? sql`true`.mapWith(Boolean) : isCourse(parentId),
			})
			.from(sql`(select 1)`),
		...settleCovers({ from: null, to: row.coverImagePath, now }).map((settle) => db.run(settle)),
	])
	if (!state?.isAllowed) return err({ code: 'session.not-admin' })
	if (made[0]) return ok({ id, isNew: +made[0].createdAt === +now })
	if (!state.hasParent) return err({ code: 'course.gone' })
	return err(takenBy(holders[0]) ?? { code: 'cover.gone', field: 'coverImagePath' })
}

/**
 * Saves what was changed of a course or lesson, and writes it down. Refused where somebody else has
 * changed the row since the administrator saw it; its type and its course stay.
 */
export async function editItem(
	db: Db,
	{ form, wanted, actor, now }: { form: ItemEdit; wanted: WantedSlug } & By,
): Answer {
	const { intent, id, seen, ...typed } = form
	const found = await findItem(db, { id })
	if (!found || found.isDeleted) return err({ code: 'course.gone' })
	const { type } = found
	for (let attempt = 1; ; attempt++) {
		const slug = await slugFor(db, id, wanted)
		const before = valuesOf(found)
		const after = ownValues(type, { ...typed, slug })
		const changed = changedFields(before, after)
		if (!changed) return ok({ id, isNew: false })
		const { coverImagePath } = after
		const asSeen = and(
			eq(lessons.id, id),
			eq(lessons.updatedAt, seen),
			eq(lessons.isDeleted, false),
			isStillAdmin(actor),
			isSlugFree({ id, slug }),
			mayTakeCover(coverImagePath, { column: lessons.coverImagePath, now }),
		)
		const log = change(type, 'edit', { id, ...changed }, { actor, now })
		const [, saved, [row], holders] = await db.batch([
			db.run(recordChange(log, exists(asSeen))),
			db
				.update(lessons)
				.set({ ...storedOf(after), updatedAt: later(now, seen) })
				.where(asSeen)
				.returning({ id: lessons.id }),
			stateOf(db, id, actor),
			slugHolder(db, { id, slug }),
			...settleCovers({ from: before.coverImagePath, to: coverImagePath, now }).map((settle) =>
				db.run(settle),
			),
		])
		if (saved.length > 0) return ok({ id, isNew: true })
		const problem = whyNot(row, seen)
		if (problem) return err(problem)
		const taken = takenBy(holders[0])
		if (!taken) return err({ code: 'cover.gone', field: 'coverImagePath' })
		if (wanted.isTyped || attempt === mostAttempts) return err(taken)
	}
}

/** Hides a course, with its lessons, or a lesson. Nothing is lost: `restoreItem` brings it back. */
export async function deleteItem(
	db: Db,
	{ form, actor, now }: { form: ItemDeletion } & By,
): Answer {
	const { id, seen } = form
	const [saved, row] = await setDeleted(db, { id, seen, isDeleted: true, actor, now })
	if (row?.isAllowed && row.isDeleted) return ok({ id, isNew: saved })
	const problem = whyNot(row, seen)
	return err(
		problem?.code === 'course.changed'
			? { ...problem, code: 'course.changed-before-deletion' }
			: (problem ?? { code: 'course.gone' }),
	)
}

/** Brings back what was deleted, as it was. */
export async function restoreItem(
	db: Db,
	{ form, actor, now }: { form: ItemRestoration } & By,
): Answer {
	const { id } = form
	const [saved, row] = await setDeleted(db, { id, isDeleted: false, actor, now })
	if (row && !row.isAllowed) return err({ code: 'session.not-admin' })
	return row && !row.isDeleted ? ok({ id, isNew: saved }) : err({ code: 'course.not-found' })
}

async function setDeleted(
	db: Db,
	{ id, seen, isDeleted, actor, now }: { id: string; seen?: Date; isDeleted: boolean } & By,
) {
	const asSeen = and(
		eq(lessons.id, id),
		eq(lessons.isDeleted, !isDeleted),
		seen && eq(lessons.updatedAt, seen),
		isStillAdmin(actor),
	)
	const values = { id, before: { isDeleted: !isDeleted }, after: { isDeleted } }
	const logOf = (type: ItemType) =>
		db.run(
			recordChange(
				change(type, isDeleted ? 'delete' : 'restore', values, { actor, now }),
				exists(and(asSeen, eq(lessons.type, type))),
			),
		)
	const [, , saved, [row]] = await db.batch([
		logOf('course'),
		logOf('lesson'),
		db
			.update(lessons)
			.set({ isDeleted, updatedAt: now })
			.where(asSeen)
			.returning({ id: lessons.id }),
		stateOf(db, id, actor),
	])
	return [saved.length > 0, row] as const
}

/** What a row of this type has of what its form says. */
function ownValues(type: ItemType, values: ItemValues): ItemValues {
	const { useParentCoverForLessons } = values
	return { ...values, useParentCoverForLessons: type === 'course' && useParentCoverForLessons }
}

function stateOf(db: Db, id: string, actor: Actor) {
	return db
		.select({
			isDeleted: lessons.isDeleted,
			updatedAt: lessons.updatedAt,
			isAllowed: isStillAdmin(actor),
		})
		.from(lessons)
		.where(eq(lessons.id, id))
}

type State = Awaited<ReturnType<typeof stateOf>>[number]

/** Undefined where the row itself is no reason. */
function whyNot(row: State | undefined, seen: Date): Refusal | undefined {
	if (!row) return { code: 'course.gone' }
	if (!row.isAllowed) return { code: 'session.not-admin' }
	if (row.isDeleted) return { code: 'course.gone' }
	return +row.updatedAt === +seen ? undefined : { code: 'course.changed', changedAt: row.updatedAt }
}

function isCourse(id: string): SQL<boolean> {
	return sql<boolean>`exists (${sql`select 1 from ${lessons} as course
		where course.id = ${id} and course.type = 'course' and not course.is_deleted`})`.mapWith(
		Boolean,
	)
}

function exists(condition: SQL | undefined): SQL {
	return sql`exists (select 1 from ${lessons} where ${condition})`
}

type Values = { id: string; before?: unknown; after: unknown }

function change(
	type: ItemType,
	verb: string,
	{ id, ...values }: Values,
	{ actor, now }: By,
): Change {
	return { actor, action: `${type}.${verb}`, objectType: type, objectId: id, ...values, at: now }
}

/** Two changes of the same millisecond are two. */
function later(now: Date, than: Date): Date {
	return new Date(Math.max(+now, +than + 1))
}
