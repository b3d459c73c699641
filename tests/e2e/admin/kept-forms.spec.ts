/**
 * Each kind of form in the back office keeps its input when the network, the server or the session
 * fails at Save, says what happened, and saves once that is fixed.
 */
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { type lessons, sessions, userProfiles } from '#app/db/schema/index.ts'
import { adminLevel } from '#app/domain/accounts/user.ts'
import { makeArticle, makeLesson } from '#tests/support/content-factories.ts'
import { expect, likeABrowser, login, newUser, password, test } from '#tests/support/journey.ts'
import { newLesson } from '#tests/support/new-lesson.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { silentMp3 } from '#tests/support/silent-mp3.ts'

type Failure = {
	name: string
	begin: (page: Page, email: string) => Promise<unknown>
	end: (page: Page, email: string) => Promise<unknown>
	told: RegExp
}

/** Happen one after the other while the form stays open. */
const failures: readonly Failure[] = [
	{
		name: 'the network is cut',
		begin: (page) => page.context().setOffline(true),
		end: (page) => page.context().setOffline(false),
		told: /no connection|Failed to save lesson content/,
	},
	{
		name: 'the server fails',
		begin: (page) => page.route('**', (route) => route.fulfill({ status: 503 })),
		end: (page) => page.unrouteAll(),
		told: /could not answer|the server answered 503|Failed to save lesson content/,
	},
	{
		name: 'the session ends',
		begin: async (_, email) => {
			const userId = await idOf(email)
			await platformDatabase().delete(sessions).where(eq(sessions.userId, userId))
		},
		end: (page, email) => login(page, email),
		told: /You are signed out|User not authenticated/,
	},
	{
		name: 'the administrator is demoted',
		begin: (_, email) => setLevel(email, 1),
		end: (_, email) => setLevel(email, adminLevel),
		told: /Only (editors and )?administrators may do this/,
	},
]

type OfficeForm = {
	name: string
	/** Creates the data for the form and returns its address. */
	path: () => Promise<string> | string
	fill: (page: Page) => Promise<void>
	/** The button that submits the form. */
	save: string
	saved: (page: Page) => Promise<void>
}

/** A dialog, a page, a file and the editor; other forms are kept by the same code. */
const forms: readonly OfficeForm[] = [
	{
		name: 'a course that is edited',
		path: async () => `/admin/courses?ask=edit&of=${await newCourse()}`,
		fill: fillItem,
		save: 'Save',
		saved: isDone,
	},
	{
		name: 'an article that is edited',
		path: async () => `/admin/articles/${await makeArticle(platformDatabase())}/settings`,
		fill: fillArticleFields,
		save: 'Save',
		saved: isDone,
	},
	{
		name: 'a recording',
		path: async () => `/admin/courses?ask=audio&of=${await spokenLesson()}`,
		fill: async (page) => {
			const buffer = Buffer.from(silentMp3(1000))
			const file = { name: '喝茶.mp3', mimeType: 'audio/mpeg', buffer }
			await page.getByLabel('Audio file').setInputFiles(file)
		},
		save: 'Upload',
		saved: (page) => expect(page.getByText('The audio was uploaded.')).toBeVisible(),
	},
	{
		name: 'the segments of a lesson',
		path: async () => `${(await newLesson('再见 | ！ / Bye!')).office}/segment`,
		fill: (page) => page.getByLabel('Segment Editor').fill('zh: 再见！\nen: Goodbye!'),
		save: 'Save',
		saved: (page) => expect(page.getByText('Lesson content saved successfully!')).toBeVisible(),
	},
]

/** The long run tries the others. */
const firstForm = 'the segments of a lesson'

for (const { name, path, fill, save, saved } of forms) {
	const tag = name === firstForm ? [] : ['@long']
	test(`${name} survives a lost network, server and session`, { tag }, async ({ page }) => {
		const email = await newUser('Shen Lan', adminLevel)
		await login(page, email)
		await open(page, await path())
		await fill(page)
		const filled = await contents(page)
		const address = page.url()
		const button = page.getByRole('button', { name: save, exact: true }).first()
		for (const failure of failures) {
			await test.step(failure.name, async () => {
				await failure.begin(page, email)
				await button.click()
				// The preview beside a form may say the same.
				const alert = page.getByRole('alert').filter({ hasText: failure.told }).first()
				await expect(alert).toBeInViewport()
				await expect(button).toBeEnabled()
				expect(await contents(page)).toEqual(expect.arrayContaining(filled))
				expect(decodeURIComponent(page.url())).toBe(address)
				await failure.end(page, email)
			})
		}
		await button.click()
		await saved(page)
	})
}

test('a form is kept even if the network was lost as soon as its page had opened', {
	tag: '@long',
}, async ({ page }) => {
	await login(page, await newUser('Shen Lan', adminLevel))
	// A browser that saves data, or a tunnel: nothing arrives after the page and its files.
	await page.route('**/__manifest*', (route) => route.abort())
	await open(page, `${(await newLesson('再见 | ！ / Bye!')).office}/content`)
	await page.context().setOffline(true)
	await page.getByRole('textbox', { name: 'Content' }).fill('再见！\nGoodbye!')
	await page.getByRole('button', { name: 'Save', exact: true }).click()
	await expect(page.getByRole('alert')).toContainText('no connection')
	await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue('再见！\nGoodbye!')
})

test('a text is kept and saved even if the code that comes after its page never arrives', {
	tag: '@long',
}, async ({ page }) => {
	await login(page, await newUser('Shen Lan', adminLevel))
	const path = `${(await newLesson('再见 | ！ / Bye!')).office}/segment`
	const html = await (await page.request.get(path, likeABrowser)).text()
	const isWithPage = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))
	await page.route('**/assets/**', (route) =>
		isWithPage.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
	)
	await open(page, path)
	await page.getByLabel('Segment Editor').fill('zh: 再见！\nen: Goodbye!')
	await page.getByRole('button', { name: 'Save', exact: true }).first().click()
	await expect(page.getByText('Lesson content saved successfully!')).toBeVisible()
})

test('administrators can sign in again in another tab', async ({ page }) => {
	const email = await newUser('Shen Lan', adminLevel)
	await login(page, email)
	await open(page, '/admin/courses?keyword=tea&ask=create')
	await fillItem(page)
	await page.context().clearCookies()
	await page.getByRole('button', { name: 'Save' }).click()
	const [tab] = await Promise.all([
		page.waitForEvent('popup'),
		page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click(),
	])
	await tab.getByLabel('Email').fill(email)
	await tab.getByLabel('Password').fill(password)
	await tab.getByRole('button', { name: 'Login' }).click()
	await tab.waitForURL('/admin/courses')
	await tab.close()
	await page.getByRole('button', { name: 'Save' }).click()
	await isDone(page)
})

/** Opens a page and waits until it is hydrated. */
async function open(page: Page, path: string): Promise<void> {
	await page.goto(path)
	const isHydrated = () =>
		page.evaluate(() => {
			const area = document.querySelector('dialog') ?? document.querySelector('main')
			// Parts of a page that waited for something are hydrated after the rest.
			const parts = [area, ...(area?.querySelectorAll('form') ?? [])]
			return parts.every((part) =>
				Object.keys(part ?? {}).some((key) => key.startsWith('__reactProps')),
			)
		})
	await expect.poll(isHydrated).toBe(true)
}

/** All values in the open dialog, or in the page without one. Parts that load later add more. */
function contents(page: Page): Promise<unknown[]> {
	return page.evaluate(() => {
		const area = document.querySelector('dialog[open]') ?? document.querySelector('main')
		const fields = area?.querySelectorAll<HTMLInputElement>('input, textarea, select') ?? []
		return [...fields].map(({ name, value, checked }) => [name, value, checked])
	})
}

/** The address of a list that confirms an action. */
async function isDone(page: Page): Promise<void> {
	await expect(page).toHaveURL(/[?&]done=/)
}

async function fillItem(page: Page): Promise<void> {
	const dialog = page.getByRole('dialog')
	const name = `Long Hair ${crypto.randomUUID().slice(0, 8)}`
	await dialog.getByLabel('Chinese title').fill('长头发')
	await dialog.getByLabel('English title').fill(name)
	await dialog.getByLabel('Slug').fill(name.toLowerCase().replaceAll(' ', '-'))
	await dialog.getByLabel('English description').fill('Her hair grows.\nAnd grows.')
	await dialog.getByLabel('Category').selectOption('travel')
	await dialog.getByLabel('Free').check()
	await dialog.getByLabel('Paragraph numbers').uncheck()
}

async function fillArticleFields(page: Page): Promise<void> {
	await page.getByLabel('Chinese title').fill('夜车')
	await page.getByLabel('English title').fill(`Night Train ${crypto.randomUUID().slice(0, 8)}`)
	await page.getByLabel('Order').fill('7')
}

async function idOf(email: string): Promise<string> {
	const [row] = await platformDatabase()
		.select({ id: userProfiles.id })
		.from(userProfiles)
		.where(eq(userProfiles.email, email))
	return row?.id ?? ''
}

async function setLevel(email: string, level: number): Promise<void> {
	await platformDatabase().update(userProfiles).set({ level }).where(eq(userProfiles.email, email))
}

async function newCourse(more: Partial<typeof lessons.$inferInsert> = {}): Promise<string> {
	const id = `tea-${crypto.randomUUID().slice(0, 8)}`
	const title = { zh: '喝茶', en: `Tea ${id}` }
	return makeLesson(platformDatabase(), { type: 'course', title, ...more, id })
}

async function spokenLesson(): Promise<string> {
	const { office } = await newLesson('我们 | 喝茶 | 。 / We drink tea.')
	return office.replace('/admin/lessons/', '')
}
