import type { APIResponse } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { auditLog, userProfiles } from '#app/db/schema/index.ts'
import { loginPath } from '#app/domain/accounts/return-path.ts'
import { expectNoBarriersHere } from '#tests/support/barriers.ts'
import { makeAccount } from '#tests/support/factories.ts'
import {
	expect,
	login,
	mailTo,
	newEmail,
	newUser,
	password,
	signIn,
	test,
} from '#tests/support/journey.ts'
import { platformDatabase, platformUrl } from '#tests/support/platform.ts'

/** An applicant with a unique name. */
async function applicant(status = 0, more: Parameters<typeof makeAccount>[1] = {}) {
	const email = newEmail('applicant')
	const displayName = `Lin Yue ${crypto.randomUUID().slice(0, 8)}`
	const id = await makeAccount(platformDatabase(), { email, displayName, status, ...more })
	return { id, email, displayName }
}

/** The redirect of a response, for a page or its data. */
async function leadsTo(answer: APIResponse): Promise<string | undefined> {
	return answer.headers().location ?? /"redirect","([^"]*)"/.exec(await answer.text())?.[1]
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

test('an applicant whose address is not confirmed is approved only where that is meant', {
	tag: '@long',
}, async ({ admin: page }) => {
	const { displayName } = await applicant(0, { emailVerified: false })
	await page.goto(`/admin/users?keyword=${encodeURIComponent(displayName)}`)
	const row = page.getByRole('row', { name: displayName })
	await expect(row).toContainText('Not confirmed')
	await row.getByRole('link', { name: 'Approve' }).click()
	const dialog = page.getByRole('dialog')
	await expect(dialog).toContainText('Address not confirmed')
	await dialog.getByRole('button', { name: 'Approve' }).click()
	await expect(row).toContainText('Pending')
	await dialog.getByLabel('Approve although the address is not confirmed').check()
	await dialog.getByRole('button', { name: 'Approve' }).click()
	await expect(page.getByRole('status').getByText(`${displayName} was approved.`)).toBeVisible()
})

test('a promoted user with a short password chooses a longer one at the next sign-in', {
	tag: '@long',
}, async ({ admin: page, browser }) => {
	const { id, email, displayName } = await applicant(1, { password: 'drei-wege' })
	const theirs = await (await browser.newContext()).newPage()
	await signIn(theirs, email, 'drei-wege')
	await page.goto(`/admin/users?keyword=${encodeURIComponent(displayName)}&ask=set-level&of=${id}`)
	await page.getByRole('dialog').getByLabel('Level').selectOption('99')
	await page.getByRole('dialog').getByRole('button', { name: 'Set level' }).click()
	await expect(page.getByText(`${displayName} has level 99 now.`)).toBeVisible()

	await theirs.goto('/admin/overview')
	await theirs.waitForURL('/login?to=/admin/overview')
	await theirs.getByLabel('Email').fill(email)
	await theirs.getByLabel('Password').fill('drei-wege')
	await theirs.getByRole('button', { name: 'Login' }).click()
	await theirs.waitForURL(/reset-password/)
	await expect(theirs.getByText('it needs a longer password')).toBeVisible()
	await theirs.getByLabel('New password', { exact: true }).fill('drei-wege-weiter')
	await theirs.getByLabel('Confirm new password').fill('drei-wege-weiter')
	await theirs.getByRole('button', { name: 'Update Password' }).click()
	await theirs.waitForURL('/login?to=/admin/overview')
	await theirs.getByLabel('Email').fill(email)
	await theirs.getByLabel('Password').fill('drei-wege-weiter')
	await theirs.getByRole('button', { name: 'Login' }).click()
	await theirs.waitForURL('/admin/overview')
	await theirs.context().close()
})

test('another administrator’s decision is not overruled unseen', { tag: '@long' }, async ({
	admin: page,
}) => {
	const { id, displayName } = await applicant()
	await page.goto(`/admin/users?keyword=${encodeURIComponent(displayName)}&ask=approve&of=${id}`)
	await platformDatabase()
		.update(userProfiles)
		.set({ status: 2, version: 2 })
		.where(eq(userProfiles.id, id))
	const dialog = page.getByRole('dialog')
	await dialog.getByRole('button', { name: 'Approve' }).click()
	await expect(dialog.getByRole('alert')).toContainText('Someone else has changed this account')
	await expect(page.getByRole('row', { name: displayName })).toContainText('Rejected')
	await dialog.getByRole('button', { name: 'Approve' }).click()
	await expect(page.getByRole('row', { name: displayName })).toContainText('Normal')
})

test('a failed change keeps the chosen values', { tag: '@long' }, async ({ admin: page }) => {
	const { id, displayName } = await applicant(1)
	await page.goto(`/admin/users?keyword=${encodeURIComponent(displayName)}&ask=set-level&of=${id}`)
	const dialog = page.getByRole('dialog')
	await dialog.getByLabel('Level').selectOption('2')
	await platformDatabase()
		.update(userProfiles)
		.set({ level: 0, version: 2 })
		.where(eq(userProfiles.id, id))
	await dialog.getByRole('button', { name: 'Set level' }).click()
	await expect(dialog.getByRole('alert')).toContainText('Someone else has changed this account')
	await expect(dialog.getByLabel('Level')).toHaveValue('2')
	await dialog.getByRole('button', { name: 'Set level' }).click()
	await expect(page.getByText(`${displayName} has level 2 now.`)).toBeVisible()
})

test('the URL holds the page and the filters of the list', { tag: '@long' }, async ({ page }) => {
	const run = crypto.randomUUID().slice(0, 8)
	await platformDatabase()
		.insert(userProfiles)
		.values(
			Array.from({ length: 25 }, (_, index) => ({
				id: `${run}-${index}`,
				displayName: `Reader ${run} ${String(index).padStart(2, '0')}`,
				email: `${run}-${index}@example.com`,
				phone: index === 0 ? `0170-${run}` : null,
				status: 1,
				createdAt: new Date(index * 60_000),
			})),
		)
	await login(page, await newUser('Shen Lan', 99))
	await page.goto(`/admin/users?keyword=${run}`)
	await expect(page.getByText('25 records')).toBeVisible()
	await page.getByLabel('Records per page').selectOption('10')
	await expect(page.getByText('of 3')).toBeVisible()
	await expect(page.getByRole('row')).toHaveCount(11)

	const box = page.getByLabel('Page', { exact: true })
	for (const ignored of ['0', '4', '-1', '1', 'two', '']) {
		await box.fill(ignored)
		await box.press('Enter')
		await expect(box).toHaveValue('1')
	}
	await box.fill('003')
	await expect(box).toHaveValue('3')
	await box.press('Enter')
	await expect(page.getByRole('row')).toHaveCount(6)
	await expect(page.getByRole('row').last()).toContainText(`0170-${run}`)
	await expect(page.getByRole('row').last()).toContainText('25')
	await expect(page.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled')
	await page.getByRole('button', { name: 'Previous page' }).click()
	await expect(box).toHaveValue('2')

	await page.reload()
	await expect(box).toHaveValue('2')
	await page.goBack()
	await expect(box).toHaveValue('3')

	await page.locator('h1').click()
	await page.keyboard.press('/')
	const filter = page.getByPlaceholder('display name or email')
	await expect(filter).toBeFocused()
	await filter.fill(`0170-${run}`)
	await expect(page.getByText('1 record', { exact: true })).toBeVisible()
	expect(new URL(page.url()).searchParams.get('size')).toBe('10')
	expect(new URL(page.url()).searchParams.has('page')).toBe(false)
	// Text in the box is not final while an input method composes.
	await page.clock.install()
	await filter.dispatchEvent('compositionstart')
	await filter.fill(`nobody-${run}`)
	await page.clock.runFor(600)
	expect(page.url()).toContain(`keyword=0170-${run}`)
	await filter.dispatchEvent('compositionend')
	await expect(page.getByText('No data available')).toBeVisible()
	await filter.press('Escape')
	await expect(filter).toHaveValue('')
	await expect(filter).not.toBeFocused()
	await expect(page.getByText('No data available')).toBeHidden()
})

test('the menu leads to the settings and signs out', { tag: '@long' }, async ({ admin: page }) => {
	await page.goto('/admin/overview')
	await page.getByRole('button', { name: 'Shen Lan' }).click()
	await page.getByRole('link', { name: 'Settings' }).last().click()
	await page.waitForURL('/admin/settings')
	await expect(page.getByText('Signed in as')).toBeHidden()
	await page.getByRole('button', { name: 'Shen Lan' }).click()
	await page.getByRole('button', { name: 'Logout' }).click()
	await page.waitForURL('/login')
})

test('learners can open no page and no route of the back office', {
	tag: '@long',
}, async ({ page }) => {
	const { id } = await applicant()
	const usersAlone = `/admin/users.data?_routes=${encodeURIComponent('features/accounts/pages/users')}`
	const users = [undefined, 0, 1, 2]
	const pages = [
		['/admin', 'admin/pages/start'],
		['/admin/overview', 'admin/pages/overview'],
		['/admin/vocab', 'vocabulary/pages/vocabulary'],
		['/admin/users', 'accounts/pages/users'],
		['/admin/settings', 'admin/pages/settings'],
	] as const
	for (const level of users) {
		if (level !== undefined) await login(page, await newUser('Wang Xiaomei', level))
		for (const [path, route] of pages) {
			const alone = ['admin/pages/layout', route].map(
				(name) => `${path}.data?_routes=${encodeURIComponent(`features/${name}`)}`,
			)
			for (const address of [path, `${path}.data`, ...alone]) {
				const answer = await page.request.get(`${platformUrl}${address}`, { maxRedirects: 0 })
				const to = level === undefined ? loginPath(path) : '/'
				expect([address, level, await leadsTo(answer)]).toEqual([address, level, to])
				expect(await answer.text()).not.toContain('@example.com')
			}
		}
		const to = level === undefined ? '/login' : '/'
		for (const address of ['/admin/users', '/admin/users.data', usersAlone]) {
			const form = { intent: 'approve', user: id, version: '1' }
			// The server does not read a refused form to its end, which may break the connection.
			await expect(async () => {
				const posted = { form, maxRedirects: 0 }
				const answer = await page.request.post(`${platformUrl}${address}`, posted)
				expect([address, level, await leadsTo(answer)]).toEqual([address, level, to])
			}).toPass()
		}
		await page.context().clearCookies()
	}
	const [account] = await platformDatabase()
		.select()
		.from(userProfiles)
		.where(eq(userProfiles.id, id))
	expect(account?.status).toBe(0)
})

test.describe('without a script', () => {
	test.use({ javaScriptEnabled: false })

	test('an application is rejected after a confirmation', { tag: '@long' }, async ({
		admin: page,
	}) => {
		const { email, displayName } = await applicant()
		await page.goto('/admin/users?status=pending')
		await page.getByPlaceholder('display name or email').fill(displayName)
		await page.getByRole('button', { name: 'Filter' }).click()
		const row = page.getByRole('row', { name: displayName })
		await row.getByRole('link', { name: 'Reject' }).click()
		await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
		await expect(page.getByRole('status').getByText(`${displayName} was rejected.`)).toBeVisible()
		await expect(page.getByText('No data available')).toBeVisible()
		expect((await mailTo(page, email)).text).toContain('it was not approved')
	})
})
