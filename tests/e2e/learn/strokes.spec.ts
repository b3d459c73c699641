/** Learners see in which order a character is written, write it themselves, and read its strokes as names. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { devices, type Page } from '@playwright/test'
import { strokesFolder } from '#app/domain/strokes/stroke-file.ts'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { drawAmiss, drawStrokes, withFinger, withMouse } from '#tests/support/drawing.ts'
import { expect, hydrated, likeABrowser, test } from '#tests/support/journey.ts'
import { newLesson } from '#tests/support/new-lesson.ts'
import { logOf, study } from '#tests/support/studying.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const grid = (page: Page, name: string) => page.getByRole('img', { name })
const strokeNames = (page: Page) => page.getByRole('listitem').filter({ hasText: /^Stroke \d/ })

/** Opens the strokes on the page of a word. */
async function openStrokes(page: Page, word: string): Promise<void> {
	await page.goto(`/dictionary/${encodeURIComponent(word)}`)
	await hydrated(page.getByRole('heading', { name: 'Strokes' }))
	await page.getByRole('heading', { name: 'Strokes' }).click()
}

/** Collects refusals by the page's content security policy. */
function refusalsOf(page: Page): string[] {
	const refusals: string[] = []
	page.on('console', (message) => {
		if (message.text().includes('Content Security Policy')) refusals.push(message.text())
	})
	return refusals
}

test.describe('on a phone', () => {
	test.use(phone)

	test('a learner writes 你 with a finger, without a miss and with some', {
		tag: '@screens',
	}, async ({ learner: page }) => {
		const refusals = refusalsOf(page)
		await openStrokes(page, '你')
		await expect(grid(page, '你, 7 strokes')).toBeVisible()
		await expect(strokeNames(page)).toHaveText([
			/1 撇 piě falling left/,
			/2 竖 shù vertical/,
			/3 撇/,
			/4 横钩 hénggōu horizontal, hook/,
			/5 竖钩/,
			/6 撇/,
			/7 点 diǎn dot/,
		])
		await button(page, 'Write').click()
		const draw = await withFinger(page)
		const square = grid(page, 'Write 你')
		await expect(page.getByText('Stroke 1 of 7')).toBeVisible()
		await square.scrollIntoViewIfNeeded()
		const before = await page.evaluate(() => scrollY)
		await drawStrokes(square, draw, { character: '你' })
		await expect(page.getByText('Traced without a miss.')).toBeVisible()
		expect(await page.evaluate(() => scrollY)).toBe(before)

		await button(page, 'Write it again').click()
		await expect(button(page, 'Outline')).toHaveAttribute('aria-pressed', 'false')
		await drawStrokes(square, draw, { character: '你', to: 1 })
		await expect(page.getByText('Stroke 2 of 7')).toBeVisible()
		await drawAmiss(square, draw)
		await expect(page.getByText('Stroke 2 of 7: not quite, try again')).toBeVisible()
		await drawAmiss(square, draw)
		await drawAmiss(square, draw)
		await expect(page.getByText('Stroke 2 of 7: start at the dot')).toBeVisible()
		await drawStrokes(square, draw, { character: '你', from: 1 })
		await expect(page.getByText('Written with 3 misses and 1 stroke shown.')).toBeVisible()
		expect(refusals).toEqual([])
		await expectNoBarriers(page)
	})
})

test('the strokes of a word in a text open by keyboard and stand still without motion', {
	tag: '@screens',
}, async ({ learner: page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' })
	const lesson = await newLesson('我[wǒ] | 请问[qǐng wèn] | 。 / May I ask.')
	await page.goto(lesson.reading)
	const text = page.locator('.text [tabindex="0"]').first()
	await text.waitFor()
	await text.press('ArrowRight')
	await page.keyboard.press('Enter')
	await button(page, 'Strokes').press('Enter')
	const dialog = page.getByRole('dialog', { name: 'Strokes of 请问' })
	await expect(grid(page, '请, 10 strokes')).toBeVisible()
	await expect(dialog.getByText('青 qīng')).toBeVisible()
	await expect(button(page, 'Play')).toHaveCount(0)
	await button(page, 'Next stroke').press('Enter')
	await expect(dialog.getByText('Stroke 1 of 10: 点 diǎn')).toBeVisible()
	await expect(strokeNames(page)).toHaveCount(10)
	await button(page, '問').press('Enter')
	await expect(grid(page, '問, 11 strokes')).toBeVisible()
	await expect(dialog.getByRole('link', { name: 'Arphic Public License' })).toHaveAttribute(
		'href',
		`${strokesFolder}/ARPHICPL.TXT`,
	)
	await expectNoBarriers(page)
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()
	await expect(page.locator(':focus')).toContainText('请问')
})

test('users write the word of a card by hand, or look at its strokes, and grade it', {
	tag: '@screens',
}, async ({ page }) => {
	// Its first words are 妈妈 and 爸爸.
	const email = await study(page, '/flashcards/study/hsk-level-1?mode=write')
	const card = page.getByRole('region', { name: 'Card' })
	await expect(card.getByRole('heading', { name: 'Write this word' })).toBeVisible()
	await expect(card).not.toContainText('妈')
	const square = grid(page, 'Write character 1 of 1')
	await expect(square).toBeVisible()
	await expectNoBarriers(page)
	await drawAmiss(square, withMouse(page))
	await drawStrokes(square, withMouse(page), { character: '妈' })
	await expect(card.getByRole('status').filter({ hasText: 'Written with 1 miss.' })).toBeVisible()
	await expect(page.getByRole('button', { name: /^Good/ })).toBeFocused()
	await page.keyboard.press('Enter')

	await expect(square).toBeVisible()
	await page.keyboard.press('Tab')
	await button(page, 'Show the answer').press('Enter')
	await expect(card.getByRole('status').filter({ hasText: 'The answer' })).toBeVisible()
	await card.getByText('Its strokes').press('Enter')
	await expect(strokeNames(page).first()).toHaveText(/1 撇 piě falling left/)
	await page.keyboard.press('2')
	await expect.poll(() => logOf(email)).toEqual(['write good', 'write hard'])
})

test('a character without strokes says so, and one that cannot be loaded is tried again', {
	tag: '@long',
}, async ({ learner: page }) => {
	const files = `**${strokesFolder}/*`
	await page.route(files, (route) => route.fulfill({ status: 404 }))
	await openStrokes(page, '好')
	await expect(page.getByText('There are no strokes for this character yet.')).toBeVisible()
	await page.unroute(files)
	await openStrokes(page, '你好')
	await expect(grid(page, '你, 7 strokes')).toBeVisible()
	await page.context().setOffline(true)
	await button(page, '好').click()
	await expect(page.getByText('They need a connection.')).toBeVisible()
	await page.context().setOffline(false)
	await button(page, 'Try again').click()
	await expect(grid(page, '好, 6 strokes')).toBeVisible()
})

test('strokes are files of our own that never change, with their licence', async ({ request }) => {
	const strokes = await request.get(`${strokesFolder}/4f60.json`, likeABrowser)
	expect(strokes.headers()).toMatchObject({
		'content-type': expect.stringContaining('application/json'),
		'cache-control': 'public, max-age=31536000, immutable',
	})
	expect(await strokes.json()).toMatchObject({ strokes: { length: 7 }, medians: { length: 7 } })
	const licence = await request.get(`${strokesFolder}/ARPHICPL.TXT`, likeABrowser)
	expect(await licence.text()).toContain('ARPHIC PUBLIC LICENSE')
	expect((await request.get(`${strokesFolder}/41.json`, likeABrowser)).status()).toBe(404)
})

test('no page loads the code of strokes before it is asked for', () => {
	const folder = join('build', 'client', 'assets')
	const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
	const codeOf = (name: string) => readFileSync(join(folder, name), 'utf8')
	const writer = files.find((name) => codeOf(name).includes('showHintAfterMisses')) ?? ''
	const manifest = codeOf(files.find((name) => name.startsWith('manifest-')) ?? '')
	const begun = [...manifest.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name = '']) => name)
	expect(begun.length).toBeGreaterThan(40)
	const loaded = new Set(begun)
	for (const name of loaded) {
		const code = codeOf(name)
		for (const [, part = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
			loaded.add(part)
		}
		expect(code, name).not.toContain(strokesFolder)
	}
	expect(writer).not.toBe('')
	expect([...loaded]).not.toContain(writer)
})
