import { makeAccount } from '#tests/support/factories.ts'
import { expect, hydrated, newEmail, test } from '#tests/support/journey.ts'
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

test('a person’s page leads to the dialogs of the list of users', { tag: '@long' }, async ({
	admin: page,
}) => {
	const { reader } = await makeReadCourse(platformDatabase())
	const email = newEmail('applicant')
	await makeAccount(platformDatabase(), { email, displayName: 'Lin Yue', status: 0 })
	await page.goto(`/admin/users/${reader}`)
	await expect(page.getByRole('table', { name: 'Courses' })).toContainText('0 of 2')
	await expect(page.getByRole('table', { name: 'Shares' })).toContainText('Trains')
	await expect(page.getByText('1 h 5 min')).toBeVisible()

	await page.goto(`/admin/users?keyword=${email}`)
	await page.getByRole('link', { name: 'Lin Yue', exact: true }).click()
	await page.getByRole('link', { name: 'Approve: Lin Yue' }).click()
	const dialog = page.getByRole('dialog', { name: 'Approve this application?' })
	await dialog.getByRole('button', { name: 'Approve' }).click()
	await expect(page.getByText('Lin Yue was approved.')).toBeVisible()
	await page.getByRole('link', { name: 'Lin Yue', exact: true }).click()
	await expect(page.getByText('Status: Pending → became Normal')).toBeVisible()
})
