/** Each save can be compared with others and restored. */
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { lessons } from '#app/db/schema/index.ts'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { expect, hydrated, rewrite, test } from '#tests/support/journey.ts'
import { lessonTab } from '#tests/support/lesson-tabs.ts'
import { newLesson } from '#tests/support/new-lesson.ts'
import { platformDatabase } from '#tests/support/platform.ts'

/** A lesson that learners do not see: what is saved is stored at once. */
async function newDraft(...lines: string[]) {
	const lesson = await newLesson(...lines)
	const id = lesson.reading.split('/').at(-1) ?? ''
	await platformDatabase().update(lessons).set({ status: 0 }).where(eq(lessons.id, id))
	return { ...lesson, id }
}

/** Opens a version's question from the list, and answers it. */
async function restore(page: Page, name: string) {
	await page.getByRole('link', { name: `Restore: ${name}`, exact: true }).click()
	const question = page.getByRole('dialog', { name: 'Restore this version?' })
	await question.getByRole('button', { name: 'Restore' }).click()
	await expect(question).toBeHidden()
}

test('a changed text is compared in words, and restored', {
	tag: '@screens',
}, async ({ admin: page }) => {
	const before = ['风 | 不大[bú dà] | 。 / Little wind.', '再见 | ！ / Bye!']
	const { office, stored } = await newDraft(...before)
	await page.goto(`${office}/segment`)
	const area = page.getByLabel('Segment Editor')
	await hydrated(area)
	await rewrite(area, 'zh: 风␟不␟大。\nen: Little wind.\n\nzh: 明天␟见！\nen: See you!')
	await area.press('Control+s')
	await expect(page.getByText('Lesson content saved successfully!').first()).toBeVisible()

	await lessonTab(page, 'Activity').click()
	await page.getByRole('link', { name: /^All versions/ }).click()
	await expect(page.getByRole('heading', { name: /^Versions: / })).toBeVisible()
	const newest = page.getByRole('row', { name: 'Shen Lan' })
	await expect(newest).toContainText('2 paragraphs changed')
	await expectNoBarriers(page)
	await newest.getByRole('link', { name: /^What changed/ }).click()
	const cut = page.getByRole('listitem').filter({ hasText: 'Paragraph 1' })
	await expect(cut).toContainText('不大 was cut: 不 | 大.')
	const rewritten = page.getByRole('listitem').filter({ hasText: 'Paragraph 2' })
	await expect(rewritten.getByRole('deletion').first()).toContainText('再见')
	await expect(rewritten.getByRole('insertion').first()).toContainText('明天见')
	await expectNoBarriers(page)

	await page.getByRole('link', { name: 'All versions' }).click()
	// The message goes after a while, on a busy machine before the question is seen to have closed.
	await Promise.all([
		expect(page.getByText('Restored. The text is as it was.').first()).toBeVisible(),
		restore(page, 'Text, save 1'),
	])
	expect(await stored()).toEqual(before)
	await expect(page.getByRole('row')).toHaveCount(4)
	await page.goto(`${office}/segment`)
	await expect(area).toHaveValue(/风␟不大。/)
	await lessonTab(page, 'Activity').click()
	await expect(page.getByText(/^Restored the version of /)).toBeVisible()
})
