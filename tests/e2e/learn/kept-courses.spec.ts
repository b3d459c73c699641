/** Courses that a person keeps on a device: whole, without a network, and only theirs. */
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { lessonContents, lessons } from '#app/db/schema/index.ts'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { makeArticle } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { beginReading } from '#tests/support/exercises.ts'
import { expect, login, newUser, test } from '#tests/support/journey.ts'
import {
	beginKeeping,
	keptAddresses,
	makeCourseToKeep,
	openChoice,
	uploadAudio,
} from '#tests/support/kept-course.ts'
import { platformDatabase } from '#tests/support/platform.ts'

test.use({ serviceWorkers: 'allow' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

declare global {
	/** Fetches of addresses that end in this wait until it is undefined, or fail with the status. */
	var heldFetch: { path: string; status?: number } | undefined
}

/** Lets the network fail at one address. Forgotten by a reload. */
async function holdFetch(page: Page, held: { path: string; status?: number } | undefined) {
	await page.evaluate((value) => {
		if (!('realFetch' in window)) {
			const realFetch = window.fetch
			Object.assign(window, { realFetch })
			window.fetch = (input, init) => {
				if (!globalThis.heldFetch || !String(input).endsWith(globalThis.heldFetch.path)) {
					return realFetch(input, init)
				}
				const { status } = globalThis.heldFetch
				if (status) return Promise.resolve(new Response('', { status }))
				return new Promise((resolve, reject) => {
					init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
					const timer = setInterval(() => {
						if (globalThis.heldFetch) return
						clearInterval(timer)
						resolve(realFetch(input, init))
					}, 50)
				})
			}
		}
		globalThis.heldFetch = value
	}, held)
}

/** How much room the browser says it has, in bytes. */
async function setQuota(page: Page, quotaSize: number | undefined): Promise<void> {
	const devtools = await page.context().newCDPSession(page)
	const { origin } = new URL(page.url())
	await devtools.send('Storage.overrideQuotaForOrigin', {
		origin,
		...(quotaSize !== undefined && { quotaSize }),
	})
}

/** The link that stands where the button was. */
const isKept = (page: Page) => page.getByRole('link', { name: 'On this device' })

test('a kept course works offline as a whole: contents, words, sound and exercises of lessons never opened', async ({
	learner: page,
	context,
}) => {
	const course = await makeCourseToKeep(page)
	await beginKeeping(page, course.path, 'With audio')
	await expect(isKept(page)).toBeVisible()

	await context.setOffline(true)
	await page.reload()
	await page.getByRole('link', { name: /Train 2/ }).click()
	const word = page.locator('.text ruby', { hasText: '北京' })
	await expect(page.locator('.text [tabindex="0"]').first()).toBeVisible()
	await word.click()
	const popup = page.getByRole('dialog')
	await expect(popup).toContainText('Beijing')
	await page.keyboard.press('Escape')
	await button(page, 'Play').click()
	await expect(button(page, 'Pause')).toBeVisible()
	await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
		audio.currentTime = 4
	})
	await expect
		.poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
		.toBeGreaterThan(4)
	await button(page, 'Pause').click()

	await beginReading(page)
	await button(page, 'Mark as Learned').click()
	await button(page, 'Start Exercises').click()
	await page.locator('[data-look]:has(input[value="A"])').click()
	await button(page, 'Submit').click()
	await expect(page.getByText('1 of 1 answered')).toBeVisible()
	await page.goto('/settings/device')
	await expect(page.getByText('1 lesson with answers or a mark')).toBeVisible()

	await context.setOffline(false)
	// Chromium 150 forgets to say so after a page was opened offline.
	await page.evaluate(() => window.dispatchEvent(new Event('online')))
	// Another page of the same person may be sending, for as long as a request takes.
	await expect(page.getByText('1 lesson with answers or a mark')).toBeHidden({ timeout: 60_000 })
})

test('a kept course is listed with its size, and can be removed', {
	tag: ['@long', '@screens'],
}, async ({ learner: page }) => {
	const course = await makeCourseToKeep(page)
	await openChoice(page, course.path)
	await expect(page.getByRole('radio', { name: /With audio about 0\.\d MB/ })).toBeChecked()
	await expectNoBarriers(page)
	await button(page, 'Keep').click()
	await isKept(page).click()
	const row = page.getByRole('listitem').filter({ hasText: course.id })
	await expect(row).toContainText(/2 lessons with audio · 0\.\d MB · since/)
	await expectNoBarriers(page)

	await page.getByRole('button', { name: /^Remove By Train/ }).click()
	await expect(page.getByText('None yet.')).toBeVisible()
	expect(await keptAddresses(page)).toEqual([])
	await page.goto(course.path)
	await expect(button(page, 'Keep on this device')).toBeVisible()
})

test('keeping can be stopped, goes on when asked, and by itself after an interruption', {
	tag: '@long',
}, async ({ learner: page }) => {
	const course = await makeCourseToKeep(page, 3)
	await openChoice(page, course.path)
	await holdFetch(page, { path: `${course.id}-2` })
	await button(page, 'Keep').click()
	await expect(page.getByText('1 of 3 lessons kept')).toBeVisible()
	await button(page, 'Stop').click()
	await expect(page.getByText('Stopped. 1 of 3 lessons are kept.')).toBeVisible()
	expect(await keptAddresses(page)).not.toContain(`/courses/lessons/${course.id}-2`)

	await page.reload()
	await expect(page.getByText('Stopped. 1 of 3 lessons are kept.')).toBeVisible()
	await holdFetch(page, { path: `${course.id}-3` })
	await button(page, 'Go on').click()
	await expect(page.getByText('1 of 2 lessons kept')).toBeVisible()
	await page.goto('/dictionary')
	await expect
		.poll(() => keptAddresses(page), { timeout: 60_000 })
		.toContain(`/.words/courses/lessons/${course.id}-3`)
	await page.goto('/settings/device')
	await expect(page.getByText('3 lessons with audio')).toBeVisible()
})

test('a lesson that could not be loaded is told of, and can be tried again', {
	tag: '@long',
}, async ({ learner: page, context }) => {
	const course = await makeCourseToKeep(page)
	await openChoice(page, course.path)
	await holdFetch(page, { path: `${course.id}-1`, status: 500 })
	await button(page, 'Keep').click()
	await expect(
		page.getByText('1 of 2 lessons are kept. The others could not be loaded.'),
	).toBeVisible()
	await holdFetch(page, undefined)
	await button(page, 'Try again').click()
	await expect(page.getByText('The others could not be loaded.')).toBeHidden()
	await expect(isKept(page)).toBeVisible()
	await context.setOffline(true)
	await page.goto(`/courses/lessons/${course.id}-1`)
	await expect(page.locator('.text')).toContainText('北京')
	await context.setOffline(false)
})

test('a network that goes away is waited for', { tag: '@long' }, async ({
	learner: page,
	context,
}) => {
	const course = await makeCourseToKeep(page)
	await openChoice(page, course.path)
	// A page whose code is still on its way would give way to the page without connection.
	await page.waitForLoadState('networkidle')
	await context.setOffline(true)
	await button(page, 'Keep').click()
	await expect(page.getByText('Waiting for the network. It goes on by itself.')).toBeVisible()
	await context.setOffline(false)
	await expect(isKept(page)).toBeVisible({ timeout: 60_000 })
})

test('a device without room says so, and keeps nothing by halves', { tag: '@long' }, async ({
	learner: page,
}) => {
	const course = await makeCourseToKeep(page)
	await page.goto(course.path)
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
	await setQuota(page, 1000)
	await button(page, 'Keep on this device').click()
	await expect(
		page.getByText(/This needs 0\.\d MB, and this browser has about 0 MB left/),
	).toBeVisible()
	await expect(button(page, 'Keep')).toBeDisabled()
	await button(page, 'Cancel').click()

	await setQuota(page, undefined)
	await openChoice(page, course.path)
	await setQuota(page, 1000)
	await button(page, 'Keep').click()
	await expect(page.getByText('Nothing was kept. This device may have no more room.')).toBeVisible()
	expect(await keptAddresses(page)).toEqual([])

	await setQuota(page, undefined)
	await openChoice(page, course.path)
	await holdFetch(page, { path: `${course.id}-2` })
	await button(page, 'Keep').click()
	await expect(page.getByText('1 of 2 lessons kept')).toBeVisible()
	const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
	await setQuota(page, used + 20_000)
	await holdFetch(page, undefined)
	await expect(
		page.getByText('This device has no more room. 1 of 2 lessons are kept.'),
	).toBeVisible()
	const kept = await keptAddresses(page)
	expect(kept).toContain(`/courses/lessons/${course.id}-1`)
	expect(kept.filter((path) => path.includes(`${course.id}-2`))).toEqual([])

	await setQuota(page, undefined)
	await button(page, 'Try again').click()
	await expect(page.getByText('This device has no more room.')).toBeHidden()
	await expect(isKept(page)).toBeVisible()
})

test('a lesson published anew is kept anew once its course is opened', { tag: '@long' }, async ({
	learner: page,
	context,
}) => {
	const course = await makeCourseToKeep(page)
	await beginKeeping(page, course.path, 'Texts only')
	await expect(isKept(page)).toBeVisible()
	const [first = '', second = ''] = course.lessons
	const content = contentFrom('飞机[fēi jī] | 来[lái] | 了[le] | 。 / The plane is coming.')
	await platformDatabase()
		.update(lessonContents)
		.set({ content, version: 2, updatedAt: new Date() })
		.where(eq(lessonContents.lessonId, first))
	await platformDatabase().update(lessons).set({ status: 0 }).where(eq(lessons.id, second))
	await page.reload()
	await expect.poll(() => keptAddresses(page)).not.toContain(`/courses/lessons/${second}`)
	await expect(isKept(page)).toBeVisible()
	await context.setOffline(true)
	await page.goto(`/courses/lessons/${first}`)
	await expect(page.locator('.text')).toContainText('飞机')
	await page.locator('.text ruby', { hasText: '飞机' }).click()
	await expect(page.getByRole('dialog')).toContainText(/plane/)
	await context.setOffline(false)
})

test('the next person to sign in finds no kept courses, nor does anybody after signing out', {
	tag: '@long',
}, async ({ learner: page, context }) => {
	const course = await makeCourseToKeep(page)
	await beginKeeping(page, course.path, 'Texts only')
	await expect(isKept(page)).toBeVisible()
	await login(page, await newUser('Somebody Else'))
	await page.goto('/settings')
	await expect.poll(() => keptAddresses(page)).toEqual([])
	await context.setOffline(true)
	await page.goto(`/courses/lessons/${course.lessons[0]}`)
	await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
	await context.setOffline(false)

	await beginKeeping(page, course.path, 'Texts only')
	await expect(isKept(page)).toBeVisible()
	await button(page, 'Account menu').click()
	await button(page, 'Sign out').click()
	await page.waitForURL('**/login')
	await expect.poll(() => keptAddresses(page)).toEqual([])
})

test('the popup of a kept lesson has all meanings, and the parts of words that no dictionary has', {
	tag: '@long',
}, async ({ learner: page, context }) => {
	const course = await makeCourseToKeep(page, 1)
	const [lessonId = ''] = course.lessons
	const content = contentFrom('打[dǎ] | 打字机键[dǎ zì jī jiàn] | 。 / Typewriter keys.')
	await platformDatabase()
		.update(lessonContents)
		.set({ content })
		.where(eq(lessonContents.lessonId, lessonId))
	await beginKeeping(page, course.path, 'Texts only')
	await expect(isKept(page)).toBeVisible()
	await context.setOffline(true)
	await page.goto(`/courses/lessons/${lessonId}`)
	await page.locator('.text [tabindex="0"]').first().waitFor()
	const popup = page.getByRole('dialog')
	await page.locator('.text ruby', { hasText: /^打dǎ/ }).click()
	await popup.getByRole('button', { name: 'All meanings' }).click()
	await expect(popup.getByRole('button', { name: 'All meanings' })).toBeHidden()
	await expect(popup).toContainText('to knit gloves')
	await expect(popup).not.toContainText('dozen')
	await page.keyboard.press('Escape')
	await page.locator('.text ruby', { hasText: '打字机键' }).click()
	await expect(popup).toContainText('typewriter')
	await context.setOffline(false)
})

test('an article is kept with its audio', { tag: '@long' }, async ({ learner: page, context }) => {
	const article = await makeArticle(platformDatabase())
	await uploadAudio(page, [{ article }])
	const path = `/articles/${article}`
	await beginKeeping(page, path, 'With audio')
	await expect(isKept(page)).toBeVisible()
	await page.goto('/settings/device')
	await expect(page.getByText(/1 text with audio · 0\.\d MB/)).toBeVisible()
	await context.setOffline(true)
	await page.goto(path)
	await page.locator('.text ruby', { hasText: '火车' }).click()
	await expect(page.getByRole('dialog')).toContainText('train')
	await page.keyboard.press('Escape')
	await button(page, 'Play').click()
	await expect(button(page, 'Pause')).toBeVisible()
	await context.setOffline(false)
})

test('a kept own text is read offline in all its parts, with the meanings of its words', {
	tag: '@long',
}, async ({ learner: page, context }) => {
	await page.goto('/texts/new')
	await page.getByLabel('Chinese text').fill(`${'今天下雨了。\n'.repeat(2000)}我在一家银行工作。`)
	await page.getByLabel('Title').fill('下雨')
	await button(page, 'Save and read').click()
	await page.locator('.text [tabindex="0"]').first().waitFor()
	const { pathname } = new URL(page.url())
	await openChoice(page, pathname)
	await expect(page.getByText('2 parts, with words, to read without a network.')).toBeVisible()
	await button(page, 'Keep').click()
	await expect(isKept(page)).toBeVisible({ timeout: 60_000 })
	await page.waitForLoadState('networkidle')
	await context.setOffline(true)
	await page.goto(pathname.replace('/1', '/2'))
	await page.locator('.text ruby', { hasText: '银行' }).click()
	await expect(page.getByRole('dialog')).toContainText('bank')
	await page.goto('/settings/device')
	await page.getByRole('link', { name: '下雨', exact: true }).click()
	await expect(page).toHaveURL(pathname)
	await expect(page.locator('.text')).toContainText('今天')
	await context.setOffline(false)
})
