/** Gaps, orders, pairs, typed answers and dictations: by keyboard, by touch, heard and read. */
import type { Page } from '@playwright/test'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import {
	button,
	expectChinese,
	lessonWithExercises,
	question,
	readLessonAs,
	submitButton,
} from '#tests/support/exercises.ts'
import { expect, test } from '#tests/support/journey.ts'
import { tabTo } from '#tests/support/keyboard.ts'

const cloze = `[cloze]
zh: 我{叫}安娜，{是}法国人。
en: My name is Anna, and I’m French.
- zh: 有
? zh: “叫”后面是名字。
en: After jiào comes the name.`

const order = `[order]
zh: 安娜今天去哪儿？
en: Where is Anna going today?
* zh: 安娜 今天 去 北京
* zh: 今天 安娜 去 北京
- zh: 在`

const match = `[match]
zh: 哪个量词？
en: Match each noun with its measure word.
* zh: 书 = 本
* zh: 猫 = 只
* zh: 医生 = doctor
- zh: 张`

const type = `[type]
zh: “老师”的拼音是什么？
en: Type the pinyin of 老师.
* pinyin: lǎoshī`

const dictation = `[dictation]
zh: 听一听，写下来。
en: Listen, then write what you hear.
sound: 你是学生吗？
* zh: 你是学生吗？
* pinyin: nǐ shì xuésheng ma`

/** Opens a new lesson with these exercises and starts them. */
async function practise(page: Page, ...blocks: string[]): Promise<void> {
	await readLessonAs(page, await lessonWithExercises(blocks.join('\n\n')))
	await button(page, 'Start Exercises').click()
}

const word = (page: Page, number: number, text: string) =>
	question(page, number)
		.getByRole('group', { name: 'Words to choose from' })
		.getByRole('button', { name: text })

const place = (page: Page, number: number, at: number) =>
	question(page, number).getByRole('button', { name: new RegExp(`^Place ${at} of`) })

const status = (page: Page, number: number) => question(page, number).getByRole('status')

test('gaps are filled by touch, and a word can be given back', async ({ page }) => {
	await practise(page, cloze)
	const submit = submitButton(page, 1)
	await expect(submit).toBeDisabled()
	await expect(place(page, 1, 1)).toHaveAccessibleName('Place 1 of 2, empty')
	await word(page, 1, '有').click()
	await expect(status(page, 1)).toHaveText('Place 1: 有.')
	await place(page, 1, 1).click()
	await expect(status(page, 1)).toHaveText('有 is back in the bank. Place 1 is empty.')
	await place(page, 1, 2).click()
	await word(page, 1, '有').click()
	await word(page, 1, '叫').click()
	await expectChinese(place(page, 1, 1), '叫')
	await expectChinese(place(page, 1, 2), '有')
	await submit.click()
	await expect(status(page, 1)).toHaveText('Incorrect!1 of 2 places is right.')
	await expect(question(page, 1).locator('[data-look="wrong"]')).toContainText('Wrong')
	await expectChinese(question(page, 1), '我叫安娜，是法国人。')
	await expectChinese(question(page, 1), '“叫”后面是名字。')
	await expect(word(page, 1, '叫')).toHaveCount(0)
})

test('gaps are filled by keyboard alone', { tag: '@long' }, async ({ page }) => {
	await practise(page, cloze)
	await tabTo(page, place(page, 1, 1))
	const bank = question(page, 1).getByRole('group', { name: 'Words to choose from' })
	const texts = await bank
		.locator('ruby')
		.evaluateAll((words) => words.map((ruby) => ruby.firstChild?.textContent ?? ''))
	const keyOf = (text: string) => String(texts.indexOf(text) + 1)
	await page.keyboard.press(keyOf('是'))
	await page.keyboard.press('Backspace')
	await expect(place(page, 1, 1)).toHaveAccessibleName('Place 1 of 2, empty')
	await page.keyboard.press(keyOf('叫'))
	await page.keyboard.press('ArrowRight')
	await expect(place(page, 1, 2)).toBeFocused()
	await tabTo(page, word(page, 1, '是'))
	await page.keyboard.press('Enter')
	await tabTo(page, submitButton(page, 1))
	await page.keyboard.press('Enter')
	await expect(status(page, 1)).toHaveText('Correct!')
	await expect(button(page, 'See your grade')).toBeFocused()
})

test('typed pinyin is judged by letters and by tones', async ({ page }) => {
	await practise(page, type, type)
	const field = question(page, 1).getByLabel('Your answer')
	await expect(submitButton(page, 1)).toBeDisabled()
	// Pinyin above 老师 would be the answer; that of 拼音 helps to read the question.
	await expect(question(page, 1).locator('legend rt').first()).toBeHidden()
	await expect(question(page, 1).locator('legend rt').last()).toBeVisible()
	await field.fill('   ')
	await expect(submitButton(page, 1)).toBeDisabled()
	await field.fill('laoshi')
	await field.press('Enter')
	await expect(status(page, 1)).toHaveText('Incorrect!Right letters, without tones.')
	await expect(question(page, 1)).toContainText('Correct answerlǎoshī')
	await expect(question(page, 1).locator('legend rt').first()).toBeVisible()
	await question(page, 2).getByLabel('Your answer').fill('lao3 shi1')
	await submitButton(page, 2).click()
	await expect(status(page, 2)).toHaveText('Correct!')
})

test('Enter submits nothing while an input method composes', { tag: '@long' }, async ({ page }) => {
	await practise(page, dictation)
	const field = question(page, 1).getByLabel('Your answer')
	await field.focus()
	const devtools = await page.context().newCDPSession(page)
	await devtools.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 })
	const isTaken = await field.evaluate((input) => {
		const key = { key: 'Enter', bubbles: true, cancelable: true }
		return [true, false].map((isComposing) =>
			input.dispatchEvent(new KeyboardEvent('keydown', { ...key, isComposing })),
		)
	})
	expect(isTaken).toEqual([false, true])
	await expect(status(page, 1)).toBeEmpty()
})

test('a dictation is heard, and its text shows once it is answered', async ({ page }) => {
	await practise(page, dictation)
	await expect(question(page, 1)).not.toContainText('你')
	const heard = page.waitForResponse('**/nls/tts?exercise=**')
	await button(page, 'Listen').click()
	const answer = await heard
	expect(answer.status()).toBeLessThan(300)
	expect(answer.headers()['content-type']).toBe('audio/mpeg')
	await question(page, 1).getByLabel('Your answer').fill('你是学生吗')
	await submitButton(page, 1).click()
	await expect(status(page, 1)).toHaveText('Correct!')
	await expectChinese(question(page, 1), '你是学生吗？')
})

test('of what is to be compared with a sound nothing is given away', async ({ page }) => {
	await practise(
		page,
		`[true_false]
zh: 他们坐出租车去。
en: They take a taxi.
sound: 安娜：我们坐出租车去吧？
sound: 老师：饭店就在前面。
* false`,
	)
	await page.getByRole('switch', { name: 'English in exercises' }).click()
	await expect(question(page, 1)).toContainText('安娜, then 老师')
	await expect(question(page, 1)).toContainText('False')
	await expect(question(page, 1)).not.toContainText(/taxi|饭店/)
	await question(page, 1).getByRole('radio').nth(1).check()
	await submitButton(page, 1).click()
	await expect(status(page, 1)).toHaveText('Correct!')
	await expect(question(page, 1)).toContainText('They take a taxi.')
	await expectChinese(question(page, 1), '饭店就在前面。')
})

test('without a connection the text can be shown instead of heard', { tag: '@long' }, async ({
	page,
	context,
}) => {
	await practise(page, dictation)
	await context.setOffline(true)
	await button(page, 'Listen').click()
	await expect(page.getByText('Audio needs a connection.')).toBeVisible()
	await expectChinese(question(page, 1), 'Show the text')
	await button(page, 'Show the text').click()
	await expectChinese(question(page, 1), '你是学生吗？')
	await context.setOffline(false)
})

test.describe('before JavaScript has loaded', () => {
	test.use({ javaScriptEnabled: false })

	test('each kind of question is printed', async ({ learner: page }) => {
		const slug = await lessonWithExercises([cloze, order, match, type, dictation].join('\n\n'))
		await page.goto(`/courses/lessons/${slug}`)
		const section = page.getByRole('region', { name: 'Exercises' })
		await expect(section.locator('ol > li')).toHaveCount(5)
		await expect(section).toContainText('我 ＿＿＿＿ 安娜， ＿＿＿＿ 法国人。')
		await expect(section).toContainText('My name is Anna')
		await expect(section).toContainText('书 = ＿＿＿＿')
		await expect(section.getByRole('list', { name: 'Words to choose from' })).toHaveCount(3)
		await expect(section).not.toContainText('你是学生吗')
	})
})

test('the kinds of exercises have no barriers', { tag: ['@screens', '@long'] }, async ({
	page,
}) => {
	const shown = { coloursIn: '[aria-labelledby="exercises"]' }
	await practise(page, cloze, order, match, type, dictation)
	await word(page, 1, '有').click()
	await expectNoBarriers(page, shown)
	await word(page, 1, '叫').click()
	await submitButton(page, 1).click()
	for (const text of ['去', '安娜', '今天', '北京']) await word(page, 2, text).click()
	await submitButton(page, 2).click()
	for (const text of ['本', '张', 'doctor']) await word(page, 3, text).click()
	await submitButton(page, 3).click()
	await question(page, 4).getByLabel('Your answer').fill('laoshi')
	await submitButton(page, 4).click()
	await question(page, 5).getByLabel('Your answer').fill('你是学生吗')
	await submitButton(page, 5).click()
	await page.getByRole('switch', { name: 'English in exercises' }).click()
	await expectNoBarriers(page, shown)
})
