/** Articles are chosen from a list, read like lessons, and heard if they have audio. */
import type { BrowserContext, Page, Route } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { articles } from '#app/db/schema/index.ts'
import { expectNoBarriersHere } from '#tests/support/barriers.ts'
import { expect, hear, login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

type Visit = Awaited<ReturnType<BrowserContext['storageState']>>

let signedIn: Visit

// Tests cannot delay lists that the service worker fetches itself.
test.use({ serviceWorkers: 'block' })

test.beforeAll(async ({ browser }) => {
	const page = await browser.newPage()
	await login(page, await newUser())
	signedIn = await page.context().storageState()
	await page.close()
})

test.beforeEach(async ({ context }) => {
	await context.addCookies(signedIn.cookies)
})

/** Opens an article and waits until it is hydrated: its first word is then the tab stop. */
async function read(page: Page, id: string): Promise<void> {
	await page.goto(`/articles/${id}`)
	await page.locator('.text [tabindex="0"]').first().waitFor()
}

/** Adds an article at the end of the list and leaves the others alone. */
async function newArticle(values: Partial<typeof articles.$inferInsert> = {}): Promise<string> {
	const id = `article-${crypto.randomUUID().slice(0, 8)}`
	const content = [
		{
			zh: [
				{ word: '火车', pinyin: 'huǒ chē' },
				{ word: '来', pinyin: 'lái' },
				{ word: '了', pinyin: 'le' },
				{ word: '。' },
			],
			en: 'The train is coming.',
			blank: 'normal' as const,
		},
		{
			zh: [{ word: '我们', pinyin: 'wǒ men' }, { word: '走', pinyin: 'zǒu' }, { word: '！' }],
			en: 'Let us go!',
			blank: 'normal' as const,
		},
	]
	await platformDatabase()
		.insert(articles)
		.values({
			id,
			enTitle: 'A Train',
			title: '火车',
			level: 'beginner',
			content,
			orderNo: -1,
			...values,
		})
	return id
}

const popup = (page: Page) => page.getByRole('dialog')
const word = (page: Page, hanzi: string) =>
	page.locator('.text ruby', { hasText: new RegExp(`^${hanzi}(?!\\p{Script=Han})`, 'u') }).first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('users can find an article, read it and return to the list', async ({ page }) => {
	await page.goto('/courses')
	await page
		.getByRole('region', { name: 'Practice' })
		.getByRole('link', { name: /Articles/ })
		.click()
	await expect(page).toHaveTitle('Articles – Hanlu 汉路')
	await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
		'Breakfast on the Corner',
	)
	const card = page.getByRole('link', { name: /The Bicycle Repairman/ })
	await expect(card).toContainText('修自行车的人')
	await expect(card).toContainText('Intermediate')
	await card.click()
	await expect(page).toHaveTitle('The Bicycle Repairman – Hanlu 汉路')
	await expect(page).toHaveURL('/articles/the-bicycle-repairman')
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Bicycle Repairman')
	await expect(page.getByRole('main').locator('img').first()).toBeVisible()
	await expect(word(page, '自行车')).toBeVisible()
	await page.getByRole('link', { name: 'Back to Articles' }).click()
	await expect(card).toBeVisible()
})

test('the page and its data each contain the text once', { tag: '@long' }, async ({ page }) => {
	const times = async (path: string) =>
		(await (await page.request.get(path)).text()).split('师傅<rt').length
	expect(await times('/articles/the-bicycle-repairman')).toBe(
		await times('/articles/the-bicycle-repairman.data'),
	)
})

test('the list has one, two or four columns', { tag: '@long' }, async ({ page }) => {
	for (const [width, columns] of [
		[360, 1],
		[767, 1],
		[768, 2],
		[1023, 2],
		[1024, 4],
		[1280, 4],
	] as const) {
		await page.setViewportSize({ width, height: 800 })
		await page.goto('/articles')
		const tops = await page
			.locator('main li')
			.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
		expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
	}
})

/** Requests of the list alone; a separate request loads the user. */
const listData = /articles\.data\?_routes=features/

/** Holds back what a page fetches until `arrive` is called. */
async function holdBack(
	page: Page,
	path: string | RegExp,
	then = (route: Route) => route.continue(),
) {
	let arrive = () => {}
	const arrived = new Promise<void>((resolve) => {
		arrive = resolve
	})
	await page.route(path, async (route) => {
		await arrived
		await then(route)
	})
	return () => arrive()
}

test('the list says when it is loading and when it failed', { tag: '@long' }, async ({ page }) => {
	const ways = page
		.getByRole('region', { name: 'Practice' })
		.getByRole('link', { name: /Articles/ })
	const loading = page.getByRole('main').getByRole('status')
	await page.goto('/courses', { waitUntil: 'networkidle' })
	const arrive = await holdBack(page, listData)
	await ways.click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles')
	await expect(loading).toHaveText('Loading...')
	arrive()
	await expect(page.getByRole('link', { name: /The Slow Train/ })).toBeVisible()
	await expect(loading).toHaveCount(0)

	await page.unroute(listData)
	await page.goto('/courses', { waitUntil: 'networkidle' })
	const fail = await holdBack(page, listData, (route) => route.abort())
	await ways.click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles')
	fail()
	await expect(page.getByText('No articles.')).toBeVisible()
	await expect(page.getByRole('alert')).toHaveText('Failed to load the articles.')
	await page.unroute(listData)
	await page.getByRole('link', { name: 'Try again' }).click()
	await expect(page.getByRole('link', { name: /The Slow Train/ })).toBeVisible()
})

test('an article says that it is loading, wherever its reader comes from', {
	tag: '@long',
}, async ({ page }) => {
	await page.goto('/articles', { waitUntil: 'networkidle' })
	const text = /the-slow-train\.data\?_routes=features/
	const loading = page.getByRole('main').getByRole('status')
	const heading = page.getByRole('heading', { level: 1 })
	const arrive = await holdBack(page, text)
	await page.getByRole('link', { name: /The Slow Train/ }).click()
	await expect(page).toHaveURL('/articles/the-slow-train')
	await expect(loading).toHaveText('Loading...')
	arrive()
	await expect(heading).toHaveText('The Slow Train')
	await expect(page).toHaveTitle(/^The Slow Train/)

	await page.unroute(text)
	await page.goBack()
	await expect(heading).toHaveText('Articles')
	const fail = await holdBack(page, text, (route) => route.abort())
	await page.goForward()
	await expect(loading).toHaveText('Loading...')
	fail()
	await expect(page.getByRole('main')).toContainText('Failed to load article data.')
})

test('toggles take effect at once, on the title too, and apply to lessons', {
	tag: '@long',
}, async ({ page }) => {
	await read(page, 'the-bicycle-repairman')
	const title = page.getByRole('heading', { level: 2 })
	const english = page.locator('.text .en').first()
	await expect(title.locator('rt')).toHaveText(['xiū', 'zìxíngchē', 'de', 'rén'])
	await expect(title.locator('rt').first()).toBeVisible()
	await expect(page.locator('.text rt').first()).toBeVisible()
	await expect(english).toBeHidden()
	await button(page, 'Pinyin').click()
	await expect(title.locator('rt').first()).toBeHidden()
	await expect(page.locator('.text rt').first()).toBeHidden()
	await button(page, 'Translation').click()
	await expect(english).toBeVisible()
	await button(page, 'Chinese').click()
	await expect(word(page, '自行车')).toBeHidden()
	await page.goto('/courses/lessons/ni-hao')
	for (const [name, pressed] of [
		['HSK', 'true'],
		['Pinyin', 'false'],
		['Chinese', 'false'],
		['Translation', 'true'],
	] as const) {
		await expect(button(page, name)).toHaveAttribute('aria-pressed', pressed)
	}
})

test('HSK colours come from the reader’s level and can be switched off', { tag: '@long' }, async ({
	page,
}) => {
	await read(page, 'the-bicycle-repairman')
	const colourOf = (hanzi: string) =>
		word(page, hanzi).evaluate((element) => getComputedStyle(element).color)
	expect(await colourOf('我们')).not.toBe(await colourOf('自行车'))
	await button(page, 'HSK').click()
	expect(await colourOf('我们')).toBe(await colourOf('自行车'))
})

test('a word can be looked up, heard and saved with its sentence', { tag: '@long' }, async ({
	page,
}) => {
	await page.context().clearCookies()
	await login(page, await newUser())
	await read(page, 'the-bicycle-repairman')
	await word(page, '自行车').click()
	await expect(popup(page)).toContainText('自行車')
	await expect(popup(page)).toContainText('noun')
	await expect(popup(page)).toContainText('CC-CEDICT')
	const asked = page.waitForResponse('**/nls/tts?**')
	await popup(page).getByRole('button', { name: 'Hear 自行车' }).first().click()
	const sound = await hear(page, (await asked).url())
	expect(sound.loudness).toBeGreaterThan(0.02)
	const sent = page.waitForResponse('**/saved-words')
	await popup(page).getByRole('button', { name: 'Save', exact: true }).first().click()
	await sent
	await expect(popup(page).getByRole('button', { name: 'Saved' })).toBeVisible()
	await expectNoBarriersHere(page)
	await page.goto('/flashcards')
	await page.getByRole('link', { name: /^My Words/ }).click()
	await page.getByRole('button', { name: 'Show Answer' }).click()
	await expect(page.getByRole('figure').locator('blockquote')).toContainText('自行车')
})

test('the text can be read by keyboard', { tag: '@long' }, async ({ page }) => {
	await read(page, 'the-bicycle-repairman')
	await page.locator('.text [tabindex="0"]').focus()
	await page.keyboard.press('ArrowRight')
	await page.keyboard.press('Enter')
	await expect(popup(page)).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(page.locator('.text :focus')).toHaveCount(1)
})

test('an article plays with its spoken sentence marked; without audio there is no player', async ({
	browser,
	page,
}) => {
	test.setTimeout(240_000)
	const id = await newArticle()
	await read(page, id)
	await expect(page.locator('audio')).toHaveCount(0)
	await expect(button(page, 'Play')).toHaveCount(0)

	const admin = await browser.newPage()
	await login(admin, await newUser('Li Na', 99))
	const order = async (step: string, data: object): Promise<Record<string, string>> =>
		(await admin.request.post(`/api/v1/tts/${step}`, { data })).json()
	const text = '火车来了。\n我们走！'
	const { task_id } = await order('submit', { text, article_id: id })
	await expect
		.poll(async () => (await order('query', { task_id })).status, { timeout: 180_000 })
		.toBe('completed')
	const { audio_path } = await order('confirm', { task_id, article_id: id })
	await admin.close()

	await read(page, id)
	await button(page, 'Play').click()
	await expect(page.locator('.sentence[aria-current="true"]')).toHaveCount(1)
	const sound = await hear(page, audio_path ?? '')
	expect(sound.seconds).toBeGreaterThan(1)
	expect(sound.loudness).toBeGreaterThan(0.02)
	await expect
		.poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused))
		.toBe(true)

	await page.goto('/articles')
	await expect(page.locator(`a[href="/articles/${id}"]`)).toContainText('With audio')
})

test('a missing article says so and links back', { tag: '@long' }, async ({ page }) => {
	const hidden = await newArticle({ status: 0 })
	for (const id of ['nowhere', hidden, '..%2Fhealth']) {
		const answer = await page.goto(`/articles/${id}`)
		expect(answer?.status()).toBe(404)
		await expect(page.getByText('Article not found')).toBeVisible()
	}
	await page.getByRole('link', { name: 'Back to Articles' }).click()
	await expect(page).toHaveURL('/articles')
})

test('an article that fails to load says why and can be retried', { tag: '@long' }, async ({
	page,
}) => {
	const id = await newArticle({ enTitle: 'A Broken Train' })
	await platformDatabase().run(sql`update articles set content = '{"zh"' where id = ${id}`)
	const answer = await page.goto(`/articles/${id}`)
	expect(answer?.status()).toBe(500)
	await expect(page.getByText('Error: Failed to load article data.')).toBeVisible()
	await platformDatabase().run(sql`update articles set content = '[]' where id = ${id}`)
	await page.getByRole('link', { name: 'Try again' }).click()
	await expect(page.getByText('No content available.')).toBeVisible()
})

test('visitors cannot open articles', { tag: '@long' }, async ({ page }) => {
	await page.context().clearCookies()
	for (const path of ['/articles', '/articles/the-slow-train']) {
		await page.goto(path)
		await expect(page).toHaveURL(`/login?to=${path}`)
		const data = await page.request.get(`${path}.data`)
		expect(await data.text()).not.toContain('Slow Train')
		const told = await page.request.get(`/api/v1${path}`)
		expect(told.status()).toBe(401)
		expect(await told.json()).toEqual({
			error: { code: 'session.missing', text: 'Please sign in.' },
		})
	}
})

test('signed-in users can fetch articles as JSON and revalidate them', { tag: '@long' }, async ({
	page,
}) => {
	const list = await page.request.get('/api/v1/articles?size=2')
	expect(await list.json()).toMatchObject([
		{ id: 'breakfast-on-the-corner', enTitle: 'Breakfast on the Corner' },
		{ id: 'six-oclock-in-the-park' },
	])
	expect(Number(list.headers()['x-total-count'])).toBeGreaterThanOrEqual(16)
	for (const path of ['/api/v1/articles', '/api/v1/articles/the-slow-train']) {
		const first = await page.request.get(path)
		const headers = { 'if-none-match': first.headers().etag ?? '' }
		expect((await page.request.get(path, { headers })).status()).toBe(304)
	}
	const article = await (await page.request.get('/api/v1/articles/the-slow-train')).json()
	expect(article.paragraphs[0].zh).toContain(article.hsk_tokens[0].word)
	for (const id of ['nowhere', '..%2F..%2F..%2Fhealth', '%2e%2e']) {
		expect((await page.request.get(`/api/v1/articles/${id}`)).status()).toBe(404)
	}
	expect((await page.request.get('/api/v1/articles?size=1000')).status()).toBe(400)
})

test.describe('before JavaScript has loaded', () => {
	test.use({ javaScriptEnabled: false })

	test('the list, the text and its toggles work', async ({ page }) => {
		await page.goto('/articles')
		await page.getByRole('link', { name: /The Bicycle Repairman/ }).click()
		await expect(word(page, '自行车')).toBeVisible()
		await expect(page.getByRole('heading', { level: 2 }).locator('rt').first()).toBeVisible()
		await button(page, 'Pinyin').click()
		await expect(page).toHaveURL('/articles/the-bicycle-repairman')
		await expect(page.getByRole('heading', { level: 2 }).locator('rt').first()).toBeHidden()
		await expect(button(page, 'Pinyin')).toHaveAttribute('aria-pressed', 'false')
	})
})

test('small screens show a word’s entry as a bottom sheet', { tag: '@long' }, async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await read(page, 'the-bicycle-repairman')
	await word(page, '我们').click()
	await expect(popup(page)).toHaveAttribute('data-form', 'sheet')
	for (const name of ['HSK', 'Pinyin', 'Chinese', 'Translation']) {
		const box = await button(page, name).boundingBox()
		expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
	}
})
