/** Users type, paste, drop or open their own text and read it like a lesson. */
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
const figure = (page: Page, name: string) =>
	page.getByRole('definition').and(page.locator(`dt:text-is("${name}") ~ dd`))

/** Opens the analyser and waits until it is hydrated: the first word is then the tab stop. */
async function open(page: Page, { at = path, isNew = true } = {}): Promise<void> {
	if (isNew) await login(page, await newUser())
	await page.goto(at)
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

test('the sample is shown first, with readings, gloss and statistics', async ({ page }) => {
	const asked = countAnalyses(page)
	await open(page)
	await expect(area(page)).toHaveValue('我喜欢用汉语写日记。')
	await expect(area(page)).toHaveAttribute('placeholder', 'Please input Chinese text here...')
	await expect(text(page)).toContainText('I · like · using · Chinese')
	for (const layer of ['HSK', 'Pinyin', 'Translation']) {
		await expect(page.getByRole('button', { name: layer, exact: true })).toHaveAttribute(
			'aria-pressed',
			'true',
		)
	}
	await expect(page.getByRole('button', { name: 'Chinese', exact: true })).toHaveCount(0)
	await expect(figure(page, 'Words')).toHaveText('6')
	await expect(
		page.getByText(/You know .* of these words; .* are at your level, HSK 1/),
	).toBeVisible()
	await expect(page.getByRole('table', { name: 'Words by HSK level' })).toContainText('HSK 4')
	expect(asked()).toBe(0)
})

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

test('Ctrl+Enter or the button analyses without waiting', { tag: '@long' }, async ({ page }) => {
	await page.clock.install()
	await open(page)
	await area(page).fill('今天下雨')
	await area(page).press('Control+Enter')
	await expect(word(page, '下雨')).toBeVisible()
	await area(page).fill('明天下雪')
	await page.getByRole('button', { name: 'Analyze' }).click()
	await expect(word(page, '下雪')).toBeVisible()
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

test('a traditional text is read as it is typed', { tag: '@long' }, async ({ page }) => {
	await open(page)
	await expect(page.getByText('This text has traditional characters')).toHaveCount(0)
	await area(page).fill('臺灣的夜市很熱鬧。這裡的東西便宜。')
	await area(page).press('Control+Enter')
	await expect(word(page, '熱鬧')).toContainText('rènao')
	await expect(word(page, '東西')).toHaveClass(/^l1 /)
	await expect(page.getByText('This text has traditional characters')).toBeVisible()
	await expect(text(page)).toContainText('lively')
	await word(page, '東西').click()
	await expect(page.getByRole('dialog')).toContainText('东西')
	await expect(page.getByRole('dialog')).not.toContainText('No definition')
	await page.keyboard.press('Escape')
	await page.getByRole('button', { name: 'Save 夜市' }).click()
	await expect(page.getByRole('button', { name: '夜市 is in My Words. Remove it' })).toBeVisible()
})

test('a popup begins with the sense that stands there, as the line under the text does', async ({
	page,
}) => {
	await open(page)
	await area(page).fill('他花了三天。这朵花很香。')
	await area(page).press('Control+Enter')
	await expect(text(page)).toContainText('he · spend · (done)')
	await word(page, '花').click()
	await expect(page.getByRole('dialog').getByRole('definition').first()).toHaveText('to spend')
	await page.keyboard.press('Escape')
	await text(page).locator('ruby', { hasText: '花' }).nth(1).click()
	await expect(page.getByRole('dialog').getByRole('definition').first()).toHaveText('flower')
	await page.getByRole('button', { name: 'All meanings' }).click()
	await expect(page.getByRole('dialog').getByRole('term').first()).toHaveText('noun')
})

test('a word that the language has made says what it is made of', { tag: '@long' }, async ({
	page,
}) => {
	await open(page)
	const popup = page.getByRole('dialog')
	await area(page).fill('王小明有一百二十本书。你喜不喜欢？我们商量商量。')
	await area(page).press('Control+Enter')
	await word(page, '一百二十').click()
	await expect(popup).toContainText('120')
	await page.keyboard.press('Escape')
	await word(page, '王小明').click()
	await expect(popup).toContainText('a name')
	await page.keyboard.press('Escape')
	await word(page, '喜不喜欢').click()
	await expect(popup).toContainText('Yes-or-no question with')
	await expect(popup).toContainText('to like')
	await page.keyboard.press('Escape')
	await word(page, '商量商量').click()
	await expect(popup).toContainText('Doubled form of')
	await expect(popup.getByRole('button', { name: /Save/ })).toBeVisible()
})

test('the translation says that it is a gloss, word by word', { tag: '@long' }, async ({
	page,
}) => {
	await open(page)
	const translation = page.getByRole('button', { name: 'Translation' })
	await expect(translation).toHaveAccessibleDescription('word by word')
	await expect(page.locator('#translation-note')).toBeVisible()
})

test('a text without Chinese has no vocabulary', { tag: '@long' }, async ({ page }) => {
	await open(page)
	await expect(page.getByRole('heading', { name: 'Vocabulary' })).toBeVisible()
	await area(page).fill('Hello, world!')
	await expect(page.getByText('There are no Chinese words in this text.')).toBeVisible()
	await expect(page.getByRole('heading', { name: 'Vocabulary' })).toHaveCount(0)
})

test('an empty text is not an error', { tag: '@long' }, async ({ page }) => {
	await open(page)
	await area(page).fill('')
	await expect(page.getByText('Type or paste a Chinese text')).toBeVisible()
	await expect(page.getByRole('alert')).toHaveCount(0)
	await area(page).fill('Hello!')
	await expect(page.getByText('There are no Chinese words in this text.')).toBeVisible()
})

test('pasted text is analysed and kept whole beyond 10,000 characters', { tag: '@long' }, async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	await open(page)
	const counter = page.locator('#analyzer-count')
	await expect(counter).toBeEmpty()
	const long = '我们都喜欢看书。\n'.repeat(1000)
	await page.evaluate(
		(pasted) => navigator.clipboard.writeText(pasted),
		`${long}${'好'.repeat(1001)}`,
	)
	await area(page).selectText()
	await area(page).press('Control+v')
	await expect(counter).toHaveText('10,001 of 10,000 characters')
	await expect(page.getByRole('alert')).toHaveText(
		'The text may have at most 10,000 characters; this one has 10,001.',
	)
	await expect(word(page, '日记')).toBeVisible()
	await area(page).press('Backspace')
	await expect(counter).toHaveText('10,000 of 10,000 characters')
	await expect(figure(page, 'Characters')).toHaveText('8,000', { timeout: 30_000 })
	await expect(page.getByRole('alert')).toHaveCount(0)
	await expect(text(page).locator('p')).not.toHaveCount(1)
})

/** Drops a file onto the text area. */
async function drop(page: Page, file: { name: string; type: string; bytes: number[] }) {
	const data = await page.evaluateHandle(({ name, type, bytes }) => {
		const transfer = new DataTransfer()
		transfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
		return transfer
	}, file)
	await area(page).dispatchEvent('dragover', { dataTransfer: data })
	await area(page).dispatchEvent('drop', { dataTransfer: data })
}

test('text files of any encoding can be dropped or opened; others are refused', async ({
	page,
}) => {
	await open(page)
	const type = 'text/plain'
	// 汉字 in GB18030.
	await drop(page, { name: '字.txt', type, bytes: [0xba, 0xba, 0xd7, 0xd6] })
	await expect(area(page)).toHaveValue('汉字')
	await expect(word(page, '汉字')).toBeVisible()
	await page.getByLabel('Open file').setInputFiles({
		name: '歌.txt',
		mimeType: type,
		buffer: Buffer.from('\ufeff我爱唱歌', 'utf16le'),
	})
	await expect(word(page, '唱歌')).toBeVisible()
	await drop(page, { name: 'a.pdf', type: 'application/pdf', bytes: [37, 80, 68, 70] })
	await expect(page.getByRole('alert')).toContainText('Only plain text files (.txt) can be read.')
	await expect(area(page)).toHaveValue('我爱唱歌')
	await area(page).press('Control+z')
	await expect(area(page)).toHaveValue('汉字')
})

test('a failure is reported and the previous result stays', { tag: '@long' }, async ({
	page,
	context,
}) => {
	await open(page)
	const alert = page.getByRole('alert')
	await page.route(answers, (route) => route.fulfill({ status: 500, body: 'broken' }))
	await area(page).fill('我去银行')
	await expect(alert).toHaveText('Failed to analyze the input text.')
	await expect(word(page, '日记')).toBeVisible()
	const error = { code: 'tokenizer.unreachable', text: 'The tokenizer is away.' }
	await page.unroute(answers)
	await page.route(answers, (route) => route.fulfill({ status: 502, json: { error } }))
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(alert).toHaveText('Error: The tokenizer is away.')
	await page.unroute(answers)
	await context.setOffline(true)
	await page.getByRole('button', { name: 'Try again' }).click()
	await expect(alert).toHaveText('You’re offline. A new analysis needs a connection.')
	await context.setOffline(false)
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

test('a text survives a reload for its own user', { tag: '@long' }, async ({ page }) => {
	await open(page)
	await area(page).fill('下雨天在家看书')
	await page.reload()
	await expect(area(page)).toHaveValue('下雨天在家看书')
	await expect(word(page, '看书').or(word(page, '看')).first()).toBeVisible()
	await login(page, await newUser())
	await page.reload()
	await expect(word(page, '日记')).toBeVisible()
	await expect(area(page)).toHaveValue('我喜欢用汉语写日记。')
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

test.describe('before JavaScript has loaded', () => {
	test.use({ javaScriptEnabled: false })

	test('a plain form sends the text, and toggling layers keeps it', async ({ learner: page }) => {
		await page.goto(path)
		await expect(word(page, '日记')).toBeVisible()
		await area(page).fill('我们去公园。\n天气很好。')
		await page.getByRole('button', { name: 'Analyze' }).click()
		await expect(page).toHaveURL(new RegExp(`${path}$`))
		await expect(word(page, '公园')).toBeVisible()
		await expect(text(page).locator('p')).toHaveCount(2)
		await expect(text(page)).not.toContainText('日记')
		const reading = text(page).locator('rt').first()
		await expect(reading).toBeVisible()
		await page.getByRole('button', { name: 'Pinyin', exact: true }).click()
		await expect(word(page, '公园')).toBeVisible()
		await expect(reading).toBeHidden()
		await area(page).fill('好'.repeat(10_001))
		await page.getByRole('button', { name: 'Analyze' }).click()
		await expect(page.getByRole('alert')).toContainText('at most 10,000 characters')
		await expect(area(page)).toHaveValue('好'.repeat(10_001))
	})
})
