/** An article has one page in the back office: the lesson's editor, its audio and its settings. */
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { articles } from '#app/db/schema/index.ts'
import { expectNoBarriersHere } from '#tests/support/barriers.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { expect, hydrated, login, newUser, test } from '#tests/support/journey.ts'
import { press, tabTo } from '#tests/support/keyboard.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { publishBar, publishSaved } from '#tests/support/publish-bar.ts'

const lines = ['姑妈 | 来 | 了 | 。 / Aunt is here.', '再见 | ！ / Bye! (large)']

async function newArticle() {
	const id = `aunts-${crypto.randomUUID().slice(0, 8)}`
	const db = platformDatabase()
	await db.insert(articles).values({
		id,
		title: '姑妈',
		enTitle: `Too Many Aunts ${id}`,
		level: 'beginner',
		content: contentFrom(...lines),
	})
	const row = async () => {
		const [found] = await db.select().from(articles).where(eq(articles.id, id))
		if (!found) throw new Error(`There is no article ${id}`)
		return { ...found, lines: shownContent(found.content) }
	}
	return { id, office: `/admin/articles/${id}`, row }
}

const tab = (page: Page, name: string) =>
	page.getByRole('navigation', { name: 'This article' }).getByRole('link', { name, exact: true })

test('each part of an article has a tab, under one head', { tag: '@screens' }, async ({
	admin: page,
}) => {
	const { id, office } = await newArticle()
	await page.goto(office)
	await expect(page).toHaveURL(`${office}/segment`)
	const parts = [
		['Audio', page.getByRole('heading', { name: 'Audio Management' })],
		['Settings', page.getByLabel('English title')],
		['Text', page.getByLabel('Segment Editor')],
	] as const
	for (const [name, part] of parts) {
		await tab(page, name).click()
		await expect(part).toBeVisible()
		await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(`姑妈 Too Many Aunts ${id}`)
		await expectNoBarriersHere(page)
	}
	await expect(page.getByText('of the words are HSK 1 or below')).toBeVisible()
	await page.getByRole('link', { name: 'Edit as plain text' }).click()
	await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue(
		'姑妈来了。\nAunt is here.\n\n再见！\nBye!',
	)
	await expect(tab(page, 'Text')).toHaveAttribute('aria-current', 'page')
})

test('readers see the cuts, readings, blanks and gaps of the editor', { tag: '@long' }, async ({
	admin: page,
}) => {
	const { id, office, row } = await newArticle()
	await page.goto(`${office}/segment`)
	const area = page.getByLabel('Segment Editor')
	const word = (hanzi: string) => page.locator('.segment-preview ruby').filter({ hasText: hanzi })
	const dialog = page.getByRole('dialog', { name: 'Edit Pinyin' })
	await hydrated(area)
	await word('姑妈').click()
	await dialog.getByPlaceholder('Enter custom pinyin').fill('gu1 ma1')
	await dialog.getByRole('button', { name: 'Split here: 姑, 妈' }).click()
	await word('再见').click()
	await dialog.getByRole('switch', { name: 'Hide this word (blank)' }).check()
	await dialog.getByRole('button', { name: 'Save' }).click()
	await page.keyboard.press('Control+s')
	await expect(page.getByText('Article content saved successfully!')).toBeVisible()
	await publishSaved(page)
	expect((await row()).lines).toEqual([
		'姑[gū] | 妈[mā] | 来 | 了 | 。 / Aunt is here.',
		'{再见} | ！ / Bye! (large)',
	])
	await page.goto(`/articles/${id}`)
	const reader = page.locator('.text ruby')
	await expect(reader.filter({ hasText: '姑' })).toHaveText(/^姑\s*gū$/)
	await expect(reader.filter({ hasText: '妈' })).toHaveText(/^妈\s*mā$/)
	const blank = page.getByRole('button', { name: 'Blank 1' })
	await expect(blank).toBeVisible()
	await expect(blank.locator('ruby')).toBeHidden()
})

test('a text written in one tab and fields changed in another do not conflict', {
	tag: '@long',
}, async ({ admin: page }) => {
	const { id, office, row } = await newArticle()
	const { state, takeBack } = publishBar(page)
	await page.goto(`${office}/segment`)
	const area = page.getByLabel('Segment Editor')
	await hydrated(area)
	await area.press('Control+End')
	await page.keyboard.insertText(' Bye!')
	await hydrated(takeBack)
	await takeBack.click()
	await expect(state).toHaveText('Not published')
	await platformDatabase().update(articles).set({ version: 7 }).where(eq(articles.id, id))
	await page.keyboard.press('Control+s')
	await expect(page.getByText('Article content saved successfully!')).toBeVisible()
	await tab(page, 'Settings').click()
	const order = page.getByLabel('Order')
	await hydrated(order)
	await order.fill('7')
	await page.getByRole('button', { name: 'Save', exact: true }).click()
	await expect(page.getByText('was saved.').first()).toBeVisible()
	expect(await row()).toMatchObject({ orderNo: 7, status: 0, textVersion: 2 })
	expect((await row()).lines[1]).toBe('再见 | ！ / Bye! Bye! (large)')
})

test('two administrators write at once: the second sees it, and may overwrite', {
	tag: '@long',
}, async ({ admin: page, browser }) => {
	const { office, row } = await newArticle()
	const other = await (await browser.newContext()).newPage()
	await login(other, await newUser('Li Lei', 99))
	async function open(who: Page) {
		await who.goto(`${office}/segment`)
		await hydrated(who.getByLabel('Segment Editor'))
	}
	async function type(who: Page, text: string) {
		await who.getByLabel('Segment Editor').press('Control+End')
		await who.keyboard.insertText(text)
		await who.keyboard.press('Control+s')
	}
	await open(page)
	await open(other)
	await type(other, ' Theirs.')
	await expect(other.getByText('Article content saved successfully!')).toBeVisible()
	await type(page, ' Mine.')
	await expect(page.getByText('Someone else has changed this article since')).toBeVisible()
	await expect(page.getByLabel('Segment Editor')).toHaveValue(/Bye! Mine\.$/)

	// Changes of somebody else are not published unread.
	await page.getByRole('button', { name: 'Save anyway' }).click()
	await expect(page.getByText('Article content saved successfully!')).toBeVisible()
	const { bar, publish } = publishBar(other)
	await publish.click()
	await expect(bar.getByRole('alert')).toContainText('Someone else has saved changes meanwhile.')
	await publishSaved(page)
	expect((await row()).lines[1]).toBe('再见 | ！ / Bye! Mine. (large)')

	// The same for the settings.
	await page.goto(`${office}/settings`)
	await other.goto(`${office}/settings`)
	for (const [who, number] of [
		[other, '3'],
		[page, '7'],
	] as const) {
		await hydrated(who.getByLabel('Order'))
		await who.getByLabel('Order').fill(number)
		await who.getByRole('button', { name: 'Save', exact: true }).click()
		if (who === other) await expect(who.getByText('was saved.').first()).toBeVisible()
	}
	await expect(page.getByText('Someone else has changed this article since')).toBeVisible()
	await expect(page.getByLabel('Order')).toHaveValue('7')
	await page.getByRole('button', { name: 'Save', exact: true }).click()
	await expect(page.getByText('was saved.').first()).toBeVisible()
	expect(await row()).toMatchObject({ orderNo: 7 })
	await other.context().close()
})

test('an article is written by keyboard alone, and a draft is kept', { tag: '@long' }, async ({
	admin: page,
}) => {
	const { office } = await newArticle()
	await page.goto(`${office}/segment`)
	const area = page.getByLabel('Segment Editor')
	await hydrated(area)
	await press(page, page.getByRole('link', { name: 'Skip to content' }))
	await tabTo(page, tab(page, 'Text'))
	await tabTo(page, area)
	await page.keyboard.press('Control+End')
	await page.keyboard.insertText(' Again!')
	await press(page, tab(page, 'Settings'))
	await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).press('Enter')
	await expect(page.getByLabel('English title')).toBeVisible()
	await press(page, tab(page, 'Text'))
	await press(page, page.getByRole('button', { name: 'Restore' }))
	await expect(area).toHaveValue(/Bye! Again!$/)
	await page.context().clearCookies()
	await area.focus()
	await page.keyboard.press('Control+s')
	await expect(page.getByText('You are signed out.')).toBeVisible()
	await expect(area).toHaveValue(/Bye! Again!$/)
})
