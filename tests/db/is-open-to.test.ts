import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#app/db/columns.ts'
import { isArticleOpenTo, isLessonOpenTo } from '#app/db/is-open-to.ts'
import {
	articles,
	groupMembers,
	groupShares,
	groups,
	lessonShares,
	lessons,
} from '#app/db/schema/index.ts'
import { accessToArticle } from '#app/domain/access/access.ts'
import { oracle } from '#tests/support/access-oracle.ts'
import { makeArticle, rowOfLesson } from '#tests/support/content-factories.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { memoryDatabase } from '#tests/support/memory-database.ts'

const yesNo = [false, true]

const items = [0, 1, 2].flatMap((status) =>
	yesNo.flatMap((isDeleted) =>
		yesNo.flatMap((isPrivate) =>
			yesNo.map((isShared) => ({ status, isDeleted, isPrivate, isShared })),
		),
	),
)

type Item = (typeof items)[number]

function rowOf(
	type: 'course' | 'lesson',
	{ status, isDeleted, isPrivate }: Item,
	more: Partial<typeof lessons.$inferInsert> = {},
): typeof lessons.$inferInsert & { id: string } {
	const id = newId()
	return { ...rowOfLesson({ type, status, isDeleted, isPrivate, ...more, id }), id }
}

/** Half of the shares are the person's own, the others those of their group. */
test('SQL opens the same lessons to a person as the access rule', async () => {
	const db = await memoryDatabase()
	const userId = await makeAccount(db)
	const otherId = await makeAccount(db, { email: 'lilei@example.com' })
	await db.batch([
		db.insert(groups).values([
			{ id: 'class', name: '3班' },
			{ id: 'other', name: '4班' },
			{ id: 'deleted', name: '5班', isDeleted: true },
		]),
		db.insert(groupMembers).values([
			{ groupId: 'class', userId },
			{ groupId: 'other', userId: otherId },
			{ groupId: 'deleted', userId },
		]),
	])
	const parents = items.map((item) => ({ item, row: rowOf('course', item) }))
	const cases = [undefined, ...parents].flatMap((parent) =>
		items.flatMap((own) =>
			yesNo.map((isFree) => ({
				own,
				parent: parent?.item,
				isFree,
				row: rowOf('lesson', own, { isFree, parentId: parent?.row.id ?? null }),
			})),
		),
	)
	const shared = [
		...parents.filter(({ item }) => item.isShared),
		...cases.filter(({ own }) => own.isShared),
	]
	await db.batch([
		db.insert(lessons).values(parents.map(({ row }) => row)),
		db.insert(lessons).values(cases.map(({ row }) => row)),
		db
			.insert(lessonShares)
			.values(
				shared
					.filter((_, index) => index % 2 === 0)
					.map(({ row }) => ({ lessonId: row.id, userId })),
			),
		db
			.insert(groupShares)
			.values([
				...shared
					.filter((_, index) => index % 2 === 1)
					.map(({ row }) => ({ lessonId: row.id, groupId: 'class' })),
				...cases.flatMap(({ row }) =>
					['other', 'deleted'].map((groupId) => ({ lessonId: row.id, groupId })),
				),
			]),
	])
	for (const level of [0, 1, 2, 98, 99]) {
		const open = await db
			.select({ id: lessons.id })
			.from(lessons)
			.where(isLessonOpenTo({ id: userId, level }))
		const expected = cases.filter((one) => oracle({ level, ...one }) === 'open')
		expect(open.map(({ id }) => id).sort(), `level ${level}`).toEqual(
			expected.map(({ row }) => row.id).sort(),
		)
	}
})

test('SQL opens the same articles to a person as the access rule', async () => {
	const db = await memoryDatabase()
	const states = [0, 1, 2].flatMap((status) => yesNo.map((isDeleted) => ({ status, isDeleted })))
	for (const [index, state] of states.entries()) {
		await makeArticle(db, {
			id: `article-${index}`,
			enTitle: 'An article',
			title: '文章',
			content: [],
			...state,
		})
	}
	for (const level of [1, 98, 99]) {
		for (const [index, state] of states.entries()) {
			const [found] = await db
				.select({ isOpen: isArticleOpenTo({ id: 'anybody', level }) })
				.from(articles)
				.where(eq(articles.id, `article-${index}`))
			expect(Boolean(found?.isOpen)).toBe(accessToArticle({ level }, state) === 'open')
		}
	}
})
