/** Another app shares a text or a file with the installed one: the form of a new text has it. */
import type { Page } from '@playwright/test'
import { expect, hydrated, login, newUser, password, test } from '#tests/support/journey.ts'

test.use({ serviceWorkers: 'allow' })

/** Sends what the system sends for the manifest's share_target. */
async function share(page: Page, fields: Record<string, string>, file?: string): Promise<void> {
	await page.evaluate(() => navigator.serviceWorker.ready)
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
	await page.evaluate(
		({ values, content }) => {
			const form = document.createElement('form')
			form.method = 'post'
			form.action = '/texts/new?shared'
			form.enctype = 'multipart/form-data'
			for (const [name, value] of Object.entries(values)) {
				const input = document.createElement('input')
				input.name = name
				input.value = value
				form.appendChild(input)
			}
			if (content !== undefined) {
				const input = document.createElement('input')
				input.type = 'file'
				input.name = 'file'
				const data = new DataTransfer()
				data.items.add(new File([content], '雨.txt', { type: 'text/plain' }))
				input.files = data.files
				form.appendChild(input)
			}
			document.body.appendChild(form)
			form.submit()
		},
		{ values: fields, content: file },
	)
}

/** Runs in the page: what was shared gets no further than this step until the event `release`. */
function holdShared(step: 'fetched' | 'read'): void {
	const released = new Promise((done) => addEventListener('release', done))
	const { match } = Cache.prototype
	const { arrayBuffer } = Blob.prototype
	if (step === 'fetched') {
		Cache.prototype.match = async function (...asked) {
			if (asked[0] === '/.shared-file') await released
			return match.apply(this, asked)
		}
	} else {
		Blob.prototype.arrayBuffer = async function () {
			if (this instanceof File && this.name === '雨.txt') await released
			return arrayBuffer.call(this)
		}
	}
}

test('@long a shared text stands in the form, once, and says where it is from', async ({
	learner: page,
}) => {
	await page.goto('/courses')
	await share(page, { title: '雨', text: '今天下雨。', url: '' })
	await expect(page.getByText('Shared by another app')).toBeVisible()
	await page.getByRole('button', { name: 'Keep' }).click()
	await expect(page.getByText('Shared by another app')).toBeHidden()
	await expect(page.getByLabel('Chinese text')).toHaveValue('今天下雨。')
	await expect(page.getByLabel('Title (optional)')).toHaveValue('雨')
	await expect(page).toHaveURL('/texts/new')
	await page.goto('/texts/new?shared')
	await expect(page).toHaveURL('/texts/new')
	await expect(page.getByLabel('Chinese text')).toHaveValue('')
	await expect(page.getByText('Shared by another app')).toBeHidden()
})

test('@long a shared text and a shared file can be discarded', async ({ learner: page }) => {
	await page.goto('/courses')
	await share(page, { title: '雨', text: '今天下雨。', url: '' })
	await page.getByRole('button', { name: 'Discard' }).click()
	await expect(page.getByLabel('Chinese text')).toHaveValue('')
	await expect(page.getByLabel('Title (optional)')).toHaveValue('')
	await share(page, {}, '第一章\n今天下雨。\n第二章\n明天下雨。')
	await expect(page.getByRole('group', { name: 'Parts of the file' })).toBeVisible()
	await page.getByRole('button', { name: 'Discard' }).click()
	await expect(page.getByRole('group', { name: 'Parts of the file' })).toBeHidden()
	await expect(page.getByLabel('Chinese text')).toHaveValue('')
	await expect(page.getByLabel('Title (optional)')).toHaveValue('')
})

for (const step of ['fetched', 'read'] as const) {
	test(`@long a file that its reader picks stays, when a shared one is ${step} later`, async ({
		learner: page,
	}) => {
		await page.addInitScript(holdShared, step)
		await page.goto('/courses')
		await share(page, { title: '雨' }, '今天下雨。')
		const text = page.getByLabel('Chinese text')
		await hydrated(text)
		if (step === 'read') await expect(page.getByText('Reading 雨.txt…')).toBeVisible()
		const buffer = Buffer.from('昨天下雪。')
		await page
			.getByLabel('Open file')
			.setInputFiles({ name: '雪.txt', mimeType: 'text/plain', buffer })
		await expect(text).toHaveValue('昨天下雪。')
		await page.evaluate(() => dispatchEvent(new Event('release')))
		await expect(page).toHaveURL('/texts/new')
		// Nothing may happen now, and a file so short is read at once.
		await page.waitForTimeout(500)
		await expect(text).toHaveValue('昨天下雪。')
		await expect(page.getByLabel('Title (optional)')).toHaveValue('雪')
		await expect(page.getByText('Shared by another app')).toBeHidden()
	})
}

test('@long a shared file waits while its reader signs in', async ({ page }) => {
	await page.goto('/courses')
	await share(page, {}, '明天也下雨。')
	await expect(page).toHaveURL(/\/login/)
	await login(page, await newUser())
	await page.goto('/texts/new?shared')
	await expect(page.getByLabel('Chinese text')).toHaveValue('明天也下雨。')
	await expect(page.getByLabel('Title (optional)')).toHaveValue('雨')
})

test('@long a share that waits is not given to another person', async ({ learner: page }) => {
	await page.goto('/courses')
	await page.evaluate(() => navigator.serviceWorker.ready)
	await page.reload()
	// Their session ends before they share.
	await page.context().clearCookies()
	await share(page, { title: '雨', text: '今天下雨。', url: '' })
	await expect(page).toHaveURL(/\/login/)
	await login(page, await newUser())
	await page.goto('/texts/new?shared')
	await expect(page).toHaveURL('/texts/new')
	await expect(page.getByLabel('Chinese text')).toHaveValue('')
})

test('@long a text too long for the analyser waits in the form while its reader signs in', async ({
	page,
}) => {
	const email = await newUser()
	await login(page, email)
	await page.goto('/tools/analyzer')
	const typed = page.getByLabel('Chinese text')
	await hydrated(typed)
	const text = '今天下雨。\n'.repeat(2000)
	await typed.fill(text)
	await page.context().clearCookies()
	await page.getByRole('button', { name: 'Keep this text' }).click()
	await expect(page).toHaveURL(/\/login\?/)
	expect(new URL(page.url()).searchParams.get('to')).toMatch(/^\/texts\/new\?shared=?$/)
	await page.getByLabel('Email').fill(email)
	await page.getByLabel('Password').fill(password)
	await page.getByRole('button', { name: 'Login' }).click()
	await expect(page).toHaveURL('/texts/new')
	await expect(page.getByLabel('Chinese text')).toHaveValue(text)
	await expect(page.getByText('Shared by another app')).toBeHidden()
})
