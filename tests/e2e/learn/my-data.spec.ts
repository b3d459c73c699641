import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { reviews, userProfiles } from '#app/db/schema/index.ts'
import { filesIn } from '#tests/support/data-zip.ts'
import { fillAccount } from '#tests/support/full-account.ts'
import { expect, hydrated, login, mailTo, newUser, password, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

async function newAccount(answers = 0) {
	const email = await newUser('Wang Xiaomei')
	const db = platformDatabase()
	const [person] = await db.select().from(userProfiles).where(eq(userProfiles.email, email))
	const id = person?.id ?? ''
	if (answers > 0) await fillAccount(db, { userId: id, email, answers })
	const isThere = async () => (await db.$count(userProfiles, eq(userProfiles.id, id))) > 0
	return { email, id, db, isThere }
}

test('everything is downloaded, then the account is deleted and nobody signs in any more', async ({
	page,
}) => {
	const { email, id, db, isThere } = await newAccount(5)
	await login(page, email)
	await page.goto('/settings')
	await page.getByRole('link', { name: 'Your data' }).click()
	await expect(page.getByText('5 answers to cards').first()).toBeVisible()
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Download everything' }).click(),
	])
	expect(download.suggestedFilename()).toMatch(/^hanlu-data-.*\.zip$/)
	const files = filesIn(await readFile(await download.path()))
	expect(files.size).toBe(20)
	expect(JSON.parse(files.get('reviews.json') ?? '')).toHaveLength(5)
	expect((await mailTo(page, email)).subject).toContain('data was downloaded')

	await page.evaluate((user) => localStorage.setItem(`hanlu.analyzer-text.${user}`, '再见'), id)
	await page.evaluate(() => localStorage.setItem('hanlu.analyzer-text.somebody-else', '你好'))
	await page.getByRole('link', { name: 'Delete my account' }).click()
	const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
	await dialog.getByLabel('At once').check()
	await dialog.getByLabel('Current password').fill('not-my-password')
	await dialog.getByRole('button', { name: 'Delete my account' }).click()
	await expect(dialog.getByText('This is not your current password.')).toBeVisible()
	await dialog.getByLabel('Current password').fill(password)
	await dialog.getByRole('button', { name: 'Delete my account' }).click()
	await page.waitForURL('/goodbye')
	await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
	expect(await isThere()).toBe(false)
	expect(await db.$count(reviews, eq(reviews.userId, id))).toBe(0)
	await expect
		.poll(() =>
			page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('analyzer'))),
		)
		.toEqual(['hanlu.analyzer-text.somebody-else'])
	expect((await mailTo(page, email)).subject).toContain('account was deleted')

	await page.goto('/login')
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password').fill(password)
	await page.getByRole('button', { name: 'Login' }).click()
	await expect(page.getByRole('alert')).toHaveText(
		'Login failed. Please check your email and password.',
	)
})

test('a password that could not be sent is asked for again', { tag: '@long' }, async ({ page }) => {
	const { email, isThere } = await newAccount()
	await login(page, email)
	await page.goto('/settings/data?ask=delete')
	const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
	await hydrated(dialog)
	await dialog.getByLabel('At once').check()
	await dialog.getByLabel('Current password').fill(password)
	await page.context().setOffline(true)
	await dialog.getByRole('button', { name: 'Delete my account' }).click()
	await expect(dialog.getByRole('alert')).toContainText('Your account could not be deleted.')
	await expect(dialog.getByLabel('At once')).toBeChecked()
	await expect(dialog.getByLabel('Current password')).toHaveValue(password)
	await page.context().setOffline(false)
	await dialog.getByRole('button', { name: 'Delete my account' }).click()
	await page.waitForURL('/goodbye')
	expect(await isThere()).toBe(false)
})
