import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { exercises } from '#app/db/schema/index.ts'
import { expectNoBarriers, expectNoBarriersHere } from '#tests/support/barriers.ts'
import { makeLesson } from '#tests/support/content-factories.ts'
import { expect, hydrated, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'

const who = '[choice]\nzh: 谁在唱歌？\nen: Who sings?\n- zh: 我\n* zh: 他\n? zh: 看第一段。'
const broken = '[choice]\nzh: 李明是哪国人？\n- zh: 美国人'

/** A new lesson without exercises. */
async function newLesson() {
	const id = `exercises-${crypto.randomUUID().slice(0, 8)}`
	const en = `Market day ${id}`
	await makeLesson(platformDatabase(), {
		id,
		title: { zh: '市场', en },
		status: 0,
	})
	const stored = async () => {
		const rows = await platformDatabase().select().from(exercises).where(eq(exercises.lessonId, id))
		return rows.sort((a, b) => a.orderNo - b.orderNo)
	}
	const questions = async () => (await stored()).map(({ question }) => question.zh)
	return { id, path: `/admin/lessons/${id}/exercises/edit`, stored, questions }
}

function textOf(page: Page) {
	return page.getByLabel('Exercises', { exact: true })
}

function preview(page: Page) {
	return page.getByRole('region', { name: 'Live Preview' })
}

test('a cut in doubt is named beside its exercise, until the author cuts it', async ({
	admin: page,
}) => {
	const { path } = await newLesson()
	await page.goto(path)
	await textOf(page).fill('[true_false]\nzh: 我们等了十分钟。\n* true')
	await expect(preview(page)).toContainText('To check十 | 分钟 or 十分 | 钟')
	await textOf(page).evaluate((area: HTMLTextAreaElement) => {
		const at = area.value.indexOf('分钟')
		area.setSelectionRange(at, at)
	})
	await page.getByRole('button', { name: 'Insert Separator' }).click()
	await expect(textOf(page)).toHaveValue(/等了十␟分钟/)
	await expect(preview(page)).not.toContainText('To check')
})

test('exercises can be written, previewed and then saved', {
	tag: '@screens',
}, async ({ admin: page }) => {
	const { id, path, questions, stored } = await newLesson()
	const list = `/admin/courses?keyword=${id}`
	await page.goto(list)
	const toExercises = page.getByRole('link', { name: `Exercises: Market day ${id}` })
	await toExercises.click()
	await page.waitForURL(path)
	const save = page.getByRole('button', { name: /^Save \d/ })
	await expect(save).toBeDisabled()
	await page.getByRole('button', { name: 'True/False' }).click()
	await page.keyboard.insertText('他喜欢喝茶。')
	await page.getByRole('button', { name: 'Multiple Choice' }).click()
	await expect(page.getByText('2 valid exercise(s) found.')).toBeVisible()
	await expect(textOf(page)).toHaveValue(
		/^\[true_false\]\nzh: 他喜欢喝茶。\nen: Statement\n\* true\n.*\n.*\n\n\[multiple\]\nzh: 问题\n/,
	)
	const blocks = preview(page)
		.getByRole('listitem')
		.filter({ has: page.getByRole('heading') })
	await expect(blocks).toHaveCount(2)
	await expect(blocks.nth(1)).toContainText('Explanation')
	await expect(blocks.nth(1)).toHaveAttribute('data-current')

	// Typing continues while errors are shown with their line.
	await textOf(page).press('Control+End')
	await page.keyboard.insertText(`\n\n${broken}`)
	await expect(blocks.nth(2)).toContainText('Q3. Parsing Error')
	await expect(blocks.nth(2)).toContainText('No correct answer specified for choice question.')
	await expect(page.getByText('Some blocks have errors.')).toBeVisible()
	await blocks.nth(0).getByRole('button').click()
	await expect(textOf(page)).toBeFocused()
	expect(await selectionOf(page)).toBe('[true_false]')
	await expectNoBarriers(page)

	await textOf(page).press('Control+s')
	const dialog = page.getByRole('dialog')
	await expect(dialog).toContainText('Q3, line 20:')
	await expectNoBarriersHere(page)
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()
	expect(await stored()).toEqual([])
	await save.click()
	await dialog.getByRole('button', { name: 'Save 2 exercise(s)' }).click()
	await page.waitForURL(list)
	await expect(page.getByText('2 exercises saved.')).toBeVisible()
	expect(await questions()).toEqual(['他喜欢喝茶。', '问题'])

	const [kept] = await stored()
	await toExercises.click()
	await textOf(page).press('Control+Home')
	await page.keyboard.insertText(`${who}\n\n`)
	await save.click()
	await page.waitForURL(list)
	expect((await stored()).map(({ id }) => id)[1]).toBe(kept?.id)

	// Saved again and again, without leaving.
	await toExercises.click()
	for (const [question, count] of [
		['一', 4],
		['二', 5],
	]) {
		await textOf(page).press('Control+End')
		await page.keyboard.insertText(`\n\n[true_false]\nzh: ${question}\nen: ?\n* true`)
		await textOf(page).press('Control+s')
		await expect(page.getByText(`${count} exercises saved.`)).toBeVisible()
	}
	expect(await questions()).toEqual(['谁在唱歌？', '他喜欢喝茶。', '问题', '一', '二'])
	await page.getByRole('button', { name: 'Choice', exact: true }).click()
	await expect(page.getByText('2 templates are not filled in yet.')).toBeVisible()
	await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('a draft that was begun before its author’s partial save is saved over it', async ({
	admin: page,
}) => {
	const { path } = await newLesson()
	await page.goto(path)
	await hydrated(textOf(page))
	await page.keyboard.insertText(`${who}\n\n${broken}`)
	await textOf(page).press('Control+s')
	await page.getByRole('dialog').getByRole('button', { name: 'Save 1 exercise(s)' }).click()
	await expect(page.getByText('1 exercise saved.')).toBeVisible()
	await page.goto('/admin/courses')
	await page.goto(path)
	await page.getByRole('button', { name: 'Restore' }).click()
	await expect(textOf(page)).toHaveValue(/李明是哪国人/)
	await textOf(page).fill(`${who}\n\n[true_false]\nzh: 他唱歌。\nen: He sings.\n* true`)
	await textOf(page).press('Control+s')
	await expect(page.getByText('2 exercises saved.')).toBeVisible()
})

async function selectionOf(page: Page): Promise<string> {
	return textOf(page).evaluate((area: HTMLTextAreaElement) =>
		area.value.slice(area.selectionStart, area.selectionEnd),
	)
}

test('whoever saves second sees where the other exercises differ', { tag: '@long' }, async ({
	admin: page,
}) => {
	const { path, questions } = await newLesson()
	await page.goto(path)
	await hydrated(textOf(page))
	const other = await page.context().newPage()
	await other.goto(path)
	await textOf(other).fill(who)
	await other.getByRole('button', { name: 'Save and stay' }).click()
	await expect(other.getByText('1 exercise saved.')).toBeVisible()

	await textOf(page).fill(who.replace('唱歌', '跳舞'))
	await page.getByRole('button', { name: 'Save and stay' }).click()
	const notice = page.getByRole('region', { name: 'Saved meanwhile' })
	await expect(notice.getByText('theirs: 唱歌')).toBeVisible()
	await expect(notice.getByText('yours: 跳舞')).toBeVisible()
	await expect(notice.getByRole('button', { name: 'Show theirs' })).toBeVisible()
	expect(await questions()).toEqual(['谁在唱歌？'])
})
