import { expect, hydrated, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { makeReadCourse } from '#tests/support/read-course.ts'

test('from a course to what the learners of its lesson did, where they stopped and what they answered', async ({
	admin: page,
}) => {
	const { readCourse, readLesson } = await makeReadCourse(platformDatabase())
	await page.goto(`/admin/courses/${readCourse}/figures`)
	await page.getByRole('link', { name: 'Learners', exact: true }).click()
	await expect(page.getByText('People who opened a lesson of the course: 12.')).toBeVisible()
	const row = page.getByRole('row', { name: /All Aboard/ })
	await expect(row).toContainText('42%')
	await row.getByRole('link').click()

	await expect(page).toHaveURL(`/admin/lessons/${readLesson}/learners?period=30`)
	await expect(page.getByText('7 people stopped at paragraph 2.')).toBeVisible()
	await page.getByText('As a table: Where people stop').click()
	await expect(page.getByRole('row', { name: '2: 我们走吧。 7' })).toBeVisible()
	const answers = page.getByRole('table', { name: 'Answers to Q1' })
	await expect(answers.getByRole('row', { name: 'A 火车 Right 6 60%' })).toBeVisible()
	await expect(answers.getByRole('row', { name: /B 飞机/ })).toContainText('fewer than 5')
	const period = page.getByLabel('Last visit')
	await hydrated(period)
	await period.selectOption('All time')
	await page.waitForURL(/period=all/)
	await expect(page.getByText('Opened it')).toBeVisible()
})

test('the rows of lessons and the exercise editor lead to the learners', { tag: '@long' }, async ({
	admin: page,
}) => {
	const { readCourse, readLesson } = await makeReadCourse(platformDatabase())
	await page.goto(`/admin/courses/${readCourse}`)
	await page.getByRole('button', { name: 'More: All Aboard' }).click()
	await page.getByRole('link', { name: 'Learners' }).filter({ visible: true }).click()
	await page.waitForURL(`/admin/lessons/${readLesson}/learners`)
	await page.goto(`/admin/lessons/${readLesson}/exercises/edit`)
	await page.getByRole('link', { name: 'What learners answered' }).click()
	await page.waitForURL(`/admin/lessons/${readLesson}/learners#exercises`)
	await expect(page.getByRole('heading', { name: 'Exercises' })).toBeInViewport()
})
