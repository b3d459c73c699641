/** Words, texts and articles are written by plain forms. Other specs cover the remaining forms. */
import { eq } from 'drizzle-orm'
import { articles } from '#app/db/schema/index.ts'
import { expect, test } from '#tests/support/journey.ts'
import { newHanzi } from '#tests/support/new-hanzi.ts'
import { newLesson } from '#tests/support/new-lesson.ts'
import { platformDatabase } from '#tests/support/platform.ts'

test.use({ javaScriptEnabled: false })

test('a word can be created and edited', async ({ admin: page }) => {
	const word = newHanzi()
	await page.goto(`/admin/vocab?word=${word}`)
	await page.getByRole('link', { name: 'Create Vocab', exact: true }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByLabel('Word').fill(word)
	await dialog.getByLabel('Pinyin').fill('lv4 se4')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog.getByLabel('Word')).toHaveValue(word)
	await dialog.getByLabel('Definition 1').fill('green')
	await dialog.getByRole('button', { name: 'Save' }).click()
	const row = page.getByRole('row').filter({ hasText: word })
	await expect(row).toContainText('green')
	await row.getByRole('link', { name: 'Edit' }).click()
	await dialog.getByLabel('Definition 1').fill('dark green')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(row).toContainText('dark green')
})

test('a lesson’s text can be saved', { tag: '@long' }, async ({ admin: page }) => {
	const { office, stored } = await newLesson('再见 | ！ / Bye!')
	await page.goto(`${office}/content`)
	const area = page.getByRole('textbox', { name: 'Content' })
	await area.fill('再见！')
	await page.getByRole('button', { name: 'Save', exact: true }).click()
	await expect(page.getByRole('alert')).toContainText('No valid paragraph found.')
	await expect(area).toHaveValue('再见！')
	await area.fill('再见！\nGoodbye!')
	await page.getByRole('button', { name: 'Save', exact: true }).click()
	await expect(page).not.toHaveURL(/content$/)
	expect(await stored()).toEqual(['再见 | ！ / Goodbye!'])
})

test('an article can be written', async ({ admin: page }) => {
	const name = `Night Train ${crypto.randomUUID().slice(0, 8)}`
	await page.goto('/admin/articles/new')
	await page.getByLabel('Chinese title').fill('夜车')
	await page.getByLabel('English title').fill(name)
	await page.getByLabel('Text').fill('zh: 火车来了。\nen: The train is coming.')
	await page.getByRole('button', { name: 'Save' }).click()
	await page.waitForURL(/done=create/)
	const found = await platformDatabase().select().from(articles).where(eq(articles.enTitle, name))
	expect(found).toHaveLength(1)
})
