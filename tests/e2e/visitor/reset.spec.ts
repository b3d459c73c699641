import { expect, login, mailTo, newUser, signIn, test } from '#tests/support/journey.ts'

test('users can reset a forgotten password by mail', async ({ page, browser }) => {
	const email = await newUser()
	const elsewhere = await browser.newPage()
	await login(elsewhere, email)

	await page.goto('/login')
	await page.getByRole('link', { name: 'Forgot password?' }).click()
	await page.getByLabel('Email Address').fill(email)
	await page.getByRole('button', { name: 'Send Reset Email' }).click()
	await expect(page.getByRole('status')).toContainText('We have sent an email')
	const link = /http\S+token=\S+/.exec((await mailTo(page, email)).text)?.[0] ?? ''

	await page.goto(link)
	const [first, second] = [
		page.getByLabel('New password', { exact: true }),
		page.getByLabel('Confirm new password'),
	]
	await first.fill('abcde')
	await second.fill('abcdf')
	await page.getByRole('button', { name: 'Update Password' }).click()
	await expect(page.getByText('Passwords do not match')).toBeVisible()
	await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible()
	await first.fill('a-new-password')
	await second.fill('a-new-password')
	await page.getByRole('button', { name: 'Update Password' }).click()
	await expect(page.getByRole('status')).toContainText('Your password has been updated')
	await page.waitForURL('/login')

	await elsewhere.goto('/courses')
	await elsewhere.waitForURL('/login?to=/courses')
	await signIn(page, email, 'a-new-password')

	await page.context().clearCookies()
	await page.goto(link)
	await expect(page.getByRole('alert')).toHaveText(
		'Reset link is invalid or expired. Please request a new password reset.',
	)
	await expect(first).toBeDisabled()
	await expect(second).toBeDisabled()
})

test('the button counts down a minute per address, across reloads', { tag: '@long' }, async ({
	page,
}) => {
	await page.clock.install()
	const email = await newUser()
	await page.goto('/forgot-password')
	const field = page.getByLabel('Email Address')
	const send = page.getByRole('button', { name: 'Send Reset Email' })
	const waiting = page.getByRole('button', { name: /^Wait \d+s before sending again$/ })
	await field.fill(email)
	await send.click()
	await expect(waiting).toBeDisabled()
	await field.fill('other@example.com')
	await expect(send).toBeEnabled()

	await page.reload()
	await expect(send).toBeEnabled()
	await field.fill(email)
	await expect(waiting).toBeDisabled()
	await expect(page.getByText('Please wait before requesting another reset email.')).toBeVisible()
	await page.clock.runFor(30_000)
	// The clock goes on by itself too: on a busy machine some seconds more have passed.
	await expect(waiting).toHaveText(/^Wait (2\d|30)s before sending again$/)
	await page.clock.runFor(31_000)
	await expect(send).toBeEnabled()
})
