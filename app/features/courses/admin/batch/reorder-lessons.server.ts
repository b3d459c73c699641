import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/client.server.ts'
import { lessons } from '#app/db/schema/index.ts'
import { type By, changeAsEditor } from '#app/db/transaction.ts'
import { err, ok } from '#app/domain/result.ts'
import type { Answer } from '#app/domain/version.ts'

type Order = By & {
	courseId: string
	/** The ids of all lessons of the course, in the new order. */
	order: readonly string[]
	/** The same in the order that the editor saw; another order stored since is not overwritten. */
	seen: readonly string[]
}

/** Numbers the lessons of a course from 1. Refused if the lessons or their order have changed since. */
export function reorderLessons(db: Db, { courseId, order, seen, ...by }: Order): Answer<undefined> {
	return changeAsEditor(db, by, async ({ tx, log, save }): Answer<undefined> => {
		const stored = await tx
			.select({ id: lessons.id, orderNo: lessons.orderNo, title: lessons.title })
			.from(lessons)
			.where(
				and(
					eq(lessons.parentId, courseId),
					eq(lessons.type, 'lesson'),
					eq(lessons.isDeleted, false),
				),
			)
			.orderBy(asc(lessons.orderNo), asc(lessons.createdAt), asc(lessons.id))
		const ids = stored.map(({ id }) => id)
		if (isSame(ids, order)) return ok(undefined)
		const hasAll = isSame([...ids].sort(), [...order].sort())
		if (!hasAll || !isSame(ids, seen)) return err({ code: 'lessons.order-changed' })
		const numbered = order.map((id, index) => ({ id, orderNo: index + 1 }))
		const isNew = ({ id, orderNo }: (typeof numbered)[number]) =>
			stored.some((lesson) => lesson.id === id && lesson.orderNo !== orderNo)
		const titleOf = (id: string) => stored.find((lesson) => lesson.id === id)?.title.en ?? ''
		await save([
			log({
				action: 'course.reorder',
				objectType: 'course',
				objectId: courseId,
				before: { lessons: ids.map(titleOf).join(', ') },
				after: { lessons: order.map(titleOf).join(', ') },
			}),
			...numbered.filter(isNew).map(({ id, orderNo }) =>
				tx
					.update(lessons)
					.set({ orderNo, version: sql`${lessons.version} + 1`, updatedAt: by.now })
					.where(eq(lessons.id, id)),
			),
		])
		return ok(undefined)
	})
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
	return one.length === other.length && one.every((id, index) => id === other[index])
}
