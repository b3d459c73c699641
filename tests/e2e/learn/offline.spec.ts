/** Opened pages work offline, for the user who opened them only. */
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { reviews, userProfiles } from '#app/db/schema/index.ts'
import { expect, hydrated, likeABrowser, login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

test.use({ serviceWorkers: 'allow' })

/** The pages kept in this browser. */
function keptPages(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const requests = await (await caches.open('hanlu-pages-1')).keys()
		return requests.map(({ url }) => new URL(url).pathname).filter((path) => path !== '/.owner')
	})
}

async function untilKept(page: Page, path: string): Promise<void> {
	await expect.poll(() => keptPages(page)).toContain(path)
}

async function openWord(page: Page): Promise<void> {
	const word = page.locator('.text ruby').first()
	await word.scrollIntoViewIfNeeded()
	await word.click()
	await expect(page.getByRole('dialog')).toBeVisible()
	await page.keyboard.press('Escape')
}

test('a lesson opened by a click can be read offline', async ({ learner: page, context }) => {
	await page.goto('/courses/first-steps')
	await untilKept(page, '/courses/first-steps')
	await page.getByRole('link', { name: /Hello!/ }).click()
	await page.locator('.text [tabindex="0"]').first().waitFor()
	await untilKept(page, '/courses/lessons/ni-hao')
	await openWord(page)

	await context.addCookies([
		{ name: 'hanlu.display', value: 'dark.large', url: new URL('/', page.url()).href },
	])
	await context.setOffline(true)
	await page.reload()
	await openWord(page)
	await page.getByRole('button', { name: 'Mark as Learned' }).click()
	await expect(page.getByRole('button', { name: 'Already Learned' })).toBeVisible()

	await page.getByRole('link', { name: 'First Steps' }).first().click()
	await expect(page.getByText('1 of 3 learned')).toBeVisible()
	await page.goto('/courses/slow-talk')
	await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
	for (const bar of await page.locator('meta[name="theme-color"]').all()) {
		await expect(bar).toHaveAttribute('content', '#0f131b')
	}
	await context.setOffline(false)
})

test('links lead on offline: to a kept page, else to the page that says so', async ({
	learner: page,
	context,
}) => {
	await page.goto('/courses/first-steps')
	await untilKept(page, '/courses/first-steps')
	await page.getByRole('link', { name: /Hello!/ }).click()
	await page.locator('.text [tabindex="0"]').first().waitFor()
	await untilKept(page, '/courses/lessons/ni-hao')

	await context.setOffline(true)
	const back = page.getByRole('link', { name: 'First Steps' }).first()
	await back.hover()
	await expect(page.locator('.text')).toBeVisible()
	await back.click()
	await expect(page.getByRole('heading', { name: 'First Steps' })).toBeVisible()

	await page.getByRole('button', { name: 'Account menu' }).click()
	await page.getByRole('button', { name: 'Sign out' }).click()
	await expect(page.getByText('You’re offline. Signing out needs a connection.')).toBeVisible()
	await page.getByRole('link', { name: 'Settings' }).click()
	await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
	await context.setOffline(false)
})

/** The files kept in this browser. */
function keptFiles(page: Page): Promise<string> {
	return page.evaluate(async () => {
		const requests = await (await caches.open('hanlu-static-2')).keys()
		return requests.map(({ url }) => new URL(url).pathname).join(' ')
	})
}

test('a text that was only opened can be looked up, saved from and practised offline', {
	tag: '@long',
}, async ({ page, context }) => {
	const email = await newUser()
	await login(page, email)
	await page.goto('/courses/lessons/ni-hao')
	await untilKept(page, '/courses/lessons/ni-hao')
	for (const part of ['reader-popup', 'exercises', 'lesson-words']) {
		await expect.poll(() => keptFiles(page)).toContain(`/assets/${part}`)
	}
	expect(await keptFiles(page)).not.toContain('/assets/admin-')

	await context.setOffline(true)
	await page.reload()
	const popup = page.getByRole('dialog')
	const word = page.locator('.text ruby', { hasText: '北京' }).first()
	await word.scrollIntoViewIfNeeded()
	await word.click()
	await popup.getByRole('button', { name: 'Hear 北京' }).click()
	await expect(popup.getByRole('alert')).toHaveText('Audio needs a connection.')
	await popup.getByRole('button', { name: 'Save', exact: true }).click()
	await expect(popup.getByRole('button', { name: 'Saved' })).toBeVisible()
	await expect(popup.getByText('This is saved here and will sync')).toBeVisible()
	await page.keyboard.press('Escape')
	await page.getByRole('button', { name: 'Mark as Learned' }).click()
	await page.getByRole('button', { name: 'Start Exercises' }).click()
	await expect(page.getByRole('heading', { name: 'Exercises' })).toBeVisible()
	await expect(page.getByRole('button', { name: 'More options' })).toBeVisible()

	await page.reload()
	await word.scrollIntoViewIfNeeded()
	await word.click()
	await expect(popup.getByRole('button', { name: 'Saved' })).toBeVisible()
	const sent = page.waitForResponse('**/saved-words')
	await context.setOffline(false)
	expect((await sent).ok()).toBe(true)
	const saved = await page.request.get(
		`/saved-words?${new URLSearchParams({ word: '北京' })}`,
		likeABrowser,
	)
	expect(await saved.json()).toHaveLength(1)
})

test('due cards can be answered offline, across a reload, and are sent later', async ({
	page,
	context,
}) => {
	const email = await newUser()
	await login(page, email)
	await page.goto('/flashcards/study/hsk-level-1')
	await untilKept(page, '/flashcards/study/hsk-level-1')
	const grade = page.getByRole('button', { name: 'Good' })
	const answer = async () => {
		await hydrated(page.getByRole('button', { name: 'Show Answer' }))
		await page.keyboard.press('Space')
		await expect(grade).toBeVisible()
		await page.keyboard.press('3')
		await expect(grade).toBeHidden()
	}
	await context.setOffline(true)
	await answer()
	await page.reload()
	await answer()
	await context.setOffline(false)
	const db = platformDatabase()
	await expect
		.poll(async () => {
			const rows = await db
				.select({ card: reviews.cardId })
				.from(reviews)
				.innerJoin(userProfiles, eq(userProfiles.id, reviews.userId))
				.where(eq(userProfiles.email, email))
			return new Set(rows.map(({ card }) => card)).size
		})
		.toBe(2)
})

test('signing out deletes the kept pages', async ({ learner: page }) => {
	await page.goto('/courses')
	await untilKept(page, '/courses')
	await page.getByRole('button', { name: 'Account menu' }).click()
	await page.getByRole('button', { name: 'Sign out' }).click()
	await page.waitForURL('**/login')
	await expect.poll(() => keptPages(page)).toEqual([])
})
