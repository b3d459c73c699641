import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { reviews, sessions, userProfiles } from '#app/db/schema/index.ts'
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

test('in thirty days: signed out everywhere, and kept by signing in', { tag: '@long' }, async ({
	page,
	browser,
}) => {
	const { email, id, db, isThere } = await newAccount()
	const elsewhere = await browser.newPage()
	await login(elsewhere, email)
	await login(page, email)
	await page.goto('/settings/data?ask=delete')
	const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
	await hydrated(dialog)
	await expect(dialog.getByLabel('In 30 days')).toBeChecked()
	await dialog.getByLabel('Current password').fill(password)
	await page.keyboard.press('Enter')
	await page.waitForURL(/\/goodbye\?until=/)
	await expect(page.getByText('sign in before that day')).toBeVisible()
	expect((await mailTo(page, email)).text).toContain('Keep my account')
	await elsewhere.goto('/courses')
	await elsewhere.waitForURL('/login?to=/courses')
	await elsewhere.close()
	expect(await db.$count(sessions, eq(sessions.userId, id))).toBe(0)
	await page.getByRole('link', { name: 'Keep my account' }).click()
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password').fill(password)
	await page.getByRole('button', { name: 'Login' }).click()
	await page.waitForURL('/courses')
	const [person] = await db.select().from(userProfiles).where(eq(userProfiles.id, id))
	expect(person?.leavesAt).toBeNull()
	expect(await isThere()).toBe(true)
})

test('an account is deleted without scripts', { tag: '@long' }, async ({ browser }) => {
	const { email, isThere } = await newAccount()
	const context = await browser.newContext({ javaScriptEnabled: false })
	const page = await context.newPage()
	await login(page, email)
	await page.goto('/settings/data')
	await page.getByRole('link', { name: 'Delete my account' }).click()
	await page.getByLabel('At once').check()
	await page.getByLabel('Current password').fill('not-my-password')
	await page.getByRole('button', { name: 'Delete my account' }).click()
	await expect(page.getByText('This is not your current password.')).toBeVisible()
	await expect(page.getByLabel('At once')).toBeChecked()
	await page.getByLabel('Current password').fill(password)
	await page.getByRole('button', { name: 'Delete my account' }).click()
	await page.waitForURL('/goodbye')
	expect(await isThere()).toBe(false)
	await context.close()
})

test('Escape and Cancel delete nothing, and give the focus back', { tag: '@long' }, async ({
	page,
}) => {
	const { email, isThere } = await newAccount()
	await login(page, email)
	await page.goto('/settings/data')
	const link = page.getByRole('link', { name: 'Delete my account' })
	await hydrated(link)
	for (const close of ['Escape', 'Cancel']) {
		await link.focus()
		await page.keyboard.press('Enter')
		const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
		await expect(dialog).toBeVisible()
		if (close === 'Escape') await page.keyboard.press('Escape')
		else await dialog.getByRole('link', { name: 'Cancel' }).click()
		await expect(dialog).toBeHidden()
		await expect(link).toBeFocused()
	}
	expect(await isThere()).toBe(true)
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
