/**
 * Changes several lessons at once: all of them or none. Each change is logged with its lesson, as if its own
 * form had made it.
 */
import { and, eq, max } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '#app/db/client.server.ts'
import { lessons } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import { highestOrder } from '#app/domain/courses/limits.ts'
import { errorText } from '#app/domain/errors.ts'
import { err, ok } from '#app/domain/result.ts'
import { type Answer, isOutdated, type Refusal } from '#app/domain/version.ts'
import { findItems, type Item } from '#app/features/courses/admin/courses-for-editing.server.ts'
import {
	changedFields,
	type ItemValues,
	storedOf,
	valuesOf,
} from '#app/features/courses/admin/item-values.ts'
import { settle } from '#app/features/courses/admin/save-course.server.ts'
import type { LessonVersion } from './selected-lessons.ts'

/** How lessons stood before, each with the version that it has since. */
export type Former = LessonVersion & {
	level: Item['level']
	orderNo: number
	course: string | null
}

type Changed = {
	/** The number of lessons that are now as they should be. */
	count: number
	/** Those that were changed. */
	former: Former[]
}

type LessonChange = LessonVersion & {
	set: Partial<Pick<ItemValues, 'status' | 'level'>>
}

type Changes = By & { changes: readonly LessonChange[]; mayBeEmpty?: boolean }

/** Sets the status or the level of lessons. Enabling publishes their saved changes. */
export function changeLessons(
	db: Db,
	{ changes, mayBeEmpty = false, ...by }: Changes,
): Answer<Changed> {
	const { now } = by
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<Changed> => {
		const found = await findSelected(tx, changes)
		if (!found.ok) return found
		const statements: BatchItem<'sqlite'>[] = []
		const former: Former[] = []
		const empty: string[] = []
		for (const { item, version, set } of found.value) {
			const before = valuesOf(item)
			const after = { ...before, ...set }
			const changed = changedFields(before, after)
			if (!changed) continue
			if (isOutdated({ version }, item)) return err(changedMeanwhile(item))
			const settled = await settle(tx, { item, before, after, mayBeEmpty, now })
			if (!settled.ok && settled.error.code === 'lesson.no-text') {
				empty.push(`“${item.title.en}”`)
				continue
			}
			if (!settled.ok) {
				const reason = errorText(settled.error.code, settled.error.values)
				return err({ code: 'lessons.not-ready', values: { title: item.title.en, reason } })
			}
			const { isSettled, statements: ofText } = settled.value
			statements.push(
				log({ action: 'lesson.edit', objectType: 'lesson', objectId: item.id, ...changed }),
				tx
					.update(lessons)
					.set({
						...storedOf(after),
						publishAt: isSettled ? null : item.publishAt,
						version: item.version + 1,
						updatedAt: now,
					})
					.where(eq(lessons.id, item.id)),
				...ofText,
			)
			former.push(formerOf(item))
		}
		if (empty.length > 0) {
			const values = { titles: empty.join(', ') }
			return err({ code: 'lessons.no-text', field: 'mayBeEmpty', values })
		}
		const [first, ...others] = statements
		if (first) await save([first, ...others])
		return ok({ count: changes.length, former })
	})
}

type LessonMove = By & {
	/** The course that they come into. */
	course: string
	/** Without an order number they go after its lessons. */
	moves: readonly (LessonVersion & { orderNo?: number })[]
}

/** Moves lessons to another course, in the order that they had. */
export function moveLessons(db: Db, { course, moves, ...by }: LessonMove): Answer<Changed> {
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<Changed> => {
		const [found, [target], [last]] = await Promise.all([
			findSelected(tx, moves),
			findItems(tx, { ids: [course] }),
			tx
				.select({ orderNo: max(lessons.orderNo) })
				.from(lessons)
				.where(and(eq(lessons.parentId, course), eq(lessons.isDeleted, false))),
		])
		if (!found.ok) return found
		if (!target || target.isDeleted || target.type !== 'course') {
			return err({ code: 'lessons.course-gone' })
		}
		const moved = found.value.filter(({ item }) => item.parentId !== course)
		const outdated = moved.find(({ version, item }) => isOutdated({ version }, item))
		if (outdated) return err(changedMeanwhile(outdated.item))
		const statements = moved.flatMap(({ item, orderNo }, place) => {
			const next = orderNo ?? Math.min(highestOrder, (last?.orderNo ?? 0) + place + 1)
			return [
				log({
					action: 'lesson.move',
					objectType: 'lesson',
					objectId: item.id,
					before: { course: item.parentTitle?.en ?? null, orderNo: item.orderNo },
					after: { course: target.title.en, orderNo: next },
				}),
				tx
					.update(lessons)
					.set({
						parentId: course,
						orderNo: next,
						version: item.version + 1,
						updatedAt: by.now,
					})
					.where(eq(lessons.id, item.id)),
			]
		})
		const [first, ...others] = statements
		if (first) await save([first, ...others])
		return ok({ count: moves.length, former: moved.map(({ item }) => formerOf(item)) })
	})
}

/** The lessons with what is to become of them, in the learners' order. */
async function findSelected<Wanted extends LessonVersion>(
	tx: Db,
	wanted: readonly Wanted[],
): Answer<(Wanted & { item: Item })[]> {
	const items = await findItems(tx, { ids: wanted.map(({ id }) => id) })
	const selected = items.flatMap((item) => {
		const isThere = item.type === 'lesson' && !item.isDeleted && !item.isParentDeleted
		const one = wanted.find(({ id }) => id === item.id)
		return isThere && one ? [{ ...one, item }] : []
	})
	return selected.length === wanted.length ? ok(selected) : err({ code: 'lessons.gone' })
}

function formerOf({ id, version, level, orderNo, parentId }: Item): Former {
	return { id, version: version + 1, level, orderNo, course: parentId }
}

function changedMeanwhile({ title }: Item): Refusal {
	return { code: 'lessons.changed', values: { title: title.en } }
}
