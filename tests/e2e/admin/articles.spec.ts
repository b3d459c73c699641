import { eq } from 'drizzle-orm'
import { articles } from '#app/db/schema/index.ts'
import { lessonStatuses } from '#app/domain/access/access.ts'
import { expectNoBarriersHere } from '#tests/support/barriers.ts'
import { contentFrom, shownContent } from '#tests/support/content-notation.ts'
import { expect, login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { publishSaved } from '#tests/support/publish-bar.ts'

test('articles can be written, corrected, deleted and restored', async ({ admin: page }) => {
	const name = `Night Train ${crypto.randomUUID().slice(0, 8)}`
	const id = name.toLowerCase().replaceAll(' ', '-')
	await page.goto('/admin/articles')
	await expectNoBarriersHere(page)
	await page.getByRole('link', { name: 'Create Article' }).click()
	await page.getByLabel('Chinese title').fill('夜车')
	await page.getByLabel('English title').fill(name)
	await expect(page.getByLabel('Slug')).toHaveAttribute('placeholder', id)
	await expect(page.getByLabel('Status')).toHaveValue('0')
	await page.getByLabel('Status').selectOption('Enabled')
	await page.getByLabel('Text').fill('zh: 火车来了。')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText('Paragraph 1 has no English yet.')).toBeVisible()
	await page.getByLabel('Text').fill('zh: 火车来了。\nen: The train is coming.')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText(`The article “${name}” was created.`).first()).toBeVisible()
	await expect(page).toHaveURL(new RegExp(`/admin/articles/${id}`))
	await expectNoBarriersHere(page)

	// The learner's page shows the article, and each later save once it is published.
	const reader = await page.context().newPage()
	await reader.goto(`/articles/${id}`)
	await expect(reader.getByText('The train is coming.')).toBeAttached()
	await page.getByLabel('Text').fill('zh: 火车走了。\nen: The train has left.')
	await page.getByRole('button', { name: 'Save' }).click()
	await expect(page.getByText(`The article “${name}” was saved.`).first()).toBeVisible()
	await expect(page.getByText('are kept in this browser.')).toBeHidden()
	await reader.reload()
	await expect(reader.getByText('The train is coming.')).toBeAttached()
	await publishSaved(page)
	await reader.reload()
	await expect(reader.getByText('The train has left.')).toBeAttached()

	await page.goto(`/admin/articles?keyword=${id}`)
	const row = page.getByRole('row', { name })
	await row.getByRole('button', { name: 'More' }).click()
	await page.getByRole('link', { name: 'Delete' }).click()
	await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
	await expect(page.getByText(`The article “${name}” was deleted.`).first()).toBeVisible()
	await expect(row).toBeHidden()
	expect((await reader.reload())?.status()).toBe(404)
	await page.getByRole('button', { name: 'Undo' }).click()
	await expect(row).toBeVisible()
	expect((await reader.reload())?.status()).toBe(200)
})

test('the second of two administrators is warned and may overwrite', { tag: '@long' }, async ({
	page,
}) => {
	const id = `aunts-${crypto.randomUUID().slice(0, 8)}`
	const db = platformDatabase()
	await db.insert(articles).values({
		id,
		title: '姑妈',
		enTitle: 'Too Many Aunts',
		level: 'beginner',
		status: lessonStatuses.disabled,
		content: contentFrom('姑妈 | 来 | 了 | 。 / Aunt is here.'),
	})
	await login(page, await newUser('Shen Lan', 99))
	await page.goto(`/admin/articles/${id}`)
	await db
		.update(articles)
		.set({ version: 2, content: contentFrom('舅妈 / Aunt') })
		.where(eq(articles.id, id))
	await page.getByLabel('Order').fill('7')
	await page.getByLabel('Text').fill('zh: 姑妈走了。\nen: Aunt has left.')
	await page.getByRole('button', { name: 'Save', exact: true }).click()
	await expect(page.getByText('Someone else has changed this article')).toBeVisible()
	await expect(page.getByLabel('Order')).toHaveValue('7')
	await page.getByRole('button', { name: 'Save anyway' }).click()
	await expect(page.getByText('was saved.').first()).toBeVisible()

	// Split words by hand on top of the saved version.
	await page.getByRole('button', { name: 'Show word boundaries' }).click()
	await expect(page.getByLabel('Text')).toHaveValue('zh: 姑妈␟走␟了。\nen: Aunt has left.')
	await page.getByLabel('Text').fill('zh: 姑␟妈␟走了。\nen: Aunt has left.')
	await page.getByRole('button', { name: 'Save', exact: true }).click()
	await page.waitForURL(/words=apart&done=edit/)
	await expect(page.getByLabel('Text')).toHaveValue('zh: 姑␟妈␟走了。\nen: Aunt has left.')
	const [saved] = await db.select().from(articles).where(eq(articles.id, id))
	expect(saved).toMatchObject({ orderNo: 7, version: 4 })
	expect(saved && shownContent(saved.content)).toEqual(['姑 | 妈 | 走了 | 。 / Aunt has left.'])
})
