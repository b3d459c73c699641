import { expect, login, newUser, test } from '#tests/support/journey.ts'

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
