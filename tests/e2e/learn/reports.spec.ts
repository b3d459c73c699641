/** Readers report what is wrong; an editor answers, and they see it. */
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { reports } from '#app/db/schema/index.ts'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { makeExercises } from '#tests/support/content-factories.ts'
import { beginReading } from '#tests/support/exercises.ts'
import { expect, login, newUser, test } from '#tests/support/journey.ts'
import { newLesson } from '#tests/support/new-lesson.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { openDeck } from '#tests/support/studying.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page) => page.locator('dialog[open]')
const message = (page: Page, text: string) =>
	page.getByRole('region', { name: 'Messages' }).getByText(text)

/** 我在银行。 with the pinyin of another bank. */
async function readLesson(page: Page) {
	const lesson = await newLesson('我[wǒ] | 在[zài] | 银行[yín xíng] | 。 / I am at the bank.')
	const lessonId = lesson.reading.split('/').at(-1) ?? ''
	await page.goto(lesson.reading)
	await page.locator('.text [tabindex="0"]').first().waitFor()
	const stored = () =>
		platformDatabase().select().from(reports).where(eq(reports.lessonId, lessonId))
	return { lessonId, stored }
}

const word = (page: Page, hanzi: string) =>
	page.locator('.text ruby').filter({ hasText: hanzi }).first()

test('a mistake reported without a network is answered by an editor, and its reader sees it', async ({
	browser,
	learner,
}) => {
	const { lessonId, stored } = await readLesson(learner)
	await word(learner, '银行').click()
	await expect(button(learner, 'Something wrong?')).toBeVisible()
	await learner.context().setOffline(true)
	await button(learner, 'Something wrong?').click()
	await expect(dialog(learner)).toContainText('我在银行。')
	await expect(dialog(learner)).toContainText('I am at the bank.')
	await button(learner, 'Wrong pinyin').click()
	await expect(dialog(learner)).toContainText('Thank you. There is no connection')
	await learner.getByLabel('What should it be? (optional)').fill('yín háng')
	await button(learner, 'Send').click()
	await expect(message(learner, 'Thank you. There is no connection')).toBeVisible()
	expect(await stored()).toEqual([])
	await learner.context().setOffline(false)
	await expect.poll(stored).toMatchObject([{ word: '银行', kind: 'pinyin', note: 'yín háng' }])

	const context = await browser.newContext()
	const office = await context.newPage()
	await login(office, await newUser('Shen Lan', 99))
	await office.goto(`/admin/reports?from=${lessonId}`)
	const row = office.getByRole('row').filter({ hasText: '我在银行。' })
	await expect(row).toContainText('Wang Xiaomei')
	await expect(row.getByRole('link').first()).toHaveAttribute(
		'href',
		`/admin/lessons/${lessonId}/segment#paragraph-1&word=%E9%93%B6%E8%A1%8C`,
	)
	await row.getByRole('link', { name: 'Resolve: 银行' }).click()
	await dialog(office).getByLabel('Reply (optional)').fill('It is yín háng now.')
	await dialog(office).getByRole('button', { name: 'Resolve' }).click()
	await expect(message(office, 'The report was resolved.')).toBeVisible()
	await expect(row).toHaveCount(0)
	await context.close()

	await learner.goto('/courses')
	const news = learner.getByRole('region', { name: 'An answer to your report' })
	await expect(news).toContainText('It is yín háng now.')
	await news.getByRole('button', { name: 'Close the answer: 银行' }).click()
	await expect(news).toHaveCount(0)
	await learner.reload()
	await expect(learner.getByRole('heading', { name: 'Courses' }).first()).toBeVisible()
	await expect(news).toHaveCount(0)
	await learner.goto('/settings/reports')
	const own = learner.getByRole('listitem').filter({ hasText: '我在银行。' })
	await expect(own).toContainText('Corrected. Thank you!')
	await expect(own).toContainText('It is yín háng now.')
})

test('by keyboard a word is reported, and the focus returns to it; an exercise has a button, too', {
	tag: ['@long', '@screens'],
}, async ({ learner }) => {
	const { lessonId, stored } = await readLesson(learner)
	await makeExercises(
		platformDatabase(),
		lessonId,
		'[choice]\nzh: 他在哪儿？\nen: Where is he?\n* zh: 在家\nen: At home\n- zh: 在银行\nen: At the bank',
	)
	await word(learner, '我').focus()
	for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await learner.keyboard.press(key)
	await button(learner, 'Something wrong?').press('Enter')
	await expect(dialog(learner)).toBeVisible()
	await expectNoBarriers(learner)
	await learner.keyboard.press('Escape')
	await expect(dialog(learner)).toHaveCount(0)
	await expect(word(learner, '银行')).toBeFocused()
	await learner.reload()
	await beginReading(learner)
	await button(learner, 'Mark as Learned').click()
	await button(learner, 'Start Exercises').click()
	await button(learner, /Something wrong\? Question 1/).click()
	await expect(dialog(learner)).toContainText('Where is he?')
	await button(learner, 'Wrong question or answer').click()
	await expect(dialog(learner)).toContainText('Thank you. An editor will look at it.')
	await button(learner, 'Done').click()
	await expect(dialog(learner)).toHaveCount(0)
	expect(await stored()).toMatchObject([{ part: 'exercise', exerciseId: `${lessonId}-1` }])
})

test('a card is reported with its example and a note, which closing the dialog sends, and studied on', {
	tag: '@long',
}, async ({ learner }) => {
	const note = `note ${crypto.randomUUID()}`
	await openDeck(learner, '/flashcards/study/hsk-level-1')
	await learner.keyboard.press('Space')
	await button(learner, 'Something wrong?').click()
	await expect(dialog(learner)).toContainText('你妈妈在家吗？')
	await button(learner, 'Something else').click()
	await expect(learner.getByLabel('What should it be? (optional)')).toBeFocused()
	// A key of the cards is a letter here.
	await learner.keyboard.type(`3 ${note}`)
	await learner.keyboard.press('Escape')
	await expect(message(learner, 'Your note was sent.')).toBeVisible()
	expect(
		await platformDatabase()
			.select()
			.from(reports)
			.where(eq(reports.note, `3 ${note}`)),
	).toMatchObject([{ part: 'dictionary', word: '妈妈', sentence: '你妈妈在家吗？' }])
	await learner.keyboard.press('3')
	await expect(button(learner, 'Show Answer')).toBeVisible()
})
