/** One press decides whether learners see something: in the lists and in the editor. */
import type { Page } from '@playwright/test'
import { makeArticle, makeLesson } from '#tests/support/content-factories.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { newLesson } from '#tests/support/new-lesson.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { publishBar, publishSaved } from '#tests/support/publish-bar.ts'
import { newTeaHouse } from '#tests/support/tea-house.ts'

/** Opens the menu of the row that a link leads into, and chooses an item. */
async function choose(page: Page, name: string, of: string) {
	const more = page.getByRole('button', { name: `More: ${of}` })
	await hydrated(more)
	await more.click()
	await page.getByRole('button', { name: `${name}: ${of}`, exact: true }).click()
}

test('a lesson is enabled and disabled from its list', async ({ admin: page }) => {
	const { id } = await newTeaHouse()
	const title = `Cup ${id}`
	await makeLesson(platformDatabase(), {
		id: `cup-${id}`,
		parentId: id,
		status: 0,
		title: { zh: '茶杯', en: title },
	})
	await page.goto(`/admin/courses/${id}?q=cup`)
	const row = page.getByRole('row', { name: title })
	await expect(row).toContainText('Disabled')
	await choose(page, 'Enable', title)
	const question = page.getByRole('dialog', { name: 'Enable without a text?' })
	await question.getByRole('button', { name: 'Enable', exact: true }).click()
	await expect(question).toContainText('This lesson has no text yet')
	await question.getByLabel('Enable without a text').check()
	await question.getByRole('button', { name: 'Enable', exact: true }).click()
	await expect(page.getByText(`The lesson “${title}” was enabled.`).first()).toBeVisible()
	await expect(row).toContainText('Enabled')
	await choose(page, 'Disable', title)
	await expect(page.getByText(`The lesson “${title}” was disabled.`).first()).toBeVisible()
	await expect(row).toContainText('Disabled')
	await expect(page).toHaveURL(/q=cup/)
	// The message belongs to one press. It does not come back.
	await expect(page.getByText(`The lesson “${title}” was disabled.`)).toHaveCount(0)
	await page.getByRole('link', { name: 'Articles' }).click()
	await expect(page.getByRole('heading', { name: 'Articles' })).toBeVisible()
	await page.goBack()
	await expect(row).toContainText('Disabled')
	await expect(page.getByText(`The lesson “${title}” was disabled.`)).toHaveCount(0)
})

test('a lesson is taken back and published in its editor, and what is typed there stays', {
	tag: '@long',
}, async ({ admin: page }) => {
	const { office } = await newLesson('再见 | ！ / Bye!')
	await page.goto(`${office}/segment`)
	const area = page.getByLabel('Segment Editor')
	// It can be typed into only once the editor keeps what is typed.
	await expect(area).toBeEditable()
	const { bar, state, publish, takeBack } = publishBar(page)
	await area.press('Control+End')
	await page.keyboard.insertText(' Bye!')
	const text = await area.inputValue()
	await hydrated(takeBack)
	await takeBack.click()
	await expect(state).toHaveText('Not published')
	await expect(area).toHaveValue(text)
	await expect(page.getByText('Unsaved changes')).toBeVisible()
	await expect(publish).toBeDisabled()
	await expect(bar).toContainText('Save first.')
	await area.press('Control+s')
	await publishSaved(page)
	await expect(area).toHaveValue(text)
})

test('an article is disabled from its list', { tag: '@long' }, async ({ admin: page }) => {
	const id = `aunts-${crypto.randomUUID().slice(0, 8)}`
	const title = `Too Many Aunts ${id}`
	await makeArticle(platformDatabase(), { id, enTitle: title })
	await page.goto(`/admin/articles?keyword=${id}`)
	await choose(page, 'Disable', title)
	await expect(page.getByText(`The article “${title}” was disabled.`).first()).toBeVisible()
	await expect(page.getByRole('row', { name: title })).toContainText('Disabled')
})
