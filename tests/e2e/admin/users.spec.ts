import { eq } from 'drizzle-orm'
import { auditLog } from '#app/db/schema/index.ts'
import { expectNoBarriersHere } from '#tests/support/barriers.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { expect, mailTo, newEmail, password, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

/** An applicant with a unique name. */
async function applicant() {
	const email = newEmail('applicant')
	const displayName = `Lin Yue ${crypto.randomUUID().slice(0, 8)}`
	const id = await makeAccount(platformDatabase(), { email, displayName, status: 0 })
	return { id, email, displayName }
}

test('an approved applicant is notified and signs in', async ({ admin: page, browser }) => {
	const { id, email, displayName } = await applicant()
	await page.goto('/admin')
	await expect(page.getByRole('heading', { name: 'Vocabulary' })).toBeVisible()
	await page.getByRole('link', { name: /Users \d+ waiting/ }).click()
	await page.getByPlaceholder('display name or email').fill(displayName.toUpperCase())
	await page.waitForURL(/keyword=LIN/)
	const row = page.getByRole('row', { name: displayName })
	await expect(row).toContainText('Pending')
	await expect(page.getByText('1 record', { exact: true })).toBeVisible()

	await row.getByRole('link', { name: 'Approve' }).click()
	const dialog = page.getByRole('dialog', { name: 'Approve this application?' })
	await expect(dialog).toContainText(email)
	await expectNoBarriersHere(page)
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()
	await expect(row.getByRole('link', { name: 'Approve' })).toBeFocused()

	await page.keyboard.press('Enter')
	await dialog.getByRole('button', { name: 'Approve' }).click()
	await expect(page.getByRole('status').getByText(`${displayName} was approved.`)).toBeVisible()
	await expect(row).toContainText('Normal')
	await expect(page).toHaveURL(/keyword=LIN/)
	const mail = await mailTo(page, email)
	expect(mail.subject).toContain('approved')

	await row.getByRole('link', { name: 'Set level' }).click()
	await page.getByText('History', { exact: true }).click()
	await expect(page.getByText('Status: Pending → became Normal')).toBeVisible()
	await page.getByRole('link', { name: 'Cancel' }).click()
	await expect(page.getByRole('dialog')).toBeHidden()

	const other = await browser.newContext()
	const theirs = await other.newPage()
	await theirs.goto(/http\S+\/login/.exec(mail.text)?.[0] ?? '')
	await theirs.getByLabel('Email').fill(email)
	await theirs.getByLabel('Password').fill(password)
	await theirs.getByRole('button', { name: 'Login' }).click()
	await theirs.waitForURL('/courses')

	await row.getByRole('link', { name: 'Disable' }).click()
	await page.getByRole('button', { name: 'Disable' }).click()
	await expect(row).toContainText('Disabled')
	await theirs.reload()
	await theirs.waitForURL('/login?to=/courses')
	const log = await platformDatabase().select().from(auditLog).where(eq(auditLog.objectId, id))
	expect(log.map(({ action }) => action).sort()).toEqual(['account.approve', 'account.disable'])
	await other.close()
})
