import { eq } from 'drizzle-orm'
import { userProfiles } from '#app/db/schema/index.ts'
import { expect, login, mailTo, newUser, password, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

test('each row of the profile can be edited on its own', async ({ page }) => {
	await login(page, await newUser('Wang Xiaomei'))
	await page.goto('/settings')
	await page.getByRole('link', { name: 'Edit Display Name' }).click()
	await expect(page.getByLabel('Display Name', { exact: true })).toBeFocused()
	await page.getByLabel('Display Name', { exact: true }).fill('Lin Yue')
	await page.getByRole('link', { name: 'Edit Country' }).click()
	await page.getByLabel('Country', { exact: true }).selectOption({ label: 'South Korea' })
	await page.getByRole('button', { name: 'Save' }).nth(1).click()
	await expect(page.getByRole('status')).toHaveText('Country updated.')
	await expect(page.getByText('South Korea')).toBeVisible()
	await expect(page.getByLabel('Display Name', { exact: true })).toHaveValue('Lin Yue')

	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByRole('status')).toHaveText('Display name updated.')
	await expect(page.getByRole('button', { name: 'Account menu' })).toHaveText('L')

	await page.getByRole('link', { name: 'Edit Language Level' }).click()
	await page.getByLabel('Language Level', { exact: true }).selectOption('HSK5')
	await page.getByRole('link', { name: 'Cancel' }).click()
	await expect(page.getByRole('link', { name: 'Edit Language Level' })).toBeFocused()
	await expect(page.getByText('HSK1')).toBeVisible()
})

test('a password is changed here, and other devices are signed out', async ({ page, browser }) => {
	const email = await newUser('Wang Xiaomei')
	const elsewhere = await browser.newPage()
	await login(elsewhere, email)
	await login(page, email)
	await page.goto('/settings')
	await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
	await page.getByRole('link', { name: 'Edit Password' }).click()
	await page.getByLabel('Current password').fill('not-my-password')
	await page.getByLabel('New password', { exact: true }).fill('three-ways')
	await page.getByLabel('Confirm new password').fill('three-ways')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText('This is not your current password.')).toBeVisible()
	await page.getByLabel('Current password').fill(password)
	await page.getByLabel('New password', { exact: true }).fill('three-ways')
	await page.getByLabel('Confirm new password').fill('three-ways')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByRole('status')).toHaveText(
		'Password updated. You are signed out on all other devices.',
	)
	expect((await mailTo(page, email)).subject).toContain('password was changed')
	await elsewhere.goto('/courses')
	await elsewhere.waitForURL('/login?to=/courses')
	await page.goto('/courses')
	await page.waitForURL('/courses')
	await elsewhere.close()
})

test('an address that is not confirmed gets its link from here', { tag: '@long' }, async ({
	page,
}) => {
	const email = await newUser('Wang Xiaomei')
	await platformDatabase()
		.update(userProfiles)
		.set({ emailVerified: false })
		.where(eq(userProfiles.email, email))
	await login(page, email)
	await page.goto('/settings')
	await expect(page.getByText('Not confirmed yet')).toBeVisible()
	await page.getByRole('button', { name: 'Send the link' }).click()
	await page.waitForURL('/confirm-email')
	await expect(page.getByRole('status')).toContainText('we have sent it a new link')
	await page.goto(/http\S+token=\S+/.exec((await mailTo(page, email)).text)?.[0] ?? '')
	await page.getByRole('button', { name: 'Yes, confirm this address' }).click()
	await page.getByRole('link', { name: 'Continue' }).click()
	await page.waitForURL('/courses')
})
