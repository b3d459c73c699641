import type { Page } from '@playwright/test'
import { lessonContents } from '#app/db/schema/index.ts'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { expect, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

/** A lesson with two readings and one cut in doubt. */
async function doubtfulLesson() {
	const db = platformDatabase()
	const id = await makeLesson(db, { id: `doubts-${crypto.randomUUID().slice(0, 8)}` })
	const paragraph = (...words: [word: string, pinyin?: string][]) => ({
		zh: words.map(([word, pinyin]) => (pinyin ? { word, pinyin } : { word })),
		en: 'A sentence.',
		blank: 'normal' as const,
	})
	const slow = paragraph(['小树', 'xiǎo shù'], ['长', 'zhǎng'], ['得', 'de'], ['慢', 'màn'], ['。'])
	const wait = paragraph(
		['请', 'qǐng'],
		['等', 'děng'],
		['十', 'shí'],
		['分钟', 'fēn zhōng'],
		['。'],
	)
	await db.insert(lessonContents).values({ lessonId: id, content: [slow, wait, slow] })
	return `/admin/lessons/${id}/segment`
}

function desk(page: Page) {
	const area = page.getByLabel('Segment Editor')
	return {
		area,
		toCheck: page.getByRole('region', { name: /^To check/ }),
		marked: page.locator('[data-doubt]'),
		selected: () =>
			area.evaluate((field) =>
				field instanceof HTMLTextAreaElement
					? field.value.slice(field.selectionStart, field.selectionEnd)
					: '',
			),
		caret: () =>
			area.evaluate((field) => field instanceof HTMLTextAreaElement && field.selectionEnd),
	}
}

test('keys lead from doubt to doubt, and one press settles each', { tag: '@screens' }, async ({
	admin: page,
}) => {
	await page.goto(await doubtfulLesson())
	const { area, toCheck, marked, selected, caret } = desk(page)
	await expect(toCheck.getByRole('listitem')).toHaveCount(3)
	await expectNoBarriers(page)
	await area.press('Control+End')
	const typing = await caret()
	await toCheck.getByRole('button', { name: 'Right here' }).first().focus()
	await page.keyboard.press('F8')
	await expect(area).not.toBeFocused()
	await page.keyboard.press('Escape')
	await expect(area).toBeFocused()
	expect(await caret()).toBe(typing)
	await area.press('F8')
	expect(await selected()).toBe('长')
	await expect(toCheck).toContainText('1 of 3')
	await area.press('F8')
	expect(await selected()).toBe('十␟分钟')
	await area.press('Shift+F8')
	expect(await selected()).toBe('长')
	await area.press('Escape')
	expect(await caret()).toBe(typing)

	// A reading, with its meaning; then the other cut; both can be undone.
	await area.press('F8')
	await toCheck
		.getByRole('button', { name: /^cháng .*long/ })
		.first()
		.click()
	await expect(area).toBeFocused()
	expect(await selected()).toBe('十␟分钟')
	await toCheck.getByRole('button', { name: '十分 | 钟' }).click()
	await expect(area).toHaveValue(/请␟等␟十分␟钟。/)
	expect(await selected()).toBe('长')
	await expect(marked).toHaveCount(1)
	await area.press('Control+z')
	await expect(area).toHaveValue(/请␟等␟十␟分钟。/)
})

test('a held key settles one doubt, and the focus goes from each to the next, then to the text', async ({
	admin: page,
}) => {
	await page.goto(await doubtfulLesson())
	const { area, toCheck } = desk(page)
	const items = toCheck.getByRole('listitem')
	await toCheck.getByRole('button', { name: 'Right here' }).first().focus()
	// Each further "down" is a repeat.
	for (const _ of [1, 2, 3]) await page.keyboard.down('Enter')
	await page.keyboard.up('Enter')
	await expect(items).toHaveCount(2)
	await expect(toCheck.getByRole('button', { name: '十分 | 钟' })).toBeFocused()
	await expect(area).toHaveValue(/十␟分钟/)
	await page.keyboard.press('Enter')
	await expect(items).toHaveCount(1)
	await page.keyboard.press('Enter')
	await expect(items).toHaveCount(0)
	await expect(area).toBeFocused()
})

test('what is right here stays settled after a reload', async ({ admin: page }) => {
	await page.goto(await doubtfulLesson())
	const { toCheck } = desk(page)
	const items = toCheck.getByRole('listitem')
	await toCheck.getByRole('button', { name: 'Right in all 2 places' }).first().click()
	await expect(items).toHaveCount(1)
	await toCheck.getByRole('button', { name: 'Right here' }).click()
	await expect(items).toHaveCount(0)
	await page.keyboard.press('Control+s')
	await expect(page.getByText('Lesson content saved successfully!')).toBeVisible()
	await page.reload()
	await expect(toCheck).toContainText('No reading and no cut is in doubt.')
	await toCheck.getByRole('button', { name: 'Check again' }).click()
	await expect(items).toHaveCount(1)
})

test('a smaller page shows one doubt at a time above the bar', { tag: '@screens' }, async ({
	admin: page,
}) => {
	await page.setViewportSize({ width: 900, height: 800 })
	await page.goto(await doubtfulLesson())
	const { toCheck, selected } = desk(page)
	await expect(toCheck).toContainText('1 of 3')
	await toCheck.getByRole('button', { name: 'Next doubt' }).click()
	expect(await selected()).toBe('长')
	await toCheck.getByRole('button', { name: 'Next doubt' }).click()
	await expect(toCheck).toContainText('2 of 3')
	expect(await selected()).toBe('十␟分钟')
	await expectNoBarriers(page)

	// The editor's keys work in the strip too.
	await toCheck.getByRole('button', { name: 'Right here' }).focus()
	await page.keyboard.press('F8')
	await expect(toCheck).toContainText('3 of 3')
	expect(await selected()).toBe('长')
	await page.keyboard.press('Enter')
	await expect(toCheck).toContainText('1 of 2')
	await page.keyboard.press('Control+z')
	await expect(toCheck).toContainText('of 3')
	await toCheck.getByLabel('Show').selectOption('None')
	await expect(toCheck).toContainText('Nothing is marked.')
})
