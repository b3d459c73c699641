/** Users type their own text and read it like a lesson. */
import type { Page } from '@playwright/test'
import { expect, login, newUser, test } from '#tests/support/journey.ts'

const path = '/tools/analyzer'
const answers = '**/tools/analyzer/analysis'

const area = (page: Page) => page.getByRole('textbox', { name: 'Chinese text' })
const text = (page: Page) => page.getByRole('region', { name: 'Analyzed text' })
const word = (page: Page, hanzi: string) =>
	text(page)
		.locator('ruby', { hasText: new RegExp(`^${hanzi}(?!\\p{Script=Han})`, 'u') })
		.first()

/** Opens the analyser and waits until it is hydrated: the first word is then the tab stop. */
async function open(page: Page): Promise<void> {
	await login(page, await newUser())
	await page.goto(path)
	await text(page).locator('[tabindex="0"]').first().waitFor()
}

/** Counts the requests to the server. */
function countAnalyses(page: Page): () => number {
	let asked = 0
	page.on('request', (request) => {
		if (request.url().endsWith('/analysis')) asked += 1
	})
	return () => asked
}

test('a text is analysed once, as soon as typing pauses', { tag: '@long' }, async ({ page }) => {
	const asked = countAnalyses(page)
	await open(page)
	await area(page).fill('')
	await area(page).pressSequentially('我们去公园', { delay: 50 })
	await expect(word(page, '公园')).toBeVisible()
	await expect(text(page)).not.toContainText('日记')
	expect(asked()).toBe(1)
	await word(page, '公园').click()
	await expect(page.getByRole('dialog')).toContainText('公園')
	await page.keyboard.press('Escape')
})

test('nothing is analysed while an input method composes', { tag: '@long' }, async ({ page }) => {
	const asked = countAnalyses(page)
	await open(page)
	await page.clock.install()
	await area(page).fill('')
	await page.clock.runFor(1000)
	await expect(page.getByText('Type or paste a Chinese text')).toBeVisible()
	const session = await page.context().newCDPSession(page)
	await area(page).focus()
	for (const pinyin of ['x', 'xu', 'xue', 'xuexi']) {
		const at = pinyin.length
		await session.send('Input.imeSetComposition', {
			text: pinyin,
			selectionStart: at,
			selectionEnd: at,
		})
		await page.clock.runFor(1000)
	}
	await area(page).press('Control+Enter')
	expect(asked()).toBe(0)
	await session.send('Input.insertText', { text: '学习' })
	await page.clock.runFor(1000)
	await expect(word(page, '学习')).toBeVisible()
	expect(asked()).toBe(1)
})

test('an older answer never replaces a newer text', { tag: '@long' }, async ({ page }) => {
	await open(page)
	let answerOlder = () => {}
	const isNewerThere = new Promise<void>((done) => {
		answerOlder = done
	})
	let isOlderAnswered = false
	await page.route(answers, async (route) => {
		const isOlder = route.request().postData()?.includes('老虎')
		const answer = await route.fetch()
		if (isOlder) await isNewerThere
		await route.fulfill({ response: answer }).catch(() => {
			// The request was aborted meanwhile.
		})
		if (isOlder) isOlderAnswered = true
	})
	await area(page).fill('老虎来了')
	await area(page).press('Control+Enter')
	await expect(page.getByText('Loading...')).toBeAttached()
	await expect(word(page, '日记')).toBeVisible()
	await area(page).fill('朋友来了')
	await area(page).press('Control+Enter')
	await expect(word(page, '朋友')).toBeVisible()
	answerOlder()
	await expect.poll(() => isOlderAnswered).toBe(true)
	await expect(word(page, '朋友')).toBeVisible()
	await expect(text(page)).not.toContainText('老虎')
})

test('a failure is reported and the previous result stays', { tag: '@long' }, async ({ page }) => {
	await open(page)
	const alert = page.getByRole('alert')
	await page.route(answers, (route) => route.fulfill({ status: 500, body: 'broken' }))
	await area(page).fill('我去银行')
	await expect(alert).toHaveText('Failed to analyze the input text.')
	await expect(word(page, '日记')).toBeVisible()
	await page.unroute(answers)
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(word(page, '银行')).toBeVisible()
	await expect(alert).toHaveCount(0)
})

test('words can be saved singly or together and show as saved', async ({ page }) => {
	await open(page)
	await area(page).fill('经济很重要，环境很重要，经济有困难。')
	await expect(word(page, '经济')).toBeVisible()
	const list = page.getByRole('region', { name: 'Words to learn' })
	await expect(list.getByRole('listitem').first()).toContainText('经济')
	await expect(list.getByRole('listitem').first()).toContainText('2 times')
	await list.getByRole('button', { name: 'Save 经济' }).click()
	await expect(list.getByRole('button', { name: '经济 is in My Words' })).toBeVisible()
	await list.getByRole('button', { name: /^Save all \d+/ }).click()
	await expect(page.getByText(/Added \d+ words to My Words/)).toBeVisible()
	await expect(list.getByRole('button', { name: /^Save/ })).toHaveCount(0)
	await page.reload()
	await expect(list.getByRole('button', { name: '环境 is in My Words' })).toBeVisible()
	await list.getByRole('button', { name: '环境 is in My Words' }).click()
	await expect(list.getByRole('button', { name: 'Save 环境' })).toBeVisible()
	await page.goto('/flashcards')
	await expect(page.getByRole('link', { name: /^My Words/ })).toBeVisible()
})

test('a word that may mean two things shows both, and the popup waits to know', async ({
	page,
}) => {
	await open(page)
	await area(page).fill('翻译来了。')
	await expect(word(page, '翻译')).toBeVisible()
	await page.getByRole('button', { name: 'Translation' }).click()
	await expect(text(page)).toContainText('translate or translator · come')
	const popup = page.getByRole('dialog')
	let arrive = () => {}
	const isThere = new Promise<void>((done) => {
		arrive = done
	})
	await page.route(/packed-sense-weights/, async (route) => {
		await isThere
		await route.continue()
	})
	await word(page, '翻译').click()
	await expect(popup.getByRole('status')).toBeVisible()
	await expect(popup.getByRole('definition')).toHaveCount(0)
	arrive()
	await expect(popup.getByRole('term').first()).toHaveText('verb or noun')
	await expect(popup.getByRole('definition').first()).toHaveText('to translate ·or translator')
	await expect(popup.getByRole('definition').nth(1)).toHaveText('to interpret')
})

test('a name that the machine found may be two words, and the popup says which', async ({
	page,
}) => {
	await open(page)
	await area(page).fill('他摸一摸柳枝，就走了。')
	await word(page, '柳枝').click()
	const popup = page.getByRole('dialog')
	await expect(popup.getByText('A name, or 柳 + 枝')).toBeVisible()
	await expect(popup.getByText('willow').first()).toBeVisible()
})

test('a link opens the text elsewhere and keeps it out of logs', { tag: '@long' }, async ({
	page,
	context,
	browser,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	await open(page)
	await area(page).fill('月亮很圆。')
	await page.getByRole('button', { name: 'Copy link' }).click()
	await expect(page.getByText('Link copied')).toBeVisible()
	const link = await page.evaluate(() => navigator.clipboard.readText())
	expect(link).toContain(`${path}#t=`)
	const addresses: string[] = []
	const other = await (await browser.newContext()).newPage()
	other.on('request', (request) => addresses.push(request.url()))
	await login(other, await newUser())
	await other.goto(link)
	await expect(word(other, '月亮')).toBeVisible()
	await expect(area(other)).toHaveValue('月亮很圆。')
	expect(addresses.filter((address) => /#|%E6%9C%88/.test(new URL(address).search))).toEqual([])
	await area(other).fill('太阳很大。')
	await expect(other).toHaveURL(new RegExp(`${path}$`))
	await other.goto(`${path}#t=damaged`)
	await expect(other.getByRole('alert')).toHaveText('This link holds no text that can be read.')
	await other.context().close()
})
