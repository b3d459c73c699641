/** Pages in traditional characters, with zhuyin and the colours of tones. */
import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { userProfiles } from '#app/db/schema/index.ts'
import { expectNoBarriers } from '#tests/support/barriers.ts'
import { beginReading, button, lessonWithExercises, question } from '#tests/support/exercises.ts'
import { expect, login, newUser, test } from '#tests/support/journey.ts'
import { platformDatabase } from '#tests/support/platform.ts'
import { openDeck } from '#tests/support/studying.ts'

const choices = { script: 'traditional', notation: 'zhuyin', toneScheme: 'pleco' } as const

const exercises = `[type]
zh: “老师”的拼音是什么？
en: Type the pinyin of 老师.
* pinyin: lǎoshī

[type]
zh: “老师”的拼音是什么？
en: Type the pinyin of 老师.
* pinyin: lǎoshī

[choice]
zh: 他的头发怎么样？
en: What is his hair like?
* zh: 很干净
- zh: 很长`

/** Its first word is 妈妈. */
const deck = '/flashcards/study/hsk-level-1'

/** Signs in as a new reader; returns their address. */
async function signInAsReader(page: Page): Promise<string> {
	const email = await newUser()
	await platformDatabase().update(userProfiles).set(choices).where(eq(userProfiles.email, email))
	await login(page, email)
	return email
}

async function listens(page: Page): Promise<void> {
	await page.locator('.text [tabindex="0"]').first().waitFor()
}

async function openExercises(page: Page): Promise<void> {
	await page.goto(`/courses/lessons/${await lessonWithExercises(exercises)}`)
	await listens(page)
	await beginReading(page)
	await button(page, 'Start Exercises').click()
}

const card = (page: Page) => page.getByRole('region', { name: 'Card' })

const looks: [what: string, show: (page: Page) => Promise<void>][] = [
	[
		'a lesson with its words',
		async (page) => {
			await page.goto('/courses/lessons/tea-house')
			await listens(page)
			await button(page, 'Translation').click()
			await page.locator('summary', { hasText: 'New words' }).click()
			await page.locator('summary').first().click()
			await page.locator('summary', { hasText: 'Learning' }).click()
		},
	],
	[
		'an article',
		async (page) => {
			await page.goto('/articles/breakfast-on-the-corner')
			await listens(page)
		},
	],
	[
		'the analyser',
		async (page) => {
			await page.goto('/tools/analyzer')
			await listens(page)
			await expect(page.locator('#unknown-words')).toBeVisible()
		},
	],
	[
		'a card',
		async (page) => {
			await openDeck(page, deck)
			await button(page, 'Show Answer').click()
			await expect(card(page).locator('.t1').first()).toBeVisible()
		},
	],
	[
		'a word of the dictionary with its strokes',
		async (page) => {
			await page.goto('/dictionary/头发')
			await page.locator('summary', { hasText: 'Strokes' }).click()
			await expect(page.getByText('豎').first()).toBeVisible()
		},
	],
	[
		'exercises',
		async (page) => {
			await openExercises(page)
			await question(page, 1).getByLabel('Your answer').fill('ㄌㄠˇㄕ')
			await question(page, 1).getByRole('button', { name: 'Submit' }).click()
			await expect(question(page, 1).getByRole('status')).toHaveText('Correct!')
		},
	],
]

for (const [what, show] of looks) {
	test(`${what} in another script and notation has no barriers`, {
		tag: ['@screens', '@long'],
	}, async ({ page }) => {
		await signInAsReader(page)
		await show(page)
		await expectNoBarriers(page)
	})
}

test('the reading that an exercise asks for is typed in zhuyin', { tag: '@long' }, async ({
	page,
}) => {
	await signInAsReader(page)
	await openExercises(page)
	const asked = question(page, 1).locator('legend .t3').first()
	await expect(asked).toHaveText('老')
	// The colour of its tone would be half of the answer.
	const isColoured = () =>
		asked.evaluate((hanzi) => {
			const ruby = hanzi.closest('ruby')
			return !ruby || getComputedStyle(hanzi).color !== getComputedStyle(ruby).color
		})
	expect(await isColoured()).toBe(false)
	await question(page, 1).getByLabel('Your answer').fill('ㄌㄠˊ ㄕ')
	await page.keyboard.press('Enter')
	await expect(question(page, 1).getByRole('status')).toContainText('Incorrect!Right letters')
	await expect(question(page, 1)).toContainText('Correct answerㄌㄠˇ ㄕ')
	expect(await isColoured()).toBe(true)
	await question(page, 2).getByLabel('Your answer').fill('ㄌㄠˇㄕ')
	await page.keyboard.press('Enter')
	await expect(question(page, 2).getByRole('status')).toHaveText('Correct!')
	await expect(question(page, 3)).toContainText('頭髮')
})
