/** An author writes the notes of a lesson beside how learners see them. */
import type { Page } from '@playwright/test'
import { findNotesForEditing } from '#app/db/parts/notes.ts'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { expect, hydrated, rewrite, test } from '#tests/support/journey.ts'
import { lessonTab } from '#tests/support/lesson-tabs.ts'
import { newLesson } from '#tests/support/new-lesson.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { publishSaved } from '#tests/support/publish-bar.ts'

const text = '## 是 joins two nouns\n\n*To be* is 是 [shì].\n\nzh: 我是老师。\nen: I’m a teacher.'

const area = (page: Page) => page.getByRole('textbox', { name: 'Notes' })
const preview = (page: Page) => page.getByRole('region', { name: 'Live Preview' })

async function office() {
	const lesson = await newLesson('你好[nǐ hǎo] | ！ / Hello!')
	const id = lesson.office.split('/').at(-1) ?? ''
	/** As they were last saved, published or not. */
	const stored = async () => (await findNotesForEditing(platformDatabase(), { id }))?.text
	return { ...lesson, id, stored, notes: `${lesson.office}/notes` }
}

test('notes can be written with a preview, and a learner reads them and taps a word', {
	tag: '@screens',
}, async ({ admin: page }) => {
	const { id, notes, reading, stored } = await office()
	await page.goto(`/admin/courses?keyword=${id}`)
	await page.getByRole('link', { name: `Notes: Long Hair ${id}` }).click()
	await page.waitForURL(notes)
	await hydrated(area(page))
	await rewrite(area(page), text)
	await expect(preview(page).getByRole('heading', { name: '是 joins two nouns' })).toBeVisible()
	await expect(preview(page).locator('ruby').filter({ hasText: '老师' })).toContainText('lǎoshī')
	await expect(page.getByText(/^1 note \/ \d+ of 20,000 characters$/)).toBeVisible()
	await expectNoBarriers(page)

	await rewrite(area(page), `${text}\n\nzh: 你好！`)
	const problem = preview(page).getByRole('button', { name: 'Line 8' })
	await problem.click()
	await expect(area(page)).toBeFocused()
	await rewrite(area(page), text)
	await expect(problem).toBeHidden()
	await area(page).press('Control+s')
	await expect(page.getByText('Saved.')).toBeVisible()
	expect(await stored()).toBe(text)
	await lessonTab(page, 'Activity').click()
	await expect(page.getByRole('region', { name: 'History' })).toContainText('Edited the notes')

	await publishSaved(page)
	await page.goto(reading)
	const section = page.getByRole('region', { name: 'Notes' })
	await expect(section.getByText('I’m a teacher.')).toBeVisible()
	await section.locator('[tabindex="0"]').waitFor()
	await section.locator('ruby').filter({ hasText: '老师' }).click()
	await expect(page.getByRole('dialog')).toContainText('teacher')
	await expectNoBarriers(page)
})

test('whoever saves second sees where the other notes differ', { tag: '@long' }, async ({
	admin: page,
}) => {
	const { notes, stored } = await office()
	await page.goto(notes)
	await hydrated(area(page))
	const other = await page.context().newPage()
	await other.goto(notes)
	await hydrated(area(other))
	await rewrite(area(other), text.replace('two nouns', 'nouns'))
	await area(other).press('Control+s')
	await expect(other.getByText('Saved.')).toBeVisible()

	await rewrite(area(page), text)
	await area(page).press('Control+s')
	const notice = page.getByRole('region', { name: 'Saved meanwhile' })
	await expect(notice.getByRole('alert')).toContainText(/You saved these notes at \d\d:\d\d/)
	await expect(notice.locator('p > ins').first()).toHaveText('underlined')
	await expect(notice.getByText('yours: two')).toBeVisible()
	await expect(notice.getByText('3 lines are the same.')).toBeVisible()
	await notice.getByRole('button', { name: 'Show theirs' }).click()
	await expect(notice.getByLabel('Their text')).toHaveValue(/^## 是 joins nouns/)

	await rewrite(area(page), text.replace('two nouns', 'nouns'))
	await expect(notice.getByText('Both texts are the same now.')).toBeVisible()
	await rewrite(area(page), text)
	await notice.getByRole('button', { name: 'Save anyway' }).click()
	await expect(page.getByText('Saved.')).toBeVisible()
	expect(await stored()).toBe(text)
})
