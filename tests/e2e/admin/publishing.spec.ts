/** An author takes a lesson back and publishes it while its text is open. */
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { newLesson } from '#tests/support/new-lesson.ts'
import { publishBar, publishSaved } from '#tests/support/publish-bar.ts'

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
	await expect(state).toHaveText('Draft')
	await expect(area).toHaveValue(text)
	await expect(page.getByText('Unsaved changes')).toBeVisible()
	await expect(publish).toBeDisabled()
	await expect(bar).toContainText('Save first.')
	await area.press('Control+s')
	await publishSaved(page)
	await expect(area).toHaveValue(text)
})

test('what came of a save is in sight, and what the bar opens moves nothing', async ({
	admin: page,
}) => {
	const { office } = await newLesson('再见 | ！ / Bye!')
	await page.setViewportSize({ width: 1280, height: 720 })
	await page.goto(`${office}/segment`)
	const area = page.getByLabel('Segment Editor')
	await expect(area).toBeEditable()
	const { bar } = publishBar(page)
	await hydrated(page.getByRole('button', { name: 'Save', exact: true }))
	await area.press('Control+End')
	await page.keyboard.insertText(' Bye!')
	await expect(page.getByText('Unsaved changes')).toBeInViewport()
	await area.press('Control+s')
	const saved = page.getByRole('status').filter({ hasText: 'Lesson content saved successfully!' })
	await expect(saved).toBeInViewport()
	await expect(page.getByText('Last saved by you')).toBeInViewport()
	await bar.getByRole('button', { name: 'Publish at…' }).click()
	const time = bar.getByLabel('Day and time')
	await expect(time).toBeFocused()
	await expect(time).toHaveValue(/T09:00$/)
	await page.keyboard.press('Escape')
	for (const name of ['What differs', 'Publish at…', 'Discard changes']) {
		const before = await area.boundingBox()
		await bar.getByRole('button', { name, exact: true }).click()
		const opened = page.locator('[popover]:popover-open')
		await expect(opened).toBeInViewport({ ratio: 1 })
		expect(await area.boundingBox()).toEqual(before)
		await page.keyboard.press('Escape')
		await expect(opened).toBeHidden()
	}
	await page.context().setOffline(true)
	await area.press('Control+End')
	await page.keyboard.insertText(' Bye!')
	await area.press('Control+s')
	await expect(page.getByText('There is no connection to the server.')).toBeInViewport()
	await page.context().setOffline(false)
})
