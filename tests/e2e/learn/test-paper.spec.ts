/** A test in the form of the HSK, against a clock. */
import type { Page } from '@playwright/test'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import {
	button,
	expectChinese,
	lessonWithExercises,
	question,
	readLessonAs,
} from '#tests/support/exercises.ts'
import { expect, test } from '#tests/support/journey.ts'

const paper = `[true_false]
zh: 我四号去北京。
en: I’m going to Beijing on the fourth.
* false
? zh: 今天是四号。
en: That is today.

[choice]
zh: 怎么回答？
sound: 你女儿在哪儿工作？
- zh: 我在北京
* zh: 在医院
? en: The answer is a place.

[match]
zh: 连一连
* zh: 你叫什么？ = 贝贝。
* zh: 今天几号？ = 四号。

[type]
zh: 写一写：mǎ
* zh: 马`

const start = (page: Page) => page.getByRole('button', { name: /^Start the test/ })

const option = (page: Page, number: number, letter: string) =>
	question(page, number).getByRole('radio', { name: new RegExp(`^${letter}`) })

async function handIn(page: Page): Promise<void> {
	await button(page, 'Hand in').click()
	await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
}

test('a test tells nothing until it is handed in, and then where points were lost', {
	tag: '@screens',
}, async ({ page }) => {
	await readLessonAs(page, await lessonWithExercises(paper, 'test'))
	await expect(page.getByRole('row')).toHaveText([
		'PartPointsTime',
		'Listening11 min',
		'Reading33 min',
		'Writing14 min',
	])
	await start(page).click()
	await expect(page.getByRole('timer')).toHaveText(/^7:\d\d$|^8:00$/)
	await expect(page.getByRole('heading', { level: 3 })).toHaveText([
		'Listening',
		'Reading',
		'Writing',
	])

	// What is heard comes first.
	await option(page, 1, 'A').check()
	await option(page, 1, 'B').check()
	await option(page, 2, 'A').check()
	await expect(page.getByText('2 of 4 answered')).toBeVisible()
	await expect(page.getByText('Incorrect!')).toBeHidden()
	await expect(page.getByText('I’m going to Beijing on the fourth.')).toBeHidden()
	await expect(question(page, 2).locator('legend [role="button"]')).toHaveCount(0)
	await expectNoBarriers(page)

	await page.reload()
	await expect(option(page, 1, 'B')).toBeChecked()
	await option(page, 1, 'A').check()
	await option(page, 1, 'B').check()
	await button(page, 'Hand in').click()
	await expect(page.getByRole('dialog')).toContainText(
		'2 questions are open or not finished, and would count as wrong.',
	)
	await button(page, 'Go on with the test').click()
	const bank = question(page, 3).getByRole('group', { name: 'Words to choose from' })
	await bank.getByRole('button').filter({ hasText: '四' }).click()
	await bank.getByRole('button').filter({ hasText: '贝' }).first().click()
	await expect(page.getByText('3 of 4 answered')).toBeVisible()
	await handIn(page)

	await expect(page.getByText('1 of 5 points. The HSK asks for 60%.')).toBeVisible()
	const byPart = page.getByRole('listitem').filter({ has: page.getByRole('progressbar') })
	await expect(byPart).toHaveText(['Listening1 of 1', 'Reading0 of 3', 'Writing0 of 1'])
	await expect(page.getByText('Nothing. You know what this course teaches.')).toBeHidden()
	await expect(question(page, 2).getByText('Incorrect!')).toBeVisible()
	await expectChinese(question(page, 2), '今天是四号。')
	await expect(question(page, 1)).toBeHidden()
	await page.getByText('Right answers (1)').click()
	await expect(question(page, 1).getByText('Correct!')).toBeVisible()
	await expectNoBarriers(page)

	await button(page, 'Take the test again').click()
	await expect(page.getByText('0 of 4 answered')).toBeVisible()
	await expect(option(page, 1, 'B')).not.toBeChecked()
})

test('when the time is over, what is answered is handed in', async ({ page }) => {
	await page.clock.install()
	await readLessonAs(page, await lessonWithExercises(paper, 'test'))
	await start(page).click()
	await option(page, 2, 'B').check()
	await page.clock.fastForward('07:30')
	await expect(page.getByRole('status').filter({ hasText: 'One minute left.' })).toBeAttached()
	await page.clock.fastForward('00:31')
	await expect(page.getByText('1 of 5 points. The HSK asks for 60%.')).toBeVisible()
})

test('what is to be heard plays twice', async ({ page }) => {
	await readLessonAs(page, await lessonWithExercises(paper, 'test'))
	await start(page).click()
	const listen = question(page, 1).getByRole('button', { name: /^Listen/ })
	await expect(listen).toHaveText('Listen (0 of 2)')
	await listen.click()
	await expect(listen).toHaveText('Listen (1 of 2)')
	await listen.click()
	await expect(listen).toHaveText('Listen (2 of 2)')
	await expect(listen).toHaveAttribute('aria-disabled', 'true')
	await expect(question(page, 1).getByText('你女儿在哪儿工作？')).toBeHidden()
})

test('on a telephone each question begins at its beginning', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 480 })
	await readLessonAs(page, await lessonWithExercises(paper, 'test'))
	await start(page).click()
	for (const _ of [1, 2]) await button(page, 'Next').locator('visible=true').click()
	await question(page, 3).getByRole('button').last().scrollIntoViewIfNeeded()
	await button(page, 'Next').locator('visible=true').click()
	await expect(question(page, 4).locator('legend')).toBeInViewport({ ratio: 1 })
	const foot = (await page.getByRole('timer').boundingBox())?.y ?? 0
	expect((await question(page, 4).locator('legend').boundingBox())?.y).toBeGreaterThan(foot)
})
