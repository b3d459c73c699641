/** A person's own words are found, changed many at once, and changed back. */
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { expect, hydrated, login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

const marked = [
	['学习', 'learning'],
	['朋友', 'known'],
	['银行', 'new'],
] as const

/** Signs in somebody who marked three words, 学习 in a lesson. */
async function withWords(page: Page): Promise<void> {
	const email = await newUser()
	const db = platformDatabase()
	for (const [index, [word, status]] of marked.entries()) {
		await db.run(sql`
			insert into user_words (uid, vocab_id, status, changed_at)
			select uid, vocab.id, ${status}, ${1_000_000 + index}
			from user_profiles, vocab where email = ${email} and word = ${word} and vocab.id =
				(select id from vocab where word = ${word} order by frequency desc limit 1)`)
	}
	await db.run(sql`
		update user_words set sentence = '我每天学习汉语。', sentence_at = 1,
			lesson_id = (select id from lessons where slug = 'ni-hao')
		where uid = (select uid from user_profiles where email = ${email})
			and vocab_id in (select id from vocab where word = '学习')`)
	await login(page, email)
}

const row = (page: Page, word: string) =>
	page.getByRole('listitem').filter({ has: page.getByLabel(`Select ${word}`) })

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

test('words are searched, changed together and changed back', { tag: '@screens' }, async ({
	page,
}) => {
	await withWords(page)
	await page.goto('/courses')
	await page.getByRole('button', { name: 'Account menu' }).click()
	await page.getByRole('link', { name: 'My Words', exact: true }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Words')
	await expect(page.getByText('3 words')).toBeVisible()
	await expect(page.locator('.change-bar'), 'nothing is selected').toBeHidden()
	await expectNoBarriers(page)

	await page.getByLabel('Search your words').fill('xuexi')
	await page.getByRole('button', { name: 'Search' }).click()
	await page.waitForURL('/words?q=xuexi')
	await expect(page.getByText('1 word', { exact: true })).toBeVisible()
	await expect(row(page, '学习').getByRole('link', { name: '学习' })).toHaveAttribute(
		'href',
		`/dictionary/${encodeURIComponent('学习')}`,
	)
	await expect(row(page, '学习').locator('mark')).toHaveText('学习')
	await row(page, '学习').locator('figcaption').getByRole('link').click()
	await page.waitForURL(/\/courses\/lessons\/ni-hao#said=/)
	await page.goBack()
	await expect(page.getByText('1 word', { exact: true })).toBeVisible()
	await hydrated(page.getByLabel('Select all on this page'))

	await page.getByLabel('Search your words').fill('')
	await page.getByLabel('Status').selectOption('known')
	await page.waitForURL('/words?standing=known')
	await expect(row(page, '朋友')).toBeVisible()
	await expect(row(page, '学习')).toBeHidden()

	await page.goto('/words')
	await hydrated(page.getByLabel('Select all on this page'))
	await page.getByLabel('Select all on this page').check()
	await expect(page.getByText('3 selected')).toBeVisible()
	await page.setViewportSize({ width: 360, height: 560 })
	const changes = await page.locator('.change-bar').boundingBox()
	const tabs = await page.getByRole('navigation', { name: 'Main pages' }).boundingBox()
	const foot = (changes?.y ?? Infinity) + (changes?.height ?? 0)
	expect(foot, 'the changes stand on the tab bar').toBeLessThanOrEqual(tabs?.y ?? 0)
	await page.getByRole('button', { name: 'Known', exact: true }).click()
	await expect(page.getByText('3 words are known now.')).toBeVisible()
	await expect(row(page, '银行').getByText('Known', { exact: true })).toBeVisible()
	await expect(page.getByRole('group', { name: 'Selected words' })).toBeHidden()
	await undo(page).click()
	await expect(page.getByText('Undone. Your words are as they were.')).toBeVisible()
	await expect(row(page, '银行').getByText('New', { exact: true })).toBeVisible()

	await page.getByLabel('Select 银行').check()
	await page.getByText('More', { exact: true }).click()
	await page.getByRole('button', { name: 'Remove' }).click()
	await expect(page.getByText('1 word was removed.')).toBeVisible()
	await expect(row(page, '银行')).toBeHidden()
	await undo(page).click()
	await expect(row(page, '银行')).toBeVisible()
})

test('a telephone folds the filters, and says how many are on', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 })
	await withWords(page)
	await page.goto('/words')
	await hydrated(page.getByLabel('Select all on this page'))
	await expect(page.getByLabel('Status')).toBeHidden()
	await expect(page.getByLabel('Select 银行')).toBeInViewport()
	await page.getByText('Filters', { exact: true }).click()
	await page.getByLabel('Status').selectOption('known')
	await page.waitForURL('/words?standing=known')
	await expect(page.getByText('1 on')).toBeVisible()
})
