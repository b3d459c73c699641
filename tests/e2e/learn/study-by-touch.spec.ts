/** Cards on a telephone: they fill the screen, and a swipe grades them. */
import { type CDPSession, devices, type Page } from '@playwright/test'
import { expect, test } from '#tests/support/journey.ts'
import { logOf, study } from '#tests/support/studying.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use(phone)

const deck = '/flashcards/study/travel-essentials'

const card = (page: Page) => page.getByRole('region', { name: 'Card' })
const word = (page: Page) => card(page).getByRole('heading')
const met = (page: Page) => page.getByRole('progressbar', { name: 'Cards met' })
const hint = (page: Page) => page.getByText('Swipe left for Forgot, right for Good')

async function turn(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Show Answer' }).tap()
	await expect(page.getByRole('button', { name: /^Good/ })).toBeVisible()
}

type Way = {
	dx: number
	/** From here, as a selector; the card's free edge if not said. */
	from?: string
	/** How the finger ends; it stays down for “held”. */
	end?: 'lifted' | 'cancelled' | 'held'
}

/** Moves a finger as the touch screen would. */
async function swipe(page: Page, { dx, from, end = 'lifted' }: Way): Promise<CDPSession> {
	const touch = await page.context().newCDPSession(page)
	const box = await (from ? page.locator(from).first() : card(page)).boundingBox()
	if (!box) throw new Error('Nothing to swipe')
	const x = box.x + box.width / 2
	const y = from ? box.y + box.height / 2 : box.y + box.height - 8
	const at = (moved: number) => [{ x: x + moved, y }]
	await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
	for (const part of [0.1, 0.3, 0.6, 1]) {
		await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(dx * part) })
	}
	if (end === 'lifted') await lift(touch)
	if (end === 'cancelled') {
		await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] })
	}
	return touch
}

async function lift(touch: CDPSession): Promise<void> {
	await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a card is swiped to the right for Good and to the left for Forgot', async ({ page }) => {
	const email = await study(page, deck)
	await turn(page)
	await expect(hint(page)).toBeVisible()
	const first = (await word(page).textContent()) ?? ''
	const touch = await swipe(page, { dx: 160, end: 'held' })
	await expect(card(page)).toHaveAttribute('data-grade', 'Good')
	// The page keeps its width, and the buttons their place.
	expect(await page.evaluate(() => innerWidth)).toBe(page.viewportSize()?.width)
	await expect(page.getByRole('button', { name: /^Good/ })).toBeInViewport({ ratio: 1 })
	const taken = page.waitForResponse('**/flashcards/reviews?**')
	await lift(touch)
	expect((await taken).status()).toBe(200)
	await expect(word(page)).not.toHaveText(first)
	await turn(page)
	await expect(hint(page)).toHaveCount(0)
	const second = page.waitForResponse('**/flashcards/reviews?**')
	await swipe(page, { dx: -160 })
	expect((await second).status()).toBe(200)
	await expect(met(page)).toHaveAttribute('aria-valuetext', /^2 \/ 2/)
	expect(await logOf(email)).toEqual(['recall good', 'recall forgot'])
	await page.reload({ waitUntil: 'networkidle' })
	await page.getByRole('button', { name: 'Go on now' }).tap()
	await turn(page)
	await expect(hint(page)).toHaveCount(0)
})

test('a question, a short move and a cancelled finger are no answers', async ({ page }) => {
	const email = await study(page, deck)
	const first = (await word(page).textContent()) ?? ''
	await swipe(page, { dx: 200 })
	await expect(page.getByRole('button', { name: 'Show Answer' })).toBeVisible()
	await turn(page)
	await swipe(page, { dx: 60 })
	await swipe(page, { dx: -200, end: 'cancelled' })
	// It springs back, and what is on it with it.
	await expect(card(page)).toHaveCSS('transform', 'none')
	await expect(word(page)).toHaveText(first)
	await expect(met(page)).toHaveAttribute('aria-valuetext', '0 / 2')
	expect(await logOf(email)).toEqual([])
})

test('a swipe may begin on a button or a link, which it does not press', async ({ page }) => {
	const email = await study(page, deck)
	await turn(page)
	const marked = page.getByRole('button', { name: 'Bookmark' })
	await expect(marked).toHaveAttribute('aria-pressed', 'false')
	await swipe(page, { dx: 60, from: '[data-swipe] [aria-pressed]' })
	await expect(card(page)).toHaveCSS('transform', 'none')
	await expect(marked, 'moved, not pressed').toHaveAttribute('aria-pressed', 'false')
	await marked.tap()
	await expect(marked).toHaveAttribute('aria-pressed', 'true')
	const taken = page.waitForResponse('**/flashcards/reviews?**')
	await swipe(page, { dx: 160, from: '[data-swipe] [aria-pressed]' })
	expect((await taken).status()).toBe(200)
	await expect(met(page)).toHaveAttribute('aria-valuetext', '1 / 2')
	await turn(page)
	await swipe(page, { dx: -160, from: '[data-swipe] summary' })
	await expect(met(page)).toHaveAttribute('aria-valuetext', /^2 \/ 2/)
	await expect.poll(() => logOf(email)).toEqual(['recall good', 'recall forgot'])
})

test('who prefers less motion sees the grade, and the card stays', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' })
	await study(page, deck)
	await turn(page)
	await swipe(page, { dx: -160, end: 'held' })
	await expect(card(page)).toHaveAttribute('data-grade', 'Forgot')
	await expect(card(page)).toHaveCSS('transform', 'none')
})

test('a card fills the screen, with its buttons at the foot and nothing below', async ({
	page,
}) => {
	await study(page, deck)
	await expect(page.getByText(/^©/)).toHaveCount(0)
	const height = page.viewportSize()?.height ?? 0
	const width = page.viewportSize()?.width ?? 0
	const box = await card(page).boundingBox()
	expect(box?.width).toBe(width)
	expect(box?.height).toBeGreaterThan(height * 0.6)
	const answer = await page.getByRole('button', { name: 'Show Answer' }).boundingBox()
	expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeGreaterThan(height - 24)
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
	await turn(page)
	await page.keyboard.press('?')
	const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
	await expect(keys).toContainText('Swipe right')
})
