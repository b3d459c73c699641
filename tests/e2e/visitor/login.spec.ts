import { accountStatuses } from '#app/domain/accounts/user.ts'
import { expect, login, newUser, password, setStatus, test } from '#tests/support/journey.ts'

test('a wrong password is refused and keeps the email; the right one signs in', async ({
	page,
}) => {
	const email = await newUser()
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
})

test('only five of twenty simultaneous guesses are checked', async ({ page }) => {
	const email = await newUser()
	const guesses = Array.from({ length: 20 }, () =>
		page.request.post('/login', { form: { email, password: 'guess' } }),
	)
	const statuses = (await Promise.all(guesses)).map((answer) => answer.status())
	expect(statuses.filter((status) => status === 401)).toHaveLength(5)
	expect(statuses.filter((status) => status === 429)).toHaveLength(15)
})

test('signing out leads to the login and ends the session', async ({ learner: page }) => {
	await page.goto('/courses')
	await page.getByRole('button', { name: 'Account menu' }).click()
	await page.getByRole('button', { name: 'Sign out' }).click()
	await page.waitForURL('/login')
	await page.goto('/courses')
	await page.waitForURL('/login?to=/courses')
})

test('a disabled account is signed out at its next click', async ({ page }) => {
	const email = await newUser()
	await login(page, email)
	await page.goto('/courses')
	await setStatus(email, accountStatuses.disabled)
	await page.getByRole('button', { name: 'Account menu' }).click()
	await page.getByRole('link', { name: 'Settings' }).click()
	await page.waitForURL('/login?to=/settings')
	expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(
		'hanlu.session_token',
	)
})

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
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
