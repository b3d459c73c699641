/** The path: where a newcomer starts, what comes next, and how one course leads to the next. */
import { eq } from 'drizzle-orm'
import { lessonContents, lessonShares, type lessons, userProfiles } from '#app/db/schema/index.ts'
import { expectNoBarriersHere } from '#tests/support/barriers.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { expect, login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

const text = contentFrom('长[cháng] | 头发[tóu fa] | 。 / Long hair.')

/**
 * Two courses for experts at the end of the path, of two lessons and of one. They are private: other
 * tests don't see them, and the person is invited.
 */
async function withPath() {
	const db = platformDatabase()
	const run = crypto.randomUUID().slice(0, 8)
	const email = await newUser()
	const [person] = await db
		.update(userProfiles)
		.set({ langLevel: 'HSK6' })
		.where(eq(userProfiles.email, email))
		.returning({ id: userProfiles.id })
	const add = (name: string, values: Partial<typeof lessons.$inferInsert>) =>
		makeLesson(db, {
			id: `${run}-${name}`,
			title: { zh: '长头发', en: `${name} ${run}` },
			level: 'expert',
			...values,
		})
	for (const [index, name] of ['First', 'Second'].entries()) {
		const id = await add(name, { type: 'course', isPrivate: true, pathNo: 900 + index })
		await db
			.insert(lessonShares)
			.values({ lessonId: id, userId: person?.id ?? '', sharedBy: person?.id ?? '' })
	}
	const inFirst = { parentId: `${run}-First` }
	const made = [
		await add('Alpha', { ...inFirst, orderNo: 1 }),
		await add('Beta', { ...inFirst, orderNo: 2 }),
		await add('Gamma', { parentId: `${run}-Second`, orderNo: 1 }),
	]
	await db.insert(lessonContents).values(made.map((lessonId) => ({ lessonId, content: text })))
	return { run, email, course: `/courses/${run}-First`, lesson: `/courses/lessons/${run}-` }
}

test('a newcomer is told where to start, and led along the path', async ({ page }) => {
	const { run, email, course, lesson } = await withPath()
	await login(page, email)
	await page.goto('/courses')
	const path = page.getByRole('region', { name: 'The path' })
	await expect(path.getByRole('link', { name: /^Start here/ })).toHaveText(`Start hereAlpha ${run}`)
	await expect(
		path.getByRole('link', { name: new RegExp(`^Start here Alpha ${run}`) }),
	).toBeVisible()
	await expectNoBarriersHere(page)
	await path.getByRole('link', { name: /^Start here/ }).click()
	await page.waitForURL(`${lesson}Alpha`)
	await page.getByRole('button', { name: 'Mark as Learned' }).click()
	const end = page.getByRole('navigation', { name: 'After this lesson' })
	await expect(end.getByRole('link', { name: `Next lesson Beta ${run}` })).toBeVisible()

	// The course's own count follows at once, before the server knows of it.
	await page.goto('/courses')
	const own = path.getByRole('listitem').filter({ hasText: `First ${run}` })
	await expect(own).toContainText('1 of 2 learned')
	await expect(own.getByRole('link', { name: `Next Beta ${run}` })).toBeVisible()
	await own.getByRole('link', { name: `First ${run}` }).click()
	await page.waitForURL(course)
	await expect(page.getByRole('link', { name: /^Course \d+ of \d+ on the path$/ })).toBeVisible()
	await expect(
		page.getByRole('navigation', { name: 'On the path' }).getByRole('link', {
			name: `After this course Second ${run}`,
		}),
	).toBeVisible()
	await expectNoBarriersHere(page)

	await page.goto(`${lesson}Beta`)
	await end.getByRole('link', { name: `Next course: Second ${run} Gamma ${run}` }).press('Enter')
	await page.waitForURL(`${lesson}Gamma`)
	await expect(end.getByRole('link', { name: /^Next/ })).toHaveCount(0)
})
