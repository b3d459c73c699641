/** How many clicks a lesson takes, from nothing to published with audio and exercises. */
import type { Locator } from '@playwright/test'
import { expect, hydrated, rewrite, test } from '#tests/support/journey.ts'
import { newTeaHouse } from '#tests/support/tea-house.ts'

const mostClicks = 12

const text = [
	'zh: 你想喝茶吗？\nen: Would you like some tea?',
	'zh: 我想喝水，谢谢。\nen: I’d like some water, thank you.',
].join('\n\n')

const exercises = [
	'[choice]\nzh: 他想喝什么？\nen: What would he like to drink?\n- zh: 茶\n* zh: 水',
	'[true_false]\nzh: 他想喝茶。\nen: He would like tea.\n* false',
].join('\n\n')

test('a lesson is written, exercised, spoken and published within twelve clicks', {
	tag: '@long',
}, async ({ admin: page }) => {
	test.setTimeout(240_000)
	const clicks: string[] = []
	async function click(what: string, target: Locator) {
		await hydrated(target)
		await target.click()
		clicks.push(what)
	}
	const button = (name: string) => page.getByRole('button', { name, exact: true })
	const tab = (name: string) =>
		page.getByRole('navigation', { name: 'This lesson' }).getByRole('link', { name, exact: true })

	const { id } = await newTeaHouse()
	const title = `A Cup of Water ${id}`
	await page.goto(`/admin/courses/${id}`)
	await click('Create Lesson', page.getByRole('link', { name: 'Create Lesson' }))
	const dialog = page.getByRole('dialog')
	await hydrated(dialog)
	// The keyboard types and goes from field to field: no clicks.
	await dialog.getByLabel('Chinese title').fill('一杯水')
	await dialog.getByLabel('English title').fill(title)
	await dialog.getByLabel('Dialogue: show speakers').press('Space')
	await click('Save the lesson', dialog.getByRole('button', { name: 'Save' }))

	// It opens with its text, which is empty and has the focus.
	const raw = page.getByLabel('Original content (zh:/en: format)')
	await expect(raw).toBeFocused()
	await page.keyboard.insertText(text)
	await click('Segment', button('Segment'))
	await expect(page.getByLabel('Segment Editor')).toBeFocused()
	await click('Save the text', button('Save'))
	await expect(page.getByText('Lesson content saved successfully!')).toBeVisible()

	await click('Exercises', tab('Exercises'))
	const area = page.getByRole('textbox', { name: 'Exercises' })
	await expect(area).toBeFocused()
	await rewrite(area, exercises)
	await click('Save the exercises', button('Save 2 exercise(s)'))
	await expect(page.getByText('2 exercises saved.')).toBeVisible()
	// Saving them leads one page back, to the text.
	await expect(page.getByLabel('Segment Editor')).toBeVisible()

	await click('Audio', tab('Audio'))
	await click('Generate', button('Generate'))
	const useAudio = button('Use this audio')
	await expect(useAudio).toBeVisible({ timeout: 120_000 })
	await click('Use the audio', useAudio)
	await expect(page.getByText('Learners hear this audio')).toBeVisible()
	const bar = page.getByRole('region', { name: 'Publishing' })
	await click('Publish', bar.getByRole('button', { name: 'Publish', exact: true }))
	await expect(bar).toContainText('Published')

	test.info().annotations.push({ type: 'clicks', description: clicks.join(' · ') })
	console.log(`${clicks.length} clicks: ${clicks.join(' · ')}`)
	expect(clicks.length).toBeLessThanOrEqual(mostClicks)
})
