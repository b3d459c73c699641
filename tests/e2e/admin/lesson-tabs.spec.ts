/** A lesson has one page in the back office: a head, and a tab for each of its parts. */
import { expectNoBarriersHere } from '#tests/support/barriers.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { press, tabTo } from '#tests/support/keyboard.ts'
import { lessonTab as tab, lessonTabs as tabs } from '#tests/support/lesson-tabs.ts'
import { newLesson } from '#tests/support/new-lesson.ts'

test('each part of a lesson has a tab, under one head', { tag: '@screens' }, async ({
	admin: page,
}) => {
	const { office } = await newLesson('再见 | ！ / Bye!')
	const id = office.split('/').at(-1) ?? ''
	await page.goto(office)
	await expect(page).toHaveURL(`${office}/segment`)
	const parts = [
		['Exercises', 'exercises/edit', page.getByRole('textbox', { name: 'Exercises' })],
		['Notes', 'notes', page.getByRole('textbox', { name: 'Notes' })],
		['Audio', 'audio', page.getByRole('heading', { name: 'Audio Management' })],
		['Settings', 'settings', page.getByLabel('English title')],
		['Activity', 'activity', page.getByRole('heading', { name: 'Versions' })],
		['Text', 'segment', page.getByLabel('Segment Editor')],
	] as const
	for (const [name, path, part] of parts) {
		await tab(page, name).click()
		await expect(page).toHaveURL(`${office}/${path}`)
		await expect(part).toBeVisible()
		await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
		await expect(tabs(page).locator('[aria-current]')).toHaveCount(1)
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(`长头发 Long Hair ${id}`)
		await expect(page.getByRole('main')).toHaveCount(1)
		await expectNoBarriersHere(page)
	}
	await page.getByRole('link', { name: 'Edit as plain text' }).click()
	await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue('再见！\nBye!')
	await expect(tab(page, 'Text')).toHaveAttribute('aria-current', 'page')
})

test('what is typed in a tab is not lost by opening another one', async ({ admin: page }) => {
	const { office } = await newLesson('再见 | ！ / Bye!')
	const stay = page.getByRole('dialog').getByRole('button', { name: 'Stay' })
	const leave = page.getByRole('dialog').getByRole('button', { name: 'Leave' })
	await page.goto(`${office}/segment`)
	const text = page.getByLabel('Segment Editor')
	await hydrated(text)
	await text.press('Control+End')
	await page.keyboard.insertText(' Bye!')
	await tab(page, 'Notes').click()
	await stay.click()
	await tab(page, 'Notes').click()
	await leave.click()
	await page.getByRole('textbox', { name: 'Notes' }).fill('## Draft')
	await tab(page, 'Settings').click()
	await leave.click()
	await hydrated(page.getByLabel('English title'))
	await page.getByLabel('English title').fill('Longer Hair')
	await tab(page, 'Text').click()
	await stay.click()
	await expect(page.getByLabel('English title')).toHaveValue('Longer Hair')
	await tab(page, 'Text').click()
	await leave.click()
	await page.getByRole('button', { name: 'Restore' }).click()
	await expect(text).toHaveValue('zh: 再见！\nen: Bye! Bye!')
	await page.keyboard.press('Control+s')
	await expect(page.getByText('Lesson content saved successfully!')).toBeVisible()
	await tab(page, 'Notes').click()
	await page.getByRole('button', { name: 'Restore' }).click()
	await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('## Draft')
})

test('after the skip link a few stops lead to the tabs, and on into the text', {
	tag: '@long',
}, async ({ admin: page }) => {
	const { office } = await newLesson('再见 | ！ / Bye!')
	await page.goto(`${office}/segment`)
	await hydrated(page.getByLabel('Segment Editor'))
	await press(page, page.getByRole('link', { name: 'Skip to content' }))
	await expect(page.getByRole('main')).toBeFocused()
	let stops = 0
	while (!(await tab(page, 'Text').evaluate((link) => link === document.activeElement))) {
		await page.keyboard.press('Tab')
		stops += 1
		expect(stops).toBeLessThanOrEqual(4)
	}
	await press(page, tab(page, 'Notes'))
	await expect(page.getByRole('textbox', { name: 'Notes' })).toBeVisible()
	await tabTo(page, page.getByRole('textbox', { name: 'Notes' }))
})
