import { expectNoBarriers } from '#tests/support/barriers.ts'
import { makeAccount } from '#tests/support/factories.ts'
import { expect, hydrated, newEmail, test } from '#tests/support/journey.ts'
import { expectFocusStaysIn, press, tabTo } from '#tests/support/keyboard.ts'
import { newLesson } from '#tests/support/new-lesson.ts'
import { platformDatabase } from '#tests/support/platform.ts'

test('an application can be found and approved', { tag: '@long' }, async ({ admin: page }) => {
	const displayName = `Lin Yue ${crypto.randomUUID().slice(0, 8)}`
	await makeAccount(platformDatabase(), { email: newEmail('applicant'), displayName, status: 0 })
	await page.goto('/admin/overview')
	await press(page, page.getByRole('link', { name: 'Skip to content' }))
	await expect(page.getByRole('main')).toBeFocused()
	await tabTo(page, page.getByRole('link', { name: /^Users/ }), 'Shift+Tab')
	await page.keyboard.press('Enter')
	await page.waitForURL('/admin/users')
	await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
	await page.keyboard.press('/')
	await expect(page.getByPlaceholder('display name or email')).toBeFocused()
	await page.keyboard.type(displayName)
	await expect(page.getByText('1 record', { exact: true })).toBeVisible()
	const approve = page.getByRole('link', { name: `Approve: ${displayName}` })
	const dialog = page.getByRole('dialog', { name: 'Approve this application?' })
	await press(page, approve)
	await expect(dialog).toBeVisible()
	await expectFocusStaysIn(page, dialog)
	await page.keyboard.press('Escape')
	await expect(approve).toBeFocused()
	await page.keyboard.press('Enter')
	await press(page, dialog.getByRole('button', { name: 'Approve' }))
	await expect(page.getByRole('status').getByText(`${displayName} was approved.`)).toBeVisible()
	await expect(page.getByRole('main')).toBeFocused()
})

test('a lesson’s words can be segmented again and saved', { tag: '@long' }, async ({
	admin: page,
}) => {
	const { office, stored } = await newLesson('我 | 学习 | 一 | 个 | 字 | 。 / I learn a character.')
	await page.goto(`${office}/segment`)
	const area = page.getByLabel('Segment Editor')
	await tabTo(page, area)
	await page.keyboard.press('Control+Home')
	for (const _ of 'zh: 我␟学习␟一') await page.keyboard.press('ArrowRight')
	await page.keyboard.press('Control+Enter')
	await expect(area).toHaveValue(/我␟学习␟一个␟字。/)
	await tabTo(page, page.locator('.segment-preview ruby[tabindex="0"]'))
	await page.keyboard.press('ArrowRight')
	await page.keyboard.press('Enter')
	const dialog = page.getByRole('dialog', { name: 'Edit Pinyin' })
	await tabTo(page, dialog.getByPlaceholder('Enter custom pinyin'))
	await page.keyboard.type('xue2 xi5')
	await page.keyboard.press('Enter')
	await expect(dialog).toBeHidden()
	await page.keyboard.press('Control+s')
	await expect(page.getByText('Lesson content saved successfully!')).toBeVisible()
	expect(await stored()).toEqual(['我 | 学习[xué xi] | 一个 | 字 | 。 / I learn a character.'])
})

test('a lesson is gone to by its name from anywhere', { tag: '@screens' }, async ({
	admin: page,
}) => {
	const { office } = await newLesson('我 | 学习 | 。 / I learn.')
	const name = `Long Hair ${office.split('/').at(-1)}`
	await page.goto('/admin/trash')
	await hydrated(page.getByRole('button', { name: 'Go to…' }))
	await page.keyboard.press('Control+k')
	const dialog = page.getByRole('dialog', { name: 'Go to…' })
	await expect(dialog.getByRole('searchbox')).toBeFocused()
	await page.keyboard.type('qqqqq')
	await expect(dialog.getByRole('status')).toHaveText('Nothing has this name.')
	await dialog.getByRole('searchbox').fill(name)
	const found = dialog.getByRole('link', { name })
	await expect(found).toBeVisible()
	await expectNoBarriers(page)
	await page.keyboard.press('ArrowDown')
	await expect(found).toBeFocused()
	await page.keyboard.press('ArrowUp')
	await page.keyboard.press('Enter')
	await page.waitForURL(`${office}/segment`)
	await expect(dialog).toBeHidden()
})
