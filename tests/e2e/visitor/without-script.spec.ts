import { expect, mailTo, newEmail, newUser, password, test } from '#tests/support/journey.ts'

test.use({ javaScriptEnabled: false })

test('signing in, changing the profile and signing out work without a script', async ({ page }) => {
	const email = await newUser('Wang Xiaomei')
	await page.goto('/login')
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password').fill('wrong-password')
	await page.getByRole('button', { name: 'Login' }).click()
	await expect(page.getByRole('alert')).toHaveText(
		'Login failed. Please check your email and password.',
	)
	await expect(page.getByLabel('Email')).toHaveValue(email)
	await page.getByLabel('Password').fill(password)
	await page.getByRole('button', { name: 'Login' }).click()
	await page.waitForURL('/courses')

	await page.goto('/settings')
	await page.getByRole('link', { name: 'Edit Display Name' }).click()
	await page.getByLabel('Display Name', { exact: true }).fill('Lin Yue')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByRole('status')).toHaveText('Display name updated.')
	await expect(page.getByRole('definition').first()).toHaveText('Lin Yue')

	await page.getByRole('button', { name: 'Account menu' }).click()
	await page.getByRole('button', { name: 'Sign out' }).click()
	await page.waitForURL('/login')
})

test('an application leads to the thank-you page without a script', async ({ page }) => {
	await page.goto('/register')
	await page.getByLabel('Email').fill(newEmail('applicant'))
	await page.getByLabel('Password').fill(password)
	await page.getByLabel('Display Name').fill('Wang Xiaomei')
	await page.getByLabel('Country').selectOption('PT')
	await page.getByRole('button', { name: 'Submit Application' }).click()
	await page.waitForURL('/register-success')
})

test('a password can be reset without a script', { tag: '@long' }, async ({ page }) => {
	const email = await newUser()
	await page.goto('/forgot-password')
	await page.getByLabel('Email Address').fill(email)
	await page.getByRole('button', { name: 'Send Reset Email' }).click()
	await expect(page.getByRole('status')).toContainText('We have sent an email')
	const link = /http\S+token=\S+/.exec((await mailTo(page, email)).text)?.[0] ?? ''
	await page.goto(link)
	await page.getByLabel('New password', { exact: true }).fill('a-new-password')
	await page.getByLabel('Confirm new password').fill('a-new-password')
	await page.getByRole('button', { name: 'Update Password' }).click()
	await page.waitForURL('/login')
})

test('courses can be filtered by level without a script', { tag: '@long' }, async ({
	learner: page,
}) => {
	await page.goto('/courses/category/daily-life')
	await page.getByRole('checkbox', { name: 'Beginner' }).check()
	await page.getByRole('checkbox', { name: 'Elementary', exact: true }).check()
	await page.getByRole('button', { name: 'Filter' }).click()
	await page.waitForURL('/courses/category/daily-life?level=beginner,elementary')
	await expect(page.getByRole('checkbox', { name: 'Beginner' })).toBeChecked()
})
