import type { Page } from '@playwright/test'
import { lessonContents } from '#app/db/schema/index.ts'
import { expectNoBarriers, expectNoBarriersHere } from '#tests/support/barriers.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { contentFrom } from '#tests/support/content-notation.ts'
import { expect, hydrated, login, newUser, test } from '#tests/support/journey.ts'
import { lessonTab } from '#tests/support/lesson-tabs.ts'
import { newLesson } from '#tests/support/new-lesson.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { publishSaved } from '#tests/support/publish-bar.ts'
import { newTeaHouse } from '#tests/support/tea-house.ts'

function editor(page: Page) {
	return {
		area: page.getByLabel('Segment Editor'),
		preview: page.getByRole('region', { name: 'Live Preview' }),
		word: (word: string) => page.locator('.segment-preview ruby').filter({ hasText: word }),
		dialog: page.getByRole('dialog', { name: 'Edit Pinyin' }),
		save: () => page.getByRole('button', { name: 'Save', exact: true }).first().click(),
		saved: page.getByText('Lesson content saved successfully!'),
	}
}

function tab(page: Page, name: string) {
	return page.getByRole('navigation', { name: 'This lesson' }).getByRole('link', { name })
}

test('a new lesson can be written and then read by a learner', { tag: '@screens' }, async ({
	admin: page,
}) => {
	const { office, reading, stored } = await newLesson()
	await page.goto(`${office}/segment`)
	const raw = page.getByLabel('Original content (zh:/en: format)')
	await expect(page.getByRole('button', { name: 'Segment', exact: true })).toBeDisabled()
	await expect(raw).toBeFocused()
	await raw.pressSequentially('zh')
	await raw.press(':')
	await expect(raw).toHaveValue('zh: ')
	await page.keyboard.insertText('我的头发很长。')
	await raw.press('Enter')
	await page.getByRole('button', { name: 'English Tag' }).click()
	await page.keyboard.insertText('My hair is long.')
	await raw.press('Enter')
	await raw.press('Enter')
	await page.getByRole('button', { name: 'English Tag' }).click()
	await page.getByRole('button', { name: 'Segment', exact: true }).click()
	await expect(page.getByText('Paragraph 2 is missing "zh:" tag')).toBeVisible()
	await raw.fill('zh: 我的头发很长。\nen: My hair is long.')
	await page.getByRole('button', { name: 'Segment', exact: true }).click()

	const { area, word, saved, preview } = editor(page)
	await expect(area).toHaveValue('zh: 我␟的␟头发␟很␟长。\nen: My hair is long.')
	await expect(area).toBeFocused()
	await expect(page.getByText('1 paragraphs / 6 Chinese chars')).toBeVisible()
	await expect(word('头发').locator('rt')).toHaveText('tóufa')
	await expectNoBarriers(page)
	await page.getByRole('button', { name: 'Preview unsaved text' }).click()
	const learner = page.getByRole('dialog', { name: 'Preview unsaved text' })
	await expect(learner.locator('.text ruby')).toHaveCount(5)
	await learner.getByRole('button', { name: 'Close preview' }).click()
	await page.keyboard.press('Control+s')
	await expect(saved).toBeVisible()
	expect(await stored()).toEqual(['我 | 的 | 头发 | 很 | 长 | 。 / My hair is long.'])

	await page.getByRole('button', { name: 'Re-segment' }).click()
	const again = page.getByRole('dialog', { name: 'Re-segment Content' })
	await again.getByRole('button', { name: 'Cancel' }).click()
	await expect(preview).toBeVisible()
	await publishSaved(page)
	await page.goto(reading)
	await expect(page.locator('.text ruby').filter({ hasText: '头发' })).toBeVisible()
})

test('Ctrl+S cuts pasted text and saves it; what cannot be cut stays as it was typed', async ({
	admin: page,
}) => {
	const { office, stored } = await newLesson()
	await page.goto(`${office}/segment`)
	const raw = page.getByLabel('Original content (zh:/en: format)')
	await expect(raw).toBeFocused()
	await page.keyboard.insertText('en: Only English.')
	await page.keyboard.press('Control+s')
	await expect(page.getByText('Paragraph 1 is missing "zh:" tag')).toBeVisible()
	await expect(raw).toHaveValue('en: Only English.')
	await raw.fill('zh: 我的头发很长。\nen: My hair is long.')
	await page.keyboard.press('Control+s')
	await expect(editor(page).saved).toBeVisible()
	expect(await stored()).toEqual(['我 | 的 | 头发 | 很 | 长 | 。 / My hair is long.'])
})

test('pinyin, blanks, gaps and word borders can be changed and undone', async ({ admin: page }) => {
	const lines = ['我 | 学习 | 一 | 个 | 字 | 。 / I learn a character.', '再见 | ！ / Bye!']
	const { office, stored } = await newLesson(...lines)
	await page.goto(`${office}/segment`)
	const { area, word, dialog, save, saved, preview } = editor(page)
	await word('学习').click()
	await expect(dialog.getByText('xué xí')).toBeVisible()
	await expect(dialog.getByText('(Separate syllables with space)')).toBeVisible()
	await expectNoBarriersHere(page)
	await dialog.getByPlaceholder('Enter custom pinyin').fill('xue2 %%')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog.getByRole('alert')).toContainText('"%%" is not pinyin')
	await dialog.getByPlaceholder('Enter custom pinyin').fill('xue2')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(dialog.getByRole('alert')).toContainText('Syllables here: 1; characters: 2.')
	await dialog.getByPlaceholder('Enter custom pinyin').fill('xue2 xi5')
	await expect(dialog.getByText('xué xi', { exact: true })).toBeVisible()
	await dialog.getByRole('switch', { name: 'Hide this word (blank)' }).check()
	await dialog.getByRole('button', { name: 'Save' }).click()
	await expect(word('学习').locator('rt')).toHaveText('xuéxi')
	await expect(word('学习')).toBeFocused()

	// By keyboard: move to the next word and join it with the one after.
	await page.keyboard.press('ArrowRight')
	await page.keyboard.press('j')
	await expect(area).toHaveValue(/我␟学习␟一个␟字。/)
	await expect(word('一个').locator('rt')).toHaveText('yīge')
	await preview.getByText('I learn a character.').hover()
	await preview.getByRole('group', { name: 'Gap after paragraph 1' }).getByText('M').click()
	await word('再见').click()
	await dialog.getByRole('button', { name: 'Split here: 再, 见' }).click()
	await expect(area).toHaveValue(/再␟见！/)
	await save()
	await expect(saved).toBeVisible()
	expect(await stored()).toEqual([
		'我 | {学习}[xué xi] | 一个 | 字 | 。 / I learn a character. (large)',
		'再 | 见 | ！ / Bye!',
	])

	await area.press('Control+Home')
	await area.press('End')
	await area.press('ArrowLeft')
	await area.press('Control+Enter')
	await expect(area).toHaveValue(/我␟学习␟一个␟字。/)
	await area.press('ArrowLeft')
	await area.press('Control+Enter')
	await expect(area).toHaveValue(/我␟学习␟一个字。/)
	for (let steps = 0; steps < 5; steps++) await area.press('Control+z')
	await expect(area).toHaveValue(/我␟学习␟一␟个␟字。/)
	await expect(word('学习').locator('rt')).toHaveText('xuéxí')
	await expect(preview.getByRole('button', { name: 'Small', pressed: true })).toHaveCount(2)
	for (let steps = 0; steps < 5; steps++) await area.press('Control+Shift+z')
	await expect(area).toHaveValue(/我␟学习␟一个字。/)

	await page.getByRole('button', { name: 'Re-segment' }).click()
	await page
		.getByRole('dialog', { name: 'Discard Segmentation Edits' })
		.getByRole('button', { name: 'Continue' })
		.click()
	await page
		.getByRole('dialog', { name: 'Re-segment Content' })
		.getByRole('button', { name: 'Re-segment' })
		.click()
	await expect(page.getByLabel('Original content (zh:/en: format)')).toHaveValue(
		'zh: 我学习一个字。\nen: I learn a character.\n\nzh: 再见！\nen: Bye!',
	)

	// Nothing is lost by it: neither the words nor what was done to them.
	await page.getByRole('button', { name: 'Back to the words' }).click()
	await expect(area).toHaveValue(/我␟学习␟一个字。/)
	await page.getByRole('button', { name: 'Re-segment' }).click()
	await page.getByRole('button', { name: 'Continue' }).click()
	const again = page.getByRole('dialog', { name: 'Re-segment Content' })
	await expect(again).toContainText('1 pinyin edit and 1 blank stay where their word stays.')
	await again.getByRole('button', { name: 'Re-segment' }).click()
	await page.getByRole('button', { name: 'Segment', exact: true }).click()
	await expect(area).toHaveValue(/zh: 再见！/)
	await expect(word('学习').locator('rt')).toHaveText('xuéxi')
	await area.press('Control+z')
	await expect(area).toHaveValue(/我␟学习␟一个字。/)
	await page.getByRole('button', { name: 'Reset' }).click()
	await expect(area).toHaveValue(/zh: 再␟见！/)
	await expect(page.getByText('Unsaved changes')).toBeHidden()
})

test('typed text is cut into words when its paragraph is left, and before a save', async ({
	admin: page,
}) => {
	const { office, stored } = await newLesson('小林[Xiǎo Lín] | 说 | ： | 再见 | ！ / Bye!')
	await page.goto(`${office}/segment`)
	const { area, word, saved } = editor(page)
	await area.press('Control+Home')
	for (const _ of 'zh: ') await area.press('ArrowRight')
	await page.keyboard.insertText('我们的')
	await expect(area).toHaveValue(/zh: 我们的小林␟说/)
	await area.press('Control+End')
	await page.keyboard.insertText('\n\nzh: 我下班以后马上过去。\nen: I will come.')
	await expect(area).toHaveValue(/zh: 我们␟的␟小林␟说：再见！/)
	await page.keyboard.insertText(' Soon.')
	await page.keyboard.press('Control+s')
	await expect(saved).toBeVisible()
	await expect(area).toHaveValue(/zh: 我␟下班␟以后␟马上␟过去。\nen: I will come. Soon.$/)
	await expect(word('小林').locator('rt')).toHaveText('Xiǎo Lín')
	expect(await stored()).toEqual([
		'我们 | 的 | 小林[Xiǎo Lín] | 说 | ： | 再见 | ！ / Bye!',
		'我 | 下班 | 以后 | 马上 | 过去 | 。 / I will come. Soon.',
	])
	await lessonTab(page, 'Activity').click()
	await expect(page.getByRole('region', { name: 'History' })).toContainText(
		'我|下班|以后|马上|过去。 / I will come. Soon.',
	)
})

test('the second of two authors is warned before overwriting', { tag: '@long' }, async ({
	admin: page,
	browser,
}) => {
	const { office, stored } = await newLesson('再见 | ！ / Bye!')
	await page.goto(`${office}/segment`)
	const other = await browser.newContext()
	const theirs = await other.newPage()
	await login(theirs, await newUser('Lin Yue', 99))
	await theirs.goto(`${office}/segment`)
	await expect(theirs.getByText(/ has this open$/)).toBeVisible()
	await editor(theirs).area.fill('zh: 再见！\nen: See you!')
	await editor(theirs).save()
	await expect(editor(theirs).saved).toBeVisible()

	const { area, save, saved } = editor(page)
	await area.fill('zh: 再见！\nen: Goodbye!')
	await save()
	await expect(page.getByRole('alert')).toContainText(/Lin Yue saved this text at \d\d:\d\d\./)
	const notice = page.getByRole('region', { name: 'Saved meanwhile' })
	await expect(notice.locator('li del')).toContainText('theirs: See you')
	await expect(notice.locator('li ins')).toContainText('yours: Goodbye')
	await expect(area).toHaveValue('zh: 再见！\nen: Goodbye!')
	expect(await stored()).toEqual(['再见 | ！ / See you!'])
	await page.getByRole('button', { name: 'Save anyway' }).click()
	await expect(saved).toBeVisible()
	expect(await stored()).toEqual(['再见 | ！ / Goodbye!'])

	// An ended session loses no text.
	await theirs.context().clearCookies()
	await editor(theirs).area.fill('zh: 再见！\nen: So long!')
	await editor(theirs).save()
	await expect(theirs.getByRole('alert')).toContainText('You are signed out.')
	await expect(editor(theirs).area).toHaveValue('zh: 再见！\nen: So long!')
	await other.close()
})

test('in a conflict both texts are brought together by paragraph', {
	tag: ['@long', '@screens'],
}, async ({ admin: page, browser }) => {
	const { office, stored } = await newLesson('再见 | ！ / Bye!', '谢谢 | 。 / Thanks.')
	await page.goto(`${office}/segment`)
	const other = await browser.newContext()
	const theirs = await other.newPage()
	await login(theirs, await newUser('Lin Yue', 99))
	const text = (bye: string, thanks: string) =>
		`zh: 再见！\nen: ${bye}\n\nzh: 谢谢。\nen: ${thanks}`
	async function saveTheirs(typed: string) {
		await theirs.goto(`${office}/segment`)
		await editor(theirs).area.fill(typed)
		await editor(theirs).save()
		await expect(editor(theirs).saved).toBeVisible()
	}
	const { area, save, saved } = editor(page)
	const notice = page.getByRole('region', { name: 'Saved meanwhile' })
	const [first, second] = [/^Paragraph 1/, /^Paragraph 2/].map((name) =>
		notice.getByRole('group', { name }),
	)
	const decided = notice.getByRole('button', { name: 'Save with these choices' })
	if (!first || !second) throw new Error('no groups')

	// Each has changed another paragraph: one click saves both changes.
	await saveTheirs(text('Bye!', 'Thank you.'))
	await area.fill(text('Goodbye!', 'Thanks.'))
	await save()
	await expect(first).toContainText('Changed by you')
	await expect(first.getByRole('radio', { name: 'Keep mine' })).toBeChecked()
	await expect(second).toContainText('Changed by them')
	await expect(second.getByRole('radio', { name: 'Take theirs' })).toBeChecked()
	await expect(notice.getByRole('alert')).toHaveText(/your text is still here\.$/)
	await expectNoBarriers(page)
	await decided.click()
	await expect(saved).toBeVisible()
	await expect(area).toHaveValue(text('Goodbye!', 'Thank you.'))
	expect(await stored()).toEqual(['再见 | ！ / Goodbye!', '谢谢 | 。 / Thank you.'])

	// The text before it can still be had.
	await expect(area).toBeFocused()
	await page.keyboard.press('Control+z')
	await expect(area).toHaveValue(text('Goodbye!', 'Thanks.'))
	await page.keyboard.press('Control+Shift+z')
	await expect(area).toHaveValue(text('Goodbye!', 'Thank you.'))

	// Both have changed the same paragraph: they are asked, and can answer by keyboard.
	await saveTheirs(text('See you!', 'Thanks a lot.'))
	await area.fill(text('Farewell!', 'Thank you.'))
	await save()
	await expect(first).toContainText('Changed by both')
	await expect(notice.getByText('1 paragraph is undecided.')).toBeVisible()
	await expect(decided).toBeDisabled()
	await first.getByRole('radio', { name: 'Keep mine' }).focus()
	await page.keyboard.press('ArrowDown')
	await expect(first.getByRole('radio', { name: 'Take theirs' })).toBeChecked()
	await expect(decided).toBeEnabled()

	// Typing, a half-typed text and another refusal leave the choice as it is.
	await area.press('Control+End')
	await page.keyboard.insertText('\n\nen: Tea.')
	await expect(notice.getByRole('alert').last()).toContainText('Paragraph 3 is missing "zh:" tag')
	await save()
	await expect(notice.getByRole('alert').last()).toContainText('Paragraph 3 is missing "zh:" tag')
	await notice.getByRole('button', { name: 'Go to line 7' }).click()
	await page.keyboard.insertText('zh: 茶。\n')
	await expect(first.getByRole('radio', { name: 'Take theirs' })).toBeChecked()
	await save()
	await expect(first.getByRole('radio', { name: 'Take theirs' })).toBeChecked()
	await expect(notice.getByRole('group', { name: /^Paragraph 3 Added by you/ })).toBeVisible()
	await decided.click()
	await expect(saved).toBeVisible()
	expect(await stored()).toEqual([
		'再见 | ！ / See you!',
		'谢谢 | 。 / Thanks a lot.',
		'茶 | 。 / Tea.',
	])
	await other.close()
})

test('unsaved changes are restored after the tab was closed', async ({ admin: page }) => {
	const { office } = await newLesson('再见 | ！ / Bye!')
	await page.goto(`${office}/segment`)
	const { area, word, dialog } = editor(page)
	await word('再见').click()
	await dialog.getByPlaceholder('Enter custom pinyin').fill('zai4 jian5')
	await dialog.getByRole('button', { name: 'Save' }).click()
	await area.press('Control+End')
	await area.pressSequentially(' Bye!')
	await tab(page, 'Notes').click()
	await page.getByRole('button', { name: 'Stay' }).click()
	await expect(area).toHaveValue('zh: 再见！\nen: Bye! Bye!')
	// The draft is written after a pause.
	await expect
		.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
		.toContain('Bye! Bye!')

	const next = await page.context().newPage()
	await page.close({ runBeforeUnload: false })
	await next.goto(`${office}/segment`)
	await next.getByRole('button', { name: 'Restore' }).click()
	await expect(editor(next).area).toHaveValue('zh: 再见！\nen: Bye! Bye!')
	await expect(editor(next).word('再见').locator('rt')).toHaveText('zàijian')
	await editor(next).save()
	await expect(editor(next).saved).toBeVisible()
	await next.reload()
	await expect(editor(next).area).toHaveValue('zh: 再见！\nen: Bye! Bye!')
	await expect(next.getByRole('button', { name: 'Restore' })).toBeHidden()
})

test('a restored draft that began from an older text is asked about each difference', {
	tag: '@long',
}, async ({ admin: page }) => {
	const { office, stored } = await newLesson('再见 | ！ / Bye!', '谢谢 | 。 / Thanks.')
	await page.goto(`${office}/segment`)
	const text = (bye: string, thanks: string) =>
		`zh: 再见！\nen: ${bye}\n\nzh: 谢谢。\nen: ${thanks}`
	await editor(page).area.fill(text('Goodbye!', 'Thanks.'))
	await expect
		.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
		.toContain('Goodbye!')
	await page.close({ runBeforeUnload: false })

	const [next, other] = [await page.context().newPage(), await page.context().browser()?.newPage()]
	if (!other) throw new Error('no browser')
	await login(other, await newUser('Lin Yue', 99))
	await other.goto(`${office}/segment`)
	await editor(other).area.fill(text('Bye!', 'Thank you.'))
	await editor(other).save()
	await expect(editor(other).saved).toBeVisible()
	await other.close()

	await next.goto(`${office}/segment`)
	await next.getByRole('button', { name: 'Restore' }).click()
	await editor(next).save()
	const notice = next.getByRole('region', { name: 'Saved meanwhile' })
	await expect(notice.getByText('is not at hand: each difference is asked about.')).toBeVisible()
	await expect(notice.getByText('2 paragraphs are undecided.')).toBeVisible()
	await notice.getByRole('radio', { name: 'Keep mine' }).first().check()
	await notice.getByRole('radio', { name: 'Take theirs' }).last().check()
	await notice.getByRole('button', { name: 'Save with these choices' }).click()
	await expect(editor(next).saved).toBeVisible()
	expect(await stored()).toEqual(['再见 | ！ / Goodbye!', '谢谢 | 。 / Thank you.'])
})

test('Back leads to the lesson’s course, whatever was opened in between', { tag: '@long' }, async ({
	admin: page,
}) => {
	const { id } = await newTeaHouse()
	const lessonId = `cup-${id}`
	await makeLesson(platformDatabase(), {
		id: lessonId,
		parentId: id,
		title: { zh: '茶杯', en: 'A Cup' },
	})
	const content = contentFrom('茶杯 | 。 / A cup.')
	await platformDatabase().insert(lessonContents).values({ lessonId, content })
	const back = page.getByRole('link', { name: 'Back', exact: true })
	await page.goto(`/admin/lessons/${lessonId}/segment`)
	await hydrated(back)
	await page.getByRole('link', { name: /^View saved (lesson|article)$/ }).click()
	await page.getByRole('link', { name: 'Back to the editor' }).click()
	await tab(page, 'Audio').click()
	await expect(page.getByRole('heading', { name: 'Audio Management' })).toBeVisible()
	await back.click()
	await expect(page).toHaveURL(`/admin/courses/${id}`)
	// From a list with filters it leads to the same list.
	const filtered = `/admin/courses/${id}?q=cup`
	await page.goto(filtered)
	await page.getByRole('link', { name: 'Content: A Cup' }).click()
	await tab(page, 'Notes').click()
	await tab(page, 'Text').click()
	await expect(page.getByLabel('Segment Editor')).toBeVisible()
	await back.click()
	await expect(page).toHaveURL(filtered)
})
