/** Finding a text to read: a category with its filter, a course with its lessons. */
import { expect, login, test } from '#tests/support/journey.ts'

test('a level chosen before the scripts load is applied', { tag: '@long' }, async ({ page }) => {
	await login(page, 'learner@example.com')
	let load = () => {}
	const loaded = new Promise<void>((resolve) => {
		load = resolve
	})
	await page.route('**/assets/*.js', async (route) => {
		await loaded
		await route.continue()
	})
	await page.goto('/courses/category/daily-life', { waitUntil: 'commit' })
	await page.getByRole('checkbox', { name: 'Elementary', exact: true }).check()
	load()
	await expect(page).toHaveURL('/courses/category/daily-life?level=elementary')
	await expect(page.getByRole('status')).toHaveText('2 course(s) available')
	await expect(page.getByRole('checkbox', { name: 'Elementary', exact: true })).toBeChecked()
})

test('a course marks its open, paid and upcoming lessons', async ({ page }) => {
	await login(page, 'learner@example.com')
	await page.goto('/courses/first-steps')
	const lessons = page.getByRole('main').getByRole('list').last().getByRole('listitem')
	await expect(lessons).toHaveCount(5)
	await expect(lessons.nth(3)).toContainText('Paid')
	await expect(lessons.nth(3)).toContainText('Upgrade your account to access')
	await expect(lessons.nth(4)).toContainText('Coming Soon')
	await expect(lessons.nth(3).getByRole('link')).toHaveCount(0)
	await expect(lessons.nth(4).getByRole('link')).toHaveCount(0)

	await login(page, 'member@example.com')
	await page.goto('/courses/first-steps')
	await lessons.nth(3).getByRole('link').click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Night Train')
})
