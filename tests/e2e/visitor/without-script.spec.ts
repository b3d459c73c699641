import { expect, newUser, password, test } from '#tests/support/journey.ts'

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
