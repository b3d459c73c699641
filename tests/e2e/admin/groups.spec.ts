import { eq } from 'drizzle-orm'
import { userProfiles } from '#app/db/schema/index.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import {
	expect,
	hydrated,
	likeABrowser,
	login,
	mailTo,
	newEmail,
	newUser,
	password,
	test,
} from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

test('a class of thirty is added from a pasted list, half of them without an account', {
	tag: '@long',
}, async ({ page, browser }) => {
	const id = `kitchen-${crypto.randomUUID().slice(0, 8)}`
	await makeLesson(platformDatabase(), {
		id,
		type: 'course',
		isPrivate: true,
		orderNo: -1,
		title: { zh: '奶奶的厨房', en: `Kitchen ${id}` },
	})
	const known: string[] = []
	for (let no = 1; no <= 15; no += 1) known.push(await newUser(`Pupil ${no}`))
	const strangers = Array.from({ length: 15 }, (_, no) => newEmail(`new-${no}`))
	const rows = [...known, ...strangers].map((email, no) => `Pupil ${no + 1}\t${email}`)

	await login(page, await newUser('Shen Lan', 99))
	await page.goto('/admin/groups')
	await page.getByRole('link', { name: 'Create Group' }).click()
	const dialog = page.getByRole('dialog', { name: 'Create group' })
	await dialog.getByLabel('Name').fill('3班')
	await dialog.getByRole('button', { name: 'Create' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('3班')

	await page.getByLabel('Share with this group').selectOption(id)
	await page.getByRole('button', { name: 'Share', exact: true }).click()
	await expect(page.getByRole('cell', { name: 'Course', exact: true })).toBeVisible()

	await page.getByLabel('Add people').fill(['Name\tEmail', ...rows, 'nobody@nowhere'].join('\n'))
	await page.getByLabel(/right away/).check()
	await page.getByRole('button', { name: 'Check' }).click()
	const result = page.getByRole('region', { name: 'Result' })
	await expect(result).toContainText('Nothing was changed yet.')
	await expect(result).toBeFocused()
	await expect(result).toContainText(
		'Will be added: 15 · Will be invited by email (no account yet): 15 · Not an email address: 1',
	)
	await page.getByRole('button', { name: 'Add', exact: true }).click()
	await expect(result).toContainText('Added: 15 · Invited by email: 15')
	await expect(page.getByRole('heading', { name: 'Members (15)' })).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Invited (15)' })).toBeVisible()

	const [first, newcomer] = [known[0] ?? '', strangers[0] ?? '']
	const pupil = await browser.newContext()
	await login(await pupil.newPage(), first)
	expect((await pupil.request.get(`/courses/${id}`, likeABrowser)).status()).toBe(200)
	expect((await mailTo(page, first)).subject).toContain('You are in a group')

	// Somebody new applies with the link, and needs no approval.
	const link = /http\S+invitation=\S+/.exec((await mailTo(page, newcomer)).text)?.[0] ?? ''
	const other = await (await browser.newContext()).newPage()
	await other.goto(new URL(link).pathname + new URL(link).search)
	await expect(other.getByLabel('Email')).toHaveValue(newcomer)
	await other.getByLabel('Password').fill(`${password}-2026`)
	await other.getByLabel('Display Name').fill('Li Lei')
	await other.getByLabel('Country').selectOption('CN')
	await other.getByRole('button', { name: 'Submit Application' }).click()
	await expect(other.getByText('Your account is ready.')).toBeVisible()
	await expect(other.getByRole('alert')).toHaveCount(0)
	await expect(other).toHaveURL(/\/login/)
	const [account] = await platformDatabase()
		.select()
		.from(userProfiles)
		.where(eq(userProfiles.email, newcomer))
	expect(account).toMatchObject({ status: 1, emailVerified: true })
	await page.reload()
	await expect(page.getByRole('heading', { name: 'Members (16)' })).toBeVisible()

	await hydrated(page.getByRole('button', { name: /^Remove Li Lei/ }))
	await page.getByRole('button', { name: /^Remove Li Lei/ }).focus()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('region', { name: 'Members (15)' })).toBeFocused()
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(page.getByRole('heading', { name: 'Members (16)' })).toBeVisible()

	await page.getByRole('link', { name: /^Progress:/ }).click()
	await expect(page.getByRole('row')).toHaveCount(17)
})
