/** Finding a text to read: the sections, a category with its filter, a course with its lessons. */
import { expect, login, test } from '#tests/support/journey.ts'

test('the catalogue lists six sections, the other courses and nothing private', async ({
	page,
}) => {
	await login(page, 'learner@example.com')
	await page.goto('/courses')
	await expect(page.getByRole('heading', { level: 2 })).toHaveText([
		'Today',
		'The path',
		'Practice',
		'Podcast',
		'HSK Exam',
		'Daily Life',
		'China Travel',
		'Story',
		'Song',
		'Other Courses',
	])
	await expect(page.getByText('Family Stories')).toHaveCount(0)
})

test('an invited user can find and read the private course', { tag: '@long' }, async ({ page }) => {
	await login(page, 'invited@example.com')
	await page.goto('/courses')
	const section = page.getByRole('region', { name: 'Private Courses' })
	await section.getByRole('link', { name: /Family Stories/ }).click()
	await page.getByRole('link', { name: /Kitchen/ }).click()
	await expect(page.getByRole('main')).toContainText('外婆')
})

test('a category can be filtered by levels, which the URL keeps', async ({ page }) => {
	await login(page, 'learner@example.com')
	await page.goto('/courses')
	await page.getByRole('link', { name: 'View More Daily Life' }).click()
	await expect(page.getByRole('heading', { name: 'Category: Daily Life' })).toBeVisible()
	await expect(page.getByRole('status')).toHaveText('2 course(s) available')

	await page.getByRole('checkbox', { name: 'Beginner' }).check()
	await expect(page).toHaveURL('/courses/category/daily-life?level=beginner')
	await expect(page.getByRole('status')).toHaveText('1 course(s) available')
	await page.getByRole('checkbox', { name: 'Elementary', exact: true }).check()
	await expect(page).toHaveURL('/courses/category/daily-life?level=beginner,elementary')
	await page.reload()
	await expect(page.getByRole('checkbox', { name: 'Beginner' })).toBeChecked()
	await expect(page.getByRole('status')).toHaveText('2 course(s) available')

	await page.goto('/courses/category/daily-life?level=expert')
	await expect(page.getByText('No courses found with the selected filters.')).toBeVisible()
	await page.goto('/courses/category/private')
	await expect(page.getByText('No courses available in this category.')).toBeVisible()
})

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
	await page.getByRole('checkbox', { name: 'Beginner' }).check()
	load()
	await expect(page).toHaveURL('/courses/category/daily-life?level=beginner')
	await expect(page.getByRole('status')).toHaveText('1 course(s) available')
	await expect(page.getByRole('checkbox', { name: 'Beginner' })).toBeChecked()
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
