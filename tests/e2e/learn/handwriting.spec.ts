/** Learners look up characters that they can draw and not type. */
import { devices, type Page } from '@playwright/test'
import { shapesFile } from '#app/domain/strokes/stroke-file.ts'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { type Draw, withFinger, withMouse } from '#tests/support/drawing.ts'
import { byHand, linesOf } from '#tests/support/handwritten.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

const pad = (page: Page) => page.getByRole('img', { name: 'Pad' })
const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the dictionary' }).last()

async function openPad(page: Page): Promise<void> {
	await page.goto('/dictionary')
	await hydrated(choice(page, 'Draw'))
	await choice(page, 'Draw').click()
	await expect(page.getByText('Draw one character, stroke after stroke.')).toBeVisible()
}

/** Draws a character on the pad as a hand does, a little amiss. */
async function draw(page: Page, pen: Draw, character: string): Promise<void> {
	await pad(page).scrollIntoViewIfNeeded()
	const box = await pad(page).boundingBox()
	if (!box) throw new Error('The pad is not on the screen')
	const unit = box.width / 1600
	for (const line of byHand(linesOf(character), 'careful', character)) {
		await pen(line.map(([x, y]) => ({ x: box.x + (x + 250) * unit, y: box.y + (y + 250) * unit })))
	}
}

async function chooseDrawn(page: Page, pen: Draw, word: string): Promise<void> {
	for (const character of word) {
		await draw(page, pen, character)
		await choice(page, character).click()
	}
	await expect(field(page)).toHaveValue(word)
}

test('a learner draws characters with the mouse, takes strokes back, and looks the word up', {
	tag: '@screens',
}, async ({ learner: page }) => {
	await openPad(page)
	const pen = withMouse(page)
	await draw(page, pen, '三')
	await expect(choice(page, '三')).toBeVisible()
	await choice(page, 'Undo').click()
	await expect(choice(page, '二')).toBeVisible()
	await expectNoBarriers(page)
	await choice(page, 'Clear').click()
	await expect(choice(page, 'Undo')).toBeDisabled()
	await chooseDrawn(page, pen, '餐厅')
	await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
	await expect(page.getByRole('link', { name: /餐厅/ }).first()).toBeVisible()
	await expect(pad(page)).toHaveCount(0)
	await choice(page, 'Draw').click()
	await chooseDrawn(page, pen, '三')
})

test('drawing says why it does not work without a network, and goes on with one', async ({
	learner: page,
}) => {
	await page.route(shapesFile, (route) => route.abort())
	await page.goto('/dictionary')
	await hydrated(choice(page, 'Draw'))
	await choice(page, 'Draw').click()
	await expect(page.getByRole('alert')).toContainText('could not be loaded')
	await page.unroute(shapesFile)
	await choice(page, 'Try again').click()
	await draw(page, withMouse(page), '一')
	await expect(choice(page, '一')).toBeVisible()
})

test.describe('on a phone', () => {
	test.use(phone)

	test('a palm beside the finger draws nothing', async ({ learner: page }) => {
		await openPad(page)
		const box = await pad(page).boundingBox()
		if (!box) throw new Error('The pad is not on the screen')
		const { x, y, width } = box
		const finger = (at: number) => ({ id: 1, x: x + width * at, y: y + width / 2 })
		const palm = { id: 2, x: x + width * 0.9, y: y + width * 0.9 }
		const devtools = await page.context().newCDPSession(page)
		const touch = (
			type: 'touchStart' | 'touchMove' | 'touchEnd',
			...touchPoints: { id: number; x: number; y: number }[]
		) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
		await touch('touchStart', finger(0.2))
		await touch('touchStart', finger(0.2), palm)
		for (const at of [0.4, 0.6, 0.8]) await touch('touchMove', finger(at), palm)
		await touch('touchEnd')
		await expect(choice(page, '一')).toBeVisible()
		await choice(page, 'Undo').click()
		await expect(choice(page, 'Undo')).toBeDisabled()
	})

	test('a learner draws characters with a finger', async ({ learner: page }) => {
		await openPad(page)
		await chooseDrawn(page, await withFinger(page), '你好汉语学生')
	})
})
