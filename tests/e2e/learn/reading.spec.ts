import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, login, test } from '#tests/support/journey.ts'

type Visit = Awaited<ReturnType<BrowserContext['storageState']>>

let signedIn: Visit

test.beforeAll(async ({ browser }) => {
	const page = await browser.newPage()
	await login(page, 'learner@example.com')
	signedIn = await page.context().storageState()
	await page.close()
})

test.beforeEach(async ({ context }) => {
	await context.addCookies(signedIn.cookies)
})

async function read(page: Page, slug: string): Promise<void> {
	await page.goto(`/courses/lessons/${slug}`)
	await listens(page)
}

/** A lesson is hydrated once its first word is the text's tab stop. */
async function listens(page: Page): Promise<void> {
	await page.locator('.text [tabindex="0"]').first().waitFor()
}

const popup = (page: Page) => page.getByRole('dialog')
const word = (page: Page, hanzi: string) =>
	page.locator('.text ruby', { hasText: new RegExp(`^${hanzi}(?!\\p{Script=Han})`, 'u') }).first()
const layer = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('the text is complete after navigating within the app and back', { tag: '@long' }, async ({
	page,
}) => {
	await page.goto('/courses/first-steps')
	await page.getByRole('link', { name: /Hello!/ }).click()
	await listens(page)
	await expect(word(page, '学生')).toBeVisible()
	const words = await page.locator('.text ruby').count()
	await word(page, '学生').click()
	await expect(popup(page)).toContainText('學生')
	await page.goBack()
	await page.goForward()
	await expect(page.locator('.text ruby')).toHaveCount(words)
	await page.reload()
	await expect(page.locator('.text ruby')).toHaveCount(words)
})

test('pressing a word opens its popup; pressing elsewhere closes it', async ({ page }) => {
	await read(page, 'ni-hao')
	await word(page, '学生').click()
	await expect(popup(page)).toContainText('學生')
	await expect(popup(page)).toContainText('xuésheng')
	await expect(popup(page)).toContainText('noun')
	await expect(popup(page)).toContainText('HSK 1')
	await expect(popup(page)).toContainText('CC-CEDICT')
	// Its entry may come after it, and it finds its place anew with it.
	const gap = async () => {
		const [place, box] = [await word(page, '学生').boundingBox(), await popup(page).boundingBox()]
		if (!place || !box) throw new Error('no word or no popup')
		return Math.abs(Math.max(box.y - place.y - place.height, place.y - box.y - box.height))
	}
	await expect.poll(gap).toBeLessThan(40)
	await page.getByRole('heading', { level: 1 }).click({ force: true })
	await expect(popup(page)).toBeHidden()
})

test('the popup stays within the window when its words come later', { tag: '@long' }, async ({
	page,
}) => {
	await page.setViewportSize({ width: 1100, height: 560 })
	let send = () => {}
	const isAsked = new Promise<void>((resolve) => {
		send = resolve
	})
	await page.route('**/ni-hao/words*', async (route) => {
		await isAsked
		await route.continue()
	})
	await read(page, 'ni-hao')
	await word(page, '学生').click()
	await expect(popup(page)).toHaveAttribute('style', /left/)
	await expect(popup(page).getByRole('button', { name: 'Known' })).toBeHidden()
	send()
	const report = popup(page).getByRole('button', { name: 'Something wrong?' })
	await expect(report).toBeVisible()
	const box = async () => (await popup(page).boundingBox()) ?? { y: -1, height: 0 }
	await expect.poll(async () => (await box()).y + (await box()).height).toBeLessThanOrEqual(560)
	expect((await box()).y).toBeGreaterThanOrEqual(0)
	await report.click()
	await expect(page.getByRole('dialog', { name: 'Something wrong?' })).toBeVisible()
})

test('the popup begins with the sense that stands in the lesson', async ({ page }) => {
	await read(page, 'the-drum-tower')
	await word(page, '面').scrollIntoViewIfNeeded()
	await word(page, '面').click()
	await expect(popup(page).getByRole('term').first()).toHaveText('measure word')
	await expect(popup(page).getByRole('definition').first()).toHaveText('for flat things')
})

test('the popup closes on scroll and on resize', { tag: '@long' }, async ({ page }) => {
	await read(page, 'ni-hao')
	await word(page, '学生').click()
	await expect(popup(page)).toBeVisible()
	await page.mouse.wheel(0, 120)
	await expect(popup(page)).toBeHidden()
	await word(page, '我').click()
	await expect(popup(page)).toBeVisible()
	await page.setViewportSize({ width: 1000, height: 700 })
	await expect(popup(page)).toBeHidden()
})

test('a word shows its reading at once, and its meaning when that has come', async ({ page }) => {
	let send = () => {}
	const isSent = new Promise<void>((resolve) => {
		send = resolve
	})
	let times = 0
	await page.route('**/words?of=*', async (route) => {
		times += 1
		await isSent
		await route.continue()
	})
	await read(page, 'ni-hao')
	await word(page, '学生').click()
	await expect(popup(page).locator('[lang="zh-Latn-pinyin"]').nth(1)).toHaveText('xuésheng')
	await expect(popup(page).getByRole('status')).toContainText('Loading...')
	send()
	await expect(popup(page).getByRole('definition')).toHaveText(['student'])
	await word(page, '好').click()
	// The reading in the text alone: 好 is also read hào.
	await expect(popup(page)).toContainText('hǎo')
	await expect(popup(page)).not.toContainText('hào')
	expect(times).toBe(1)
})

test('the whole text is one tab stop, with arrow keys from word to word', async ({ page }) => {
	await read(page, 'ni-hao')
	const focused = page.locator('.text :focus')
	await page.locator('.text [tabindex="0"]').focus()
	await expect(focused).toHaveAccessibleName('我 wǒ')
	await page.keyboard.press('ArrowRight')
	await expect(focused).toHaveAccessibleName('叫 jiào')
	await page.keyboard.press('ArrowDown')
	await page.keyboard.press('ArrowUp')
	await page.keyboard.press('Home')
	await expect(focused).toHaveAccessibleName('我 wǒ')
	await page.keyboard.press('End')
	await expect(focused).toHaveAccessibleName('了 le')
	await page.keyboard.press('Tab')
	await expect(focused).toHaveCount(0)
	await page.keyboard.press('Shift+Tab')
	await expect(focused).toHaveAccessibleName('了 le')
})

test('small screens show a word’s entry as a bottom sheet', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await read(page, 'ni-hao')
	await word(page, '新').click()
	await expect(popup(page)).toBeVisible()
	await expect(popup(page)).toHaveAttribute('data-form', 'sheet')
	await expect
		.poll(async () => {
			const box = await popup(page).boundingBox()
			return box && Math.round(box.y + box.height)
		})
		.toBe(740)
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
	for (const name of ['HSK', 'Pinyin', 'Chinese', 'Translation']) {
		const box = await layer(page, name).boundingBox()
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
	}
})

test('a sheet never covers the word that it is about', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await read(page, 'ni-hao')
	const room = async (tapped: Locator) => {
		const [sheet, place] = [await popup(page).boundingBox(), await tapped.boundingBox()]
		return (sheet?.y ?? 0) - (place?.y ?? Infinity) - (place?.height ?? 0)
	}
	// In the lower half of the screen, and then the last one, below which the page has to grow.
	const low = page.locator('.text > p').nth(1).locator('ruby').last()
	await low.evaluate((element) => {
		scrollBy({ top: element.getBoundingClientRect().bottom - 640, behavior: 'instant' })
	})
	for (const tapped of [low, page.locator('.text ruby').last()]) {
		await tapped.click()
		await expect(popup(page)).toHaveAttribute('data-form', 'sheet')
		await expect.poll(() => room(tapped)).toBeGreaterThan(0)
		await expect(popup(page)).toBeVisible()
		expect((await tapped.boundingBox())?.y).toBeGreaterThan(0)
		await page.keyboard.press('Escape')
	}
	await low.click()
	await expect.poll(() => room(low)).toBeGreaterThan(0)
	await page.evaluate(() => scrollBy(0, 60))
	await expect(popup(page)).toBeHidden()
})

test('the popup is a sheet if its positioning code fails to load', { tag: '@long' }, async ({
	page,
}) => {
	await page.route('**/assets/floating-ui*', (route) => route.abort())
	await read(page, 'ni-hao')
	await word(page, '学生').click()
	await expect(popup(page)).toContainText('學生')
	await expect(popup(page)).toHaveAttribute('data-form', 'sheet')
})

test('entries that do not arrive load on retry', { tag: '@long' }, async ({ page }) => {
	let fail = () => {}
	const isLost = new Promise<void>((resolve) => {
		fail = resolve
	})
	await page.route(
		'**/words?of=*',
		async (route) => {
			await isLost
			await route.abort()
		},
		{ times: 1 },
	)
	await read(page, 'ni-hao')
	await word(page, '学生').click()
	await expect(popup(page).getByRole('status')).toContainText('Loading...')
	fail()
	await expect(popup(page).getByRole('alert')).toHaveText('Loading failed, please try again.')
	await popup(page).getByRole('button', { name: 'Try again' }).click()
	await expect(popup(page)).toContainText('學生')
})

test('a shown blank is a word like others, and its popup hides it again', { tag: '@long' }, async ({
	page,
}) => {
	await read(page, 'market-day')
	const blank = page.getByRole('button', { name: 'Blank 1', exact: true })
	await blank.click()
	const shown = page.getByRole('button', { name: 'Blank 1: 市场' })
	await shown.click()
	await expect(popup(page)).toContainText('shìchǎng')
	await expect(popup(page).getByRole('button', { name: 'Hear 市场' })).toBeVisible()
	await expect(popup(page).getByRole('button', { name: 'Save', exact: true })).toBeVisible()
	await popup(page).getByRole('button', { name: 'Hide this word' }).click()
	await expect(popup(page)).toBeHidden()
	await expect(blank.locator('ruby')).toBeHidden()

	const number = { position: { x: 12, y: 12 } }
	await blank.click(number)
	await expect(shown.locator('ruby')).toBeVisible()
	await shown.click(number)
	await expect(blank.locator('ruby')).toBeHidden()
	await expect(popup(page)).toBeHidden()

	await page.getByRole('button', { name: 'Show Answers' }).click()
	await shown.click()
	await expect(popup(page)).toContainText('shìchǎng')
	await page.getByRole('button', { name: 'Blank 2' }).click()
	await expect(popup(page)).not.toContainText('shìchǎng')
})

test('a text without any layer says how to get it back', { tag: '@long' }, async ({ page }) => {
	await read(page, 'ni-hao')
	await layer(page, 'Chinese').click()
	await expect(page.getByText('The text is hidden. Turn on Chinese or Translation.')).toBeVisible()
	await layer(page, 'Translation').click()
	await expect(page.getByText('Pinyin stands above Chinese, which is off.')).toBeVisible()
	await layer(page, 'Pinyin').click()
	await expect(page.getByText('Pinyin stands above Chinese')).toHaveCount(0)
})

test('copied text contains hanzi only', { tag: '@long' }, async ({ page }) => {
	await read(page, 'ni-hao')
	const copied = await page.evaluate(() => {
		const paragraph = document.querySelector('.text p')
		if (paragraph) getSelection()?.selectAllChildren(paragraph)
		return getSelection()?.toString().trim()
	})
	expect(copied).toBe('我叫安娜，是法国人。今天，我有新家了！')
})

test.describe('before JavaScript has loaded', () => {
	test.use({ javaScriptEnabled: false })

	test('the text is shown, its toggles work and its answers can be seen', async ({ page }) => {
		await page.goto('/courses/lessons/market-day')
		await expect(word(page, '星期天')).toBeVisible()
		await expect(page.locator('.en').first()).toBeHidden()
		await layer(page, 'Translation').click()
		await expect(page).toHaveURL(/market-day$/)
		await expect(page.locator('.en').first()).toBeVisible()
		await expect(layer(page, 'Translation')).toHaveAttribute('aria-pressed', 'true')
		// A press while the page is still on its way may be lost, and is repeated.
		await expect(async () => {
			await page.getByRole('button', { name: 'Show Answers' }).click()
			await expect(page).toHaveURL(/answers=shown/, { timeout: 5_000 })
		}).toPass()
		await expect(page.getByRole('listitem').filter({ hasText: '市场' })).toContainText('market')
		await expect(page.locator('.text .blank ruby').first()).toBeVisible()
	})
})
