import { expect, newUser, password, test } from '#tests/support/journey.ts'

test.use({ serviceWorkers: 'allow' })

for (const javaScriptEnabled of [true, false]) {
	const name = javaScriptEnabled ? 'with a script' : 'without a script'
	test.describe(name, { tag: javaScriptEnabled ? [] : ['@long'] }, () => {
		test.use({ javaScriptEnabled })

		test('signing in returns to the requested page, even by way of other screens', async ({
			page,
		}) => {
			const email = await newUser()
			await page.goto('/articles?page=1')
			await page.getByRole('link', { name: 'Forgot password?' }).click()
			await page.getByRole('link', { name: 'Back to Login' }).click()
			// The screen before has a field of the same name.
			await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
			await page.getByLabel('Email').fill(email)
			await page.getByLabel('Password').fill('wrong-password')
			await page.getByRole('button', { name: 'Login' }).click()
			await expect(page.getByRole('alert')).toBeVisible()
			await page.getByLabel('Password').fill(password)
			await page.getByRole('button', { name: 'Login' }).click()
			await page.waitForURL('/articles?page=1')
			await page.goto('/login?to=/settings')
			await page.waitForURL('/settings')
			await page.goto('/login?to=//evil.example')
			await page.waitForURL('/courses')
		})
	})
}

test('after signing out, Back shows none of the pages before', async ({ admin: page }) => {
	await page.goto('/admin/users')
	await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
	await page.goto('/settings')
	await page.getByRole('button', { name: 'Account menu' }).click()
	await page.getByRole('button', { name: 'Sign out' }).click()
	await page.waitForURL('/login')
	for (const steps of [-1, -2]) {
		await page.evaluate((by) => history.go(by), steps)
		await page.waitForURL(/\/login\?to=/)
		await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
		await page.goto('/login')
	}
})

test('signing out in one tab signs out in the others', { tag: '@long' }, async ({
	learner: page,
	context,
}) => {
	const other = await context.newPage()
	await other.goto('/settings')
	await expect(other.getByRole('button', { name: 'Account menu' })).toBeVisible()
	await page.goto('/courses')
	await page.getByRole('button', { name: 'Account menu' }).click()
	await page.getByRole('button', { name: 'Sign out' }).click()
	await page.waitForURL('/login')
	await other.waitForURL('/login?to=/settings')
})
