/** Words leave as a file and come into another account, after a look at what would change. */
import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { expect, hydrated, login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

/** Signs in somebody who marked 朋友 as known and saved 学习 with a sentence. */
async function withWords(page: Page): Promise<void> {
	const email = await newUser()
	const db = platformDatabase()
	const person = sql`(select uid from user_profiles where email = ${email})`
	const idOf = (word: string) =>
		sql`(select id from vocab where word = ${word} order by frequency desc limit 1)`
	await db.run(sql`
		insert into user_words (uid, vocab_id, status, changed_at)
		values (${person}, ${idOf('朋友')}, 'known', 1000000)`)
	await db.run(sql`
		insert into decks (id, slug, name, description, owner_uid, created_at, updated_at)
		values (${email}, 'my-words', 'My Words', '', ${person}, 0, 0)`)
	await db.run(sql`
		insert into cards (id, deck_id, vocab_id, sentence, order_no, created_at, updated_at)
		values (${email}, ${email}, ${idOf('学习')}, '我每天学习汉语。', 1, 0, 0)`)
	await login(page, email)
}

async function download(page: Page, format: string): Promise<{ name: string; text: string }> {
	await page.getByText('Export', { exact: true }).click()
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('link', { name: format }).click(),
	])
	return { name: file.suggestedFilename(), text: await textOf(file) }
}

async function textOf(file: Download): Promise<string> {
	return readFileSync(await file.path(), 'utf8')
}

const words = (page: Page) => page.getByLabel('Words', { exact: true })
const check = (page: Page) => page.getByRole('button', { name: 'Check', exact: true })
const kind = (page: Page, name: RegExp) =>
	page.getByRole('group', { name: 'Words of the list' }).getByRole('button', { name })

test('words of one account are exported, imported into another, and equal', {
	tag: '@screens',
}, async ({ page }) => {
	await withWords(page)
	await page.goto('/words')
	const file = await download(page, 'Anki (text)')
	expect(file.name).toMatch(/^my-words-[\d-]+\.anki\.txt$/)
	expect(file.text).toContain('我每天学习汉语。')

	await login(page, await newUser())
	await page.goto('/words')
	await page.getByRole('link', { name: 'Import' }).click()
	await hydrated(words(page))
	await page.getByLabel('Open file').setInputFiles({
		name: file.name,
		mimeType: 'text/plain',
		buffer: Buffer.from(file.text),
	})
	await expect(words(page)).toHaveValue(file.text)
	await check(page).click()
	await expect(page.getByText('Read as Anki text: 2 rows.')).toBeVisible()
	await expect(kind(page, /Found/)).toHaveAttribute('aria-pressed', 'true')
	await expectNoBarriers(page)
	await page.getByRole('button', { name: 'Import 2 words' }).click()
	await expect(page.getByText('1 new card is in your deck My Words.')).toBeVisible()
	await page.getByRole('link', { name: 'See your words' }).click()
	await page.waitForURL('/words')
	const again = await download(page, 'Anki (text)')
	expect(again.text.split('\n').sort()).toEqual(file.text.split('\n').sort())
})
