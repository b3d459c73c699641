/** Questions to answer aloud, with a microphone that hears a tone. */
import type { Page } from '@playwright/test'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { expectChinese, lessonWithExercises, readLessonAs } from '#tests/support/exercises.ts'
import { expect, login, newUser, test } from '#tests/support/journey.ts'
import { chromiumFlags, thriftyFlags } from '#tools/chromium.ts'

test.use({
	serviceWorkers: 'block',
	launchOptions: {
		...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
		args: [...chromiumFlags, ...thriftyFlags, '--use-fake-device-for-media-stream'],
	},
})

const twoQuestions = `[speak]
zh: 你叫什么名字？
en: What is your name?
* zh: 我叫安娜，你呢？
en: I’m Anna. And you?
? en: A question back is polite.

[speak]
zh: 你是学生吗？
* zh: 不，我是老师。

[true_false]
zh: 我是学生。
* true`

const questions = (page: Page) =>
	page.getByRole('region', { name: 'Say It Aloud' }).locator('ol > li')

test('a question is heard, answered aloud and compared with a model answer', {
	tag: '@screens',
}, async ({ page, context }) => {
	await context.grantPermissions(['microphone'])
	const sent: string[] = []
	page.on('request', (request) => {
		const type = request.headers()['content-type'] ?? ''
		if (request.method() !== 'GET' && /audio|webm|octet/.test(type)) sent.push(request.url())
	})
	// As “English in exercises” was left.
	await page.addInitScript(() => {
		const left = sessionStorage.getItem('english') ?? 'on'
		localStorage.setItem('hanlu.exercise-english.others', left)
	})
	await readLessonAs(page, await lessonWithExercises(twoQuestions))
	await expect(page.getByText('1 question about this lesson')).toBeVisible()
	await expect(questions(page)).toHaveCount(2)
	const first = questions(page).first()
	const button = (name: string) => first.getByRole('button', { name, exact: true })
	await expectChinese(first, '你叫什么名字？')
	await expect(first.getByText('What is your name?')).toBeVisible()
	await expect(first.getByText('I’m Anna. And you?')).toBeHidden()

	const asked = page.waitForResponse((answer) => answer.url().includes('/nls/tts?exercise='))
	await button('Hear the question').click()
	expect((await asked).ok()).toBe(true)

	await button('Record your answer').click()
	await expect(first.getByRole('status')).toHaveText('Recording. Speak now, then press Stop.')
	await page.waitForTimeout(700)
	await button('Stop').click()
	await button('Play mine').click()
	await expect(first.getByRole('status')).toHaveText('Playing your recording.')
	await expect(first.getByRole('status')).toHaveText('')
	await expect(button('Record again')).toBeVisible()
	await expect(questions(page).last().getByRole('button', { name: 'Play mine' })).toHaveCount(0)

	await first.getByText('A model answer').click()
	await expectChinese(first, '我叫安娜，你呢？')
	await expect(first.getByText('I’m Anna. And you?')).toBeVisible()
	await expect(first.getByText('A question back is polite.')).toBeVisible()
	const answered = page.waitForResponse((answer) => answer.url().includes('&answer=A'))
	await button('Hear the model answer').click()
	expect((await answered).ok()).toBe(true)
	await expectNoBarriers(page)
	expect(sent).toEqual([])

	await page.evaluate(() => sessionStorage.setItem('english', 'off'))
	await page.reload()
	await expect(button('Record your answer')).toBeVisible()
	await first.getByText('A model answer').click()
	await expectChinese(first, '我叫安娜，你呢？')
	for (const english of ['What is your name?', 'I’m Anna. And you?']) {
		await expect(first.getByText(english)).toBeHidden()
	}
})

test('whoever goes on to another question, or records by keyboard, loses nothing', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['microphone'])
	await readLessonAs(page, await lessonWithExercises(twoQuestions))
	const [first, last] = [questions(page).first(), questions(page).last()]
	const recording = 'Recording. Speak now, then press Stop.'
	await first.getByRole('button', { name: 'Record your answer' }).focus()
	await page.keyboard.press('Space')
	await expect(first.getByRole('status')).toHaveText(recording)
	await page.waitForTimeout(700)
	await last.getByRole('button', { name: 'Record your answer' }).click()
	await expect(last.getByRole('status')).toHaveText(recording)
	await expect(first.getByRole('status')).toHaveText('')
	await expect(first.getByRole('button', { name: 'Play mine' })).toBeVisible()
	await last.getByRole('button', { name: 'Stop' }).focus()
	await page.waitForTimeout(700)
	await page.keyboard.press('Space')
	await expect(last.getByRole('button', { name: 'Play mine' })).toBeVisible()
	await expect(last.getByRole('status')).toHaveText('')

	// What begins to sound ends the recording, and keeps it.
	await first.getByRole('button', { name: 'Record again' }).click()
	await expect(first.getByRole('status')).toHaveText(recording)
	await page.waitForTimeout(700)
	await last.getByRole('button', { name: 'Hear the question' }).click()
	await expect(first.getByRole('button', { name: 'Record again' })).toBeVisible()
})

test('a refused microphone is explained', async ({ page }) => {
	await readLessonAs(page, await lessonWithExercises(twoQuestions))
	const first = questions(page).first()
	await first.getByRole('button', { name: 'Record your answer' }).click()
	await expect(first.getByRole('alert')).toContainText('The microphone isn’t allowed here.')
})

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false })

	test('questions and model answers are there to be read', async ({ page }) => {
		const slug = await lessonWithExercises(twoQuestions)
		await login(page, await newUser())
		await page.goto(`/courses/lessons/${slug}`)
		const first = questions(page).first()
		await expectChinese(first, '你叫什么名字？')
		await expect(first.getByText('What is your name?')).toBeVisible()
		await expect(first.getByRole('button')).toHaveCount(0)
		await first.getByText('A model answer').click()
		await expectChinese(first.locator('details'), '我叫安娜，你呢？')
	})
})
