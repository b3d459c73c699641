/** The row of the settings that says when a person is reminded. */
import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'

/** What the row says, such as "At 19:00 by mail". */
function reminder(page: Page) {
	return page.getByRole('definition').and(page.locator('dt:text-is("Reminder") + dd'))
}

async function change(page: Page, choose: () => Promise<unknown>): Promise<void> {
	await page.getByRole('link', { name: 'Edit Reminder' }).click()
	await choose()
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByRole('status').filter({ hasText: 'Reminder updated.' })).toBeVisible()
}

test('a mail at a chosen hour is switched on in the settings, and off again', async ({
	learner: page,
}) => {
	const mail = page.getByLabel('Reminder', { exact: true })
	const hour = page.getByLabel('Hour', { exact: true })
	await page.goto('/settings')
	await expect(reminder(page)).toHaveText('Off')
	await change(page, async () => {
		await mail.selectOption('By mail')
		await hour.selectOption('07:00')
	})
	await expect(reminder(page)).toHaveText('At 07:00 by mail')
	await page.goto('/settings')
	await expect(reminder(page)).toHaveText('At 07:00 by mail')

	await change(page, () => mail.selectOption('No mail'))
	await page.goto('/settings')
	await expect(reminder(page)).toHaveText('Off')
	// The hour stays for the next time.
	await page.getByRole('link', { name: 'Edit Reminder' }).click()
	await expect(hour).toHaveValue('7')
})
